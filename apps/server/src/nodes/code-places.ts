import type { Clock, Records } from '@vexillum/table/room';

const PREFIX = 'code-place!';
/** Letters of a code by which it is found; the others are its secret, and are written nowhere. */
const FINDING = 3;
/** Milliseconds for which it is still known afterwards, so that somebody who comes late hears "expired". */
const KNOWN_FOR = 10 * 60_000;

interface Place {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** At which tables codes were given that let a second device in (`code-place!FINDER`), for nodes that have not given them. */
export class CodePlaces {
  readonly #records: Records;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(records: Records, clock: Pick<Clock, 'now'>) {
    this.#records = records;
    this.#clock = clock;
  }

  /** Rejects as the records do. */
  async note(code: string, table: string, until: number): Promise<void> {
    const past = (await this.#records.list(PREFIX)).filter(([, value]) => this.#isOver(placeIn(value)));
    await this.#records.write([
      ...past.map(([key]) => ({ del: key })),
      { put: keyOf(code), value: JSON.stringify({ table, until } satisfies Place) },
    ]);
  }

  /** The table whose node knows such a code, if any does. */
  async find(code: string): Promise<string | undefined> {
    if (code.length < FINDING) return undefined;
    const value = await this.#records.get(keyOf(code));
    const place = value === undefined ? undefined : placeIn(value);
    return place && !this.#isOver(place) ? place.table : undefined;
  }

  #isOver({ until }: Place): boolean {
    return until + KNOWN_FOR <= this.#clock.now();
  }
}

const keyOf = (code: string): string => `${PREFIX}${code.slice(0, FINDING)}`;

const placeIn = (value: string): Place => JSON.parse(value) as Place;
