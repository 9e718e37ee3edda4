import { canonicalJson } from '@vexillum/ledger';
import type { Laurel, OwnPot, PotPage, PotRow } from '@vexillum/protocol';
import type { RecordChange, Records } from '@vexillum/table/room';
import { isClosed, type Period, periodAt, timesOf } from './period.ts';
import { POT_NEEDS } from './eligible.ts';
import { type PotName, standingOf } from './read-pots.ts';

/** A pot that is closed, `pot!PERIOD!GAME`: it is never written again. */
export const POT = 'pot!';
/** Who had a place of honour in one, `laurel!CARD!PERIOD!GAME`: the place. */
export const LAUREL = 'laurel!';
/** How far pots are closed. */
const CLOSED = 'pots';
/** Places of honour. */
const LAURELS = 3;

const needed = { needs: POT_NEEDS.rated, needsOpponents: POT_NEEDS.opponents } as const;

/** A pot as it was when it was closed. */
interface ClosedPot extends PotName {
  readonly format: 1;
  readonly closesAt: string;
  readonly needs: number;
  /** None in the first that were closed: they asked for none. */
  readonly needsOpponents?: number;
  readonly rows: readonly PotRow[];
  readonly previous: string | null;
  /** SHA-256 of all of this but itself, as canonical JSON. */
  readonly hash: string;
}

interface LastClosed {
  /** Whoever played in it. */
  readonly period: Period;
  /** Of the last pot. */
  readonly hash: string | null;
  /** Everything that was closed, the earliest first. */
  readonly pots: readonly PotName[];
}

/** What pots are made of, as long as they are open. */
export interface OpenPots {
  names(): Promise<readonly PotName[]>;
  rows(pot: PotName): Promise<readonly PotRow[]>;
  own(pot: PotName, card: string): Promise<OwnPot>;
}

/** Where no game has ended yet. */
export const nobodysPots: OpenPots = {
  names: async () => [],
  rows: async () => [],
  own: (pot) => Promise.reject(new Error(`nobody has a part in ${pot.period}`)),
};

export interface PotsOptions {
  readonly records: Records;
  readonly now: () => number;
  readonly hashText: (text: string) => string;
}

/**
 * Honour pots: a month's and a game's own ranks, from zero. Never money. Those that are closed are kept as records, each with the hash of the one
 * before it: nothing that is told later changes them.
 */
export class Pots {
  readonly #options: PotsOptions;

  constructor(options: PotsOptions) {
    this.#options = options;
  }

  async isDue(): Promise<boolean> {
    const last = await this.#last();
    return last === undefined || last.period < this.#lastDue();
  }

  /** Nothing was ever closed here. */
  async isFirst(): Promise<boolean> {
    return (await this.#last()) === undefined;
  }

  /** Closes what is due. To be asked when everything has been told that could be. */
  async close(open: OpenPots): Promise<void> {
    const { records, now } = this.#options;
    const last = await this.#last();
    const due = (await open.names()).filter(
      ({ period }) => isClosed(period, now()) && (last === undefined || period > last.period),
    );
    let previous = last?.hash ?? null;
    const changes: RecordChange[] = [];
    for (const pot of due) {
      const closed = this.#closed(pot, await open.rows(pot), previous);
      previous = closed.hash;
      changes.push({ put: `${POT}${pot.period}!${pot.game}`, value: JSON.stringify(closed) });
      for (const { card, position = Number.POSITIVE_INFINITY } of closed.rows)
        if (position <= LAURELS)
          changes.push({ put: `${LAUREL}${card}!${pot.period}!${pot.game}`, value: String(position) });
    }
    const period = this.#lastDue();
    if (last !== undefined && last.period >= period) return;
    const pots = [...(last?.pots ?? []), ...due.map(({ game, period }) => ({ game, period }))];
    const next: LastClosed = { period, hash: previous, pots };
    await records.write([...changes, { put: CLOSED, value: JSON.stringify(next) }]);
  }

  /** The newest period whose pots may be closed. */
  #lastDue(): Period {
    const now = new Date(this.#options.now());
    const monthsAgo = (count: number) => periodAt(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count));
    return isClosed(monthsAgo(1), now.getTime()) ? monthsAgo(1) : monthsAgo(2);
  }

  #closed(pot: PotName, rows: readonly PotRow[], previous: string | null): ClosedPot {
    const told = {
      format: 1 as const,
      game: pot.game,
      period: pot.period,
      closesAt: timesOf(pot.period).closesAt,
      ...needed,
      rows,
      previous,
    };
    return { ...told, hash: this.#options.hashText(canonicalJson(told)) };
  }

  /** A pot as it stands, or as it was closed; `card`: of somebody who asks how they stand. */
  async page(pot: PotName, open: OpenPots, card?: string): Promise<PotPage> {
    const { now, records } = this.#options;
    const { period, game } = pot;
    const times = timesOf(period);
    const kept = await records.get(`${POT}${period}!${game}`);
    const periods = await this.#periods(game, open);
    if (kept !== undefined) {
      const { rows, needs, needsOpponents = 1, hash, previous } = JSON.parse(kept) as ClosedPot;
      const own = card === undefined ? {} : { own: { ...standingOf(rows, card), uncounted: [] } };
      const seal = { hash, previous };
      return { game, period, ...times, state: 'closed', needs, needsOpponents, rows, seal, periods, ...own };
    }
    const last = await this.#last();
    // Nobody had a part in it when it was closed.
    if (last !== undefined && period <= last.period)
      return { game, period, ...times, state: 'closed', ...needed, rows: [], periods };
    const state = Date.parse(times.to) <= now() ? 'counting' : 'running';
    const own = card === undefined ? {} : { own: await open.own(pot, card) };
    return { game, period, ...times, state, ...needed, rows: await open.rows(pot), periods, ...own };
  }

  async laurelsOf(card: string): Promise<readonly Laurel[]> {
    const kept = await this.#options.records.list(`${LAUREL}${card}!`);
    return kept
      .map(([key, place]) => {
        const [, , period = '', game = ''] = key.split('!');
        return { game, period, place: Number(place) };
      })
      .toReversed();
  }

  /** With the running one, which anybody may ask for before anybody has a part in it. */
  async #periods(game: string, open: OpenPots): Promise<readonly Period[]> {
    const last = await this.#last();
    const kept = (last?.pots ?? []).flatMap((pot) => (pot.game === game ? [pot.period] : []));
    const running = (await open.names())
      .filter((each) => each.game === game && (last === undefined || each.period > last.period))
      .map(({ period }) => period);
    return [...new Set([periodAt(this.#options.now()), ...running, ...kept])].toSorted().toReversed();
  }

  async #last(): Promise<LastClosed | undefined> {
    const kept = await this.#options.records.get(CLOSED);
    return kept === undefined ? undefined : (JSON.parse(kept) as LastClosed);
  }
}
