import type { TSchema, Static } from './schema.ts';
import type { Changes } from './changes.ts';
import type { Kinds, NoKinds } from './kinds.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SeatKind, SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** From the system's generator, so that nobody can recalculate it: an opponent would unshuffle the roster. */
export interface SystemChance {
  /** A fresh id that reads itself: `stand:k3f9qz`. */
  newId(kind: string): string;
  /** The same things in an order that nobody can guess. */
  shuffled<T>(things: readonly T[]): T[];
}

/** What an action may leave to chance. The server has it; a browser's guess does not. */
export interface Chance extends SystemChance {
  /** The next throw of the acting seat's dice chain. Refuses with `wrong-counter` where a `k` was given that is not the next. */
  roll(throwing: Throw): Rolled | Refusal;
}

/** What a seat asks of its dice: one die each, 2 to 256 sides, and what for. `k`: the number of this throw in the seat's chain. */
export interface Throw {
  readonly dice: readonly number[];
  readonly why: string;
  readonly k?: number | undefined;
}

export interface Rolled {
  /** 1 to its number of sides, in the order of the dice. */
  readonly values: readonly number[];
  /** For the public entry: request, secret and values, from which anybody can recalculate the values. */
  readonly draw: Json;
}

/** The table as an entry of before left it, as everybody saw it. */
export interface Past<K extends Kinds = NoKinds> {
  readonly seq: number;
  readonly snapshot: Snapshot<K>;
}

export interface Context {
  readonly seat: Seat;
  /** The seat's holder, as the table knows them. */
  readonly name: string;
  /** The action's own id, a UUID. */
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly chance: Chance;
  /** The commitment to a payload in a slot of this game, as lower-case hex (TRUST.md section 2). The salt is 32 bytes as hex. */
  readonly digestOf: DigestOf;
  /** The number of the entry that this becomes; a browser's guess does not know it. */
  readonly seq?: number;
}

/** With what the action has asked for by `looksBack`; a browser's guess has none. */
export interface LookingBack<K extends Kinds = NoKinds> extends Context {
  readonly past?: Past<K>;
}

export type DigestOf = (side: SideId, slot: string, payload: Json, saltHex: string) => string;

/** Commitments that an action makes public, for its entry. */
export interface Seals {
  readonly side: SideId;
  /** Slot and commitment, sorted by slot. */
  readonly slots: readonly { readonly k: string; readonly c: string }[];
}

/** Openings that an action makes public, for its entry. */
export interface Openings {
  readonly side: SideId;
  /** Slot, payload and salt, sorted by slot. */
  readonly slots: readonly { readonly k: string; readonly p: Json; readonly salt: string }[];
}

export interface Outcome {
  readonly changes: Changes;
  /** Told to the seat that acted, and to nobody else. */
  readonly result?: Json;
  /** What the public ledger calls it, where its own name is a side's affair; needs `publicArgs`. Whatever is done so is called the same. */
  readonly publicName?: string;
  /** What the public ledger shows of the arguments, where that is less than all of them. */
  readonly publicArgs?: Json;
  /** The side whose ledger keeps the full arguments; needed with `publicArgs`. */
  readonly secretOf?: SideId;
  /** True where even the action's name is that side's affair (team chat). */
  readonly isWhollySecret?: true;
  /** Of what is wholly secret: one line of `chat`, and nothing else follows from it. It comes into the ledger later, with all that was said meanwhile. */
  readonly isTalk?: true;
  /** Dice, for the public entry. */
  readonly draw?: Json;
  readonly seals?: Seals;
  /** One, or one for each side where both open something. */
  readonly openings?: Openings | readonly Openings[];
}

/**
 * What a player can do: pure, from a snapshot to changes or a refusal. At a table of a game it is asked about that game's snapshots only, so what it
 * asks for are methods: an action of any game goes into the platform's lists as it is.
 */
export interface Action<Schema extends TSchema = TSchema, K extends Kinds = NoKinds> {
  /** Verb and noun, kebab-case. */
  readonly name: string;
  /** One sentence for lists of actions. */
  readonly says: string;
  /** A JSON schema; unknown keys are refused. */
  readonly args: Schema;
  /** Arguments that say what the holder of the seat of this kind is called: where a ledger has tokens in the place of names, it has them here too. */
  readonly called?: Readonly<Record<string, SeatKind>>;
  /** Arguments that only the server gives: whoever sits there cannot say them. */
  readonly serversArgs?: readonly string[];
  /** How many bytes of JSON the arguments may be, where that is more than any request takes (256 KB). */
  readonly largestArgs?: number;
  readonly isUndoable: boolean;
  /** True where a browser can foresee the outcome: no chance in it, no secrets of others. */
  readonly isGuessable: boolean;
  /** Set where only the server does it, in a seat’s name: whoever sits there does not. */
  readonly isServersOwn?: true;
  /** Set where it opens secrets, ends something or leads on: the umpire does it only once every side has accepted them. */
  readonly needsAcceptedUmpire?: true;
  /** Whether this seat may do this at all; what depends on the arguments is `run`'s to refuse. */
  mayAct(seat: Seat, snapshot: Snapshot<K>): Refusal | undefined;
  /**
   * What is no longer taken although matches of before have it: asked of whoever acts now, and of no match that is checked. What is wrong for ever
   * is `run`'s to refuse.
   */
  refusesNow?(args: Static<Schema>, snapshot: Snapshot<K>): Refusal | undefined;
  /**
   * The number of an earlier entry whose table this has to see; nothing where it need not, or would be refused anyway. The table is rebuilt out of
   * the ledger, so whoever asks is no guess, and other things may happen in the meantime.
   */
  looksBack?(snapshot: Snapshot<K>, args: Static<Schema>, seat: Seat): number | undefined;
  run(snapshot: Snapshot<K>, args: Static<Schema>, context: LookingBack<K>): Outcome | Refusal;
}

/** Keeps the types of an action's arguments while it goes into a list of actions. */
export const defineAction = <Schema extends TSchema>(action: Action<Schema>): Action => action;
