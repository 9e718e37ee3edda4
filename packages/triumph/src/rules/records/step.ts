import type { SideId } from '@vexillum/model';

/** Where the table is in the order of deployment; the one record of its kind, under the id `this`. */
export interface Step {
  /** 0 before it begins, 1 to 10 the steps, 11 the battle, 12 when the game has ended. */
  readonly number: number;
  /** The side with the advantage, once that is known. */
  readonly advantaged?: SideId;
  /** The sides that have said they are done with this step. */
  readonly done: { readonly [side: SideId]: true };
  /** The sides whose captains want the game to end here. */
  readonly ending?: { readonly [side: SideId]: true };
  /** The turn and phase in which they said so; left out in matches of before. */
  readonly endingAt?: string;
}

export const THIS_STEP = 'this';
export const BATTLE_STEP = 11;
export const LAST_STEP = 12;
