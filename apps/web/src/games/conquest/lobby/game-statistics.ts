import { GAME, gameOf, type GameState } from '@vexillum/conquest';
import type { Json, SideId, Snapshot } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';

/** What a player did in a game, counted from its entries. */
export interface Tally {
  /** Turns of the Conquer phase that he began, the last one of the game included. */
  readonly turns: number;
  readonly throws: number;
  readonly conquests: number;
  /** Armies that fell in his attacks and defences. */
  readonly lost: number;
  /** Armies of others that fell to him. */
  readonly beaten: number;
  /** Turned in by RECRUIT, or at once after an elimination. */
  readonly sets: number;
}

type Counted = { -readonly [Key in keyof Tally]: number };

const NOTHING: Tally = { turns: 0, throws: 0, conquests: 0, lost: 0, beaten: 0, sets: 0 };

interface Holding {
  readonly owner: SideId | null;
  readonly armies: number;
}

/** Before and after an entry. */
type Change = readonly [before: Json | null, after: Json | null];

const holding = (value: Json | null | undefined): Holding | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { owner, armies } = value as { owner?: unknown; armies?: unknown };
  return (typeof owner === 'string' || owner === null) && typeof armies === 'number' ? { owner, armies } : undefined;
};

const changeOf = ({ changes }: LedgerEntry, part: string): Change | undefined =>
  (changes as { part?: Readonly<Record<string, Change>> } | undefined)?.part?.[part];

/** What an entry changed a territory from and to. */
const landOf = (entry: LedgerEntry, id: Json | undefined): readonly (Holding | undefined)[] =>
  typeof id === 'string' ? (changeOf(entry, `territory:${id}`) ?? []).map(holding) : [];

/** Entries of the game that is on or over, from its START. */
const ofThisGame = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.slice(entries.findLastIndex(({ name }) => name === 'start-game'));

/** What each player of the last game did, in the order of play; none where there was no game. */
export const gameStatistics = (snapshot: Snapshot, entries: readonly LedgerEntry[]): ReadonlyMap<SideId, Tally> => {
  const tallies = new Map<SideId, Counted>((gameOf(snapshot)?.order ?? []).map((side) => [side, { ...NOTHING }]));
  for (const entry of ofThisGame(entries)) {
    countTurn(entry, tallies);
    if (entry.name === 'attack-territory') countAttack(entry, tallies);
  }
  return tallies;
};

/** A turn is counted when it begins: whoever wins never ends his last one. */
const countTurn = (entry: LedgerEntry, tallies: ReadonlyMap<SideId, Counted>): void => {
  const [before, after] = (changeOf(entry, GAME) ?? []) as unknown as readonly (
    | Partial<GameState>
    | null
    | undefined
  )[];
  const mover = tallies.get(after?.mover ?? '');
  if (!mover || !after) return;
  if (after.phase === 'conquer' && after.turn !== before?.turn) mover.turns++;
  if (before) mover.sets += (after.setsTurnedIn ?? 0) - (before.setsTurnedIn ?? 0);
};

const countAttack = (entry: LedgerEntry, tallies: ReadonlyMap<SideId, Counted>): void => {
  const { from, to } = (entry.args ?? {}) as { from?: Json; to?: Json };
  const [fromBefore, fromAfter] = landOf(entry, from);
  const [toBefore, toAfter] = landOf(entry, to);
  const attacker = tallies.get((fromBefore ?? toAfter)?.owner ?? '');
  const defender = tallies.get(toBefore?.owner ?? '');
  const isTaken = toBefore !== undefined && toAfter !== undefined && toAfter.owner !== toBefore.owner;
  // Armies that moved in have not fallen.
  const attackersLost = (fromBefore?.armies ?? 0) - (fromAfter?.armies ?? 0) - (isTaken ? (toAfter?.armies ?? 0) : 0);
  const defendersLost = (toBefore?.armies ?? 0) - (isTaken ? 0 : (toAfter?.armies ?? 0));
  if (attacker) {
    attacker.throws++;
    attacker.lost += attackersLost;
    attacker.beaten += defendersLost;
    if (isTaken) attacker.conquests++;
  }
  if (defender) {
    defender.lost += defendersLost;
    defender.beaten += attackersLost;
  }
};
