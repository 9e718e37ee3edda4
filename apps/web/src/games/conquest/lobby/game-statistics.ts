import { gameOf } from '@vexillum/conquest';
import type { Json, SideId, Snapshot } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';

/** What a player did in a game, counted from its entries. */
export interface Tally {
  readonly turns: number;
  readonly throws: number;
  readonly conquests: number;
  /** Armies that fell in his attacks and defences. */
  readonly lost: number;
  /** Armies of others that fell to him. */
  readonly beaten: number;
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

/** The changes of an entry to territories, by id. */
const landOf = ({ changes }: LedgerEntry, id: Json | undefined): readonly (Holding | undefined)[] => {
  const parts = (changes as { part?: Readonly<Record<string, Change>> } | undefined)?.part;
  return typeof id === 'string' ? (parts?.[`territory:${id}`] ?? []).map(holding) : [];
};

/** Entries of the game that is on or over, from its START. */
const ofThisGame = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.slice(entries.findLastIndex(({ name }) => name === 'start-game'));

/** What each player of the last game did, in the order of play; none where there was no game. */
export const gameStatistics = (snapshot: Snapshot, entries: readonly LedgerEntry[]): ReadonlyMap<SideId, Tally> => {
  const tallies = new Map<SideId, Counted>((gameOf(snapshot)?.order ?? []).map((side) => [side, { ...NOTHING }]));
  for (const entry of ofThisGame(entries)) {
    const side = entry.side ?? (entry.seat === undefined ? undefined : snapshot.public.seat.get(entry.seat)?.side);
    const tally = side === undefined ? undefined : tallies.get(side);
    if (entry.name === 'attack') countAttack(entry, tallies);
    else if (tally && entry.name === 'end-turn') tally.turns++;
    else if (tally && entry.name === 'turn-in-set') tally.sets++;
  }
  return tallies;
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
