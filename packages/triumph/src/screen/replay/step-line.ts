import { msg, str } from '@vexillum/ui/words';
import type { LogLine, TableEvent } from '@vexillum/model';
import { eventIn, grandTriumph, type Profile, type Snapshot } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { eventLine } from '@vexillum/frame/replay/event-line';
import { talkTold } from '@vexillum/frame/replay/talk-told';
import type { Viewer } from '@vexillum/frame/replay/timeline';
import type { MatchEntry, SecretPart } from '@vexillum/frame/replay/match-entry';
import type { StepRow } from '@vexillum/frame/replay/step-list';
import { subjectOf } from '../log-entries.ts';
import { eventSentence } from '../log-sentence.ts';
import type { Timeline } from '../live-table.ts';

type Told = Omit<StepRow, 'seq' | 'at'>;

const secretText = ({ name, args }: SecretPart): string => {
  const { text } = (args ?? {}) as { readonly text?: unknown };
  return name === 'say' && typeof text === 'string'
    ? msg(str`to the own side: “${text}”`)
    : msg('did something that the others were not told');
};

/** An action that is private as a whole: its own side reads what it was, the others that there was something. */
const secretLine = (timeline: Timeline, entry: MatchEntry, as: Viewer, before: Snapshot): Told => {
  const { seq, at, side = '' } = entry;
  const part = timeline.secretAt(seq, as);
  if (as !== side || part?.name === undefined)
    return { who: sideTitle(side), text: msg('did something that only this side knows'), side };
  const event: TableEvent = { kind: 'untold', what: part.name };
  const { who } = subjectOf(before, { seq, at, seat: part.seat ?? '', event });
  return { who, text: secretText(part), side };
};

const openLine = (line: LogLine, before: Snapshot, after: Snapshot, profile: Profile): Told => {
  const event = eventIn(line);
  // A player's name is known from the entry in which they sit down.
  const { who } = subjectOf(event.kind === 'seat-freed' ? before : after, line);
  const side = after.public.seat.get(line.seat)?.side;
  const dice = event.kind === 'dice-rolled' ? event.values : [];
  return {
    who,
    text: eventSentence(event, profile),
    ...(side ? { side } : {}),
    ...(dice.length > 0 ? { dice } : {}),
  };
};

/** Tells an entry as that seat's side learned of it. */
export const stepLine = (timeline: Timeline, seq: number, as: Viewer, profile: Profile): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const before = timeline.seenAt(seq - 1, as);
  const line = eventLine(timeline, grandTriumph, seq);
  const told = line
    ? openLine(line, before, timeline.seenAt(seq, as), profile)
    : (talkTold(timeline, seq, as) ?? secretLine(timeline, entry, as, before));
  return { seq, at: entry.at, ...told };
};
