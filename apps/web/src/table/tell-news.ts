import { msg, str } from '@lit/localize';
import type { TableDesk } from './table-desk.ts';
import type { WhatsNew } from './whats-new.ts';

/** Tells who has sat down; answers how much others have said since it looked last. */
export const tellNews = ({ snapshot, live, toasts }: TableDesk, news: WhatsNew): number => {
  const { joined, said } = news.since(snapshot, live.seat.id);
  for (const name of joined) toasts.add(msg(str`${name} sat down.`), 'plain');
  return said;
};
