import { msg } from '@vexillum/ui/words';
import { attackIn, conquest, eventIn } from '../../rules/index.ts';
import type { LogLine } from '@vexillum/model';
import { eventLine } from '@vexillum/frame/replay/event-line';
import type { StepRow } from '@vexillum/frame/replay/step-list';
import type { Timeline } from '@vexillum/frame/replay/timeline';
import { briefAttack } from '../log/attack-sentence.ts';
import { diceOf } from '../log/log-entries.ts';
import { subjectOf } from '../log/subject-of.ts';
import { logSentence } from '../log/tell-conquest.ts';

/** The line that the room wrote about this entry; of what a side did in secret there was none. */
export const lineOf = (timeline: Timeline, seq: number): LogLine | undefined => eventLine(timeline, conquest, seq);

/** Tells an entry in the log’s sentence. */
export const stepLine = (timeline: Timeline, seq: number): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const { at } = entry;
  const line = lineOf(timeline, seq);
  if (!line) return { seq, at, who: '', text: msg('Something that only one side knows') };
  // Who sits down has their name from this very entry on; who is out of a game that is cleared has it no more.
  const table = timeline.seenAt(line.event.kind === 'seat-freed' ? seq - 1 : seq, 'spectator');
  const side = table.public.seat.get(line.seat)?.side;
  const { who } = subjectOf(table, line);
  const attack = attackIn(line);
  return {
    seq,
    at,
    who,
    text: logSentence(table, line),
    ...(attack ? { brief: briefAttack(table, attack) } : {}),
    ...(side === undefined || who === '' ? {} : { side }),
    ...diceOf(eventIn(line)),
  };
};
