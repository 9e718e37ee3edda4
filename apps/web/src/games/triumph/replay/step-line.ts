import { msg, str } from '@lit/localize';
import type { LogLine, Snapshot } from '@vexillum/model';
import type { Profile } from '@vexillum/triumph';
import { sideTitle } from '../../../seat-title.ts';
import type { Timeline, Viewer } from '../../../replay/timeline.ts';
import type { MatchEntry } from '../../../replay/match-entry.ts';
import type { StepRow } from '../../../replay/step-list.ts';
import { factsIn, numbersIn, textIn } from '../../../table/facts.ts';
import { subjectOf } from '../log-entries.ts';
import { logSentence } from '../log-sentence.ts';
import { factsOf } from './facts-of.ts';

const isToSide = (args: unknown): boolean => factsIn(args)['to'] === 'side';

const saidText = (args: unknown): string => {
  const said = textIn(factsIn(args), 'text');
  return isToSide(args) ? msg(str`to the own side: “${said}”`) : msg(str`“${said}”`);
};

/** An action that is private as a whole: its own side reads what it was, the others that there was something. */
const secretLine = (
  timeline: Timeline,
  entry: MatchEntry,
  as: Viewer,
  before: Snapshot,
): Omit<StepRow, 'seq' | 'at'> => {
  const { side = '' } = entry;
  const part = timeline.secretAt(entry.seq, as);
  if (as !== side || part?.name === undefined)
    return { who: sideTitle(side), text: msg('did something that only this side knows'), side };
  const line = { seq: entry.seq, at: entry.at, seat: part.seat ?? '', name: part.name };
  const { who } = subjectOf(before, line);
  return {
    who,
    text: part.name === 'say' ? saidText(part.args) : msg('did something that the others were not told'),
    side,
  };
};

const openLine = (
  entry: MatchEntry,
  before: Snapshot,
  after: Snapshot,
  profile: Profile,
): Omit<StepRow, 'seq' | 'at'> => {
  const { seq, at, seat = '', name = '' } = entry;
  const line: LogLine = { seq, at, seat, name, facts: factsOf(before, entry) };
  // Whoever sits down has his name from this very entry on.
  const { who } = subjectOf(name === 'rotate-seat' ? before : after, line);
  const side = after.public.seat.get(seat)?.side;
  const dice = numbersIn(factsIn(entry.draw), 'values');
  return {
    who,
    text: name === 'say' ? saidText(entry.args) : logSentence(line, profile),
    ...(side ? { side } : {}),
    ...(dice.length > 0 ? { dice } : {}),
  };
};

/** Tells an entry as that seat's side learned of it. */
export const stepLine = (timeline: Timeline, seq: number, as: Viewer, profile: Profile): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const before = timeline.seenAt(seq - 1, as);
  const told =
    entry.side === undefined
      ? openLine(entry, before, timeline.seenAt(seq, as), profile)
      : secretLine(timeline, entry, as, before);
  return { seq, at: entry.at, ...told };
};
