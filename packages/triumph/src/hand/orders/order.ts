import type { Leg, StoredPose, WheelSide } from '@vexillum/geometry';
import type { Point } from '@vexillum/geometry';
import type { OrderLanguage } from './keywords.ts';

/** A leg as somebody says it: a wheel may be named by what it costs, a march turns as it goes. */
export type SpokenLeg =
  | { readonly kind: 'leg'; readonly leg: Leg }
  | { readonly kind: 'wheel-for'; readonly side: WheelSide; readonly mu: number }
  /** The stand comes to a point and keeps its heading; the others keep their places by it. */
  | { readonly kind: 'free-to'; readonly at: Point; readonly stand: string };

/** A stand, or a point of the board. */
export type Place = { readonly kind: 'stand'; readonly id: string } | { readonly kind: 'point'; readonly at: Point };

/** A combat by its id, or by a stand that is in it, and perhaps the one against it; without either the one that comes next. */
export type CombatName = { readonly id: string } | { readonly stand: string; readonly against?: string };

export const requestAnswers = ['yes', 'no', 'later'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

export const applyings = ['by-hand', 'pursuing', 'not-pursuing'] as const;
/** What is done of a combat's result, where it is not just what the rules propose. */
export type Applying = (typeof applyings)[number];

/** What a typed line asks for, understood. Ids are of stands unless it says otherwise. */
export type Order =
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'move'; readonly ids: readonly string[]; readonly legs: readonly SpokenLeg[] }
  | {
      readonly kind: 'propose';
      readonly ids: readonly string[];
      readonly proposal: 'conform' | 'column' | 'line' | 'push-back' | 'about-face';
    }
  | { readonly kind: 'turn-start'; readonly ids: readonly string[] }
  /** From reserve; the first stands at `at`, the others at its right, in ranks of so many. */
  | { readonly kind: 'place'; readonly ids: readonly string[]; readonly at: StoredPose; readonly files?: number }
  | { readonly kind: 'lose' | 'return'; readonly ids: readonly string[] }
  | { readonly kind: 'measure'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'ping' | 'look'; readonly at: Place }
  | { readonly kind: 'describe'; readonly ids: readonly string[] }
  | { readonly kind: 'marker'; readonly letter: string; readonly at: Point }
  | { readonly kind: 'camp'; readonly at: Point; readonly isAlly: boolean }
  | { readonly kind: 'roll'; readonly dice: readonly number[]; readonly why: string }
  /** A question to whoever leads that command of the own side, pinned to a place. */
  | { readonly kind: 'ask'; readonly command: 1 | 2 | 3; readonly at?: Place; readonly text: string }
  | { readonly kind: 'answer'; readonly says: RequestAnswer; readonly text: string }
  | { readonly kind: 'say'; readonly text: string; readonly to: 'table' | 'side' }
  | { readonly kind: 'begin-turn' | 'end-turn' | 'next-phase' | 'roll-points' }
  /** With real dice as they are typed, the attacker’s first. */
  | { readonly kind: 'fight'; readonly combat?: CombatName; readonly dice?: readonly [number, number] }
  | { readonly kind: 'challenge'; readonly combat?: CombatName }
  | { readonly kind: 'apply'; readonly combat?: CombatName; readonly how?: Applying }
  /** Of a demoralized command: held for a point, or fleeing; without ids whoever has to rout. */
  | { readonly kind: 'hold' | 'flee'; readonly ids?: readonly string[] }
  /** A battle card by its code; without ids on the selection, or on whom it is for. */
  | { readonly kind: 'play'; readonly card: string; readonly ids?: readonly string[] }
  | { readonly kind: 'undo' | 'redo' | 'help' | 'fit' | 'home' };

/** Why a line was not understood: what was, what was not, and what could stand there. All in plain words. */
export interface OrderProblem {
  readonly kind: 'problem';
  /** The part that was understood, as it was written. */
  readonly understood: string;
  /** The word where it stopped; empty where the line was too short. */
  readonly at: string;
  readonly code: OrderProblemCode;
  readonly expected: readonly string[];
}

export const orderProblemCodes = [
  'empty',
  'unknown-word',
  'unknown-name',
  'nobody-selected',
  'number-missing',
  'number-out-of-range',
  'side-missing',
  'too-much',
  'unfinished',
] as const;
export type OrderProblemCode = (typeof orderProblemCodes)[number];

/** Who and what can be named. All names are matched without regard to case, spaces and hyphens. */
export interface OrderWords {
  /** Every stand that the reader may name, on the board or in their own reserve. */
  readonly stands: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly isOwn: boolean;
    readonly isOnBoard: boolean;
  }[];
  /** Commands, sides, stored groups: `red 2`, `group 3`. */
  readonly groups: readonly { readonly ids: readonly string[]; readonly names: readonly string[] }[];
  /** The battle cards of the rules; those that the reader's side has are offered. */
  readonly cards: readonly { readonly code: string; readonly names: readonly string[]; readonly isHeld: boolean }[];
  /** What an order means that names nobody. */
  readonly selection: readonly string[];
  /** The reader's own side, so that `2` or `command 2` is theirs. */
  readonly side?: string;
  /** Which language's words are offered first; all are understood. English without one. */
  readonly language?: OrderLanguage;
  /** In MU. */
  readonly board: { readonly width: number; readonly depth: number };
}

/** What could come next: shown under the line as it is typed. */
export interface Completion {
  /** The whole line with this taken. */
  readonly line: string;
  /** What is added or finished. */
  readonly word: string;
  /** What it does, in a few words, as a key for translation. */
  readonly hint: string;
}
