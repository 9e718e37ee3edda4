import type { DrawnScene } from './drawn-scene.ts';

/** Milliseconds of script per frame. */
export interface FrameCost {
  readonly median: number;
  readonly p95: number;
  /** What the screen really got, with all that is not script. */
  readonly framesPerSecond: number;
}

const WARM = 20;

/** The browser's own: whoever counts what the page asks for does not count the measuring. */
export const requestFrame = globalThis.requestAnimationFrame.bind(globalThis);

const nextFrame = (): Promise<void> => new Promise((resolve) => requestFrame(() => resolve()));

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A frame of WebGL without a graphics card may take a second: then fewer are measured, so that the whole comes to an end. */
const LONGEST = 10_000;
const FEWEST = 10;

/** Does something for each frame, and adds what it took to what the frame took. */
export const frameCost = async (
  scene: Pick<DrawnScene, 'onFrame'>,
  frames: number,
  act: (frame: number) => void,
): Promise<FrameCost> => {
  const times: number[] = [];
  let drawn = 0;
  scene.onFrame = (milliseconds) => (drawn += milliseconds);
  let start = 0;
  for (let frame = 0; frame < WARM + frames; frame += 1) {
    if (frame === WARM) start = performance.now();
    if (times.length >= FEWEST && performance.now() - start > LONGEST) break;
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
    framesPerSecond: rounded((2 * times.length) / seconds),
  };
};
