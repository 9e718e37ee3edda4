import type { Chat, Seat, Snapshot } from '@vexillum/model';
import type { ChatLine } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { mutedKey } from '../memory/muted.ts';
import { nameOfSeat } from './name-of-seat.ts';

interface Reader {
  readonly table: string;
  readonly seat: Seat;
  /** Whose talk they do not want to read, as `$muted` has it. */
  readonly muted: readonly string[];
}

const line = (
  snapshot: Snapshot,
  { table, seat, muted }: Reader,
  isTeam: boolean,
  [id, chat]: readonly [string, Chat],
): ChatLine => {
  const side = snapshot.public.seat.get(chat.seat)?.side;
  const { name, text, at } = chat;
  const isMine = chat.seat === seat.id;
  const said = { id, seat: chat.seat, name, text, at, isTeam, isMine, ...(side ? { side } : {}) };
  return !isMine && muted.includes(mutedKey(table, chat.seat)) ? { ...said, isMuted: true } : said;
};

/** What was said to the table and, where the reader has a team, to it; in the order of time. */
export const chatLines = (snapshot: Snapshot, reader: Reader): readonly ChatLine[] => {
  const { side } = reader.seat;
  const team = side === undefined ? undefined : snapshot.sides[side]?.chat;
  return [
    ...[...snapshot.public.chat].map((entry) => line(snapshot, reader, false, entry)),
    ...[...(team ?? [])].map((entry) => line(snapshot, reader, true, entry)),
  ].sort((a, b) => a.at.localeCompare(b.at));
};

/** Said to whoever speaks to the whole table in vain; `undefined` where they are heard. */
export const silencedText = (snapshot: Snapshot, { id }: Seat): string | undefined => {
  const by = snapshot.public.seat.get(id)?.silencedBy;
  return by === undefined
    ? undefined
    : msg(str`${nameOfSeat(snapshot, by)} has silenced your talk to the whole table; you play on as before.`);
};
