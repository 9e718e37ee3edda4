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

/** A new table; nobody sits at it yet. */
export const newTable = async (server: Pick<TestServer, 'browser'>, body: object = {}): Promise<NewTable> => {
  const made = await server.browser().post('/api/tables', { game: 'grand-triumph', ...body });
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
  made: NewTable,
  seat: string,
  name = names[seat] ?? seat,
): Promise<TestBrowser> => {
  const browser = server.browser();
  const claimed = await browser.claim(made.tokenOf(seat), name);
  if (claimed.status !== 200) throw new Error(`${seat} was not claimed: ${claimed.text}`);
  return browser;
};

/** A new table with everyone in their seat, each with a browser of their own, by seat. */
export const claimAll = async (
  server: Pick<TestServer, 'browser'>,
  body: object = {},
): Promise<NewTable & { of(seat: string): TestBrowser }> => {
  const made = await newTable(server, body);
  const people = new Map<string, TestBrowser>();
  for (const { seat } of made.invites) people.set(seat, await sitDown(server, made, seat));
  const of = (seat: string) => {
    const browser = people.get(seat);
    if (!browser) throw new Error(`nobody sits in ${seat}`);
    return browser;
  };
  return { ...made, of };
};
