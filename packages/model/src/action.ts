import type { TSchema, Static } from '@sinclair/typebox';
import type { Changes } from './changes.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** Chance, from the system's generator. The server has it; a browser's guess does not. */
export interface Chance {
  /** A fresh id that reads itself: `stand:k3f9qz`. */
  newId(kind: string): string;
  /** The same things in an order that nobody can guess. */
  shuffled<T>(things: readonly T[]): T[];
  /** One die each, 1 to its number of sides. */
  roll(dice: readonly number[]): number[];
}

export interface Context {
  readonly seat: Seat;
  /** The seat's holder, as the table knows him. */
  readonly name: string;
  /** The action's own id, a UUID. */
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly chance: Chance;
}

export interface Outcome {
  readonly changes: Changes;
  /** Told to the seat that acted, and to nobody else. */
  readonly result?: Json;
  /** What the public ledger shows of the arguments, where that is less than all of them. */
  readonly publicArgs?: Json;
  /** The side whose ledger keeps the full arguments; needed with `publicArgs`. */
  readonly secretOf?: SideId;
  /** True where even the action's name is that side's affair (team chat). */
  readonly isWhollySecret?: true;
  /** Dice, for the public entry. */
  readonly draw?: Json;
  /** Public facts for the log's sentence. */
  readonly facts?: { readonly [key: string]: Json };
}

/** What a player can do: pure, from a snapshot to changes or a refusal. */
export interface Action<Schema extends TSchema = TSchema> {
  /** Verb and noun, kebab-case. */
  readonly name: string;
  /** One sentence for lists of actions. */
  readonly says: string;
  /** A JSON schema; unknown keys are refused. */
  readonly args: Schema;
  readonly isUndoable: boolean;
  /** True where a browser can foresee the outcome: no chance in it, no secrets of others. */
  readonly isGuessable: boolean;
  /** Whether this seat may do this at all; what depends on the arguments is `run`'s to refuse. */
  mayAct(seat: Seat, snapshot: Snapshot): Refusal | undefined;
  run(snapshot: Snapshot, args: Static<Schema>, context: Context): Outcome | Refusal;
}

/** Keeps the types of an action's arguments while it goes into a list of actions. */
export const defineAction = <Schema extends TSchema>(action: Action<Schema>): Action => action as unknown as Action;
