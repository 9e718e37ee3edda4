import type { Pose } from '@vexillum/model';
import { sampleArmies } from '@vexillum/triumph';
import type { TestAnswer, TestBrowser } from '../../test-browser.ts';
import { invite } from '../../claim-all.ts';
import { Player } from './player.ts';
import type { CrashServer } from './crash-server.ts';

export interface Invited {
  readonly table: string;
  readonly tokenOf: (seat: string) => string;
}

const names: Readonly<Record<string, string>> = {
  'red-captain': 'Rufus',
  'red-1': 'Rosa',
  'blue-captain': 'Bella',
  spectator: 'Sam',
};

const expectStatus = (answer: TestAnswer, status: number): TestAnswer => {
  if (answer.status === status) return answer;
  throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
};

interface Made {
  readonly table: string;
  readonly invites: readonly { readonly seat: string; readonly token: string }[];
}

/** What an answered `POST /api/tables` promises. */
export const invitedBy = (answer: TestAnswer): Invited => {
  const { table, invites } = expectStatus(answer, 201).json<Made>();
  const tokens = new Map(invites.map(({ seat, token }) => [seat, token]));
  return { table, tokenOf: (seat) => tokens.get(seat) ?? '' };
};

export const askForTable = (browser: TestBrowser): Promise<TestAnswer> =>
  browser.post('/api/tables', { game: 'grand-triumph' });

/** A GRAND TRIUMPH! table with four people round it, each with a browser that has claimed its seat. */
export class Battle {
  readonly table: string;
  readonly players: ReadonlyMap<string, Player>;

  static async begin(server: CrashServer, stands = 14): Promise<Battle> {
    const { table, tokenOf } = invitedBy(await askForTable(server.browser()));
    const browsers = new Map<string, TestBrowser>();
    for (const [seat, name] of Object.entries(names)) {
      const browser = server.browser();
      const captain = seat === 'red-1' ? browsers.get('red-captain') : undefined;
      const token = captain ? (await invite(captain, table, seat)).token : tokenOf(seat);
      expectStatus(await browser.claim(token, name), 200);
      browsers.set(seat, browser);
    }
    for (const [index, side] of ['red', 'blue'].entries())
      await deploy(browsers.get(`${side}-captain`) as TestBrowser, table, side, index, stands);
    return new Battle(table, browsers);
  }

  private constructor(table: string, browsers: ReadonlyMap<string, TestBrowser>) {
    this.table = table;
    this.players = new Map([...browsers].map(([seat, browser]) => [seat, new Player(table, seat, browser)]));
  }

  get all(): Player[] {
    return [...this.players.values()];
  }

  get actors(): Player[] {
    return this.all.filter(({ seat }) => seat.kind !== 'spectator');
  }

  of(seat: string): Player {
    const player = this.players.get(seat);
    if (!player) throw new Error(`nobody plays ${seat}`);
    return player;
  }

  close(): void {
    for (const player of this.all) player.close();
  }
}

/** A side's captain brings a sample army and puts the first stands of it on the board. */
export const deploy = async (
  captain: TestBrowser,
  table: string,
  side: string,
  index: number,
  count: number,
): Promise<void> => {
  const sample = sampleArmies.filter(({ profile }) => profile.startsWith('grand'))[index];
  const seat = `${side}-captain`;
  const brought = expectStatus(await captain.act(table, seat, 'bring-army', { side, army: sample?.army }), 200);
  const { stands } = brought.json<{ result: { stands: string[] } }>().result;
  const placed = stands.slice(0, count).map((id, i) => ({ id, pose: poseAt(i, side) }));
  expectStatus(await captain.act(table, seat, 'place-stands', { stands: placed }), 200);
};

const poseAt = (place: number, side: string): Pose => [
  (place + 1) * 3000,
  side === 'red' ? 6000 : 30_000,
  side === 'red' ? 0 : 18_000,
];
