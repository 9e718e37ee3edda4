import type { BoardView, RendererChoice } from '../../src/index.ts';
import type { FrameCost, SceneFigures } from '../scene-bench.ts';
import { dragOverlays, draggedView, labelOf, restingView, zonesOf } from './bench-views.ts';
import type { DrawnScene } from './drawn-scene.ts';
import { openNaive } from './naive-scene.ts';
import { openOurs } from './our-scene.ts';

const WARM = 20;
const IDLE_TIME = 2000;

let wakes = 0;
const requestFrame = globalThis.requestAnimationFrame.bind(globalThis);
globalThis.requestAnimationFrame = (callback) =>
  requestFrame((now) => {
    wakes += 1;
    callback(now);
  });

const nextFrame = (): Promise<void> => new Promise((resolve) => requestFrame(() => resolve()));
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Does something for each frame, and adds what it took to what the frame took. */
const cost = async (scene: DrawnScene, frames: number, act: (frame: number) => void): Promise<FrameCost> => {
  const times: number[] = [];
  let drawn = 0;
  scene.onFrame = (milliseconds) => (drawn += milliseconds);
  let start = 0;
  for (let frame = 0; frame < WARM + frames; frame += 1) {
    if (frame === WARM) start = performance.now();
    drawn = 0;
    const begin = performance.now();
    act(frame);
    const acting = performance.now() - begin;
    await nextFrame();
    await nextFrame();
    if (frame >= WARM) times.push(acting + drawn);
  }
  const seconds = (performance.now() - start) / 1000;
  // Two refreshes each: the one that draws, and the one that tells that it is over.
  return {
    median: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
    framesPerSecond: rounded((2 * frames) / seconds),
  };
};

const rest = async (scene: DrawnScene): Promise<SceneFigures['idle']> => {
  let frames = 0;
  await wait(500);
  scene.onFrame = () => (frames += 1);
  wakes = 0;
  await wait(IDLE_TIME);
  return { frames, wakes };
};

const firstFrame = async (scene: DrawnScene, view: BoardView, begin: number): Promise<number> => {
  const drawn = new Promise<void>((resolve) => (scene.onFrame = () => resolve()));
  scene.show(view);
  await drawn;
  return rounded(performance.now() - begin);
};

const measure = async (open: () => Promise<DrawnScene>, frames: number): Promise<SceneFigures> => {
  const begin = performance.now();
  const view = restingView();
  const scene = await open();
  const first = await firstFrame(scene, view, begin);
  const overlays = zonesOf(view);
  const sway = (frame: number) => scene.pan(6 * Math.cos(frame / 7), 3 * Math.sin(frame / 5));
  const pan = await cost(scene, frames, sway);
  scene.show({ ...view, overlays });
  const panWithZones = await cost(scene, frames, sway);
  scene.show(view);
  const drag = await cost(scene, frames, (frame) => scene.show(draggedView(view, frame)));
  const dragWithOverlays = await cost(scene, frames, (frame) =>
    scene.show({
      ...draggedView(view, frame),
      overlays: [...overlays, ...dragOverlays(frame)],
      labels: [labelOf(frame)],
    }),
  );
  scene.show(view);
  const zoom = await cost(scene, frames, (frame) => scene.zoom(frame % 40 < 20 ? 1.03 : 1 / 1.03));
  const idle = await rest(scene);
  scene.destroy();
  return { renderer: scene.renderer, firstFrame: first, pan, panWithZones, drag, dragWithOverlays, zoom, idle };
};

const host = document.querySelector<HTMLElement>('#host') as HTMLElement;

/** Called from outside the page. */
const bench = {
  ours: (renderer: 'webgl' | 'canvas', frames: number) => measure(() => openOurs(host, renderer), frames),
  naive: (renderer: 'webgl' | 'canvas', frames: number) => measure(() => openNaive(host, renderer), frames),
  automatic: async () => {
    const scene = await openOurs(host, 'auto' satisfies RendererChoice);
    scene.destroy();
    return scene.renderer;
  },
};

export type BenchPage = typeof bench;

Object.assign(globalThis, { bench });
document.title = 'ready';
