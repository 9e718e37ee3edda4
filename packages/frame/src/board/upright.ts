import type { Camera } from '@vexillum/canvas';
import { PHONE } from '../phone.ts';
import { settings } from '../settings.ts';

/** Turned upright a board must be so many times larger, or whoever knows it lying across would be turned round for little. */
const NOTABLY = 1.25;

/** Whether this window has more room for the board when it is turned upright. */
export const maybeUpright = (camera: Camera): boolean => camera.gainUpright >= NOTABLY;

/** With this side's base edge at the bottom; turned upright, with it at the left, where the reader wants that or a phone needs it. */
export const layBoard = (camera: Camera, near: 'red' | 'blue'): void => {
  const wish = settings.$lie.get();
  const isWanted = wish === 'upright' || (wish === 'auto' && PHONE.matches);
  camera.lay(near, isWanted && maybeUpright(camera));
};

/** Keeps the board laid as its window and its reader's wish ask, whose base edge `near` tells. Returns the way to stop. */
export const keepLaid = (camera: Camera, near: () => 'red' | 'blue'): (() => void) => {
  const lay = () => layBoard(camera, near());
  const stops = [camera.onChange(lay), settings.$lie.listen(lay)];
  lay();
  return () => {
    for (const stop of stops) stop();
  };
};
