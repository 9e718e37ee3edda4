import { asSeen, conquest, type ConquestKinds, gameOf, randomAction } from '../../rules/index.ts';
import { seededRandom } from '@vexillum/geometry';
import { type TestRoomOptions, TestRoom } from '@vexillum/frame/testing/test-room';

const TABLE = 'g_campaign';
const people = ['Ann', 'Bob', 'Carol', 'Dan'];

type Rules = TestRoomOptions['houseRules'];

/** For tests: the real room with a game of conquest in it, on the small map, with its own dice. */
export class ConquestRoom extends TestRoom<ConquestKinds> {
  static async open(players: number, rules: Rules = {}): Promise<ConquestRoom> {
    const houseRules = { ...Object.fromEntries(conquest.houseRules.map((rule) => [rule.key, rule.default])), ...rules };
    const options = { table: TABLE, game: conquest, name: 'The two holms', profile: 'twin-holms', houseRules };
    const room = new ConquestRoom(await TestRoom.openRoom(options), options);
    for (let at = 0; at < players; at++) await room.sit(`player-${at + 1}`, people[at] ?? '');
    return room;
  }

  /** Plays on at random and by the rules, to the end or until this holds. */
  async play(seed: number, isEnough: (room: ConquestRoom) => Promise<boolean> = () => Promise.resolve(false)) {
    const random = seededRandom(seed);
    for (let acted = 0; acted < 6_000; acted++) {
      const snapshot = await this.snapshot();
      const game = gameOf(snapshot);
      if (!game || game.phase === 'over' || (await isEnough(this))) return this;
      const own = { [game.mover]: snapshot.sides[game.mover] };
      // Each plays by what their own page would show.
      const asked = randomAction(asSeen({ ...snapshot, sides: own }), game.mover, random);
      await this.act(game.mover, asked?.name ?? '', asked?.args);
    }
    throw new Error('the game does not end');
  }
}
