import type { APIRequest } from '@playwright/test';

interface Wish {
  readonly game: 'triumph' | 'grand-triumph' | 'conquest';
  readonly name: string;
  readonly houseRules?: Readonly<Record<string, boolean>>;
}

/** Opens a table as nobody in particular, and hands out its links, by seat. */
export const openATable = async (
  request: APIRequest,
  server: { readonly url: string },
  wish: Wish,
): Promise<(seat: string) => string> => {
  const asker = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { Origin: server.url } });
  const response = await asker.post('/api/tables', { data: wish });
  const { invites } = (await response.json()) as { invites: { seat: string; url: string }[] };
  await asker.dispose();
  return (seat) => invites.find((invite) => invite.seat === seat)?.url ?? '';
};
