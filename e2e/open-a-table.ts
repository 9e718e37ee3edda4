import type { APIRequest, APIRequestContext } from '@playwright/test';

interface Wish {
  readonly game: string;
  readonly name: string;
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

interface NewTable {
  readonly table: string;
  readonly invites: readonly { readonly seat: string; readonly url: string }[];
}

/** A new table, asked for once more while the server says that it has too much to do. */
export const makeTable = async (asker: APIRequestContext, data: object): Promise<NewTable> => {
  for (;;) {
    const response = await asker.post('/api/tables', { data });
    if (response.ok()) return (await response.json()) as NewTable;
    const wait = Number(response.headers()['retry-after'] ?? Number.NaN);
    if (response.status() !== 503 || !(wait <= 5))
      throw new Error(`no table: ${response.status()} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
};

/** Opens a table as nobody in particular, and hands out its links, by seat. */
export const openATable = async (
  request: APIRequest,
  server: { readonly url: string },
  wish: Wish,
): Promise<(seat: string) => string> => {
  const asker = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { Origin: server.url } });
  const { invites } = await makeTable(asker, wish);
  await asker.dispose();
  return (seat) => invites.find((invite) => invite.seat === seat)?.url ?? '';
};
