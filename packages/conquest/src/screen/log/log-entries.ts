import { highestFirst, type Snapshot, type ToldEvent } from '../../rules/index.ts';
import { tableOf } from '@vexillum/model';
import type { LogEntryView } from '@vexillum/ui';
import { type LogRun, logRuns } from './log-runs.ts';
import { runSentence } from './run-sentence.ts';

/** Whether this table wants few lines: its house rule `quiet`. */
const isQuietTable = (snapshot: Snapshot): boolean => tableOf(snapshot)?.houseRules['quiet'] === true;

type Dice = Pick<LogEntryView, 'dice' | 'against'>;

/** The dice of an event: those of an attack are told apart from the defenders'. */
export const diceOf = (event: ToldEvent): Dice => {
  if (event.kind === 'attacked') return { dice: highestFirst(event.attack), against: highestFirst(event.defense) };
  return event.kind === 'dice-rolled' ? { dice: event.values } : {};
};

const viewOf = (snapshot: Snapshot, run: LogRun, id: string, isQuiet: boolean): LogEntryView => {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const sentence = runSentence(snapshot, run);
  const side = sentence.who === '' ? undefined : snapshot.public.seat.get(first.seat)?.side;
  const isDiceless = run.length > 1 || (isQuiet && first.event.kind === 'attacked');
  return {
    id,
    at: last.at,
    seq: last.seq,
    ...sentence,
    ...(side === undefined ? {} : { side }),
    ...(isDiceless ? {} : diceOf(first.event)),
  };
};

/** The log in the reader's language, oldest first. Chat has a panel of its own. */
export const conquestLog = (snapshot: Snapshot): readonly LogEntryView[] => {
  const isQuiet = isQuietTable(snapshot);
  const inOrder = [...snapshot.public.log].sort(([, a], [, b]) => a.seq - b.seq);
  const ids = new Map(inOrder.map(([id, { seq }]) => [seq, id]));
  const runs = logRuns(
    inOrder.map(([, line]) => line),
    isQuiet,
  );
  return runs.map((run) => viewOf(snapshot, run, ids.get(run[0].seq) ?? String(run[0].seq), isQuiet));
};
