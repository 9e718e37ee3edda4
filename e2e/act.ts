import { randomUUID } from 'node:crypto';
import { expect, type Player } from './players.ts';

/** Does something as a program would, over the same API; what came of it. */
export const act = async ({ context, page, table }: Player, action: string, args: object): Promise<unknown> => {
  const answer = await context.request.post(`/api/tables/${table.id}/actions/${action}`, {
    headers: { Origin: new URL(page.url()).origin, 'X-Seat': table.seat },
    data: { id: randomUUID(), args },
  });
  const text = await answer.text();
  expect(answer.ok(), `${action}: ${text}`).toBe(true);
  return (JSON.parse(text) as { readonly result?: unknown }).result;
};
