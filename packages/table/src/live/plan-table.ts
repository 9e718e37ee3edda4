import type { Json } from '@vexillum/model';
import type { ReadableAtom } from 'nanostores';

/** An arrow of the team's plan. Points are thousandths of an MU. */
export interface PlanArrow {
  readonly seat: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly text?: string;
}

/** A note of the team's plan, pinned to the board. */
export interface PlanNote {
  readonly seat: string;
  readonly at: readonly [x: number, y: number];
  readonly text: string;
}

/** One side's shared drafts: written directly by its seats, offline too, and merged. */
export interface PlanTable {
  readonly $isSynced: ReadableAtom<boolean>;
  readonly $arrows: ReadableAtom<ReadonlyMap<string, PlanArrow>>;
  readonly $notes: ReadableAtom<ReadonlyMap<string, PlanNote>>;
  /** The team's draft of its orders, as the game shapes it: teammates' browsers wrote it, so nothing about it is believed. */
  readonly $orders: ReadableAtom<ReadonlyMap<string, unknown>>;
  /** What teammates ask each other, and what was answered, as the game shapes both: not believed either. */
  readonly $requests: ReadableAtom<ReadonlyMap<string, unknown>>;
  readonly $pad: ReadableAtom<string>;
  /** `null` removes it. */
  putArrow(id: string, arrow: PlanArrow | null): void;
  putNote(id: string, note: PlanNote | null): void;
  putRequest(id: string, request: Json): void;
  /** All at once; `null` removes one. */
  putOrders(orders: ReadonlyMap<string, Json>): void;
  /** Makes the pad read so, by the smallest edit, so that a teammate's typing elsewhere survives. */
  writePad(text: string): void;
}
