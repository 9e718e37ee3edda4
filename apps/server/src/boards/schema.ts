import { textOnly } from '../store/sqlite/text-only.ts';

/** Raised with every change of a table or of what is worked out: boards of another format are made anew, out of the ledgers. */
export const FORMAT = 8;

export interface Tables {
  /** `given`: by which achievements its awards are; `told`: up to which row of what was told it has heard. */
  readonly mark: {
    readonly format: number;
    readonly given: string;
    readonly told: number | null;
    readonly told_id: string | null;
  };
  /** A game that ended. `json` is the `PlayedGame`. */
  readonly played: {
    readonly table_id: string;
    readonly nth: number;
    readonly ended_at: string;
    readonly seq: number;
    readonly json: string;
  };
  /** A game that was counted, by its first action: whoever tells of it again tells of a copy. */
  readonly counted: { readonly began: string };
  /** A card's part in it. What boards are asked for by stands in each row. */
  readonly part: {
    readonly table_id: string;
    readonly nth: number;
    /** What stays the same where the table goes on from its file. */
    readonly match_id: string;
    readonly seat: string;
    readonly card: string;
    readonly name: string;
    readonly side: string;
    readonly place: number | null;
    readonly score: number;
    readonly others: number;
    readonly game: string;
    readonly profile: string;
    readonly table_name: string;
    readonly rules: string;
    readonly ended_at: string;
    /** Why it moved no rank; empty where it did. */
    readonly unrated: string;
    /** 1 where it is a game of those that wins are counted of, and where it was won. */
    readonly counts: number;
    readonly is_win: number;
    readonly mu: number | null;
    readonly sigma: number | null;
  };
  /** A part that was played by a house rule which differs from the game's own, once for each of them. */
  readonly ruled: {
    readonly game: string;
    readonly rule: string;
    readonly profile: string;
    readonly score: number;
    readonly ended_at: string;
    readonly table_id: string;
    readonly nth: number;
    readonly seat: string;
  };
  /** A card's rank in a game, after all of its rated games. */
  readonly rank: {
    readonly game: string;
    readonly card: string;
    readonly name: string;
    readonly mu: number;
    readonly sigma: number;
    readonly ordinal: number;
    readonly rated: number;
    /** Different players that its owner has met in them, as far as they are counted. */
    readonly met: number;
    readonly last_at: string;
  };
  /** A card's games with people, and how many of them it won: of a profile, and of all of them where that is empty. */
  readonly tally: {
    readonly game: string;
    readonly profile: string;
    readonly card: string;
    readonly name: string;
    readonly won: number;
    readonly played: number;
  };
  /** That a card was given an achievement, and by which game: by the first that it was earned in. */
  readonly award: {
    readonly game: string;
    readonly card: string;
    readonly achievement: string;
    readonly version: number;
    readonly tier: number;
    readonly name: string;
    readonly table_id: string;
    readonly nth: number;
    readonly seat: string;
    readonly seq: number;
    readonly head: string;
    readonly at: string;
  };
  /** A card's rank in a game out of the rated games of one month, `2026-11`, alone. */
  readonly pot: {
    readonly period: string;
    readonly game: string;
    readonly card: string;
    readonly name: string;
    readonly mu: number;
    readonly sigma: number;
    readonly ordinal: number;
    readonly rated: number;
    readonly met: number;
    readonly won: number;
  };
  /** Whom a card has met in rated games: of a month, and of all of them where the period is empty. No more of them than anything asks for. */
  readonly met: { readonly period: string; readonly game: string; readonly card: string; readonly other: string };
  /** What a card has of an achievement that is given for all of its games. `seen` is a list as JSON. */
  readonly career: {
    readonly game: string;
    readonly card: string;
    readonly achievement: string;
    readonly value: number;
    readonly seen: string;
  };
}

export const db = textOnly<Tables>();

const table = (name: keyof Tables) => db.schema.createTable(name);
const strict = (statement: { compile(): { sql: string } }): string => `${statement.compile().sql} strict`;
const index = (on: keyof Tables, ...columns: string[]): string =>
  db.schema
    .createIndex(`${on}_by_${columns.map((column) => column.split(' ')[0]).join('_')}`)
    .on(on)
    .columns(columns)
    .compile().sql;

export const creation: readonly string[] = [
  strict(
    table('mark')
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('given', 'text', (column) => column.notNull())
      .addColumn('told', 'integer')
      .addColumn('told_id', 'text'),
  ),
  strict(
    table('played')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('json', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('played_key', ['table_id', 'nth']),
  ),
  strict(table('counted').addColumn('began', 'text', (column) => column.primaryKey())),
  strict(
    table('part')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('place', 'integer')
      .addColumn('score', 'real', (column) => column.notNull())
      .addColumn('others', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('unrated', 'text', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addColumn('is_win', 'integer', (column) => column.notNull())
      .addColumn('mu', 'real')
      .addColumn('sigma', 'real')
      .addPrimaryKeyConstraint('part_key', ['table_id', 'nth', 'seat']),
  ),
  strict(
    table('ruled')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('score', 'real', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull()),
  ),
  strict(
    table('rank')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('mu', 'real', (column) => column.notNull())
      .addColumn('sigma', 'real', (column) => column.notNull())
      .addColumn('ordinal', 'real', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('met', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rank_key', ['game', 'card']),
  ),
  strict(
    table('tally')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('tally_key', ['game', 'profile', 'card']),
  ),
  strict(
    table('award')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('achievement', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('tier', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('award_key', ['card', 'game', 'achievement', 'version', 'tier']),
  ),
  strict(
    table('pot')
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('mu', 'real', (column) => column.notNull())
      .addColumn('sigma', 'real', (column) => column.notNull())
      .addColumn('ordinal', 'real', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('met', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('pot_key', ['period', 'game', 'card']),
  ),
  strict(
    table('met')
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('met_key', ['period', 'game', 'card', 'other']),
  ),
  strict(
    table('career')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('achievement', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('seen', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('career_key', ['card', 'game', 'achievement']),
  ),
  index('award', 'table_id', 'nth'),
  index('played', 'ended_at', 'table_id', 'nth'),
  index('part', 'game', 'score desc', 'ended_at'),
  index('part', 'game', 'profile', 'score desc', 'ended_at'),
  index('part', 'game', 'match_id', 'score desc', 'ended_at'),
  index('ruled', 'game', 'rule', 'score desc', 'ended_at', 'table_id', 'profile', 'nth', 'seat'),
  index('part', 'card', 'ended_at'),
  index('rank', 'game', 'ordinal desc'),
  index('tally', 'game', 'profile', 'won desc', 'played'),
];
