import { written } from './runner.ts';
import { db, type Tables } from './schema.ts';

/** The columns of a part, in the order in which they are written. */
export const partColumns = [
  'table_id',
  'nth',
  'match_id',
  'seat',
  'card',
  'name',
  'side',
  'place',
  'score',
  'others',
  'game',
  'profile',
  'table_name',
  'rules',
  'ended_at',
  'unrated',
  'counts',
  'is_win',
  'mu',
  'sigma',
] as const satisfies readonly (keyof Tables['part'])[];

/** Those of an award. */
export const awardColumns = [
  'card',
  'name',
  'game',
  'achievement',
  'version',
  'tier',
  'table_id',
  'nth',
  'seat',
  'seq',
  'head',
  'at',
] as const satisfies readonly (keyof Tables['award'])[];

export const playedAt = written(
  db.selectFrom('played').select(['nth', 'json']).where('table_id', '=', '').orderBy('nth'),
);
export const addPlayed = written(
  db.insertInto('played').values({ table_id: '', nth: 0, ended_at: '', seq: 0, json: '' }),
);
export const countedBy = written(db.selectFrom('counted').select('began').where('began', '=', ''));
export const addCounted = written(db.insertInto('counted').values({ began: '' }));
export const rankOf = written(
  db.selectFrom('rank').select(['mu', 'sigma', 'met']).where('game', '=', '').where('card', '=', ''),
);
export const addPart = written(
  db
    .insertInto('part')
    .values(Object.fromEntries(partColumns.map((column) => [column, ''])) as unknown as Tables['part']),
);
export const addRuled = written(
  db.insertInto('ruled').values({
    game: '',
    rule: '',
    profile: '',
    score: 0,
    ended_at: '',
    table_id: '',
    nth: 0,
    seat: '',
  }),
);
export const addMet = written(
  db
    .insertInto('met')
    .values({ period: '', game: '', card: '', other: '' })
    .onConflict((conflict) => conflict.columns(['period', 'game', 'card', 'other']).doNothing()),
);
export const metBy = written(
  db
    .selectFrom('met')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('period', '=', '')
    .where('game', '=', '')
    .where('card', '=', ''),
);
export const putRank = written(
  db
    .insertInto('rank')
    .values({ game: '', card: '', name: '', mu: 0, sigma: 0, ordinal: 0, rated: 1, met: 0, last_at: '' })
    .onConflict((conflict) =>
      conflict.columns(['game', 'card']).doUpdateSet(({ ref, eb }) => ({
        name: ref('excluded.name'),
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        ordinal: ref('excluded.ordinal'),
        last_at: ref('excluded.last_at'),
        met: ref('excluded.met'),
        rated: eb(ref('rank.rated'), '+', ref('excluded.rated')),
      })),
    ),
);
export const putTally = written(
  db
    .insertInto('tally')
    .values({ game: '', profile: '', card: '', name: '', won: 0, played: 1 })
    .onConflict((conflict) =>
      conflict.columns(['game', 'profile', 'card']).doUpdateSet(({ ref, eb }) => ({
        name: ref('excluded.name'),
        won: eb(ref('tally.won'), '+', ref('excluded.won')),
        played: eb(ref('tally.played'), '+', ref('excluded.played')),
      })),
    ),
);
export const addAward = written(
  db
    .insertInto('award')
    .values(Object.fromEntries(awardColumns.map((column) => [column, ''])) as unknown as Tables['award'])
    .onConflict((conflict) => conflict.columns(['card', 'game', 'achievement', 'version', 'tier']).doNothing()),
);
export const progressOf = written(
  db
    .selectFrom('career')
    .select(['value', 'seen'])
    .where('card', '=', '')
    .where('game', '=', '')
    .where('achievement', '=', ''),
);
export const putProgress = written(
  db
    .insertInto('career')
    .values({ card: '', game: '', achievement: '', value: 0, seen: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['card', 'game', 'achievement'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), seen: ref('excluded.seen') })),
    ),
);
export const potOf = written(
  db
    .selectFrom('pot')
    .select(['mu', 'sigma', 'rated', 'met', 'won'])
    .where('period', '=', '')
    .where('game', '=', '')
    .where('card', '=', ''),
);
export const putInPot = written(
  db
    .insertInto('pot')
    .values({ period: '', game: '', card: '', name: '', mu: 0, sigma: 0, ordinal: 0, rated: 0, met: 0, won: 0 })
    .onConflict((conflict) =>
      conflict.columns(['period', 'game', 'card']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        ordinal: ref('excluded.ordinal'),
        rated: ref('excluded.rated'),
        met: ref('excluded.met'),
        won: ref('excluded.won'),
      })),
    ),
);
