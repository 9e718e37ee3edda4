import { msg, str } from '@lit/localize';
import type { ToldAgain } from '@vexillum/conquest';
import type { LogLine } from '@vexillum/model';
import type { MatchEntry } from '../../../replay/match-entry.ts';
import type { StepRow } from '../../../replay/step-list.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { briefAttack } from '../log/attack-sentence.ts';
import { type Facts, factsIn, textIn } from '../../../table/facts.ts';
import { diceOf } from '../log/log-entries.ts';
import { logSentence } from '../log/log-sentence.ts';
import { subjectOf } from '../log/subject-of.ts';

/** Dice that were rolled for no action of the game: what was asked and what fell. */
const rollFacts = ({ args, draw }: MatchEntry): Facts => {
  const { dice = [], why = '' } = factsIn(args);
  const { values = [] } = factsIn(draw);
  return { dice, values, why };
};

/** The line that the room wrote about this entry; of what a side did in secret there was none. */
export const lineOf = (timeline: Timeline, told: ToldAgain, entry: MatchEntry): LogLine | undefined => {
  const { seq, at, seat, name } = entry;
  if (seat === undefined || name === undefined) return undefined;
  const isRoll = name === 'roll-dice' || name === 'enter-dice';
  const facts = isRoll ? rollFacts(entry) : told.factsOf(timeline.snapshotAt(seq - 1), entry);
  return { seq, at, seat, name, facts };
};

/** Tells an entry in the log’s sentence; what is chat is told by its text. */
export const stepLine = (timeline: Timeline, told: ToldAgain, seq: number): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const { at } = entry;
  const line = lineOf(timeline, told, entry);
  if (!line) return { seq, at, who: '', text: msg('Something that only one side knows') };
  // Who sits down has his name from this very entry on; who is out of a game that is cleared has it no more.
  const table = timeline.seenAt(line.name === 'rotate-seat' ? seq - 1 : seq, 'spectator');
  const side = table.public.seat.get(line.seat)?.side;
  const { who } = subjectOf(table, line);
  return {
    seq,
    at,
    who,
    text: line.name === 'say' ? msg(str`“${textIn(factsIn(entry.args), 'text')}”`) : logSentence(table, line),
    ...(line.name === 'attack-territory' && line.facts?.['from'] !== undefined
      ? { brief: briefAttack(table, line.facts) }
      : {}),
    ...(side === undefined || who === '' ? {} : { side }),
    ...diceOf(line),
  };
};
