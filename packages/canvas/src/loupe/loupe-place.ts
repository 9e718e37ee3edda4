import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '../camera/camera-maths.ts';

/** The magnifier's radius and how far its middle is from the finger, in CSS pixels. */
export const LOUPE_RADIUS = 60;
export const LOUPE_DISTANCE = 120;
const MARGIN = 4;

/** Where the middle of the loupe goes: above the finger, or below where there is no room; always on the screen as a whole. */
export const loupePlace = (finger: ScreenPoint, screen: ScreenSize): ScreenPoint => {
  const reach = LOUPE_RADIUS + MARGIN;
  const isRoomAbove = finger.top - LOUPE_DISTANCE - reach >= 0;
  const within = (value: number, room: number) => Math.max(reach, Math.min(room - reach, value));
  return {
    left: within(finger.left, screen.width),
    top: within(finger.top + (isRoomAbove ? -LOUPE_DISTANCE : LOUPE_DISTANCE), screen.height),
  };
};
