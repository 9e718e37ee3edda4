import type { Container } from 'pixi.js';
import { turnToReader } from '../camera/quarters.ts';
import { UNIT } from '../look/unit.ts';
import type { Sight } from '../look/sight.ts';

/** Seen from so far, as on a telephone, tags, slips and lines would hide the board: they shrink a little. */
export const FAR = 8;
export const FAR_SHARE = 0.75;

/** Keeps an object upright for the reader and of the same size on the screen at every zoom: its own units are then CSS pixels. */
export const standUpright = (object: Container, sight: Sight): void => {
  object.rotation = turnToReader(sight.quarters);
  object.scale.set((UNIT / sight.scale) * (sight.scale < FAR ? FAR_SHARE : 1));
};
