import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresPrograms, postgresUser } from '../../test/postgres-programs.ts';
import { cpuSecondsOfTree } from './process-use.ts';

const PORT = 5432;
const START_WITHIN = 60_000;

/** A Postgres as hosts run it, every commit flushed on two disks before it counts: one that is written, and a synchronous standby. Only behind sockets in a folder. */
export class BenchPostgres {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];
  #databases = 0;

  static async start(): Promise<BenchPostgres> {
    const postgres = new BenchPostgres(mkdtempSync(join(tmpdir(), 'vexillum-bench-pg-')));
    try {
      await postgres.#start();
    } catch (error) {
      postgres.stop();
      throw error;
    }
    return postgres;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    if (postgresUser) chownSync(folder, postgresUser.uid, postgresUser.gid);
    process.once('exit', () => this.stop());
  }

  /** Processor seconds of both, and of all that they have begun. */
  get cpuSeconds(): number {
    return this.#running.reduce((sum, { pid = 0 }) => sum + cpuSecondsOfTree(pid), 0);
  }

  /** The address of a database that nothing is in. */
  async database(): Promise<string> {
    const name = `bench_${++this.#databases}`;
    await this.#ask(`create database ${name}`);
    return `postgres://vexillum@/${name}?host=${encodeURIComponent(this.#socketFolder('first'))}&port=${PORT}`;
  }

  stop(): void {
    for (const running of this.#running.splice(0)) running.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  async #start(): Promise<void> {
    for (const name of ['first', 'standby']) this.#makeFolder(this.#socketFolder(name));
    this.#run('initdb', '-D', this.#dataFolder('first'), '-U', 'vexillum', '-A', 'trust', '-E', 'UTF8');
    this.#begin('first');
    await this.#until('the database answers', 'select true as so');
    const from = ['-h', this.#socketFolder('first'), '-p', String(PORT), '-U', 'vexillum'];
    this.#run('pg_basebackup', ...from, '-D', this.#dataFolder('standby'), '-R', '-X', 'stream', '-c', 'fast');
    this.#begin('standby');
    await this.#ask(`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    await this.#until(
      'the standby keeps up',
      `select exists (select from pg_stat_replication where sync_state = 'sync') as so`,
    );
  }

  #begin(name: 'first' | 'standby'): void {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${this.#socketFolder(name)}`,
      `port=${PORT}`,
      'max_connections=100',
    ];
    const args = ['-D', this.#dataFolder(name), ...settings.flatMap((setting) => ['-c', setting])];
    this.#running.push(
      spawn(join(postgresPrograms ?? '', 'postgres'), args, { ...postgresUser, cwd: this.#folder, stdio: 'ignore' }),
    );
  }

  #run(program: string, ...args: readonly string[]): void {
    execFileSync(join(postgresPrograms ?? '', program), args, { ...postgresUser, cwd: this.#folder, stdio: 'ignore' });
  }

  #makeFolder(folder: string): void {
    mkdirSync(folder);
    if (postgresUser) chownSync(folder, postgresUser.uid, postgresUser.gid);
  }

  #dataFolder(name: string): string {
    return join(this.#folder, `${name}-data`);
  }

  #socketFolder(name: string): string {
    return join(this.#folder, name);
  }

  async #ask(...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({
      host: this.#socketFolder('first'),
      port: PORT,
      user: 'vexillum',
      database: 'postgres',
    });
    await client.connect();
    try {
      let rows: readonly Record<string, unknown>[] = [];
      for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
      return rows;
    } finally {
      await client.end();
    }
  }

  async #until(what: string, question: string): Promise<void> {
    const giveUpAt = performance.now() + START_WITHIN;
    for (;;) {
      const rows = await this.#ask(question).catch(() => []);
      if (rows[0]?.['so'] === true) return;
      if (performance.now() > giveUpAt) throw new Error(`not so after ${START_WITHIN / 1000} s: ${what}`);
      await sleep(100);
    }
  }
}
