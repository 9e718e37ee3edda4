import type { SceneBench, SceneFigures, SceneLimit } from './scene-bench.ts';

const atMost = (name: string, value: number, wanted: number, unit: string): SceneLimit => ({
  name,
  value,
  wanted,
  unit,
  // What could not be measured (NaN) meets no limit.
  isMet: value <= wanted,
});

const atLeast = (name: string, value: number, wanted: number, unit: string): SceneLimit => ({
  name,
  value,
  wanted,
  unit,
  isMet: value >= wanted,
});

/** What we promised ourselves of a board with 300 stands and 20 pieces of terrain. */
export const limitsOf = ({ webgl, canvas }: SceneBench['ours'], ground: number): SceneLimit[] => [
  atMost('script per frame, panning', webgl.pan.median, 1, 'ms'),
  atMost('script per frame, panning with 80 zones', webgl.panWithZones.median, 1, 'ms'),
  atMost('script per frame, dragging 30 stands', webgl.drag.median, 1.5, 'ms'),
  atMost('script per frame, dragging 20 stands, canvas', canvas.dragHandful.median, 2, 'ms'),
  atMost('baking the ground, once, in a quiet moment', ground, 150, 'ms'),
  atMost('frames and wakes in two idle seconds, WebGL', restlessness(webgl), 0, ''),
  atMost('frames and wakes in two idle seconds, canvas', restlessness(canvas), 0, ''),
  atLeast('software drawing, panning', canvas.pan.framesPerSecond, 30, 'frames/s'),
  atLeast('software drawing, dragging 30 stands', canvas.drag.framesPerSecond, 30, 'frames/s'),
];

const restlessness = ({ idle }: SceneFigures): number => idle.frames + idle.wakes;
