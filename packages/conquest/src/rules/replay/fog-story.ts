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
import { resetGame } from '../actions/reset-game.ts';
import { startGame } from '../actions/start-game.ts';
import { ACT_UNSEEN, type Fog, FOG } from '../fog/fog.ts';
import { isFoggy } from '../fog/is-foggy.ts';
import { conquestKinds, ENDED, type Snapshot, type Step, THIS_STEP } from '../records.ts';
import { GAME, type GameState } from '../state/game-state.ts';
import { sides } from '../state/sides.ts';

/** What only lies with sides and the bank while a game under fog is on. */
const kinds = ['territory', 'game', 'fog', 'deed', 'report'] as const;

/** An entry as it was done, with what it says in public where that is less. */
export interface DoneInFog {
  readonly entry: ReplayEntry;
  /** What everything followed from. */
  readonly secret: string;
  /** The commitment, where the entry hides what was done. */
  readonly publicArgs?: unknown;
}

/** The fog of a match that is played again: what each side and the bank knew, out of what the end of its games has shown. */
export class FogStory {
  /** By the commitment that it was shown for. */
  readonly #shown: ReadonlyMap<string, Fog>;
  #kept: Snapshot = emptySnapshot(sides, conquestKinds);
  #isBroken = false;

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
   * The entry as it was done: itself where there is no fog. Words where the match does not tell it although it should; `undefined` where
   * nobody can say: the game was never over, or what came before does not fit.
   */
  told(before: Snapshot, entry: ReplayEntry): ReplayEntry | DoneInFog | Words | undefined {
    const begins = entry.name === startGame.name ? afterOf(entry.changes?.['fog']) : undefined;
    if (begins) {
      this.#kept = emptySnapshot(sides, conquestKinds);
      this.#isBroken = false;
    }
    const digest = begins?.digest ?? (isFoggy(before) ? before.public.fog.get(FOG)?.digest : undefined);
    if (digest === undefined) return entry;
    const fog = this.#shown.get(digest);
    if (this.#isBroken) return undefined;
    if (fog?.secret === undefined) return wrongInFog(entry);
    if (entry.name !== ACT_UNSEEN) return { entry, secret: fog.secret };
    const { deed: number } = (entry.args ?? {}) as { readonly deed?: unknown };
    const deed = typeof number === 'number' ? fog.deeds?.[number - 1] : undefined;
    if (!Array.isArray(deed)) return words('Entry {0}: what was done out of sight was never told.', entry.seq);
    const [name, args] = deed as [string, Json];
    return { entry: { ...entry, name, args }, secret: fog.secret, publicArgs: entry.args };
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

/** All that can be said of an entry while the fog lies and the match never lifts it: the game goes on, and no land is told. */
const wrongInFog = ({ seq, name, changes }: ReplayEntry): Words | undefined => {
  const [game, step] = [recordAfter(changes?.['game'], GAME), recordAfter(changes?.['step'], THIS_STEP)];
  const isOver =
    (game as GameState | undefined)?.phase === 'over' || (step as Step | undefined)?.number === ENDED.number;
  // Nothing but another game takes the fog away without lifting it.
  const isGone = changes?.['fog'] !== undefined && name !== startGame.name && name !== resetGame.name;
  if (isOver || isGone) return words('Entry {0}: the game is over, and its fog never lifted.', seq);
  return changes?.['territory'] === undefined ? undefined : words('Entry {0} tells land that lies in the fog.', seq);
};

export const isDoneInFog = (told: ReplayEntry | DoneInFog | Words): told is DoneInFog =>
  !isWords(told) && 'secret' in told;

/** A record as an entry left it. A file may hold anything. */
const recordAfter = (changes: unknown, id: string): object | undefined => {
  const change = (changes as { readonly [id: string]: unknown } | undefined)?.[id];
  const after: unknown = Array.isArray(change) ? change[1] : undefined;
  return typeof after === 'object' && after !== null ? after : undefined;
};

const afterOf = (changes: unknown): Fog | undefined => {
  const fog = recordAfter(changes, FOG) as Fog | undefined;
  return typeof fog?.digest === 'string' ? fog : undefined;
};
