import {
  type Award,
  careerAfter,
  countsAsWin,
  earnedIn,
  featsOf,
  isGivenFor,
  Meetings,
  newRating,
  noProgress,
  ordinalOf,
  type PlayedGame,
  type Player,
  type Progress,
  type Rating,
  type RatingsByCard,
  ratingsAfter,
  tiersBetween,
  whyUnrated,
  type WhyUnrated,
} from '@vexillum/league';
import { type Achievement, partyOf, type SideId } from '@vexillum/model';
import type { Sqlite } from '../store/sqlite/sqlite.ts';
import { ELIGIBLE } from './eligible.ts';
import { periodOf } from './period.ts';
import { Runner } from './runner.ts';
import { creation, db, FORMAT, type Tables } from './schema.ts';
import {
  addAward,
  addCounted,
  addMet,
  addPart,
  addPlayed,
  addRuled,
  awardColumns,
  countedBy,
  metBy,
  partColumns,
  playedAt,
  potOf,
  progressOf,
  putInPot,
  putProgress,
  putRank,
  putTally,
  rankOf,
} from './statements.ts';
import type { ToldMark } from './told-log.ts';
import { Wins } from './wins.ts';

const inOrderOfEnd = db.selectFrom('played').select('json').orderBy('ended_at').orderBy('table_id').orderBy('nth');

/** What is given for how people play, by game. */
export interface Given {
  readonly [game: string]: readonly Achievement[];
}

/** Games of a table, in place of all that were known of it. */
export interface TableGames {
  readonly table: string;
  readonly games: readonly PlayedGame[];
}

/**
 * Rows of all games that ended, and what boards make of them. Everything in it comes from ledgers, taken in the order in which games ended:
 * made anew it is the same.
 */
export class BoardsIndex {
  readonly #runner: Runner;
  readonly #given: Given;
  readonly #meetings = new Meetings();
  readonly #wins = new Wins();
  #isNew: boolean;
  /** There are games that were not counted yet. */
  #isLoading = false;
  #lastEnd: readonly [endedAt: string, table: string, nth: number] | undefined;

  /** `undefined`: it is none of ours, of another format, or of other achievements. */
  static open(sqlite: Sqlite, given: Given = {}): BoardsIndex | undefined {
    const runner = new Runner(sqlite);
    try {
      const [mark] = runner.all(db.selectFrom('mark').selectAll());
      return mark?.format === FORMAT && mark.given === markOf(given) ? new BoardsIndex(runner, given) : undefined;
    } catch {
      return undefined;
    }
  }

  /** It is one that `open` takes once it has been given something. */
  static create(sqlite: Sqlite, given: Given = {}): BoardsIndex {
    sqlite.exec('pragma journal_mode = wal');
    const runner = new Runner(sqlite);
    runner.together(() => {
      for (const sql of creation) sqlite.exec(sql);
    });
    return new BoardsIndex(runner, given, 'new');
  }

  private constructor(runner: Runner, given: Given, state?: 'new') {
    this.#runner = runner;
    this.#given = given;
    this.#isNew = state === 'new';
    // What two players have met counts for a day: the games of the last one are enough, and nobody counts more than there are.
    this.#recall();
  }

  get runner(): Runner {
    return this.#runner;
  }

  get wins(): Wins {
    return this.#wins;
  }

  /** Up to where it has heard what was told. */
  get mark(): ToldMark | undefined {
    const [mark] = this.#runner.all(db.selectFrom('mark').select(['told', 'told_id']));
    return mark?.told == null || mark.told_id === null ? undefined : { n: mark.told, id: mark.told_id };
  }

