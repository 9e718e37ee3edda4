import { msg, str } from '@vexillum/ui/words';
import { sideTitle } from '../seat-title.ts';
import type { Timeline, Viewer } from './timeline.ts';

interface TalkTold {
  readonly who: string;
  readonly text: string;
  readonly side?: string;
}

/** What sides have said to themselves up to an entry: its own side reads it, the others that there was some. `undefined` where the entry is of something else. */
export const talkTold = (
  timeline: Pick<Timeline, 'entries' | 'secretAt'>,
  seq: number,
  as: Viewer,
): TalkTold | undefined => {
  const { name, side } = timeline.entries[seq] ?? {};
  if (name !== undefined || side !== '') return undefined;
  const { talk = [], changes = {} } = timeline.secretAt(seq, as) ?? {};
  const lines = talk.flatMap(({ chat }) => {
    const [, said] = changes['chat']?.[chat] ?? [];
    return said ? [said as Said] : [];
  });
  if (lines.length === 0) return { who: '', text: msg('What each side has said to itself') };
  const said = lines.map(({ name: speaker, text }) => msg(str`${speaker}: “${text}”`)).join(' ');
  return { who: sideTitle(as), text: msg(str`to the own side: ${said}`), side: as };
};

interface Said {
  readonly name: string;
  readonly text: string;
}
