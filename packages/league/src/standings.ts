import { areTogether, type EventGame, type EventSide, isBye, winnerOf } from './event-game.ts';

export interface MatchPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
}

export const tieBreaks = ['head-to-head', 'buchholz', 'score-difference', 'score', 'wins'] as const;
export type TieBreak = (typeof tieBreaks)[number];

export interface Standing {
  readonly id: string;
  /** From 1; shared where nothing tells them apart. */
  readonly place: number;
  /** Match points, without those that were taken. */
  readonly points: number;
  readonly penalty: number;
  /** Games, without byes. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  readonly score: number;
  /** By tie-break; head-to-head alone has no value where those who are level have not all met. */
  readonly ties: { readonly [tieBreak in TieBreak]?: number };
  /** What tells them from the one above: none of the first, nor where they share the place. */
  readonly behindBy?: 'match-points' | TieBreak;
}

export interface StandingRules {
  readonly scoring: MatchPoints;
  /** What is asked first comes first. */
  readonly tieBreaks: readonly TieBreak[];
  /** Points taken, by entrant. */
  readonly penalties?: Readonly<Record<string, number>>;
}

/** What an entrant has done so far. */
type Tally = Omit<Standing, 'place' | 'ties' | 'behindBy' | 'penalty'> & {
  /** Without what penalties took: an opponent's penalty is nobody else's loss. */
  readonly earned: number;
  readonly scoreDifference: number;
};

/**
 * The table of an event, the first first. A board of several sides is a duel of each with each that together weigh as much as one game.
 * Games of those who are no longer entrants count for those who met them.
 */
export const standings = (
  entrants: readonly string[],
  games: readonly EventGame[],
  rules: StandingRules,
): readonly Standing[] => {
  const everybody = new Set([...entrants, ...games.flatMap(({ sides }) => sides.map(({ id }) => id))]);
  const tallies = new Map([...everybody].map((id) => [id, tallyOf(id, games, rules)]));
  const rows = entrants.flatMap((id) => tallies.get(id) ?? []);
  const valueOf = {
    buchholz: ({ id }) => buchholzOf(id, games, tallies),
    'score-difference': ({ scoreDifference }) => scoreDifference,
    score: ({ score }) => score,
    wins: ({ wins }) => wins,
  } satisfies { [tieBreak in Exclude<TieBreak, 'head-to-head'>]: (tally: Tally) => number };
  const duels = new Map<string, number>();
  const split = (level: readonly Tally[], [first, ...later]: readonly TieBreak[], by: Reason): readonly Row[][] => {
    if (first === undefined || level.length < 2) return [level.map((tally) => ({ tally, by }))];
    if (first === 'head-to-head') {
      const among = headToHead(level, games, rules.scoring);
      if (!among) return split(level, later, by);
      for (const [id, points] of among) duels.set(id, points);
      return apart(level, ({ id }) => among.get(id) ?? 0).flatMap((group, n) => split(group, later, n ? first : by));
    }
    return apart(level, valueOf[first]).flatMap((group, n) => split(group, later, n ? first : by));
  };
  const groups = apart(rows, ({ points }) => points).flatMap((group, n) =>
    split(group, rules.tieBreaks, n ? 'match-points' : undefined),
  );
  return groups.flatMap((group, n) => {
    const place = 1 + groups.slice(0, n).reduce((sum, { length }) => sum + length, 0);
    return group.map(({ tally, by }, nth): Standing => {
      const { earned: _earned, scoreDifference: _difference, ...row } = tally;
      const duel = duels.get(row.id);
      const ties = Object.fromEntries(
        rules.tieBreaks.flatMap((tieBreak) => {
          const value = tieBreak === 'head-to-head' ? duel : valueOf[tieBreak](tally);
          return value === undefined ? [] : [[tieBreak, value]];
        }),
      );
      const penalty = rules.penalties?.[row.id] ?? 0;
      return { ...row, place, penalty, ties, ...(nth === 0 && by ? { behindBy: by } : {}) };
    });
  });
};

type Reason = Standing['behindBy'];

interface Row {
  readonly tally: Tally;
  /** What tells its group from the one above. */
  readonly by: Reason;
}

