import { type DrawnScene, frameCost, openOurs } from '@vexillum/canvas/bench/page';
import { areaLayers, type AreasView, type MapView } from '../../../src/board/index.ts';
import { sampleMapView } from '../../../src/board/testing/index.ts';
import type { MapFigures } from '../map-figures.ts';

const FEW = { columns: 7, rows: 6, points: 36 };
const MANY = { columns: 25, rows: 20, points: 12 };

/** The same map, but that one more area has changed hands; all else is the same value. */
const conquered = (view: MapView, frame: number): MapView => {
  const map = view.map as AreasView;
  const at = frame % map.areas.length;
  const { color = 0, pattern = 'plain' } = map.areas[(at + 5) % map.areas.length] ?? {};
  const areas = map.areas.map((area, index) => (index === at ? { ...area, color, pattern } : area));
  const tokens = map.tokens.map((token, index) =>
    index === at ? { ...token, color, count: 1 + (frame % 30) } : token,
  );
  return { ...view, map: { ...map, areas, tokens } };
};

const emptied = ({ map: _map, ...view }: MapView): MapView => view;

/** How a scene is told what has become of the map. */
type Telling = (scene: DrawnScene<MapView>, view: MapView) => void;

/** As players have it: what is the same value as before stays as it was drawn. */
const change: Telling = (scene, view) => scene.show(view);

/** As if there were no telling what has changed: the whole map goes, and comes back. */
const anew: Telling = (scene, view) => {
  scene.show(emptied(view));
  scene.show(view);
};

const host = document.querySelector<HTMLElement>('#host') as HTMLElement;
type Renderer = 'webgl' | 'canvas';

const measure = async (renderer: Renderer, areas: number, frames: number): Promise<MapFigures> => {
  let view = sampleMapView(areas > 100 ? MANY : FEW);
  const scene = await openOurs(host, renderer, [areaLayers]);
  const conquer = (tell: Telling, count: number) =>
    frameCost(scene, count, (frame) => tell(scene, (view = conquered(view, frame))));
  scene.show(view);
  const pan = await frameCost(scene, frames, (frame) => scene.pan(6 * Math.cos(frame / 7), 3 * Math.sin(frame / 5)));
  const figures = { pan, change: await conquer(change, frames), anew: await conquer(anew, Math.ceil(frames / 3)) };
  scene.destroy();
  return { renderer: scene.renderer, areas: view.map?.areas.length ?? 0, ...figures };
};

/** Called from outside the page. */
const bench = { measure };

export type MapBenchPage = typeof bench;

Object.assign(globalThis, { bench });
document.title = 'ready';
