export * from './army-losses.ts';
export * from './command-losses.ts';
export * from './losses-for.ts';
export * from './newly-demoralized.ts';
export * from './outcome-of.ts';
export * from './share.ts';
export * from './stand-points.ts';
export * from './battle-result.ts';
