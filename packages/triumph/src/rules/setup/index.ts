export * from './choose-kinds.ts';
export * from './layouts.ts';
export * from './propose-layout.ts';
export * from './small-piece.ts';
export * from './tactical-advantage.ts';
export * from './terrain-for.ts';
