import { fileURLToPath } from 'node:url';
import { type LoadedPage, type SceneBenchOptions, withBenchPage } from '@vexillum/canvas/bench';
import type { MapFigures } from './map-figures.ts';
import type { MapBenchPage } from './page/map-bench.ts';

const FRAMES = 60;

const maps = [
  ['webgl', 42],
  ['webgl', 500],
  ['canvas', 42],
  ['canvas', 500],
] as const;

/** Measures maps of 42 and 500 areas, one of which changes hands in each frame, against redrawing the whole map. */
export const benchMap = (options: SceneBenchOptions = {}): Promise<MapFigures[]> =>
  withBenchPage({ folder: fileURLToPath(new URL('.', import.meta.url)), ...options }, 'map-bench.html', (loaded) =>
    measureAll(loaded, options.frames ?? FRAMES),
  );

const measureAll = async ({ page, load }: LoadedPage, frames: number): Promise<MapFigures[]> => {
  const all: MapFigures[] = [];
  for (const [renderer, areas] of maps) {
    await load();
    const figures = page.evaluate(
      ([kind, size, count]) => (globalThis as unknown as { bench: MapBenchPage }).bench.measure(kind, size, count),
      [renderer, areas, frames] as const,
    );
    all.push(await figures);
  }
  return all;
};