  /** Keeps what tables tell now; nothing comes of it before something is taken, and until then it is none that `open` takes. */
  load(tables: readonly TableGames[]): void {
    this.#isLoading = true;
    this.#runner.together(() => {
      this.#runner.run(db.deleteFrom('mark'));
      for (const told of tables) this.#store(told);
    });
    this.#isNew = true;
  }

  /**
   * Takes what tables tell now, and with it all that was loaded. Where a game comes before one that is known, or one changed, all ranks are worked out anew.
   * `mark`: up to where everything that was told is here afterwards.
   */
  take(tables: readonly TableGames[], mark?: ToldMark): void {
    try {
      this.#runner.together(() => this.#takeAll(tables, mark));
      this.#isNew = false;
      this.#isLoading = false;
    } catch (error) {
      this.#recall();
      throw error;
    }
  }

  #takeAll(tables: readonly TableGames[], mark: ToldMark | undefined): void {
    if (this.#isNew)
      this.#runner.run(
        db.insertInto('mark').values({ format: FORMAT, given: markOf(this.#given), told: null, told_id: null }),
      );
    if (mark) this.#runner.run(db.updateTable('mark').set({ told: mark.n, told_id: mark.id }));
    const changed = tables.map((told) => this.#store(told));
    const fresh = changed.flatMap((change) => (change === 'other' ? [] : change)).toSorted(inOrder);
    const [first] = fresh;
    const isBehind = first !== undefined && this.#lastEnd !== undefined && orderOf(first) < this.#lastEnd.join(' ');
    if (this.#isLoading || changed.includes('other') || isBehind) this.#anew();
    else for (const game of fresh) this.#count(game);
  }

  /** The games that are new; `other` where one that was known is told otherwise, or no more. */
  #store({ table, games }: TableGames): readonly PlayedGame[] | 'other' {
    const known = this.#runner.allOf(playedAt, table);
    const texts = games.map((game) => JSON.stringify(game));
    const isLonger = known.every(({ json }, n) => json === texts[n]);
    if (!isLonger) this.#runner.run(db.deleteFrom('played').where('table_id', '=', table));
    const first = isLonger ? known.length : 0;
    for (const [n, game] of games.entries())
      if (n >= first) this.#runner.runOf(addPlayed, table, game.nth, game.endedAt, game.head.seq, texts[n] ?? '');
    return isLonger ? games.slice(first) : 'other';
  }

  #anew(): void {
    for (const table of ['counted', 'part', 'ruled', 'rank', 'tally', 'award', 'career', 'pot', 'met'] as const)
      this.#runner.run(db.deleteFrom(table));
    this.#meetings.forget();
    this.#wins.clear();
    this.#lastEnd = undefined;
    for (const { json } of this.#runner.each(inOrderOfEnd)) this.#count(JSON.parse(json) as PlayedGame);
  }

  #recall(): void {
    this.#recallWins();
    this.#meetings.forget();
    this.#lastEnd = undefined;
    const [last] = this.#runner.all(
      db
        .selectFrom('played')
        .select(['ended_at', 'table_id', 'nth'])
        .orderBy('ended_at', 'desc')
        .orderBy('table_id', 'desc')
        .orderBy('nth', 'desc')
        .limit(1),
    );
    if (!last) return;
    this.#lastEnd = [last.ended_at, last.table_id, last.nth];
    const dayBefore = new Date(Date.parse(last.ended_at) - 86_400_000).toISOString();
    const counted = db.selectFrom('part').select(['table_id', 'nth']).where('unrated', '=', '');
    for (const { json } of this.#runner.each(
      inOrderOfEnd
        .where('ended_at', '>=', dayBefore)
        .where(({ eb, refTuple }) => eb(refTuple('table_id', 'nth'), 'in', counted.$asTuple('table_id', 'nth'))),
    ))
      this.#meetings.met(JSON.parse(json) as PlayedGame);
  }

  #recallWins(): void {
    this.#wins.clear();
    const parts = db
      .selectFrom('part')
      .select(['game', 'profile', 'rules', 'card', 'ended_at'])
      .select(({ fn }) => fn.max('is_win').as('won'))
      .where('counts', '=', 1)
      .where('card', '!=', '')
      .groupBy(['ended_at', 'table_id', 'nth', 'card'])
      .orderBy('ended_at')
      .orderBy('table_id')
      .orderBy('nth');
    for (const { game, profile, rules, card, ended_at: endedAt, won } of this.#runner.each(parts))
      this.#wins.add({
        game,
        profile,
        rules: Object.keys(JSON.parse(rules) as object),
        endedAt,
        card,
        isWon: won === 1,
      });
  }

  #count(game: PlayedGame): void {
    this.#lastEnd = [game.endedAt, game.table, game.nth];
    if (this.#isCopy(game)) return;
    const ofItself = whyUnrated(game);
    const why = ofItself.length === 0 && this.#meetings.isFull(game) ? (['often'] as const) : ofItself;
    const isRated = why.length === 0;
    if (isRated) this.#meetings.met(game);
    const ratings: RatingsByCard = isRated ? ratingsAfter(game, (card) => this.#ratingOf(game.game, card)) : new Map();
    // A guest has not asked to be on a board.
    for (const player of game.players) if (player.card !== undefined) this.#addPart(game, player, why, ratings);
    if (isRated) this.#pot(game);
    const names = new Map(game.players.flatMap(({ card, name }) => (card && name ? [[card, name] as const] : [])));
    for (const [card, name] of names) {
      const rating = ratings.get(card);
      if (rating) this.#putRank(game, card, name, rating);
      if (countsAsWin(why)) this.#putWin(game, card, name);
      this.#award(game, card, name, why);
    }
  }

  /** Played to its end in another place before: of all copies of a game the first counts. */
  #isCopy({ began }: PlayedGame): boolean {
    if (began === undefined) return false;
    const [known] = this.#runner.allOf(countedBy, began);
    if (!known) this.#runner.runOf(addCounted, began);
    return known !== undefined;
  }

  #addPart(game: PlayedGame, player: Player, why: readonly WhyUnrated[], ratings: RatingsByCard): void {
    const { seat, side, name = '', card = '' } = player;
    const { result } = game;
    const rating = ratings.get(card);
    const part: Tables['part'] = {
      table_id: game.table,
      nth: game.nth,
      match_id: game.match,
      seat,
      card,
      name,
      side,
      place: result.sides.find((its) => its.side === side)?.place ?? null,
      score: game.scores[side] ?? 0,
      others: game.players.filter(
        (other) => partyOf(result, other.side) !== partyOf(result, side) && other.name !== undefined,
      ).length,
      game: game.game,
      profile: game.profile,
      table_name: game.tableName,
      rules: JSON.stringify(game.houseRules),
      ended_at: game.endedAt,
      unrated: why.join(' '),
      counts: countsAsWin(why) ? 1 : 0,
      is_win: result.sides.some((its) => its.side === side && its.place === 1) && countsAsWin(why) ? 1 : 0,
      mu: rating?.mu ?? null,
      sigma: rating?.sigma ?? null,
    };
    this.#runner.runOf(addPart, ...partColumns.map((column) => part[column]));
    const { profile, score, ended_at, table_id, nth } = part;
    for (const rule of Object.keys(game.houseRules))
      this.#runner.runOf(addRuled, game.game, rule, profile, score, ended_at, table_id, nth, seat);
  }

  #award(game: PlayedGame, card: string, name: string, why: readonly WhyUnrated[]): void {
    const player = game.players.find((each) => each.card === card);
    if (!player) return;
    const feats = featsOf(game, player);
    for (const achievement of this.#given[game.game] ?? []) {
      if (!isGivenFor(achievement, why)) continue;
      const give = (tier: number, seq: number) =>
        this.#putAward({
          card,
          name,
          game: game.game,
          achievement: achievement.id,
          version: achievement.version,
          tier,
          table: game.table,
          nth: game.nth,
          seat: player.seat,
          seq,
          head: game.head.hash,
          at: game.endedAt,
        });
      if (achievement.scope === 'game') {
        const seq = earnedIn(achievement, feats);
        if (seq !== undefined) give(1, seq);
        continue;
      }
      const before = this.#progressOf(game.game, card, achievement.id);
      const after = careerAfter(achievement, before, game, player);
      if (after === before) continue;
      this.#putProgress(game.game, card, achievement.id, after);
      for (const tier of tiersBetween(achievement, before, after)) give(tier, game.head.seq);
    }
  }

  #putAward({ table, ...award }: Award): void {
    const row: Tables['award'] = { ...award, table_id: table };
    this.#runner.runOf(addAward, ...awardColumns.map((column) => row[column]));
  }

  #progressOf(game: string, card: string, achievement: string): Progress {
    const [known] = this.#runner.allOf(progressOf, card, game, achievement);
    return known ? { value: known.value, seen: JSON.parse(known.seen) as string[] } : noProgress;
  }

  #putProgress(game: string, card: string, achievement: string, { value, seen }: Progress): void {
    this.#runner.runOf(putProgress, card, game, achievement, value, JSON.stringify(seen));
  }

  /** The same, as if nothing had ever been played before the month began. */
  #pot(game: PlayedGame): void {
    const period = periodOf(game.endedAt);
    const known = (card: string) => this.#runner.allOf(potOf, period, game.game, card)[0];
    for (const [card, { mu, sigma }] of ratingsAfter(game, (one) => known(one) ?? newRating())) {
      const { rated, met, won } = known(card) ?? { rated: 0, met: 0, won: 0 };
      const player = game.players.find((each) => each.card === card);
      const isWon = game.result.sides.some(({ side, place }) => place === 1 && side === player?.side);
      this.#runner.runOf(
        putInPot,
        period,
        game.game,
        card,
        player?.name ?? '',
        mu,
        sigma,
        ordinalOf({ mu, sigma }),
        rated + 1,
        this.#met(game, card, met, period),
        won + (isWon ? 1 : 0),
      );
    }
  }

  /** How many different opponents somebody has met by now: whoever has met enough is asked no more. `period`: empty for all games. */
  #met({ game, players, result }: PlayedGame, card: string, before: number, period: string): number {
    if (before >= ELIGIBLE.opponents) return before;
    const partyAt = (side: SideId) => partyOf(result, side);
    const own = new Set(players.filter((player) => player.card === card).map(({ side }) => partyAt(side)));
    for (const { side, card: other } of players)
      if (other !== undefined && !own.has(partyAt(side))) this.#runner.runOf(addMet, period, game, card, other);
    const [met] = this.#runner.allOf(metBy, period, game, card);
    return Math.min(Number(met?.count ?? 0), ELIGIBLE.opponents);
  }

  #ratingOf(game: string, card: string): Rating {
    const [known] = this.#runner.allOf(rankOf, game, card);
    return known ?? newRating();
  }

  #putRank(played: PlayedGame, card: string, name: string, { mu, sigma }: Rating): void {
    const { game, endedAt } = played;
    const met = this.#met(played, card, this.#runner.allOf(rankOf, game, card)[0]?.met ?? 0, '');
    this.#runner.runOf(putRank, game, card, name, mu, sigma, ordinalOf({ mu, sigma }), 1, met, endedAt);
  }

  #putWin(game: PlayedGame, card: string, name: string): void {
    const sides = new Set(game.players.filter((player) => player.card === card).map(({ side }) => side));
    const isWon = game.result.sides.some(({ side, place }) => place === 1 && sides.has(side));
    for (const profile of ['', game.profile]) this.#putTally(game.game, profile, card, name, isWon ? 1 : 0);
    const { profile, houseRules, endedAt } = game;
    this.#wins.add({ game: game.game, profile, rules: Object.keys(houseRules), endedAt, card, isWon });
  }

  #putTally(game: string, profile: string, card: string, name: string, won: 0 | 1): void {
    this.#runner.runOf(putTally, game, profile, card, name, won, 1);
  }
}

/** What awards follow from: another text is another sentence, and no other award. */
const markOf = (given: Given): string =>
  JSON.stringify(
    Object.entries(given).map(([game, all]) => [game, all.map((each) => ({ ...each, title: '', description: '' }))]),
  );

const orderOf = ({ endedAt, table, nth }: PlayedGame): string => [endedAt, table, nth].join(' ');
const inOrder = (a: PlayedGame, b: PlayedGame): number => (orderOf(a) < orderOf(b) ? -1 : 1);
