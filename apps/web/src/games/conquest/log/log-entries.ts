import { highestFirst } from '@vexillum/conquest';
import { tableOf, type LogLine, type Snapshot } from '@vexillum/model';
import type { LogEntryView } from '@vexillum/ui';
import { type Facts, numbersIn } from '../../../table/facts.ts';
import { type LogRun, logRuns } from './log-runs.ts';
import { runSentence } from './run-sentence.ts';

/** Whether this table wants few lines: its house rule `quiet`. */
const isQuietTable = (snapshot: Snapshot): boolean => tableOf(snapshot)?.houseRules['quiet'] === true;

type Dice = Pick<LogEntryView, 'dice' | 'against'>;

const attackDice = (facts: Facts): Dice => {
  const against = highestFirst(numbersIn(facts, 'defense'));
  // Of a match that went on elsewhere only the dice are known, not who threw which.
  return against.length === 0
    ? { dice: numbersIn(facts, 'values') }
    : { dice: highestFirst(numbersIn(facts, 'attack')), against };
};

/** The dice of a line: those of an attack are told apart from the defenders'. */
export const diceOf = ({ name, facts = {} }: Pick<LogLine, 'name' | 'facts'>): Dice => {
  if (name === 'attack-territory') return attackDice(facts);
  return name === 'roll-dice' || name === 'enter-dice' ? { dice: numbersIn(facts, 'values') } : {};
};

const viewOf = (snapshot: Snapshot, run: LogRun, id: string, isQuiet: boolean): LogEntryView => {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const sentence = runSentence(snapshot, run);
  const side = sentence.who === '' ? undefined : snapshot.public.seat.get(first.seat)?.side;
  const isDiceless = run.length > 1 || (isQuiet && first.name === 'attack-territory');
  return {
    id,
    at: last.at,
    seq: last.seq,
    ...sentence,
    ...(side === undefined ? {} : { side }),
    ...(isDiceless ? {} : diceOf(first)),
  };
};

/** The log in the reader's language, oldest first. Chat has a panel of its own. */
export const conquestLog = (snapshot: Snapshot): readonly LogEntryView[] => {
  const isQuiet = isQuietTable(snapshot);
  const inOrder = [...snapshot.public.log].sort(([, a], [, b]) => a.seq - b.seq);
  const ids = new Map(inOrder.map(([id, line]) => [line, id]));
  const runs = logRuns(
    inOrder.map(([, line]) => line),
    isQuiet,
  );
  return runs.map((run) => viewOf(snapshot, run, ids.get(run[0]) ?? String(run[0].seq), isQuiet));
};
