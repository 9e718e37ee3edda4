import type { SideId } from '@vexillum/model';
import { attackIn, conquestEventIn, gameOf, type Snapshot } from '../../rules/index.ts';
import type { Chapter } from './chapters.ts';

const chapterOf: Readonly<Record<string, Chapter>> = {
  'recruits-placed': 'recruits',
  attacked: 'attack',
  'moved-in': 'follow',
  'armies-moved': 'move',
  'turn-ended': 'turn',
  'set-turned-in': 'set',
};

/** What this player has done by now: what the log tells, besides what is known of before. */
export const learntBy = (
  snapshot: Snapshot,
  side: SideId | undefined,
  before: readonly Chapter[],
): ReadonlySet<Chapter> => {
  const learnt = new Set(before);
  for (const line of snapshot.public.log.values()) {
    if (snapshot.public.seat.get(line.seat)?.side !== side) continue;
    const chapter = chapterOf[conquestEventIn(line)?.kind ?? ''];
    if (chapter) learnt.add(chapter);
    if (attackIn(line)?.taken !== undefined) learnt.add('conquest');
  }
  if (gameOf(snapshot)?.phase === 'over') learnt.add('win');
  return learnt;
};
