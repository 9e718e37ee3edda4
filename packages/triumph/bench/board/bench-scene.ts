import { fileURLToPath } from 'node:url';
import { withBenchPage, type LoadedPage, type SceneBenchOptions } from '@vexillum/canvas/bench';
import { limitsOf } from './limits.ts';
import type { BenchPage } from './page/bench.ts';
import type { SceneBench, SceneFigures, SceneRatios } from './scene-bench.ts';

const FRAMES = 150;

/** Measures this scene and a naive one in one browser, one after the other on the same page. Takes about a minute. */
export const benchScene = (options: SceneBenchOptions = {}): Promise<SceneBench> =>
  withBenchPage({ folder: fileURLToPath(new URL('.', import.meta.url)), ...options }, 'bench.html', (loaded) =>
    measureAll(loaded, options.frames ?? FRAMES),
  );

type Renderer = 'webgl' | 'canvas';

const measureAll = async ({ page, load }: LoadedPage, frames: number): Promise<SceneBench> => {
  const measure = async (whose: 'ours' | 'naive', renderer: Renderer): Promise<SceneFigures> => {
    await load();
    return page.evaluate(
      ([name, kind, count]) => (globalThis as unknown as { bench: BenchPage }).bench[name](kind, count),
      [whose, renderer, frames] as const,
    );
  };
  const ours = { webgl: await measure('ours', 'webgl'), canvas: await measure('ours', 'canvas') };
  const naive = { webgl: await measure('naive', 'webgl'), canvas: await measure('naive', 'canvas') };
  await load();
  const ground = await page.evaluate(() => (globalThis as unknown as { bench: BenchPage }).bench.ground());
  const automatic = await page.evaluate(() => (globalThis as unknown as { bench: BenchPage }).bench.automatic());
  return {
    ours,
    naive,
    ratios: { webgl: ratios(ours.webgl, naive.webgl), canvas: ratios(ours.canvas, naive.canvas) },
    automatic,
    ground,
    limits: limitsOf(ours, ground),
  };
};

const ratios = (ours: SceneFigures, naive: SceneFigures): SceneRatios => {
  const times = (key: 'pan' | 'drag' | 'dragWithOverlays') =>
    Math.round((naive[key].median / ours[key].median) * 10) / 10;
  return { pan: times('pan'), drag: times('drag'), dragWithOverlays: times('dragWithOverlays') };
};
