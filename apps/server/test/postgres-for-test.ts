import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from './crash/harness/until.ts';
import { postgresPrograms as programs, postgresUser as user } from './postgres-programs.ts';

const PORT = 5432;
const SOCKET = `.s.PGSQL.${PORT}`;

/** Whether there is a Postgres here to test with; CI on Debian installs one (`scripts/lib/postgres.mjs`). */
export const hasPostgres: boolean = programs !== undefined;

/** A Postgres of the test's own: a fresh cluster behind a socket in a folder, which nobody else finds. */
export class TestPostgres {
  #folder = '';
  #server: ReturnType<typeof spawn> | undefined;
  #databases = 0;

  static async start(): Promise<TestPostgres> {
    const postgres = new TestPostgres();
    await postgres.make();
    return postgres;
  }

  /** It is there afterwards. */
  async make(): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'vexillum-pg-'));
    if (user) chownSync(this.#folder, user.uid, user.gid);
    const data = join(this.#folder, 'data');
    const bin = programs ?? '';
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'vexillum', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...user,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    await this.begin();
  }

  /** In its place, after it has died. Until the children of one that was killed have ended by themselves, the next one does not begin. */
  async begin(): Promise<void> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${this.#folder}`,
      'fsync=off',
      'max_connections=200',
    ];
    const args = ['-D', join(this.#folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
    await until('Postgres answers', () => {
      if (!this.#server || this.#server.exitCode !== null || this.#server.signalCode !== null)
        this.#server = spawn(join(programs ?? '', 'postgres'), args, { ...user, cwd: this.#folder, stdio: 'ignore' });
      return this.sql('postgres', 'select 1').then(
        () => true,
        () => false,
      );
    });
  }

  /** Dies as on a machine that is switched off, and begins again in its place. */
  async killAndBeginAgain(): Promise<void> {
    await this.die();
    await this.begin();
  }

  /** As on a machine that is switched off. */
  die(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => this.#server?.once('exit', resolve));
    this.#server?.kill(signal);
    await gone;
  }

  /** Where it listens. */
  get socket(): string {
    return join(this.#folder, SOCKET);
  }

  /** Where a server finds a database of it. */
  urlOf(database: string): string {
    return urlOf(this.#folder, database);
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  /** A database that nothing is in. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`;
    await this.sql('postgres', `create database ${name}`);
    return name;
  }

  /** As whoever runs the database. */
  async sql(database: string, ...statements: readonly string[]): Promise<void> {
    const client = new Client({ host: this.#folder, port: PORT, user: 'vexillum', database });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** As whoever runs the database: what it answers to one question. */
  async rows(database: string, question: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ host: this.#folder, port: PORT, user: 'vexillum', database });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(question)).rows;
    } finally {
      await client.end();
    }
  }

  /** A way to the database that can be cut. */
  way(database: string): Promise<CutWay> {
    return CutWay.lay(join(this.#folder, SOCKET), database);
  }

  async stop(): Promise<void> {
    // It was never made.
    if (!this.#server) return;
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const urlOf = (folder: string, database: string): string =>
  `postgres://vexillum@/${database}?host=${encodeURIComponent(folder)}&port=${PORT}`;

/** Stands between a store and its database, and does to the bytes what networks do. */
export class CutWay {
  readonly url: string;
  readonly #folder: string;
  readonly #listener: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #mood: 'open' | 'cut' | 'answers-lost' | 'still' = 'open';

  static async lay(to: string, database: string): Promise<CutWay> {
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-way-'));
    const way = new CutWay(folder, to, database);
    await new Promise<void>((resolve) => way.#listener.listen(join(folder, SOCKET), resolve));
    return way;
  }

  private constructor(folder: string, to: string, database: string) {
    this.#folder = folder;
    this.url = urlOf(folder, database);
    this.#listener = createServer((near) => this.#join(near, to));
  }

  /** Nothing comes through any more, and what is connected is not. */
  cut(): void {
    this.#mood = 'cut';
    for (const pair of this.#pairs) for (const end of pair) end.destroy();
  }

  /** What is asked is done; who asked hears nothing, and is cut off. */
  loseAnswers(): void {
    this.#mood = 'answers-lost';
  }

  /** Nothing comes through any more, and neither end hears of it: as where the machine at the near one stands still. */
  standStill(): void {
    this.#mood = 'still';
  }

  mend(): void {
    this.#mood = 'open';
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#listener.close(() => resolve()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #join(near: Socket, to: string): void {
    if (this.#mood === 'cut') return void near.destroy();
    const far = connect(to);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const end of pair) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (this.#mood === 'still') return;
        this.#pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (this.#mood !== 'still') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (this.#mood === 'still') return;
      // Postgres answers when the commit is made.
      if (this.#mood === 'answers-lost') near.destroy();
      else near.write(bytes);
    });
  }
}
