import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { openATable } from './open-a-table.ts';
import { StoryServer } from './story-server.ts';
import { ArmiesPage } from './pages/armies-page.ts';
import { ConquestPage } from './pages/conquest-page.ts';
import { HomePage } from './pages/home-page.ts';
import { JoinPage } from './pages/join-page.ts';
import { NewTablePage } from './pages/new-table-page.ts';
import { TablePage } from './pages/table-page.ts';
import { Troubles } from './troubles.ts';

/** Who takes part in the stories, and the chair that each one sits in. */
const cast = {
  red: { name: 'Hanno', chair: 'Red captain', seat: 'red-captain' },
  redFriend: { name: 'Mago', chair: 'Red, command 1', seat: 'red-1' },
  redMarcher: { name: 'Bomilcar', chair: 'Red, command 3', seat: 'red-3' },
  blue: { name: 'Fabia', chair: 'Blue captain', seat: 'blue-captain' },
  blueFriend: { name: 'Quintus', chair: 'Blue, command 1', seat: 'blue-1' },
  blueMarcher: { name: 'Valeria', chair: 'Blue, command 3', seat: 'blue-3' },
  umpire: { name: 'Livia', chair: 'Umpire', seat: 'umpire' },
  spectator: { name: 'Petros', chair: 'Spectator', seat: 'spectator' },
  host: { name: 'Anselm', chair: 'Host', seat: 'host' },
  first: { name: 'Aino', chair: 'Player A', seat: 'player-1' },
  second: { name: 'Bertil', chair: 'Player B', seat: 'player-2' },
  third: { name: 'Cecilia', chair: 'Player C', seat: 'player-3' },
} as const;
export type Role = keyof typeof cast;

/** Who invites whom: nobody else can. */
const captainOf: Readonly<Partial<Record<Role, Role>>> = {
  redFriend: 'red',
  redMarcher: 'red',
  blueFriend: 'blue',
  blueMarcher: 'blue',
};

/** A captain makes the link of one of their commanders, as a program would. */
export const inviteByCaptain = async (captain: Player | undefined, role: Role): Promise<string> => {
  if (!captain) throw new Error(`nobody is there to invite ${nameOf(role)}`);
  const origin = new URL(captain.page.url()).origin;
  const path = `${origin}/api/tables/${captain.table.id}/seats/${cast[role].seat}/rotate`;
  const headers = { Origin: origin, 'X-Seat': captain.table.seat };
  const answer = await captain.context.request.post(path, { headers, data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { readonly url: string }).url;
};

export const nameOf = (role: Role): string => cast[role].name;

/** Somebody with a browser of their own: they share cookies, storage and connection to the server with nobody. */
export class Player {
  readonly name: string;
  /** The title of the seat that is theirs. */
  readonly chair: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles = new Troubles();
  readonly #received: (string | Buffer)[] = [];
  readonly home: HomePage;
  readonly newTable: NewTablePage;
  readonly join: JoinPage;
  readonly armies: ArmiesPage;
  readonly table: TablePage;
  readonly conquest: ConquestPage;

  constructor(role: Role, context: BrowserContext, page: Page) {
    this.name = cast[role].name;
    this.chair = cast[role].chair;
    this.context = context;
    this.page = page;
    this.home = new HomePage(page);
    this.newTable = new NewTablePage(page);
    this.join = new JoinPage(page, this.name);
    this.armies = new ArmiesPage(page);
    this.table = new TablePage(page);
    this.conquest = new ConquestPage(page);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#received.push(payload)));
  }

  /** Every byte that the sockets of this browser have received so far, read as text. */
  get everythingReceived(): string {
    return this.#received.map((payload) => payload.toString()).join('\n');
  }
}

export type Enter = (role: Role, options?: BrowserContextOptions) => Promise<Player>;
type Gather = <R extends Role>(
  game: 'triumph' | 'grand-triumph',
  roles: readonly R[],
  options?: BrowserContextOptions & TableRules,
) => Promise<Record<R, Player>>;

/** Most stories are about something else than hidden deployment: their orders lie open. */
interface TableRules {
  readonly areOrdersSealed?: boolean;
}

export interface OfStory {
  /** Lets somebody in with a browser of their own; at the end of the story none of their browsers may have complained. */
  readonly enter: Enter;
  /** A table is set up, and these people sit at it. */
  readonly gather: Gather;
}

/** Where the tables of a story are. */
export type House = Pick<StoryServer, 'url' | 'nextStory'>;

export interface OfWorker {
  readonly server: StoryServer;
  /** The server, unless a story has its tables elsewhere. */
  readonly house: House;
}

/** `SLOW=4 npm run story` gives every page a processor four times slower: what a test does not wait for shows then. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['SLOW'] ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

type ServerFixture = [
  (none: object, use: (server: StoryServer) => Promise<void>) => Promise<void>,
  { readonly scope: 'worker' },
];

/** A server that stories share; a story that extends `test` by it has one of its own. */
export const ownServer: ServerFixture = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern, and there are none
  async ({}, use) => {
    const server = await StoryServer.open();
    await use(server);
    await server.close();
  },
  { scope: 'worker' },
];

export const test = base.extend<OfStory, OfWorker>({
  server: ownServer,

  house: [async ({ server }, use) => use(server), { scope: 'worker' }],

  enter: async ({ browser, house, viewport }, use) => {
    const players: Player[] = [];
    await house.nextStory();
    await use(async (role, options = {}) => {
      const context = await browser.newContext({ baseURL: house.url, viewport, ...options });
      const page = await context.newPage();
      await slowDown(page);
      const player = new Player(role, context, page);
      await player.troubles.watch(page);
      // WebGL drawn by the processor is slow; one look asks for it by `?renderer=webgl`.
      // What a page has asked for can be read to the end: a browser forgets all after the first 250.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
      await page.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.setItem('vexillum:renderer', 'canvas');
      });
      players.push(player);
      return player;
    });
    const complaints = players.flatMap(({ name, troubles }) =>
      troubles.unexpected.map((trouble) => `${name}: ${trouble}`),
    );
    await Promise.all(players.map(({ context }) => context.close()));
    expect(complaints, 'what the browsers complained about').toEqual([]);
  },

  gather: async ({ enter, house, playwright }, use) => {
    await use(async (game, roles, { areOrdersSealed = false, ...options } = {}) => {
      const houseRules = { 'sealed-orders': areOrdersSealed };
      const linkOf = await openATable(playwright.request, house, { game, name: 'A table of friends', houseRules });
      const seated = new Map<Role, Player>();
      const seat = async (role: Role): Promise<void> => {
        const captain = captainOf[role];
        const link = captain ? inviteByCaptain(seated.get(captain), role) : linkOf(cast[role].seat);
        const player = await enter(role, options);
        await player.join.follow(await link);
        await player.table.isReady();
        seated.set(role, player);
      };
      await Promise.all(roles.filter((role) => !captainOf[role]).map(seat));
      await Promise.all(roles.filter((role) => captainOf[role]).map(seat));
      return Object.fromEntries(seated) as Record<(typeof roles)[number], Player>;
    });
  },
});

export { expect };
