import { commitment } from '@vexillum/ledger';
import { testSurroundings } from '@vexillum/table/testing';
import { type BattleKinds, grandTriumph, type Sealing } from '../../rules/index.ts';
import { TestRoom } from '@vexillum/frame/testing/test-room';

const TABLE = 'g_played';

/** For tests: the real room with the grand game in it. */
export class BattleRoom extends TestRoom<BattleKinds> {
  readonly #surroundings = testSurroundings(5);

  static async open(houseRules: Record<string, boolean> = {}): Promise<BattleRoom> {
    const options = {
      table: TABLE,
      game: grandTriumph,
      name: 'The ford',
      houseRules: { 'hands-on': false, 'sealed-orders': true, ...houseRules },
    };
    return new BattleRoom(await TestRoom.openRoom(options), options);
  }

  sealing(side: 'red' | 'blue'): Sealing {
    return {
      side,
      newSalt: () => [...this.#surroundings.newSalt()].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      digestOf: (of, slot, payload, salt) => commitment({ game: TABLE, side: of, slot, payload }, salt),
    };
  }

  shuffled<T>(things: readonly T[]): T[] {
    return this.#surroundings.chance.shuffled(things);
  }

  override async file(view: 'public' | 'side' | 'full', seatId = 'red-captain'): Promise<string> {
    return await super.file(view, seatId);
  }
}