const tallyOf = (id: string, games: readonly EventGame[], { scoring, penalties }: StandingRules): Tally => {
  const mine = games.filter(({ sides }) => sides.some((side) => side.id === id));
  const played = mine.filter((game) => !isBye(game));
  const count = (end: End) => played.filter((game) => endFor(id, game) === end).length;
  const byes = mine.length - played.length;
  const earned = rounded(byes * scoring.bye + sum(played.map((game) => pointsFor(id, game, scoring))));
  return {
    id,
    earned,
    points: rounded(earned - (penalties?.[id] ?? 0)),
    played: played.length,
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    byes,
    score: rounded(sum(played.map((game) => sideOf(id, game)?.score ?? 0))),
    scoreDifference: rounded(sum(played.map((game) => differenceFor(id, game)))),
  };
};

type End = 'win' | 'draw' | 'loss';

const endFor = (id: string, game: EventGame): End => {
  if (winnerOf(game) === id || hasWonWithTeam(id, game)) return 'win';
  const { sides } = game;
  const best = Math.min(...sides.map(placeOf));
  return best === placeOf(sideOf(id, game)) ? 'draw' : 'loss';
};

const hasWonWithTeam = (id: string, game: EventGame): boolean => {
  const first = game.sides.filter(({ place }) => place === 1);
  const own = first.find((side) => side.id === id);
  return own !== undefined && first.every((side) => side === own || areTogether(side, own));
};

const sideOf = (id: string, { sides }: EventGame): EventSide | undefined => sides.find((side) => side.id === id);
const placeOf = (side: EventSide | undefined): number => side?.place ?? Number.MAX_SAFE_INTEGER;
/** Whom somebody played against. */
const othersOf = (id: string, game: EventGame): readonly EventSide[] =>
  game.sides.filter((side) => side.id !== id && !areTogether(side, sideOf(id, game)));

const pointsFor = (id: string, game: EventGame, scoring: MatchPoints): number =>
  mean(othersOf(id, game).map((other) => scoring[endAgainst(sideOf(id, game), other)]));

const endAgainst = (one: EventSide | undefined, other: EventSide): End => {
  const ahead = placeOf(other) - placeOf(one);
  return ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'draw';
};

const differenceFor = (id: string, game: EventGame): number =>
  (sideOf(id, game)?.score ?? 0) - mean(othersOf(id, game).map(({ score = 0 }) => score));

/** What those they met have earned. A bye counts as somebody who has earned as much as they have. */
const buchholzOf = (id: string, games: readonly EventGame[], tallies: ReadonlyMap<string, Tally>): number => {
  const earnedBy = (one: string) => tallies.get(one)?.earned ?? 0;
  const mine = games.filter((game) => sideOf(id, game) !== undefined);
  return rounded(
    sum(mine.map((game) => (isBye(game) ? earnedBy(id) : mean(othersOf(id, game).map((other) => earnedBy(other.id)))))),
  );
};

/** Points out of the games of those who are level against each other, where each has met each. */
const headToHead = (
  level: readonly Tally[],
  games: readonly EventGame[],
  scoring: MatchPoints,
): ReadonlyMap<string, number> | undefined => {
  const duels = level.map(({ id }) => {
    const against = level.flatMap(({ id: other }) => (other === id ? [] : [duelsOf(id, other, games)]));
    return { id, against };
  });
  if (duels.some(({ against }) => against.some((ends) => ends.length === 0))) return undefined;
  return new Map(duels.map(({ id, against }) => [id, rounded(sum(against.flat().map((end) => scoring[end])))]));
};

const duelsOf = (one: string, other: string, games: readonly EventGame[]): readonly End[] =>
  games.flatMap((game) => {
    const [mine, theirs] = [sideOf(one, game), sideOf(other, game)];
    return mine && theirs && !areTogether(mine, theirs) ? [endAgainst(mine, theirs)] : [];
  });

/** Those of one value together, the highest first. */
const apart = (level: readonly Tally[], valueOf: (tally: Tally) => number): readonly (readonly Tally[])[] => {
  const values = new Map(level.map((tally) => [tally, valueOf(tally)]));
  const distinct = [...new Set(values.values())].toSorted((a, b) => b - a);
  return distinct.map((value) => level.filter((tally) => values.get(tally) === value));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
/** Thirds and their like add up to the same whichever way they are added. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
