import type { CommandNumber } from '../armies/army-draft.ts';
import type { CampForm } from '../records/camp.ts';
import type { EntryEdge } from './effective-edge.ts';
import type { MarkerLetter } from './slots.ts';

/** How many stands of a command are still in reserve. */
export interface CommandLeft {
  readonly command: CommandNumber;
  readonly stands: number;
}

type DutyKind =
  /** Say which side has the advantage, or agree to what was said. */
  | { readonly kind: 'agree-roles' }
  | { readonly kind: 'bring-army' }
  | { readonly kind: 'seal-orders' }
  /** The main camp is missing: it may be any of these shapes now, or another one in a later step. */
  | {
      readonly kind: 'place-camp';
      readonly ally: false;
      readonly count: 1;
      readonly forms: readonly CampForm[];
      readonly orLater?: CampForm;
    }
  /** So many camps of allies are missing. */
  | { readonly kind: 'place-camp'; readonly ally: true; readonly count: number }
  | { readonly kind: 'place-markers'; readonly letters: readonly MarkerLetter[] }
  | { readonly kind: 'reveal-markers'; readonly letters: readonly MarkerLetter[] }
  /** These commands are on the board and their rosters closed; no numbers where the reader may not know them. */
  | { readonly kind: 'reveal-rosters'; readonly commands: readonly CommandNumber[] }
  /** `count` more of these commands are to be placed; `null` where the reader may not know. */
  | { readonly kind: 'deploy'; readonly commands: readonly CommandLeft[]; readonly count: number | null }
  | { readonly kind: 'take-first-turn' }
  | { readonly kind: 'enter-march'; readonly command: CommandNumber; readonly edge: EntryEdge }
  /** What these commands add to their dice opens with their first roll. */
  | { readonly kind: 'open-modifiers'; readonly commands: readonly CommandNumber[] };

/** Something that a side has still to do; it `blocks` where the table cannot go on without it. */
export type Duty = DutyKind & { readonly blocks: boolean };
