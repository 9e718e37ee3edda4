export { type LoadedPage, type SceneBenchOptions, withBenchPage } from './bench-page.ts';
export type { FrameCost } from './scene-bench.ts';
