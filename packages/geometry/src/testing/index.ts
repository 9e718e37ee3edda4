export * from './arbitraries.ts';
export * from './some-world.ts';
