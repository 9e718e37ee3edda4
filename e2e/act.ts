import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Player } from './players.ts';
import { whenTold } from './when-told.ts';

/** Somebody who sits at a table by a program alone: whatever they do goes over the API, and no browser draws what they would see. */
export interface Deputy {
  readonly name: string;
  readonly request: APIRequestContext;
  readonly origin: string;
  readonly table: { readonly id: string; readonly seat: string };
}

const isDeputy = (who: Player | Deputy): who is Deputy => 'request' in who;

const lineOf = (who: Player | Deputy): Pick<Deputy, 'request' | 'origin'> =>
  isDeputy(who) ? who : { request: who.context.request, origin: new URL(who.page.url()).origin };

/** Does something as a program would, over the same API; what came of it. */
export const act = async (who: Player | Deputy, action: string, args: object): Promise<unknown> => {
  const { request, origin } = lineOf(who);
  const path = `${origin}/api/tables/${who.table.id}/actions/${action}`;
  const headers = { Origin: origin, 'X-Seat': who.table.seat };
  // However often it is asked, by one id it is done once.
  const data = { id: randomUUID(), args };
  const answer = await whenTold(() => request.post(path, { headers, data }), action);
  return ((await answer.json()) as { readonly result?: unknown }).result;
};
