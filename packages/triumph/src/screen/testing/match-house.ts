import { commitment } from '@vexillum/ledger';
import { testSurroundings } from '@vexillum/table/testing';
import { grandTriumph, type Sealing } from '../../rules/index.ts';
import { RoomHouse } from '@vexillum/frame/testing/room-house';

const TABLE = 'g_played';

/** For tests: the real room with the grand game in it. */
export class MatchHouse extends RoomHouse {
  readonly #surroundings = testSurroundings(5);

  static async open(houseRules: Record<string, boolean> = {}): Promise<MatchHouse> {
    const options = {
      table: TABLE,
      game: grandTriumph,
      name: 'The ford',
      houseRules: { 'hands-on': false, 'sealed-orders': true, ...houseRules },
    };
    return new MatchHouse(await RoomHouse.openRoom(options), options);
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
