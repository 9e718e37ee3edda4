import { fakedClock } from './faked-clock.ts';
import { settled } from './settled.ts';
import { TestBrowser } from './test-browser.ts';
import { testArmy, testGame, testGenesis } from './test-game.ts';
import { TestNetwork } from './test-network.ts';
import { testSurroundings } from './test-surroundings.ts';

const TABLE = 'table';

/**
 * A table, its server and browsers, where nothing goes wrong unless the test says so. Needs faked timers; `advance` moves them.
 * Deliveries are in order: whatever has waited longest at the first socket goes first.
 */
export class TestEvening {
  readonly network: TestNetwork;
  readonly #advance: (milliseconds: number) => unknown;
  readonly #browsers: TestBrowser[] = [];

  static async begin(advance: (milliseconds: number) => unknown): Promise<TestEvening> {
    const evening = new TestEvening(advance);
    await evening.network.createTable(TABLE, testGenesis);
    return evening;
  }

  private constructor(advance: (milliseconds: number) => unknown) {
    this.#advance = advance;
    const surroundings = { ...testSurroundings(1), clock: fakedClock };
    this.network = new TestNetwork({ game: testGame, surroundings, random: () => 0, settled });
  }

  /** Opens a browser for each of these seats, and lets them sit down. */
  async sit<Seats extends readonly string[]>(...seats: Seats): Promise<{ [K in keyof Seats]: TestBrowser }> {
    const browsers = seats.map((seat) => new TestBrowser(this.network, TABLE, seat));
    this.#browsers.push(...browsers);
    await this.pass(1000);
    return browsers as { [K in keyof Seats]: TestBrowser };
  }

  /** Red brings so many stands and places them all; answers their ids. */
  async deploy(captain: TestBrowser, size = 6): Promise<string[]> {
    captain.act('bring-army', testArmy(captain.live.seat.side ?? '', size));
    await this.pass(100);
    const ids = [...captain.live.$snapshot.get().public.stand.keys()];
    captain.act('place-stands', { stands: ids.map((id, i) => ({ id, pose: [i * 2000, 0, 0] })) });
    await this.pass(100);
    return ids;
  }

  /** Time passes, and everything that is on its way arrives. */
  async pass(milliseconds: number): Promise<void> {
    await this.network.flush();
    for (let left = milliseconds; left > 0; left -= 50) {
      this.#advance(Math.min(left, 50));
      await this.network.flush();
    }
  }

  /** Time passes, and nothing arrives. */
  async passWithoutNetwork(milliseconds: number): Promise<void> {
    this.#advance(milliseconds);
    await settled();
  }

  end(): void {
    for (const browser of this.#browsers) browser.close();
  }
}
