import type { SideId } from '@vexillum/model';
import type { FlankEdge } from '../deployment/flank-edge.ts';

/** A flank march of a table with open orders, for all to see; with sealed orders it is a seal. */
export interface March {
  readonly side: SideId;
  readonly command: 1 | 2 | 3;
  /** Along which edge it is to come in, as its owner sees it. */
  readonly edge: FlankEdge;
  /** Along which it came in, and when. */
  readonly entered?: { readonly edge: FlankEdge; readonly turn: number };
}

export const marchId = (side: SideId, command: 1 | 2 | 3): string => `march:${side}-${command}`;
