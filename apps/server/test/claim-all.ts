import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './start-test-server.ts';

export interface InviteCard {
  readonly seat: string;
  readonly kind: string;
  readonly side?: string;
  readonly command?: number;
  readonly token: string;
  readonly url: string;
}

export interface NewTable {
  readonly table: string;
  readonly invites: readonly InviteCard[];
  tokenOf(seat: string): string;
}

/** A captain's browser makes the link of one of their commanders. */
export const invite = async (captain: TestBrowser, table: string, seat: string): Promise<InviteCard> => {
  const made = await captain.post(`/api/tables/${table}/seats/${seat}/rotate`, {}, { 'x-seat': captainOf(seat) });
  if (made.status !== 200) throw new Error(`no link for ${seat}: ${made.text}`);
  return made.json<InviteCard>();
};

const captainOf = (seat: string): string => `${seat.split('-')[0] ?? ''}-captain`;

/** A new table; nobody sits at it yet. */
export const newTable = (server: Pick<TestServer, 'browser'>, body: object = {}): Promise<NewTable> =>
  newTableOf(server, { game: 'grand-triumph', ...body });

/** As `body` says and nothing else. */
export const newTableOf = async (server: Pick<TestServer, 'browser'>, body: object): Promise<NewTable> => {
  const made = await server.browser().post('/api/tables', body);
  if (made.status !== 201) throw new Error(`no table: ${made.text}`);
  const { table, invites } = made.json<{ table: string; invites: InviteCard[] }>();
  const tokenOf = (seat: string) => {
    const invite = invites.find((candidate) => candidate.seat === seat);
    if (!invite) throw new Error(`no invite for ${seat}`);
    return invite.token;
  };
  return { table, invites, tokenOf };
};

export const names: Readonly<Record<string, string>> = {
  host: 'Hanna',
  'red-captain': 'Rufus',
  'red-1': 'Rosa',
  'red-2': 'Ralf',
  'red-3': 'Ruth',
  'blue-captain': 'Bella',
  'blue-1': 'Ben',
  'blue-2': 'Birgit',
  'blue-3': 'Boris',
  umpire: 'Ulla',
  spectator: 'Sam',
};

export type People = ReadonlyMap<string, TestBrowser>;

/** Somebody sits down with a browser of their own. */
export const sitDown = async (
  server: Pick<TestServer, 'browser'>,
  made: Pick<NewTable, 'tokenOf'>,
  seat: string,
  name = names[seat] ?? seat,
): Promise<TestBrowser> => {
  const browser = server.browser();
  const claimed = await browser.claim(made.tokenOf(seat), name);
  if (claimed.status !== 200) throw new Error(`${seat} was not claimed: ${claimed.text}`);
  return browser;
};

const commandersOf = async (captain: TestBrowser, table: string, side: string): Promise<string[]> => {
  const { seats } = (await captain.get(`/api/tables/${table}`)).json<{ seats: Omit<InviteCard, 'token' | 'url'>[] }>();
  return seats.filter((one) => one.kind === 'commander' && one.side === side).map(({ seat }) => seat);
};

export interface FullTable extends NewTable {
  of(seat: string): TestBrowser;
  /** Its holder gives the seat a new link, and somebody else sits down with it, whom nobody has accepted as anything. */
  sitAnew(seat: string): Promise<void>;
}

/** A new table with everyone in their seat, each with a browser of their own, by seat; `invites` are all links that there were. */
export const claimAll = async (server: Pick<TestServer, 'browser'>, body: object = {}): Promise<FullTable> => {
  const made = await newTable(server, body);
  const people = new Map<string, TestBrowser>();
  const byCaptains: InviteCard[] = [];
  for (const { seat, kind, side } of made.invites) {
    const person = await sitDown(server, made, seat);
    people.set(seat, person);
    if (kind !== 'captain') continue;
    for (const commander of await commandersOf(person, made.table, side ?? '')) {
      const card = await invite(person, made.table, commander);
      byCaptains.push(card);
      people.set(commander, await sitDown(server, { tokenOf: () => card.token }, commander));
    }
  }
  const of = (seat: string) => {
    const browser = people.get(seat);
    if (!browser) throw new Error(`nobody sits in ${seat}`);
    return browser;
  };
  const invites = [...made.invites, ...byCaptains];
  const sitAnew = async (seat: string): Promise<void> => {
    const rotated = await of(seat).post(`/api/tables/${made.table}/seats/${seat}/rotate`, {}, { 'x-seat': seat });
    const card = rotated.json<InviteCard>();
    invites.push(card);
    people.set(seat, await sitDown(server, { tokenOf: () => card.token }, seat));
  };
  return { ...made, invites, of, sitAnew };
};

/** Both captains of a battle accept its umpire. */
export const acceptUmpire = async ({ table, of }: Pick<NewTable, 'table'> & { of(seat: string): TestBrowser }) => {
  for (const seat of ['red-captain', 'blue-captain']) {
    const answer = await of(seat).act(table, seat, 'accept-umpire', {});
    if (answer.status !== 200) throw new Error(`${seat} did not accept the umpire: ${answer.text}`);
  }
};
