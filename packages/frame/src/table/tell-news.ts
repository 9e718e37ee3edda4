import { msg, str } from '@vexillum/ui/words';
import type { LiveTable } from '@vexillum/table';
import type { Toasts } from '@vexillum/ui';
import { isMuted } from '../memory/muted.ts';
import type { WhatsNew } from './whats-new.ts';

/** Tells who has sat down; answers how much others have said since it looked last. */
export const tellNews = (live: LiveTable, table: string, toasts: Toasts, news: WhatsNew): number => {
  const { joined, said } = news.since(live.$snapshot.get(), live.seat.id, (seat) => isMuted(table, seat));
  for (const name of joined) toasts.add(msg(str`${name} sat down.`), 'plain');
  return said;
};
