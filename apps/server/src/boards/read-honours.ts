import type { Award } from '@vexillum/league';
import type { Runner } from './runner.ts';
import { db } from './schema.ts';

/** What a card has been given, and how far it is where all of its games count. */
export interface Honours {
  /** As they signed in for the last of their games. */
  readonly name?: string;
  /** The newest first. */
  readonly awards: readonly Award[];
  readonly careers: readonly { readonly game: string; readonly achievement: string; readonly value: number }[];
}

const columns = [
  'card',
  'name',
  'game',
  'achievement',
  'version',
  'tier',
  'table_id as table',
  'nth',
  'seat',
  'seq',
  'head',
  'at',
] as const;

export const readHonours = (runner: Runner, card: string): Honours => ({
  ...nameOf(runner, card),
  awards: runner.all(
    db
      .selectFrom('award')
      .select(columns)
      .where('card', '=', card)
      .orderBy('at', 'desc')
      .orderBy('game')
      .orderBy('achievement')
      .orderBy('tier', 'desc'),
  ),
  careers: runner.all(
    db
      .selectFrom('career')
      .select(['game', 'achievement', 'value'])
      .where('card', '=', card)
      .orderBy('game')
      .orderBy('achievement'),
  ),
});

const nameOf = (runner: Runner, card: string): { readonly name?: string } =>
  runner.all(db.selectFrom('part').select('name').where('card', '=', card).orderBy('ended_at', 'desc').limit(1))[0] ??
  {};

/** What was given for games at these tables, for each game in the order of the players. */
export const readAwardsOf = (runner: Runner, tables: readonly string[]): readonly Award[] =>
  tables.length === 0
    ? []
    : runner.all(
        db
          .selectFrom('award')
          .select(columns)
          .where('table_id', 'in', tables)
          .orderBy('table_id')
          .orderBy('nth')
          .orderBy('seat')
          .orderBy('achievement')
          .orderBy('tier'),
      );
