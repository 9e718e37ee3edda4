import { type EventGame, isBye, winnerOf } from './event-game.ts';
import type { Pair } from './pairings.ts';

/** Who comes to a place in the draw: by seed, from 0, or out of an earlier duel. */
type Comer =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly duel: Duel };

interface Duel {
  readonly comers: readonly [Comer, Comer];
  /** Whoever loses it is out, and later so than those of a lower number; left out, they go on among those who have lost once. */
  readonly knocksOut?: number;
  /** Is played only where this one was won by its second comer. */
  readonly onlyAfter?: Duel;
}

/** `undefined` until it is known who comes; `null` where nobody does. */
type Known = string | null | undefined;

const seedComer = (seed: number): Comer => ({ from: 'seed', seed });
const winner = (duel: Duel): Comer => ({ from: 'winner', duel });
const loser = (duel: Duel): Comer => ({ from: 'loser', duel });

/**
 * The duels of a knock-out that can be played now: none once it is decided. A game that nobody won is played again. Whoever is `gone` loses what
 * they have not played; byes of the first round are told as long as nothing was played.
 */
export const singleElimination = (
  seeded: readonly string[],
  games: readonly EventGame[],
  gone: ReadonlySet<string> = new Set(),
): readonly Pair[] => readDraw(knockOut(seeded.length), seeded, games, gone).next;

/** As above; who has lost once goes on among those, and who comes out of them has to beat the one who never lost twice. */
export const doubleElimination = (
  seeded: readonly string[],
  games: readonly EventGame[],
  gone: ReadonlySet<string> = new Set(),
): readonly Pair[] => readDraw(secondChance(seeded.length), seeded, games, gone).next;

/** How far each has come, by how many losses put one out. Those who went out in the same round share a place, and so do all who are still in. */
export const eliminationPlaces = (
  losses: 1 | 2,
  seeded: readonly string[],
  games: readonly EventGame[],
  gone: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, number> => {
  const { out } = readDraw((losses === 1 ? knockOut : secondChance)(seeded.length), seeded, games, gone);
  const lasted = (id: string) => out.get(id) ?? Number.POSITIVE_INFINITY;
  return new Map(seeded.map((id) => [id, 1 + seeded.filter((other) => lasted(other) > lasted(id)).length]));
};

const knockOut = (count: number): readonly Duel[] => winnersDraw(count, (round) => round).flat();

/** Duels round by round, with as many places as the next power of two: the first seed and the second can meet in the last alone. */
const winnersDraw = (count: number, knocksOut: (round: number) => number | undefined): readonly (readonly Duel[])[] => {
  let comers = count < 2 ? [] : drawOrder(count).map(seedComer);
  const rounds: (readonly Duel[])[] = [];
  while (comers.length > 1) {
    const duels = paired(comers, knocksOut(rounds.length));
    rounds.push(duels);
    comers = duels.map(winner);
  }
  return rounds;
};

const drawOrder = (count: number): readonly number[] => {
  let order = [0];
  while (order.length < count) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order;
};

const paired = (comers: readonly Comer[], knocksOut: number | undefined): readonly Duel[] =>
  comers.flatMap((one, n) => {
    const other = comers[n + 1];
    return n % 2 === 0 && other ? [{ comers: [one, other], ...(knocksOut === undefined ? {} : { knocksOut }) }] : [];
  });

const secondChance = (count: number): readonly Duel[] => {
  const [first = [], ...later] = winnersDraw(count, () => undefined);
  const final = later.at(-1)?.[0] ?? first[0];
  if (!final) return [];
  const all: Duel[] = [...first];
  let losers = first.map(loser);
  for (const [n, round] of later.entries()) {
    const among = paired(losers, 2 * n);
    // The order turns about each time, so that those who have met come together as late as can be.
    const fallen = (n % 2 === 0 ? round.toReversed() : round).map(loser);
    const against = paired(
      among.flatMap((duel, at) => [winner(duel), ...fallen.slice(at, at + 1)]),
      2 * n + 1,
    );
    all.push(...round, ...among, ...against);
    losers = against.map(winner);
  }
  const grandFinal: Duel = { comers: [winner(final), ...losers.slice(0, 1)] as [Comer, Comer] };
  const again: Duel = {
    comers: [winner(grandFinal), loser(grandFinal)],
    knocksOut: 2 * later.length,
    onlyAfter: grandFinal,
  };
  return [...all, grandFinal, again];
};

interface Draw {
  readonly next: readonly Pair[];
  /** Who is out, by when that was. */
  readonly out: ReadonlyMap<string, number>;
}

const readDraw = (
  duels: readonly Duel[],
  seeded: readonly string[],
  games: readonly EventGame[],
  gone: ReadonlySet<string>,
): Draw => {
  const unread = games.filter((game) => !isBye(game));
  const ends = new Map<Duel, End>();
  const out = new Map<string, number>();
  const comes = (comer: Comer): Known => {
    if (comer.from === 'seed') return seeded[comer.seed] ?? null;
    return ends.get(comer.duel)?.[comer.from === 'winner' ? 'won' : 'lost'];
  };
  const next = duels.flatMap((duel): readonly Pair[] => {
    const [a, b] = [comes(duel.comers[0]), comes(duel.comers[1])];
    const end = isNeedless(duel, ends, comes) ? { won: a, lost: b } : endOf(a, b, unread, gone);
    if (end) ends.set(duel, end);
    if (end?.lost && duel.knocksOut !== undefined) out.set(end.lost, duel.knocksOut);
    return end || !a || !b ? [] : [bySeed(seeded, a, b)];
  });
  return { next: games.length > 0 ? next : [...next, ...byes(duels, seeded)], out };
};

/** What each who came has come to. */
interface End {
  readonly won: Known;
  readonly lost: Known;
}

/** The last duel is played where the one who had not lost before lost the one before it. */
const isNeedless = ({ onlyAfter }: Duel, ends: ReadonlyMap<Duel, End>, comes: (comer: Comer) => Known): boolean =>
  onlyAfter !== undefined && ends.has(onlyAfter) && ends.get(onlyAfter)?.won === comes(onlyAfter.comers[0]);

/** Takes the game that decided it out of those not read yet: the same two can meet again later. */
const endOf = (a: Known, b: Known, unread: EventGame[], gone: ReadonlySet<string>): End | undefined => {
  if (a === undefined || b === undefined) return undefined;
  if (a === null || b === null) return { won: a ?? b, lost: null };
  const at = unread.findIndex(
    (game) => winnerOf(game) !== undefined && [a, b].every((id) => game.sides.some((side) => side.id === id)),
  );
  const [game] = at < 0 ? [] : unread.splice(at, 1);
  if (game) return winnerOf(game) === a ? { won: a, lost: b } : { won: b, lost: a };
  if (gone.has(a)) return { won: b, lost: a };
  return gone.has(b) ? { won: a, lost: b } : undefined;
};

const bySeed = (seeded: readonly string[], a: string, b: string): Pair =>
  seeded.indexOf(a) < seeded.indexOf(b) ? [a, b] : [b, a];

const byes = (duels: readonly Duel[], seeded: readonly string[]): readonly Pair[] => {
  const alone = duels.flatMap(({ comers: [a, b] }) =>
    a.from === 'seed' && b.from === 'seed' && b.seed >= seeded.length ? [a.seed] : [],
  );
  return seeded.flatMap((id, seed) => (alone.includes(seed) ? [[id] as const] : []));
};
