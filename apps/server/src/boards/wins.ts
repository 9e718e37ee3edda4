import type { BoardQuery } from './board-query.ts';

/** A card's part in a game of those that wins are counted of. */
export interface Win {
  readonly game: string;
  readonly profile: string;
  /** House rules that differ from the game's own, by key. */
  readonly rules: readonly string[];
  /** ISO 8601 UTC. No earlier than that of the one before. */
  readonly endedAt: string;
  readonly card: string;
  readonly isWon: boolean;
}

export interface WinCount {
  readonly card: string;
  readonly won: number;
  readonly played: number;
}

/** What a win is asked by, beside its date: there are few that differ. */
type Kind = Pick<Win, 'profile' | 'rules'>;

/** Of one game, a column each, in the order in which games ended. */
class Columns {
  readonly #kinds: Kind[] = [];
  readonly #kindOf = new Map<string, number>();
  readonly #cards: string[] = [];
  readonly #cardOf = new Map<string, number>();
  /** Milliseconds since 1970. */
  readonly #ended: number[] = [];
  readonly #kind: number[] = [];
  /** Twice a card's number, and one more where it won. */
  readonly #outcome: number[] = [];

  add({ profile, rules, endedAt, card, isWon }: Win): void {
    this.#ended.push(Date.parse(endedAt));
    this.#kind.push(
      numberOf(this.#kindOf, JSON.stringify([profile, rules]), () => this.#kinds.push({ profile, rules })),
    );
    this.#outcome.push(2 * numberOf(this.#cardOf, card, () => this.#cards.push(card)) + (isWon ? 1 : 0));
  }

  count({ profile, rule, from, to }: Pick<BoardQuery, 'profile' | 'rule' | 'from' | 'to'>): WinCount[] {
    const isAsked = this.#kinds.map(
      (kind) =>
        (profile === undefined || kind.profile === profile) && (rule === undefined || kind.rules.includes(rule)),
    );
    const first = from === undefined ? 0 : this.#firstFrom(Date.parse(from));
    const last = to === undefined ? this.#ended.length : this.#firstFrom(Date.parse(to));
    const [won, played] = [new Uint32Array(this.#cards.length), new Uint32Array(this.#cards.length)];
    for (let n = first; n < last; n++) {
      if (!isAsked[this.#kind[n] ?? 0]) continue;
      const outcome = this.#outcome[n] ?? 0;
      const card = outcome >> 1;
      played[card] = (played[card] ?? 0) + 1;
      won[card] = (won[card] ?? 0) + (outcome & 1);
    }
    return this.#cards.flatMap((card, n) => (won[n] ? [{ card, won: won[n], played: played[n] ?? 0 }] : []));
  }

  #firstFrom(moment: number): number {
    let [low, high] = [0, this.#ended.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ended[middle] ?? 0) < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const numberOf = (known: Map<string, number>, what: string, add: () => number): number => {
  const number = known.get(what);
  if (number !== undefined) return number;
  const next = add() - 1;
  known.set(what, next);
  return next;
};

/** Who has won how often, in memory: of a year of a million games it is counted in some milliseconds, in the file in half a second. */
export class Wins {
  readonly #games = new Map<string, Columns>();

  /** After all that ended before it. */
  add(win: Win): void {
    const columns = this.#games.get(win.game) ?? new Columns();
    this.#games.set(win.game, columns);
    columns.add(win);
  }

  clear(): void {
    this.#games.clear();
  }

  /** Those who have won most, the first first: `most` of them, and whoever has won as often as the last. */
  best(
    query: Pick<BoardQuery, 'game' | 'profile' | 'rule' | 'from' | 'to' | 'cards'>,
    most: number,
  ): readonly WinCount[] {
    const all = this.#games.get(query.game)?.count(query) ?? [];
    const among = query.cards && new Set(query.cards);
    const counts = among ? all.filter(({ card }) => among.has(card)) : all;
    const fewest = fewestOf(counts, most);
    return counts
      .filter(({ won }) => won >= fewest)
      .toSorted((a, b) => b.won - a.won || a.played - b.played || (a.card < b.card ? -1 : 1));
  }
}

/** How often one has to have won to be among so many: to put twenty thousand players in order takes longer than to count their wins. */
const fewestOf = (counts: readonly WinCount[], most: number): number => {
  const byWins: number[] = [];
  for (const { won } of counts) byWins[won] = (byWins[won] ?? 0) + 1;
  let among = 0;
  for (let won = byWins.length - 1; won > 0; won--) {
    among += byWins[won] ?? 0;
    if (among >= most) return won;
  }
  return 0;
};
