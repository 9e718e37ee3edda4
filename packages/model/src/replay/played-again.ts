import { Value } from '@sinclair/typebox/value';
import type { Action, Chance, Context, DigestOf, LookingBack, Outcome } from '../action.ts';
import { platformActions } from '../actions/index.ts';
import type { Changes } from '../changes.ts';
import { plainClock } from '../clock/game-clock.ts';
import type { Game } from '../game.ts';
import { History } from '../history/history.ts';
import type { Json } from '../json.ts';
import { REDO_ACTION, UNDO_ACTION } from '../records/steward-entries.ts';
import { type Opening, sealId, type SealSecret } from '../records/seal.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { SideId } from '../seat.ts';
import { emptySide, type Snapshot } from '../snapshot.ts';
import { type Words, words } from '../words.ts';
import { checkClock } from './check-clock.ts';
import type { MatchRules } from './match-rules.ts';
import { replayEntries, tableAfter } from './replay-entries.ts';
import { type ReplayEntry, saysSame } from './replay-entry.ts';

/** What checking a match needs of its game. */
export type PlayedGame = Pick<Game, 'id' | 'seats' | 'sides' | 'kinds' | 'actions' | 'clock'>;

/** The arguments of an action that seals one thing, out of what its seal turned out to hold. */
export type ArgsOfSeals = { readonly [action: string]: (opening: Opening) => Json };

/**
 * Checks a match by doing again all that was done in it, with the dice that its entries show. For a game that seals nothing but what such
 * an action is told, and whose actions make no ids and shuffle nothing. What a seal held is known once it is opened; one that never is
 * shows no more than that there is one. The game is asked for when a match is there, so that it can hold this as its own `match`.
 */
export const playedAgain = (gameOf: () => PlayedGame, argsOfSeals: ArgsOfSeals = {}): MatchRules => ({
  replay: (entries, digestFor) => {
    const game = gameOf();
    const table = tableIn(entries);
    if (table?.game !== game.id)
      return [{ seq: 0, kind: 'rules', says: words('The first entry names no game of ours.') }];
    const match = new PlayedMatch(game, argsOfSeals, entries, digestFor(table.gameId ?? ''));
    const faults = replayEntries(entries, (...of) => match.check(...of), game.kinds);
    return faults.length === 0 ? checkClock(entries, game.clock ?? plainClock, game.kinds) : faults;
  },
});

const tableIn = ([genesis]: readonly ReplayEntry[]) => {
  const table = genesis?.changes?.['table'] as { this?: readonly [unknown, TableSaid | null] } | undefined;
  return table?.this?.[1] ?? undefined;
};

interface TableSaid {
  readonly game?: string;
  readonly gameId?: string;
}

/** Goes along with a match, and finds what cannot have been done so. */
class PlayedMatch {
  readonly #game: PlayedGame;
  readonly #argsOfSeals: ArgsOfSeals;
  readonly #entries: readonly ReplayEntry[];
  /** By the entry that sealed it. */
  readonly #openedLater: ReadonlyMap<number, readonly OpenedSecret[]>;
  readonly #digestOf: DigestOf;
  readonly #own: ReadonlyMap<string, Action>;
  readonly #foreseen: ReadonlyMap<string, Action>;
  /** As the room has it, as far as everybody sees: what is undone has to be what the room would undo. */
  readonly #history = new History();
  readonly #secrets = new Map<SideId, Map<string, SealSecret>>();

