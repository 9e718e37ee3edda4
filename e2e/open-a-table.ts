import type { APIRequest, APIRequestContext } from '@playwright/test';
import { whenTold } from './when-told.ts';

interface Wish {
  readonly game: string;
  readonly name: string;
  readonly profile?: string;
  /** Left out, it is private. */
  readonly visibility?: 'public';
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

interface NewTable {
  readonly table: string;
  readonly invites: readonly { readonly seat: string; readonly url: string }[];
}

/** A new table with its links, as the protocol answers. */
export const makeTable = async (asker: APIRequestContext, data: object): Promise<NewTable> =>
  (await (await whenTold(() => asker.post('/api/tables', { data }), 'table')).json()) as NewTable;

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
