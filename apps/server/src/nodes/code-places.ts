import type { Clock, Records } from '@vexillum/table/room';

const PREFIX = 'code-place!';
/** Letters of a code by which it is found; the others are its secret, and are written nowhere. */
const FINDING = 3;
/** Milliseconds for which it is still known afterwards, so that somebody who comes late hears "expired". */
const KNOWN_FOR = 10 * 60_000;

interface Place {
  readonly table: string;
  /** Whose code it is. */
  readonly holder: string;
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

  /**
   * In the place of the holder's former one. `false`, and nothing is noted, where a code of somebody else begins with the same letters: another is to be
   * given. Rejects as the records do.
   */
  async note(code: string, { table, holder, until }: Place): Promise<boolean> {
    const key = keyOf(code);
    const all = (await this.#records.list(PREFIX)).map(([each, value]) => [each, placeIn(value)] as const);
    const past = all.filter(([, place]) => this.#isOver(place) || (place.holder === holder && place.table === table));
    if (all.some(([each]) => each === key) && !past.some(([each]) => each === key)) return false;
    const value = JSON.stringify({ table, holder, until } satisfies Place);
    await this.#records.write([
      ...past.flatMap(([each]) => (each === key ? [] : [{ del: each }])),
      { put: key, value },
    ]);
    // Of two nodes that write the same at once the later one has it.
    return (await this.#records.get(key)) === value;
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
