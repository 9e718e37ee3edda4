import type { OwnPot, PotRow } from '@vexillum/protocol';
import { POT_NEEDS } from './eligible.ts';
import { timesOf } from './period.ts';
import type { Runner } from './runner.ts';
import { db } from './schema.ts';

export interface PotName {
  readonly game: string;
  readonly period: string;
}

/** Everybody who has played a rated game in the period: those who have played enough first, by rank. */
export const readPot = (runner: Runner, { game, period }: PotName): readonly PotRow[] => {
  const rows = runner.all(
    db
      .selectFrom('pot')
      .select(['card', 'name', 'ordinal', 'rated', 'met', 'won'])
      .where('period', '=', period)
      .where('game', '=', game)
      .orderBy('ordinal', 'desc')
      .orderBy('card'),
  );
  const told = rows.map(({ card, name, ordinal, rated, met, won }) => {
    // Fractions are not written alike everywhere, and a closed pot has a hash.
    const row = { card, name, value: Math.round(ordinal * 100), games: rated, won };
    const [missing, missingOpponents] = [POT_NEEDS.rated - rated, POT_NEEDS.opponents - met];
    return {
      row,
      lacks: {
        ...(missing > 0 ? { missing } : {}),
        ...(missingOpponents > 0 ? { missingOpponents } : {}),
      },
    };
  });
  const hasPlace = ({ lacks }: (typeof told)[number]): boolean => Object.keys(lacks).length === 0;
  const placed = told.filter(hasPlace).map(({ row }) => row);
  return [
    ...placed.map((row) => ({ position: 1 + placed.findIndex(({ value }) => value === row.value), ...row })),
    ...told.flatMap((each) => (hasPlace(each) ? [] : [{ ...each.row, ...each.lacks }])),
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
export const standingOf = (
  rows: readonly PotRow[],
  card: string,
): Pick<OwnPot, 'row' | 'toBeat' | 'missing' | 'missingOpponents'> => {
  const row = rows.find((each) => each.card === card);
  const placed = rows.filter(({ position }) => position !== undefined);
  const ahead = placed.filter((each) => each.card !== card && (row === undefined || each.value > row.value));
  const toBeat =
    row?.position === 1 ? undefined : (ahead.at(-1) ?? (row?.position === undefined ? placed.at(-1) : undefined));
  const { missing, missingOpponents } = row ?? { missing: POT_NEEDS.rated, missingOpponents: POT_NEEDS.opponents };
  return {
    ...(row ? { row } : {}),
    ...(toBeat ? { toBeat } : {}),
    missing: missing ?? 0,
    missingOpponents: missingOpponents ?? 0,
  };
};

/** The pots in which anybody has a part, the earliest first. */
export const readPotNames = (runner: Runner): readonly PotName[] =>
  runner.all(db.selectFrom('pot').select(['period', 'game']).distinct().orderBy('period').orderBy('game'));
