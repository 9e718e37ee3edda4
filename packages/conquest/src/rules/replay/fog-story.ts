import {
  changeInPlace,
  type Changes,
  emptySide,
  emptySnapshot,
  isWords,
  type Json,
  type ReplayEntry,
  type SideId,
  type Words,
  words,
} from '@vexillum/model';
import { isOnLand } from '../actions/index.ts';
import { startGame } from '../actions/start-game.ts';
import { ACT_UNSEEN, type Fog, FOG } from '../fog/fog.ts';
import { isFoggy } from '../fog/is-foggy.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { conquestKinds, type Snapshot } from '../records.ts';
import { sides } from '../state/sides.ts';

/** What only lies with sides and the bank while a game under fog is on. */
const kinds = ['territory', 'game', 'fog', 'deed', 'report'] as const;

/** An entry as it was done, with what it says in public where that is less. */
export interface DoneInFog {
  readonly entry: ReplayEntry;
  /** What everything followed from. */
  readonly secret: string;
  /** As the ledger has it, where it may be called otherwise and hide its arguments. */
  readonly told: ReplayEntry;
}

/** What is told of an entry that was done in a fog which the match never lifts. */
export interface Untold {
  readonly isUntold: true;
  /** Of a deed, which one of the game it is, from 1. */
  readonly deed: number;
}

/** The fog of a match that is played again: what each side and the bank knew, out of what the end of its games has shown. */
export class FogStory {
  /** By the commitment that it was shown for. */
  readonly #shown: ReadonlyMap<string, Fog>;
  #kept: Snapshot = emptySnapshot(sides, conquestKinds);
  #isBroken = false;
  #deeds = 0;

  constructor(entries: readonly ReplayEntry[]) {
    this.#shown = new Map(
      entries.flatMap(({ changes }) => {
        const fog = afterOf(changes?.['fog']);
        return fog?.secret === undefined ? [] : [[fog.digest, fog] as const];
      }),
    );
  }

  /** Whether the fog has lifted from any game of the match. */
  get hasLifted(): boolean {
    return this.#shown.size > 0;
  }

  /**
   * The entry as it was done: itself where there is no fog, or where everybody has what decides it. Words where the match does not tell it although
   * it should; `Untold` where the fog never lifts; `undefined` where what came before does not fit, so that nobody can say.
   */
  told(before: Snapshot, entry: ReplayEntry): ReplayEntry | DoneInFog | Words | Untold | undefined {
    // What a table has not agreed to lies over none of its games, whatever an entry says.
    const begins =
      entry.name === startGame.name && rulesOf(before).hasFog ? afterOf(entry.changes?.['fog']) : undefined;
    if (begins) {
      this.#kept = emptySnapshot(sides, conquestKinds);
      this.#isBroken = false;
      this.#deeds = 0;
    }
    const digest = begins?.digest ?? (isFoggy(before) ? before.public.fog.get(FOG)?.digest : undefined);
    if (digest === undefined) return entry;
    const fog = this.#shown.get(digest);
    const isUnseen = entry.name === ACT_UNSEEN;
    if (isUnseen) this.#deeds += 1;
    const isOpen = !isUnseen && !isOnLand(entry.name);
    if (this.#isBroken || fog?.secret === undefined) {
      if (isOpen) return entry;
      return this.#isBroken ? undefined : { isUntold: true, deed: this.#deeds };
    }
    if (entry.name !== ACT_UNSEEN) return { entry, told: entry, secret: fog.secret };
    const { deed: number } = (entry.args ?? {}) as { readonly deed?: unknown };
    const deed = typeof number === 'number' ? fog.deeds?.[number - 1] : undefined;
    if (!Array.isArray(deed)) return words('Entry {0}: what was done out of sight was never told.', entry.seq);
    const [name, args] = deed as [string, Json];
    return { entry: { ...entry, name, args }, told: entry, secret: fog.secret };
  }

  /** The table with what lies in the fog. */
  into(whole: Snapshot): Snapshot {
    const layers = sides.map((side) => {
      const layer = { ...(whole.sides[side] ?? emptySide(conquestKinds)) } as Record<string, unknown>;
      for (const kind of kinds) layer[kind] = this.#kept.sides[side]?.[kind];
      return [side, layer] as const;
    });
    return { ...whole, sides: Object.fromEntries(layers) as Snapshot['sides'] };
  }

  /** It was done so. */
  take({ sides: changed = {} }: Changes): void {
    const own = Object.entries(changed).map(([side, layer]): [SideId, object] => [
      side,
      Object.fromEntries(Object.entries(layer).filter(([kind]) => kinds.some((each) => each === kind))),
    ]);
    changeInPlace(this.#kept, { sides: Object.fromEntries(own) } as Changes);
  }

  /** It was not: nothing more can be said about this game. */
  break(): void {
    this.#isBroken = true;
  }
}

export const isUntold = (told: ReplayEntry | DoneInFog | Words | Untold): told is Untold =>
  !isWords(told) && 'isUntold' in told;

export const isDoneInFog = (told: ReplayEntry | DoneInFog | Words | Untold): told is DoneInFog =>
  !isWords(told) && 'secret' in told;

/** A record as an entry left it. A file may hold anything. */
const recordAfter = (changes: unknown, id: string): object | undefined => {
  const change = (changes as { readonly [id: string]: unknown } | undefined)?.[id];
  const after: unknown = Array.isArray(change) ? change[1] : undefined;
  return typeof after === 'object' && after !== null ? after : undefined;
};

/** The fog as an entry left it. */
export const afterOf = (changes: unknown): Fog | undefined => {
  const fog = recordAfter(changes, FOG) as Fog | undefined;
  return typeof fog?.digest === 'string' ? fog : undefined;
};
