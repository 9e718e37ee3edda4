import { Battle } from './battle.ts';
import { Claims } from './claims.ts';
import { keepPlaying } from './habits.ts';
import { killAt, type Scene, shuffledRound, someAreAcknowledged } from './kill-moments.ts';
import { readLedger } from './read-ledger.ts';
import type { CrashServer } from './crash-server.ts';
import type { Ended } from './server-process.ts';
import { until } from './until.ts';

/** Seats for claims to be made while the server dies. */
const FREE_SEATS = 40;
const RELOADS = 0.15;

export interface Played {
  readonly battle: Battle;
  readonly claims: Claims;
  /** How the server left each time that it was asked to. */
  readonly stops: readonly (Ended & { readonly milliseconds: number })[];
}

/**
 * Four people play on while the server is killed so many times, and until all that `isEnough`; resolves when all is quiet and every browser
 * has its answers.
 */
export const playThrough = async (
  server: CrashServer,
  random: () => number,
  isEnough: (battle: Battle, claims: Claims) => boolean | Promise<boolean>,
): Promise<Played> => {
  await server.start();
  const battle = await Battle.begin(server);
  const claims = new Claims(server);
  await claims.prepare(FREE_SEATS);
  await until('everyone sees the table', () => battle.all.every(({ live }) => live.$isLoaded.get()));
  const stopPlaying = battle.actors.map((player) => keepPlaying(player, random));
  const stops: Played['stops'][number][] = [];
  try {
    for (let round = 1; !(await isEnough(battle, claims)); round++) {
      await killRound(round, { server, battle, claims, random });
      // Also a browser that waits a while between two attempts is there when the server takes its leave.
      await until('everyone is back', () => battle.all.every(({ live }) => live.$connection.get().kind === 'live'));
      stops.push(await stopPolitely(server));
      await server.start();
    }
  } finally {
    for (const stop of stopPlaying) stop();
  }
  await until('every browser is live and has every answer', () => battle.all.every(({ isAtRest }) => isAtRest));
  return { battle, claims, stops };
};

/** How many actions were done, had their answers swallowed by a crash, and were asked for again. */
export const answersLost = async ({ all, table }: Battle): Promise<number> => {
  const [reader] = all;
  if (!reader) return 0;
  const doneAt = new Map((await readLedger(reader.browser, table)).map(({ id, at }) => [id, Date.parse(at)]));
  return all.flatMap(({ tap }) =>
    [...tap.asked].filter(([id, times]) => times.some((time) => time > (doneAt.get(id) ?? Infinity) + 100)),
  ).length;
};

const killRound = async (round: number, scene: Scene): Promise<void> => {
  const { server, battle, claims, random } = scene;
  for (const moment of shuffledRound(round, random)) {
    await killAt(moment, scene);
    // A page that is reloaded while there is no server has only what it kept.
    if (random() < RELOADS) battle.of(random() < 0.5 ? 'red-1' : 'blue-captain').reload();
    await server.start();
    await claims.settle();
  }
  await someAreAcknowledged(scene, 20);
};

const stopPolitely = async (server: CrashServer): Promise<Played['stops'][number]> => {
  const began = performance.now();
  const ended = await server.end('SIGTERM');
  return { ...ended, milliseconds: performance.now() - began };
};
