import type { Action } from './action.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SideId } from './seat.ts';

export interface HouseRule {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly default: boolean | number | string;
  /** Where only some values make sense. */
  readonly choices?: readonly (boolean | number | string)[];
}

export interface ProfileSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A rules package, as a value that the platform runs. The platform never asks which one it is. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  /** The first is the default. */
  readonly profiles: readonly ProfileSummary[];
  readonly houseRules: readonly HouseRule[];
  /** Why a table of this profile cannot play these values in the place of the profile's own; a game without such values has no answer. */
  readonly checkHouse?: (profile: string, values: { readonly [path: string]: unknown }) => Refusal | undefined;
  /** The game's own actions; the platform adds chat, dice, drawing and undo. */
  readonly actions: readonly Action[];
}
