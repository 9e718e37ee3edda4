import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { buildPages } from './build-pages.ts';
import { limitsOf } from './limits.ts';
import type { BenchPage } from './page/bench.ts';
import type { SceneBench, SceneFigures, SceneRatios } from './scene-bench.ts';
import { serve } from './serve.ts';

export interface SceneBenchOptions {
  /** Of the browser; without it playwright's own. */
  readonly executablePath?: string;
  /** Measured frames of each kind. */
  readonly frames?: number;
  /** This folder, where it is not known from the module's own address because it has been built into another place. */
  readonly folder?: string;
}

const FRAMES = 150;
const SCREEN = { width: 1280, height: 800 };

/** Measures this scene and a naive one in one browser, one after the other on the same page. Takes about a minute. */
export const benchScene = async (options: SceneBenchOptions = {}): Promise<SceneBench> => {
  const folder = options.folder ?? fileURLToPath(new URL('.', import.meta.url));
  const server = await serve(await buildPages(folder));
  const { executablePath } = options;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREEN });
    return await measureAll(page, `http://127.0.0.1:${server.port}/bench.html`, options.frames ?? FRAMES);
  } finally {
    await browser.close();
    server.close();
  }
};

type Renderer = 'webgl' | 'canvas';

const measureAll = async (page: Page, address: string, frames: number): Promise<SceneBench> => {
  const measure = async (whose: 'ours' | 'naive', renderer: Renderer): Promise<SceneFigures> => {
    await openPage(page, address);
    return page.evaluate(
      ([name, kind, count]) => (globalThis as unknown as { bench: BenchPage }).bench[name](kind, count),
      [whose, renderer, frames] as const,
    );
  };
  const ours = { webgl: await measure('ours', 'webgl'), canvas: await measure('ours', 'canvas') };
  const naive = { webgl: await measure('naive', 'webgl'), canvas: await measure('naive', 'canvas') };
  await openPage(page, address);
  const automatic = await page.evaluate(() => (globalThis as unknown as { bench: BenchPage }).bench.automatic());
  return {
    ours,
    naive,
    ratios: { webgl: ratios(ours.webgl, naive.webgl), canvas: ratios(ours.canvas, naive.canvas) },
    automatic,
    limits: limitsOf(ours),
  };
};

/** A fresh page for each measure: no textures and no ticker of the one before. */
const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => document.title === 'ready');
};

const ratios = (ours: SceneFigures, naive: SceneFigures): SceneRatios => {
  const times = (key: 'pan' | 'drag' | 'dragWithOverlays') =>
    Math.round((naive[key].median / ours[key].median) * 10) / 10;
  return { pan: times('pan'), drag: times('drag'), dragWithOverlays: times('dragWithOverlays') };
};
