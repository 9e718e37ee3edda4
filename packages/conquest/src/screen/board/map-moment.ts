import type { SideId } from '@vexillum/model';
import type { Aim } from '../play/touch.ts';
import type { MapFrame } from './map-frame.ts';
import type { Touchable } from './touchable.ts';
import type { Snapshot } from '../../rules/index.ts';

/** What one reader's map depends on. */
export interface MapMoment {
  readonly snapshot: Snapshot;
  readonly side: SideId | undefined;
  readonly aim: Aim;
  /** The territory under the pointer, or that the keys stand on. */
  readonly pointed: string | undefined;
  /** What was aimed at or attacked last. */
  readonly target: string | undefined;
  /** How bright the map's colours may be, 0 to 1. */
  readonly light: number;
  /** Regions are named once there has been time to find room for their names. */
  readonly hasCaptions: boolean;
  /** Attacks and moves up to this entry are no news. */
  readonly seenUpTo: number;
}

/** A moment with what has been worked out of it. */
export interface DrawnMoment {
  readonly frame: MapFrame;
  readonly moment: MapMoment;
  readonly touchable: Touchable;
}
