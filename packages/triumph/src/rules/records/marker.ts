import type { SideId } from '@vexillum/model';

export const markerLetters = ['A', 'B', 'C'] as const;

/** A deployment marker on a base edge. Its measuring point is its anchor. */
export interface Marker {
  readonly side: SideId;
  readonly letter: (typeof markerLetters)[number];
  /** Which command enters here, once that is public. */
  readonly command?: 1 | 2 | 3;
}
