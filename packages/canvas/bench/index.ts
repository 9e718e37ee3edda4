export { type LoadedPage, type SceneBenchOptions, withBenchPage } from './bench-page.ts';
export type { FrameCost } from './page/frame-cost.ts';
