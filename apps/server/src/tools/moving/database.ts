import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Line } from '../../store/postgres/line.ts';
import { readingPostgres } from '../../store/postgres/reading-postgres.ts';
import { CannotDo } from '../data-of-server.ts';

/** What this command is called among the servers of a database: of two, the one that begins last has it. */
export const MOVER = 'move-store';

const LOOK_EVERY = 200;
/** Milliseconds. One that was killed is fenced by then, unless its lease is longer than anybody's should be. */
const PATIENCE = 60_000;

export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** A folder or a database as people are told of it: without the password, whose end only what connects can be sure to know. */
export const placeOf = (place: string): string => {
  if (!isDatabase(place)) return place;
  const { database, host, port } = new Client({ connectionString: place });
  return `the database ${database} at ${host}:${port}`;
};

interface Row {
  readonly name: string;
  readonly incarnation: string;
  readonly state: string;
  readonly beat: string | null;
}

/** The servers that use a database beside this command. */
export class Others {
  readonly #url: string;
  readonly #line: Line;
  #known: ReadonlySet<string> = new Set();

  constructor(url: string) {
    this.#url = url;
    this.#line = new Line({ url });
  }

  areThereTables(): Promise<boolean> {
    return readingPostgres(async () => {
      const [row] = await this.#line.ask<{ is: boolean }>("select to_regclass('table_owner') is not null as is");
      return row?.is === true;
    });
  }

  /** Waits until those that were killed are fenced. Throws `CannotDo` as soon as one is seen to live. */
  async insistGone(): Promise<void> {
    const first = new Map<string, string | null>();
    for (const until = performance.now() + PATIENCE; ; await wait(LOOK_EVERY)) {
      const rows = await this.#rows();
      const up = rows.filter(({ state }) => state !== 'gone' && state !== 'fenced');
      const lives = up.find(({ name, incarnation, beat }) => {
        const known = `${name} ${incarnation}`;
        if (!first.has(known)) first.set(known, beat);
        return first.get(known) !== beat;
      });
      if (lives || (up.length > 0 && performance.now() > until))
        throw new CannotDo(
          `The server ${(lives ?? up[0])?.name} is using ${placeOf(this.#url)}. Stop every server of it first; nothing was moved.`,
        );
      if (up.length > 0) continue;
      this.#known = new Set(rows.map(({ name, incarnation }) => `${name} ${incarnation}`));
      return;
    }
  }

  /** Throws `CannotDo` where a server has begun since `insistGone`. */
  async insistNoneBegan(): Promise<void> {
    const came = (await this.#rows()).find(({ name, incarnation }) => !this.#known.has(`${name} ${incarnation}`));
    if (came)
      throw new CannotDo(
        `The server ${came.name} has used ${placeOf(this.#url)} meanwhile: what was moved may not be all. Stop it, and run this again.`,
      );
  }

  close(): Promise<void> {
    return this.#line.close();
  }

  #rows(): Promise<readonly Row[]> {
    return readingPostgres(() =>
      this.#line.ask<Row & Record<string, unknown>>(
        'select n.name, n.incarnation, n.state, b.beat from node n left join node_beat b on b.name = n.name where n.name <> $1',
        [MOVER],
      ),
    );
  }
}
