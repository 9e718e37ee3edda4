import type { OwnPot, PotRow } from '@vexillum/protocol';
import { timesOf } from './period.ts';
import type { Runner } from './runner.ts';
import { db } from './schema.ts';

/** Rated games in the period that a place takes: a single lucky evening is none. */
export const POT_NEEDS = 3;

export interface PotName {
  readonly game: string;
  readonly period: string;
}

/** Everybody who has played a rated game in the period: those who have played enough first, by rank. */
export const readPot = (runner: Runner, { game, period }: PotName): readonly PotRow[] => {
  const rows = runner.all(
    db
      .selectFrom('pot')
      .select(['card', 'name', 'ordinal', 'rated', 'won'])
      .where('period', '=', period)
      .where('game', '=', game)
      .orderBy('ordinal', 'desc')
      .orderBy('card'),
  );
  const told = rows.map(({ card, name, ordinal, rated, won }) => {
    // Fractions are not written alike everywhere, and a closed pot has a hash.
    return { card, name, value: Math.round(ordinal * 100), games: rated, won };
  });
  const placed = told.filter(({ games }) => games >= POT_NEEDS);
  const others = told.filter(({ games }) => games < POT_NEEDS);
  return [
    ...placed.map((row) => ({ position: 1 + placed.findIndex(({ value }) => value === row.value), ...row })),
    ...others.map((row) => ({ ...row, missing: POT_NEEDS - row.games })),
  ];
};

/** How a card stands among these rows, and which games of its in the period do not count. */
export const readOwnPot = (
  runner: Runner,
  { game, period }: PotName,
  rows: readonly PotRow[],
  card: string,
): OwnPot => {
  const { from, to } = timesOf(period);
  const uncounted = runner.all(
    db
      .selectFrom('part')
      .where('card', '=', card)
      .where('ended_at', '>=', from)
      .where('ended_at', '<', to)
      .where('game', '=', game)
      .where('unrated', '!=', '')
      .groupBy('unrated')
      .orderBy('unrated')
      .select(({ fn }) => ['unrated as why', fn.countAll<number>().as('games')]),
  );
  return { ...standingOf(rows, card), uncounted: uncounted.map(({ why, games }) => ({ why, games: Number(games) })) };
};

/** Whom to beat is who is ahead by rank and has a place; for whoever has none yet, at worst the last of those. */
export const standingOf = (rows: readonly PotRow[], card: string): Pick<OwnPot, 'row' | 'toBeat' | 'missing'> => {
  const row = rows.find((each) => each.card === card);
  const placed = rows.filter(({ position }) => position !== undefined);
  const ahead = placed.filter((each) => each.card !== card && (row === undefined || each.value > row.value));
  const toBeat =
    row?.position === 1 ? undefined : (ahead.at(-1) ?? (row?.position === undefined ? placed.at(-1) : undefined));
  return { ...(row ? { row } : {}), ...(toBeat ? { toBeat } : {}), missing: row ? (row.missing ?? 0) : POT_NEEDS };
};

/** The pots in which anybody has a part, the earliest first. */
export const readPotNames = (runner: Runner): readonly PotName[] =>
  runner.all(db.selectFrom('pot').select(['period', 'game']).distinct().orderBy('period').orderBy('game'));
