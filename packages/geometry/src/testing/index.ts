export * from './arbitraries.ts';
export * from './mirrored.ts';
export * from './some-world.ts';
