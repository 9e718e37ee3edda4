import { type Asked, type Changes, conquest, gameOf, type GameState, randomAction } from '@vexillum/conquest';
import { changeInPlace, emptySnapshot, isRefusal, type Json, plainText, type Seat } from '@vexillum/model';
import { Room, type Surroundings } from '@vexillum/table/room';
import { MemoryStore, seededRandom, TestClock, testKeys, testSurroundings } from '@vexillum/table/testing';
import { diceAnchors } from '../../src/keys/dice-anchors.ts';
import { createSigning } from '../../src/keys/sign-head.ts';
import { seatReaders } from '../load/mute-reader.ts';
import { hashText } from '../../src/keys/hash-text.ts';

export interface CampaignOptions {
  readonly map: string;
  readonly players: number;
  readonly seed: number;
  readonly houseRules?: Readonly<Record<string, boolean | number | string>>;
}

const ID = 'bench';
const READERS = 4;
/** What passes between two actions. */
const PAUSE = 50;

const seatOf = (id: string): Seat => {
  const seat = conquest.seats.find((one) => one.id === id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seat;
};

/** Time and chance of a test, so that a seed is a game; digests and signatures as a server makes them. */
const surroundingsFor = (seed: number, clock: TestClock): Surroundings => ({
  ...testSurroundings(seed, clock),
  hashText,
  signHead: createSigning().signHead,
  tell: () => undefined,
});

/**
 * A game of Conquest in a room without sockets and disk, played at random and by the rules before readers who throw everything away. The
 * same seed is the same game, with a clock or without.
 */
export class RandomCampaign {
  readonly room: Room;
  readonly #clock: TestClock;
  readonly #random: () => number;
  readonly #snapshot = emptySnapshot(conquest.sides, conquest.kinds);
  #heard = 0;
  #acts = 0;

  static async begin({ map, players, seed, houseRules = {} }: CampaignOptions): Promise<RandomCampaign> {
    const clock = new TestClock();
    const defaults = Object.fromEntries(conquest.houseRules.map((rule) => [rule.key, rule.default]));
    const room = await Room.create(
      {
        table: ID,
        game: conquest,
        store: new MemoryStore(),
        surroundings: surroundingsFor(seed, clock),
        keys: testKeys,
      },
      {
        game: conquest.id,
        profile: map,
        name: 'Bench',
        visibility: 'private',
        houseRules: { ...defaults, 'random-start': true, ...houseRules },
        versions: {},
        gameId: ID,
        key: testKeys.public,
        dice: await diceAnchors(testKeys, ID, conquest),
      },
    );
    const sides = conquest.seats.filter(({ kind }) => kind === 'captain').slice(0, players);
    for (const { id } of sides) await room.actAsSteward('claim-seat', id, { name: `${id} the Bold` });
    seatReaders(room, seatOf('spectator'), READERS);
    const campaign = new RandomCampaign(room, clock, seed);
    await campaign.#act('player-1', 'start-game', {});
    return campaign;
  }

  private constructor(room: Room, clock: TestClock, seed: number) {
    this.room = room;
    this.#clock = clock;
    this.#random = seededRandom(seed);
  }

  /** The next action; answers the milliseconds that the room took, or nothing where the game is over. */
  async next(): Promise<number | undefined> {
    await this.#hear();
    const game = gameOf(this.#snapshot);
    if (!game || game.phase === 'over') return undefined;
    const { name, args } = this.#choose(game);
    return this.#act(game.mover, name, args);
  }

  /** A player who has a set that nobody sees finds out by being asked to turn it in. */
  #choose(game: GameState): Asked {
    if (game.mustTurnIn && game.recruits === 0) return { name: 'turn-in-set', args: {} };
    const asked = randomAction(this.#snapshot, game.mover, this.#random);
    if (!asked) throw new Error(`${game.mover} has nothing to do`);
    return asked;
  }

  async #act(seat: string, name: string, args: Json): Promise<number> {
    this.#clock.pass(PAUSE);
    const id = `00000000-0000-4000-8000-${String(++this.#acts).padStart(12, '0')}`;
    const began = performance.now();
    const answer = await this.room.act(seatOf(seat), `${seat} the Bold`, { id, name, args });
    const took = performance.now() - began;
    if (isRefusal(answer)) throw new Error(`${seat} could not ${name}: ${answer.code} ${plainText(answer.words)}`);
    return took;
  }

  async #hear(): Promise<void> {
    const { entries } = await this.room.ledger(this.#heard);
    const all = JSON.parse(entries) as { readonly changes?: Changes['public'] }[];
    this.#heard += all.length;
    for (const { changes } of all) changeInPlace(this.#snapshot, { public: changes ?? {} });
  }
}
