import type { Chat, Seat, Snapshot } from '@vexillum/model';
import type { ChatLine } from '@vexillum/ui';

const line = (snapshot: Snapshot, mine: Seat, isTeam: boolean, [id, chat]: readonly [string, Chat]): ChatLine => {
  const side = snapshot.public.seat.get(chat.seat)?.side;
  const { name, text, at } = chat;
  return { id, name, text, at, isTeam, isMine: chat.seat === mine.id, ...(side ? { side } : {}) };
};

/** What was said to the table and, where the reader has a team, to it; in the order of time. */
export const chatLines = (snapshot: Snapshot, mine: Seat): readonly ChatLine[] => {
  const team = mine.side === undefined ? undefined : snapshot.sides[mine.side]?.chat;
  return [
    ...[...snapshot.public.chat].map((entry) => line(snapshot, mine, false, entry)),
    ...[...(team ?? [])].map((entry) => line(snapshot, mine, true, entry)),
  ].sort((a, b) => a.at.localeCompare(b.at));
};
