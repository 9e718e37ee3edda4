import { Battle } from './battle.ts';
import { Claims } from './claims.ts';
import { keepPlaying } from './habits.ts';
import { killAt, type Scene, shuffledRound, someAreAcknowledged } from './kill-moments.ts';
import type { ServerHouse } from './server-house.ts';
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

/** Four people play on while the server is killed so many times; resolves when all is quiet and every browser has its answers. */
export const playThrough = async (house: ServerHouse, kills: number, random: () => number): Promise<Played> => {
  await house.start();
  const battle = await Battle.begin(house);
  const claims = new Claims(house);
  await claims.prepare(FREE_SEATS);
  await until('everyone sees the table', () => battle.all.every(({ live }) => live.$isLoaded.get()));
  const stopPlaying = battle.actors.map((player) => keepPlaying(player, random));
  const stops: Played['stops'][number][] = [];
  try {
    while (house.kills < kills) {
      await killRound({ house, battle, claims, random });
      stops.push(await stopPolitely(house));
      await house.start();
    }
  } finally {
    for (const stop of stopPlaying) stop();
  }
  await until('every browser is live and has every answer', () => battle.all.every(({ isAtRest }) => isAtRest), 30_000);
  return { battle, claims, stops };
};

const killRound = async (scene: Scene): Promise<void> => {
  const { house, battle, claims, random } = scene;
  for (const moment of shuffledRound(random)) {
    await killAt(moment, scene);
    // A page that is loaded anew while there is no server has only what it kept.
    if (random() < RELOADS) battle.of(random() < 0.5 ? 'red-1' : 'blue-captain').reload();
    await house.start();
    await claims.settle();
  }
  await someAreAcknowledged(scene, 20);
};

const stopPolitely = async (house: ServerHouse): Promise<Played['stops'][number]> => {
  const began = performance.now();
  const ended = await house.end('SIGTERM');
  return { ...ended, milliseconds: performance.now() - began };
};
