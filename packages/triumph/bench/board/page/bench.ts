import type { RendererChoice } from '@vexillum/canvas';
import { bakeSoil, bakeTurf, layGround } from '../../../src/board/art/index.ts';
import { battleLayers, type BattleView } from '../../../src/board/index.ts';
import { soilPalettes } from '../../../src/board/look/soil-palette.ts';
import type { SceneFigures } from '../scene-bench.ts';
import { dragOverlays, draggedView, HANDFUL, labelOf, restingView, zonesOf } from './bench-views.ts';
import { frameCost as cost, openOurs, requestFrame, rounded, type DrawnScene } from '@vexillum/canvas/bench/page';
import { openNaive } from './naive-scene.ts';

const IDLE_TIME = 2000;

let wakes = 0;
globalThis.requestAnimationFrame = (callback) =>
  requestFrame((now) => {
    wakes += 1;
    callback(now);
  });

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const rest = async (scene: DrawnScene<BattleView>): Promise<SceneFigures['idle']> => {
  let frames = 0;
  await wait(500);
  scene.onFrame = () => (frames += 1);
  wakes = 0;
  await wait(IDLE_TIME);
  return { frames, wakes };
};

const firstFrame = async (scene: DrawnScene<BattleView>, view: BattleView, begin: number): Promise<number> => {
  const drawn = new Promise<void>((resolve) => (scene.onFrame = () => resolve()));
  scene.show(view);
  await drawn;
  return rounded(performance.now() - begin);
};

const measure = async (open: () => Promise<DrawnScene<BattleView>>, frames: number): Promise<SceneFigures> => {
  const begin = performance.now();
  const view = restingView();
  const scene = await open();
  const first = await firstFrame(scene, view, begin);
  await scene.whole();
  const overlays = zonesOf(view);
  const sway = (frame: number) => scene.pan(6 * Math.cos(frame / 7), 3 * Math.sin(frame / 5));
  const pan = await cost(scene, frames, sway);
  scene.show({ ...view, overlays });
  const panWithZones = await cost(scene, frames, sway);
  scene.show(view);
  const drag = await cost(scene, frames, (frame) => scene.show(draggedView(view, frame)));
  const dragHandful = await cost(scene, frames, (frame) => scene.show(draggedView(view, frame, HANDFUL)));
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
  return {
    renderer: scene.renderer,
    firstFrame: first,
    pan,
    panWithZones,
    drag,
    dragHandful,
    dragWithOverlays,
    zoom,
    idle,
  };
};

const host = document.querySelector<HTMLElement>('#host') as HTMLElement;

/** The ground of a grand board, once; milliseconds. */
const bakeGround = ({ board: { width, depth } }: BattleView): number => {
  const began = performance.now();
  const soil = bakeSoil(soilPalettes.arable, 7, width, depth);
  layGround(soil, bakeTurf(soilPalettes.arable, 7), width, depth, host.clientWidth / width);
  return rounded(performance.now() - began);
};

/** Called from outside the page. */
const bench = {
  ours: (renderer: 'webgl' | 'canvas', frames: number) =>
    measure(() => openOurs(host, renderer, [battleLayers]), frames),
  naive: (renderer: 'webgl' | 'canvas', frames: number) => measure(() => openNaive(host, renderer), frames),
  ground: () => bakeGround(restingView()),
  automatic: async () => {
    const scene = await openOurs(host, 'auto' satisfies RendererChoice, [battleLayers]);
    scene.destroy();
    return scene.renderer;
  },
};

export type BenchPage = typeof bench;

Object.assign(globalThis, { bench });
document.title = 'ready';
