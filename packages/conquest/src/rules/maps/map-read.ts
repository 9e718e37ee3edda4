import type { Words } from '@vexillum/model';
import type { MapPack } from './map-pack.ts';

/** A map out of a file, and what whoever brings it should know: what was left out, and how the rest was understood. */
export interface MapRead {
  readonly pack: MapPack;
  readonly notes: readonly Words[];
}
