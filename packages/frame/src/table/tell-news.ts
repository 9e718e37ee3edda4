import { msg, str } from '@vexillum/ui/words';
import { tableEventIn } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import type { Toasts } from '@vexillum/ui';
import { isMuted } from '../memory/muted.ts';
import { awardText } from './tell-table.ts';
import type { WhatsNew } from './whats-new.ts';

/** Tells who has sat down, and who was given what; answers how much others have said since it looked last. */
export const tellNews = (live: LiveTable, table: string, toasts: Toasts, news: WhatsNew): number => {
  const { joined, said, announced, awards } = news.since(live.$snapshot.get(), live.seat.id, (seat) =>
    isMuted(table, seat),
  );
  for (const name of joined) toasts.add(msg(str`${name} sat down.`), 'plain');
  for (const line of announced) {
    const event = tableEventIn(line);
    if (event?.kind === 'announced') toasts.add(`${event.from}: ${event.text}`, 'warning');
  }
  for (const line of awards) {
    const event = tableEventIn(line);
    const name = live.$snapshot.get().public.seat.get(line.seat)?.name ?? msg('A player');
    if (event?.kind === 'award-won') toasts.add(`${name} ${awardText(event)}.`, 'success');
  }
  return said;
};
