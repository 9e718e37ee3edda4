import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { Fleet } from '../load/fleet.ts';
import { post } from '../load/http-client.ts';
import { play, type Played } from '../load/play.ts';
import { MeasuredServer, type Programs } from '../servers/measured-server.ts';
import type { Attack, Attacked } from '../siege-attacks.ts';
import { playOldTable } from './join.ts';

/** Old space in MB that the server has to do with. */
export const HEAP = 400;
const TABLES = 8;
const CLIENTS = 4;
/** Of all tables together: five a second each client. */
const MOVES = TABLES * CLIENTS * 5;

export interface SiegePlan {
  /** Entries of the match that is taken away. */
  readonly entries: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

export interface Besieged {
  readonly name: string;
  readonly played: Played;
  readonly attacked: Attacked | undefined;
  /** The most heap in use that it told of meanwhile, in MB. */
  readonly heap: number;
}

type What = Pick<Attack, 'exports' | 'mutes' | 'floods'>;

/** Play at some tables, without an attack and with each, on one server with its limits on and a small heap. */
export const measureSiege = async (
  programs: Programs,
  folder: string,
  plan: SiegePlan,
): Promise<readonly Besieged[]> => {
  const { table, cookie, flooding } = await prepared(programs, folder, plan.entries);
  const server = await MeasuredServer.start('ours', programs, folder, {
    switches: [`--max-old-space-size=${HEAP}`],
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  });
  const fleet = new Fleet(server, CLIENTS);
  const tables = await fleet.tables(TABLES);
  const path = `/api/tables/${table}/export`;
  const besieged: Besieged[] = [];
  const siege = async (name: string, what: What | undefined): Promise<void> => {
    const seconds = plan.warmSeconds + plan.seconds;
    const attack = what && begin(programs, { port: server.port, path, cookie, seconds, ...what });
    const heap = watchHeap(server.port);
    const pace = { movesPerSecond: MOVES, warmSeconds: plan.warmSeconds, seconds: plan.seconds };
    const played = await play(tables, fleet, pace);
    const attacked = await attack;
    besieged.push({ name, played, attacked, heap: await heap() });
    if (!server.isAlive) throw new Error(`the server has ended under "${name}"`);
  };
  const none = { exports: 0, mutes: 0, floods: [] };
  await siege('nobody attacks', undefined);
  await siege('16 take the match away', { ...none, exports: 16 });
  await siege('400 take it and read nothing', { ...none, mutes: 400 });
  await siege('both', { ...none, exports: 16, mutes: 400 });
  await siege('a table floods', { ...none, floods: flooding });
  await siege('all of it', { exports: 16, mutes: 400, floods: flooding });
  await siege('nobody attacks any more', undefined);
  fleet.close();
  await server.stop();
  return besieged;
};

/** A long match, who watches it, and the seats of a table that floods. */
const prepared = async (programs: Programs, folder: string, entries: number) => {
  const server = await MeasuredServer.start('ours', programs, folder);
  const old = await playOldTable(server, entries, 0);
  const { table = '', spectatorToken: token } = old.table;
  const cookie = (await post(server.port, '/api/claim', { token, name: 'A watcher' })).cookie ?? '';
  const fleet = new Fleet(server, 8);
  const [flooded] = await fleet.tables(1);
  const door = `/api/tables/${flooded?.table ?? ''}/actions/enter-dice`;
  const cookies = (flooded?.cookies ?? []).flatMap((one) => Array.from({ length: 4 }, () => one));
  old.fleet.close();
  fleet.close();
  await server.stop();
  return { table, cookie, flooding: cookies.map((one) => ({ path: door, cookie: one })) };
};

const begin = async ({ siegeAttack }: Programs, attack: Attack): Promise<Attacked> => {
  // It is not to take from the clients that are measured what the server leaves them.
  const args = ['-n', '10', process.execPath, siegeAttack, JSON.stringify(attack)];
  const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout) said += String(part);
  return JSON.parse(said) as Attacked;
};

/** Asks for it every half second; answers how to stop, with the most that was told. */
const watchHeap = (port: number): (() => Promise<number>) => {
  let most = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/metrics', agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('close', () => {
          most = Math.max(most, Number(/^process_heap_bytes (\d+)$/m.exec(text)?.[1] ?? 0) / 1024 / 1024);
          resolve();
        });
      }).on('error', () => resolve());
    });
  const timer = setInterval(() => void ask(), 500);
  return async () => {
    clearInterval(timer);
    await ask();
    return most;
  };
};
