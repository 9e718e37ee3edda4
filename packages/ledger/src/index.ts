export * from './canonical-json.ts';
export * from './entry.ts';
export * from './sha256.ts';
