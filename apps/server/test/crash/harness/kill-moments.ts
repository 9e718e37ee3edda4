import { setTimeout as wait } from 'node:timers/promises';
import type { Battle } from './battle.ts';
import type { Claims } from './claims.ts';
import type { Player } from './player.ts';
import type { CrashServer } from './crash-server.ts';
import { until } from './until.ts';

export const killMoments = [
  'under load',
  'right after an acknowledgement',
  'while an action is under way',
  'while a table loads',
  'during a claim',
  'while a table is made',
  'while the server starts',
  'in the middle of stopping',
] as const;
export type KillMoment = (typeof killMoments)[number];

/** What is likeliest to lose something comes oftener: every other round is of these. */
const likeliest: readonly KillMoment[] = [
  'under load',
  'right after an acknowledgement',
  'while an action is under way',
  'while an action is under way',
  'while an action is under way',
  'while an action is under way',
  'during a claim',
  'during a claim',
];

/** The moments of the first, second, third ... round, in an order that the seed decides. */
export const shuffledRound = (round: number, random: () => number): KillMoment[] =>
  (round % 2 === 1 ? killMoments : likeliest)
    .map((moment) => [random(), moment] as const)
    .sort(([a], [b]) => a - b)
    .map(([, moment]) => moment);

export interface Scene {
  readonly server: CrashServer;
  readonly battle: Battle;
  readonly claims: Claims;
  readonly random: () => number;
}

/** Waits for the moment, then kills; resolves when the process is gone. */
export const killAt = async (moment: KillMoment, scene: Scene): Promise<void> => {
  const { server, random, claims } = scene;
  switch (moment) {
    case 'under load':
      await someAreAcknowledged(scene, 1);
      await wait(random() * 800);
      break;
    case 'right after an acknowledgement':
      await someAreAcknowledged(scene, random() * 60);
      return killInTheCall((kill) => anyPlayer(scene).tap.nextAck(kill), server);
    case 'while an action is under way':
      await someAreAcknowledged(scene, random() * 30);
      // An action takes a few milliseconds; the answer is to be lost after the action was done.
      return killInTheCall((kill) => anyPlayer(scene).tap.nextSent(() => setTimeout(kill, random() * 7)), server);
    case 'while a table loads':
      await server.end('SIGKILL');
      // The upgrade is answered before the table is read. Arranged before the start, since browsers may be quicker than the ready line.
      return killInTheCall((kill) => {
        anyPlayer(scene).tap.nextOpen(() => (random() < 0.5 ? kill() : setTimeout(kill, random() * 40)));
        server.startWithoutWaiting();
      }, server);
    case 'during a claim':
      await someAreAcknowledged(scene, random() * 30);
      await soonOrOnceAnswered(claims.begin(), random);
      break;
    case 'while a table is made':
      await someAreAcknowledged(scene, random() * 30);
      await soonOrOnceAnswered(claims.beginTable(), random);
      break;
    case 'while the server starts':
      await server.end('SIGKILL');
      server.startWithoutWaiting();
      await wait(random() * 500);
      break;
    case 'in the middle of stopping':
      await someAreAcknowledged(scene, random() * 30);
      server.process.signal('SIGTERM');
      await wait(random() * 30);
      break;
    default:
      return moment satisfies never;
  }
  await server.end('SIGKILL');
};

const soonOrOnceAnswered = (answered: Promise<unknown>, random: () => number): Promise<unknown> =>
  random() < 0.5 ? answered : wait(random() * 30);

const anyPlayer = ({ battle, random }: Scene): Player =>
  battle.actors[Math.floor(random() * battle.actors.length)] as Player;

/** So that every life of the server does some work. */
export const someAreAcknowledged = async ({ battle }: Scene, more: number): Promise<void> => {
  const count = () => battle.actors.reduce((sum, { tap }) => sum + tap.ackCount, 0);
  const before = count();
  await until('actions are acknowledged after the restart', () => count() >= before + more);
};

/** Sends the signal out of the very call that brings the news, before anything else can happen in this process. */
const killInTheCall = async (arrange: (kill: () => void) => void, server: CrashServer): Promise<void> => {
  const killed = new Promise<void>((resolve) =>
    arrange(() => {
      server.process.signal('SIGKILL');
      resolve();
    }),
  );
  await killed;
  await server.process.ended;
};
