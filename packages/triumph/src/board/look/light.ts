import type { Point } from '@vexillum/geometry';
import { type Quarters, toRadians } from '@vexillum/canvas/layers';

/** Things are lit again when they have turned so far. */
const STEP = 30;

/** From where, seen from a thing, its reader's north-west is: in whole steps, so that few pictures differ by it. */
export const turnOf = (degrees: number, quarters: Quarters): number => {
  const steps = Math.round((degrees + quarters * 90) / STEP) % (360 / STEP);
  return (steps + 360 / STEP) % (360 / STEP);
};

/** Toward the light, one long, y down, as a thing lies that has turned by so many steps. */
export const lightAt = (turn: number): Point => {
  const angle = toRadians(225 - turn * STEP);
  return { x: Math.cos(angle), y: Math.sin(angle) };
};
