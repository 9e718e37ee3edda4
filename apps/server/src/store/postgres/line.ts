import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import { AnswerLost, DiskFault, messageOf } from '../sqlite/faults.ts';

/** Milliseconds. A database that is being replaced takes longer to connect to than one that answers nothing is waited for. */
const CONNECTS_WITHIN = 3000;
const ANSWERS_WITHIN = 4000;

/** The database answered that it did not do it: nothing of the statement is there. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Five letters, as the SQL standard has them. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export interface LineOptions {
  /** `postgres://…` */
  readonly url: string;
  /** Called with each new connection, before anything else is asked on it. */
  readonly onConnect?: (ask: Ask) => Promise<void>;
}

export type Ask = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * One connection, on which one thing is asked at a time; it is made when it is needed and given up for good with the first doubt. Asking rejects with
 * `Refused`, with `DiskFault` where nothing was sent, or with `AnswerLost` where nobody knows what was done.
 */
export class Line {
  readonly #options: LineOptions;
  #client: Promise<Client> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #warning: string | undefined;
  #isClosed = false;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  readonly ask: Ask = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) =>
    this.using((ask) => ask<Row>(text, values));

  /**
   * All of this on one connection, and nothing in between. When it begins nothing that was asked on an earlier connection can happen any more, as far as
   * `onConnect` has seen to that.
   */
  using<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const turn = async () => {
      const client = await this.#connected();
      return work((text, values = []) => this.#query(client, text, values));
    };
    const done = this.#turn.then(turn, turn);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#turn.catch(() => undefined);
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #connected(): Promise<Client> {
    if (this.#isClosed) return Promise.reject(new DiskFault('the store is closed'));
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...configOf(this.#options.url) });
    client.on('error', () => this.#giveUp(client));
    client.on('end', () => this.#giveUp(client));
    client.on('notice', ({ severity, message }) => {
      if (severity === 'WARNING') this.#warning = message;
    });
    try {
      await client.connect();
      await this.#options.onConnect?.((text, values = []) => this.#query(client, text, values));
      return client;
    } catch (error) {
      void client.end().catch(() => undefined);
      // Whoever begins says by its own error what it has found out.
      if (error instanceof Error && ['Fenced', 'Refused'].includes(error.name)) throw error;
      throw new DiskFault(messageOf(error));
    }
  }

  async #query<Row extends QueryResultRow>(client: Client, text: string, values: readonly unknown[]): Promise<Row[]> {
    this.#warning = undefined;
    let rows: Row[];
    try {
      ({ rows } = await client.query<Row>({ ...namedIfAsked(text, values), text, values: [...values] }));
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) throw refusal;
      this.#giveUp(client);
      throw new AnswerLost(messageOf(error));
    }
    // A commit whose standby was not waited for is reported as done, with a warning.
    if (this.#warning !== undefined) {
      this.#giveUp(client);
      throw new AnswerLost(this.#warning);
    }
    return rows;
  }

  #giveUp(client: Client): void {
    this.#client?.then(
      (known) => {
        if (known === client) this.#client = undefined;
      },
      () => undefined,
    );
    const { connection } = client as unknown as { readonly connection: { readonly stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

/** Of all lines, by what they say: one that is named is read and planned once on each connection. */
const names = new Map<string, string>();
const MOST_NAMES = 200;

/** What has no values is said once at the beginning, or may be several statements. */
const namedIfAsked = (text: string, values: readonly unknown[]): { readonly name?: string } => {
  if (values.length === 0) return {};
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `s${names.size}`);
  const name = names.get(text);
  return name === undefined ? {} : { name };
};

const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'vexillum',
  connectionTimeoutMillis: CONNECTS_WITHIN,
  // Only this side stops waiting: nothing is ever cancelled, since a cancelled commit may have been made.
  query_timeout: ANSWERS_WITHIN,
  keepAlive: true,
});

/** An error that the database itself has sent while it goes on: the statement was undone. After any other the connection tells nothing more. */
const refusalIn = (error: unknown): Refused | undefined => {
  const { severity, code, message } = error as { severity?: unknown; code?: unknown; message?: unknown };
  return severity === 'ERROR' && typeof code === 'string' ? new Refused(String(message), code) : undefined;
};