  constructor(game: PlayedGame, argsOfSeals: ArgsOfSeals, entries: readonly ReplayEntry[], digestOf: DigestOf) {
    this.#game = game;
    this.#argsOfSeals = argsOfSeals;
    this.#entries = entries;
    this.#openedLater = openedLater(entries);
    this.#digestOf = digestOf;
    this.#own = new Map(game.actions.map((action) => [action.name, action]));
    this.#foreseen = new Map(
      platformActions.filter(({ isGuessable }) => isGuessable).map((action) => [action.name, action]),
    );
  }

  check(before: Snapshot, entry: ReplayEntry, recorded: Changes): readonly Words[] {
    const wrong = this.#wrongIn(before, entry, recorded);
    this.#note(entry, recorded);
    return wrong === undefined ? [] : [wrong];
  }

  #note({ seq, seat, name }: ReplayEntry, recorded: Changes): void {
    for (const secret of this.#openedLater.get(seq) ?? [])
      this.#secretsOf(secret.side).set(sealId(secret.side, secret.slot), secret);
    if (seat === undefined || name === undefined) return;
    if (isHistory(name) && isRefusal(this.#undoing(seat, name))) return;
    const { isUndoable = false } = this.#own.get(name) ?? this.#foreseen.get(name) ?? {};
    this.#history.note({ seat, seq, name }, recorded, isUndoable);
  }

  #secretsOf(side: SideId): Map<string, SealSecret> {
    const known = this.#secrets.get(side) ?? new Map<string, SealSecret>();
    this.#secrets.set(side, known);
    return known;
  }

  #undoing(seat: string, name: string) {
    return name === UNDO_ACTION ? this.#history.undoing(seat) : this.#history.redoing(seat);
  }

  #wrongIn(before: Snapshot, entry: ReplayEntry, recorded: Changes): Words | undefined {
    const { name = '', seat = '', private: secret } = entry;
    if (isHistory(name)) return wrongOutcome(entry, this.#undoing(seat, name), recorded);
    const action = this.#own.get(name) ?? (secret === undefined ? this.#foreseen.get(name) : undefined);
    return action ? this.#wrongDeed(before, entry, action, recorded) : this.#strayChange(entry);
  }

  #wrongDeed(before: Snapshot, entry: ReplayEntry, action: Action, recorded: Changes): Words | undefined {
    const args = this.#argsOf(entry);
    if (args === undefined) return wrongSeal(entry);
    const seat = this.#game.seats.find(({ id }) => id === entry.seat);
    if (!seat) return words('Entry {0} is of a seat that this game does not have.', entry.seq);
    if (!Value.Check(action.args, args))
      return words('Entry {0}: {1} does not take such arguments.', entry.seq, entry.name);
    const context: Context = {
      seat,
      name: before.public.seat.get(seat.id)?.name ?? '',
      id: entry.id ?? '',
      at: entry.at,
      chance: recordedChance(entry),
      digestOf: this.#digestOf,
      seq: entry.seq,
    };
    try {
      const outcome =
        action.mayAct(seat, before) ??
        action.run(this.#withSecrets(before), args as never, {
          ...context,
          ...this.#pastFor(action.looksBack?.(before, args as never, seat)),
        });
      return wrongOutcome(entry, outcome, recorded);
    } catch (error) {
      if (error instanceof OtherDice)
        return words('Entry {0}: {1} is not about the dice that the entry has.', entry.seq, entry.name);
      throw error;
    }
  }

  /** Folded anew each time: nobody goes back often. */
  #pastFor(seq: number | undefined): Pick<LookingBack, 'past'> {
    if (seq === undefined) return {};
    return { past: { seq, snapshot: tableAfter(this.#entries, seq, this.#game.kinds) } };
  }

  /** Private ones are known once what they sealed is open. */
  #argsOf({ seq, name = '', args, private: secret }: ReplayEntry): unknown {
    if (secret === undefined || !Object.hasOwn(this.#argsOfSeals, name)) return args;
    const [opened] = this.#openedLater.get(seq) ?? [];
    return opened && this.#argsOfSeals[name]?.(opened);
  }

  #withSecrets(snapshot: Snapshot): Snapshot {
    const { sides, kinds } = this.#game;
    return {
      public: snapshot.public,
      sides: Object.fromEntries(sides.map((side) => [side, { ...emptySide(kinds), seal: this.#secretsOf(side) }])),
    };
  }

  /** Nothing but the game's own actions, and taking them back, changes the game's own records. */
  #strayChange({ seq, name, changes = {} }: ReplayEntry): Words | undefined {
    const { kinds = {} } = this.#game;
    return Object.keys(changes).some((kind) => Object.hasOwn(kinds, kind) || kind === 'turn')
      ? words('Entry {0}: {1} cannot change the board.', seq, name ?? words('a secret action'))
      : undefined;
  }
}

const isHistory = (name: string): boolean => name === UNDO_ACTION || name === REDO_ACTION;

const wrongOutcome = (
  { seq, name }: ReplayEntry,
  outcome: Pick<Outcome, 'changes'> | Refusal,
  recorded: Changes,
): Words | undefined => {
  if (isRefusal(outcome)) return words('Entry {0}: {1} would be refused here: {2}', seq, name, outcome.words);
  return saysSame(outcome.changes.public ?? {}, recorded.public ?? {})
    ? undefined
    : words('Entry {0}: {1} does not do what the entry says.', seq, name);
};

/** What was sealed and never opened may be anything; but there is nothing else about it that everybody sees. */
const wrongSeal = ({ seq, name, changes = {} }: ReplayEntry): Words | undefined =>
  Object.keys(changes).every((kind) => kind === 'seal')
    ? undefined
    : words('Entry {0}: {1} does not do what the entry says.', seq, name);

class OtherDice extends Error {}

interface Drawn {
  readonly req?: { readonly d?: unknown; readonly why?: unknown };
  readonly values?: readonly number[];
}

/** The dice as the entry has them; that they are the server's true dice, the ledger's own check says. */
const recordedChance = ({ name, draw }: ReplayEntry): Chance => {
  const none = () => {
    throw new Error(`${name} cannot be done again: it asks for ids, or for an order that nobody can guess`);
  };
  return {
    newId: none,
    shuffled: none,
    roll: ({ dice, why }) => {
      const { req, values } = (draw ?? {}) as Drawn;
      if (!values || !saysSame(req?.d ?? dice, dice) || (req?.why ?? why) !== why) throw new OtherDice();
      return { values, draw: draw as Json };
    },
  };
};

interface OpenedSecret extends SealSecret {
  readonly side: SideId;
}

interface Slots<Slot> {
  readonly side: SideId;
  readonly slots: readonly Slot[];
}

type SealedHere = Slots<{ readonly k: string; readonly c: string }>;
type OpenedHere = Slots<{ readonly k: string; readonly p: Json; readonly salt: string }>;

/** What was opened in the end, by the entry that had sealed it. That it is what was sealed, the ledger's own check says. */
const openedLater = (entries: readonly ReplayEntry[]): ReadonlyMap<number, readonly OpenedSecret[]> => {
  const sealedBy = new Map<string, { readonly seq: number; readonly digest: string }>();
  const opened = new Map<number, OpenedSecret[]>();
  for (const { seq, seals, openings = [] } of entries) {
    for (const { side, slots } of seals ? [seals as SealedHere] : [])
      for (const { k, c } of slots) sealedBy.set(sealId(side, k), { seq, digest: c });
    for (const { side, slots } of (Array.isArray(openings) ? openings : [openings]) as readonly OpenedHere[])
      for (const { k, p, salt } of slots) {
        const sealed = sealedBy.get(sealId(side, k));
        if (!sealed) continue;
        const secret = { side, slot: k, digest: sealed.digest, payload: p, salt };
        opened.set(sealed.seq, [...(opened.get(sealed.seq) ?? []), secret]);
      }
  }
  return opened;
};
