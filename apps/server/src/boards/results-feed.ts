import { canonicalJson, FEED_BEGINS, feedHash, type FeedRow, feedText, type HashText } from '@vexillum/ledger';
import { byEnd, type PlayedGame } from '@vexillum/league';
import { isNameToken } from '@vexillum/model';
import type { RecordChange, Records } from '@vexillum/table/room';

/** A row, `feed!N`. */
export const FEED_ROW = 'feed!';
/** The last row: its number and hash. */
const HEAD = 'feed';
/** What was told last of a game, `fed!TABLE!NTH`. */
const FED = 'fed!';
/** Rows that are written at once where a server begins to tell. */
const AT_ONCE = 500;

/** A result, or that one is void. `replaces`: the row that said otherwise of the same game. */
export type FeedTold =
  | { readonly kind: 'result'; readonly played: Omit<PlayedGame, 'feats'>; readonly replaces?: number }
  | { readonly kind: 'void'; readonly table: string; readonly nth: number; readonly replaces: number };

interface Head {
  readonly n: number;
  readonly hash: string;
}

interface Fed {
  readonly n: number;
  readonly digest: string;
}

export interface ResultsFeedOptions {
  readonly records: Records;
  readonly hashText: HashText;
  /** The server's key, as hex, and what signs with it. */
  readonly server: string;
  readonly sign: (text: string) => string;
}

/** What a table tells now, of all of its games. */
interface TellingTable {
  readonly table: string;
  readonly games: readonly PlayedGame[];
}

/**
 * Everything that this server ever told of results, row after row, each with the hash of the one before and the server's signature: others may mirror it, and
 * nobody can change what was told. One call after the other: whoever writes waits for what was written before.
 */
export class ResultsFeed {
  readonly #options: ResultsFeedOptions;

  constructor(options: ResultsFeedOptions) {
    this.#options = options;
  }

  /** Where the feed is not there yet: all results that are known, in the order in which games ended. */
  async begin(known: () => Promise<readonly TellingTable[]>): Promise<void> {
    const { records } = this.#options;
    if ((await records.get(HEAD)) !== undefined) return;
    const games = (await known()).flatMap((table) => table.games.filter(isSomebodys)).toSorted(byEnd);
    // The head is written last: whoever is killed before begins again, over the same rows.
    let head: Head = { n: 0, hash: FEED_BEGINS };
    for (let from = 0; from < games.length; from += AT_ONCE) {
      const rows: RecordChange[] = [];
      for (const game of games.slice(from, from + AT_ONCE)) head = this.#tell(rows, head, game, undefined);
      await records.write(rows);
    }
    await records.write([headChange(head)]);
  }

  /** What is to be written so that these tables have told their games: nothing where they have. */
  async changes(tables: readonly TellingTable[]): Promise<readonly RecordChange[]> {
    const changes: RecordChange[] = [];
    const before = await this.#head();
    let head = before;
    for (const { table, games: all } of tables) {
      const games = all.filter(isSomebodys);
      const fed = await this.#fed(table);
      for (const game of games) head = this.#tell(changes, head, game, fed.get(game.nth));
      for (const [nth, { n }] of fed) {
        if (games.some((game) => game.nth === nth)) continue;
        head = this.#append(changes, head, { kind: 'void', table, nth, replaces: n }).head;
        changes.push({ del: `${FED}${table}!${nth}` });
      }
    }
    return head.n === before.n ? [] : [...changes, headChange(head)];
  }

  async page(after: number, limit: number): Promise<{ readonly rows: readonly FeedRow[]; readonly head: Head }> {
    const head = await this.#head();
    const count = Math.max(0, Math.min(limit, head.n - after));
    const kept = await Promise.all(
      Array.from({ length: count }, (_, at) => this.#options.records.get(rowKey(after + at + 1))),
    );
    return { rows: kept.flatMap((row) => (row === undefined ? [] : [JSON.parse(row) as FeedRow])), head };
  }

  #tell(changes: RecordChange[], head: Head, game: PlayedGame, fed: Fed | undefined): Head {
    const played = told(game);
    const digest = this.#options.hashText(canonicalJson(played));
    if (fed?.digest === digest) return head;
    const row = this.#append(changes, head, { kind: 'result', played, ...(fed ? { replaces: fed.n } : {}) });
    changes.push({
      put: `${FED}${game.table}!${game.nth}`,
      value: JSON.stringify({ n: row.head.n, digest } satisfies Fed),
    });
    return row.head;
  }

  #append(changes: RecordChange[], head: Head, what: FeedTold): { readonly head: Head } {
    const { hashText, server, sign } = this.#options;
    const row = { n: head.n + 1, previous: head.hash, digest: hashText(canonicalJson(what)) };
    const whole: FeedRow = { ...row, server, sig: sign(feedText(row)), told: what };
    changes.push({ put: rowKey(row.n), value: JSON.stringify(whole) });
    return { head: { n: row.n, hash: feedHash(row, hashText) } };
  }

  async #head(): Promise<Head> {
    const kept = await this.#options.records.get(HEAD);
    return kept === undefined ? { n: 0, hash: FEED_BEGINS } : (JSON.parse(kept) as Head);
  }

  async #fed(table: string): Promise<ReadonlyMap<number, Fed>> {
    const kept = await this.#options.records.list(`${FED}${table}!`);
    return new Map(kept.map(([key, value]) => [Number(key.split('!')[2]), JSON.parse(value) as Fed]));
  }
}

/** A game of guests and machines alone is nobody's result. */
const isSomebodys = ({ players }: PlayedGame): boolean => players.some(({ card }) => card !== undefined);

const rowKey = (n: number): string => `${FEED_ROW}${String(n).padStart(10, '0')}`;

const headChange = (head: Head): RecordChange => ({ put: HEAD, value: JSON.stringify(head) });

/** Guests have not asked to be known elsewhere, nor those who were forgotten: that somebody sat there is told, and no name. What achievements are counted by stays here. */
const told = (game: PlayedGame): Omit<PlayedGame, 'feats'> => {
  const { feats: _feats, ...rest } = game;
  const players = game.players.map((player) =>
    player.name !== undefined && (player.card === undefined || isNameToken(player.name))
      ? { ...player, name: '' }
      : player,
  );
  return { ...rest, players };
};

/** The same rows without what they tell of this table, or of those of its games that are meant, for whoever deletes it: the chain holds, since it is of digests. */
export const feedWithout = (
  records: readonly (readonly [key: string, value: string])[],
  table: string,
  isMeant: (played: Omit<PlayedGame, 'feats'> | undefined) => boolean = () => true,
): readonly { readonly key: string; readonly value: string }[] =>
  records.flatMap(([key, value]) => {
    if (!key.startsWith(FEED_ROW)) return [];
    const row = JSON.parse(value) as FeedRow;
    const what = row.told as FeedTold | null;
    const its = what?.kind === 'result' ? what.played.table : what?.table;
    const isIts = its === table && isMeant(what?.kind === 'result' ? what.played : undefined);
    return isIts ? [{ key, value: JSON.stringify({ ...row, told: null }) }] : [];
  });
