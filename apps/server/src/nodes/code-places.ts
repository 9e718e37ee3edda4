import { createHmac } from 'node:crypto';
import type { Clock, RecordChange, Records } from '@vexillum/table/room';

const PREFIX = 'code-place!';
/** Letters of a code by which it is found; the others are its secret, and are written nowhere. */
const FINDING = 3;
/** Milliseconds for which it is still known afterwards, so that somebody who comes late hears "expired". */
const KNOWN_FOR = 10 * 60_000;

export interface CodePlace {
  readonly table: string;
  /** The session whose code it is. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Of whoever has the session, and what tells the whole code; none where it was given by a version that kept neither. */
  readonly seat?: string;
  readonly hash?: string;
  /** It has let somebody in. */
  readonly isUsed?: true;
}

/** What is kept of a code: five letters are soon guessed by whoever has this and not the nodes' secret. */
export const codeHash =
  (secret: string) =>
  (code: string): string =>
    createHmac('sha256', secret).update('code\n').update(code).digest('hex');

/** At which tables codes were given that let a second device in (`code-place!FINDER`), for nodes that have not given them, and for whoever has the table next. */
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
  async note(code: string, place: CodePlace): Promise<boolean> {
    const key = keyOf(code);
    const all = (await this.#records.list(PREFIX)).map(([each, value]) => [each, placeIn(value)] as const);
    const { holder, table } = place;
    const past = all.filter(([, each]) => this.#isOver(each) || (each.holder === holder && each.table === table));
    if (all.some(([each]) => each === key) && !past.some(([each]) => each === key)) return false;
    const value = JSON.stringify(place);
    await this.#records.write([
      ...past.flatMap(([each]) => (each === key ? [] : [{ del: each }])),
      { put: key, value },
    ]);
    // Of two nodes that write the same at once the later one has it.
    return (await this.#records.get(key)) === value;
  }

  /** Where a code was given that begins like this one. */
  async find(code: string): Promise<CodePlace | undefined> {
    if (code.length < FINDING) return undefined;
    const value = await this.#records.get(keyOf(code));
    const place = value === undefined ? undefined : placeIn(value);
    return place && !this.#isOver(place) ? place : undefined;
  }

  /** What is written with the seat that it lets in: no node lets anybody in by it again. */
  used(code: string, place: CodePlace): readonly RecordChange[] {
    return [{ put: keyOf(code), value: JSON.stringify({ ...place, isUsed: true } satisfies CodePlace) }];
  }

  #isOver({ until }: CodePlace): boolean {
    return until + KNOWN_FOR <= this.#clock.now();
  }
}

const keyOf = (code: string): string => `${PREFIX}${code.slice(0, FINDING)}`;

const placeIn = (value: string): CodePlace => JSON.parse(value) as CodePlace;
