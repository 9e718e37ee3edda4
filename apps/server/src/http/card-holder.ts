import { words } from '@vexillum/model';
import type { FastifyRequest } from 'fastify';
import type { CardHolder } from '../cards/card-book.ts';
import { readCookies } from '../seats/session-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import { isHttps } from './client-address.ts';
import { HttpProblem } from './http-problem.ts';

export const cardCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}card`;

/** Whose card the request's cookie is signed in with. */
export const cardHolder = async (
  { cards, trustedHops }: ServerContext,
  { raw, headers }: FastifyRequest,
): Promise<CardHolder> => {
  const cookie = readCookies(headers.cookie).get(cardCookieName(isHttps(raw, trustedHops)));
  const holder = await cards.holder(cookie);
  if (!holder) throw new HttpProblem(401, 'not-signed-in', words('This device is not signed in with a player card.'));
  return holder;
};
