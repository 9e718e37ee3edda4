import type { Json, Refusal } from '@vexillum/model';

export interface Ack {
  readonly kind: 'ack';
  readonly seq: number;
  readonly result?: Json;
}

/** What becomes of an action. */
export type Answer = Ack | Refusal;
