import { msg, str } from '@lit/localize';
import type { LogLine, Snapshot } from '@vexillum/model';
import { territoryName } from '../names.ts';
import { type Assault, assaultOf, attackSentence, joined } from './attack-sentence.ts';
import { listText, recruitsText } from '../count-texts.ts';
import { numberIn, textIn } from '../../../table/facts.ts';
import type { LogRun } from './log-runs.ts';
import { logSentence } from './log-sentence.ts';
import { subjectOf } from './subject-of.ts';
import { untoldSentence } from './untold-sentence.ts';

/** How much each key had in these lines, in the order of first appearance. */
const sums = (
  lines: readonly LogLine[],
  keyOf: (line: LogLine) => string,
  countOf: (line: LogLine) => number,
): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + countOf(line));
  return [...counts];
};

const armiesOf = ({ facts = {} }: LogLine): number => numberIn(facts, 'armies');

const recruitsSentence = (snapshot: Snapshot, run: LogRun): string => {
  const perLand = sums(run, ({ facts = {} }) => textIn(facts, 'territory'), armiesOf);
  const all = perLand.reduce((sum, [, armies]) => sum + armies, 0);
  const [first] = perLand;
  if (perLand.length === 1 && first)
    return msg(str`placed ${recruitsText(all)} on ${territoryName(snapshot, first[0])}`);
  const places = perLand.map(([id, armies]) => msg(str`${armies} on ${territoryName(snapshot, id)}`));
  return msg(str`placed ${recruitsText(all)}: ${listText(places)}`);
};

const byAllSentence = (snapshot: Snapshot, run: LogRun): string => {
  const counts = sums(
    run,
    (line) => subjectOf(snapshot, line).who,
    () => 1,
  );
  const told = listText(counts.map(([who, count]) => `${who} ${count}`));
  return run[0].name === 'claim-territory' ? msg(str`Territories claimed: ${told}`) : msg(str`Armies placed: ${told}`);
};

const isByAll = ([first, ...more]: LogRun): boolean =>
  more.length > 0 && (first.name === 'claim-territory' || first.name === 'place-army');

const assaultIn = ([first, ...more]: LogRun): Assault =>
  more.reduce((so, { facts = {} }) => joined(so, assaultOf(facts)), assaultOf(first.facts ?? {}));

/** Several lines as one sentence, without its subject. */
const joinedSentence = (snapshot: Snapshot, run: LogRun): string => {
  const [{ name, facts = {} }] = run;
  const untold = run.map((line) => untoldSentence(line)).find((text) => text !== undefined);
  if (untold !== undefined) return untold;
  if (name === 'place-recruits') return recruitsSentence(snapshot, run);
  if (name === 'attack-territory') return attackSentence(snapshot, assaultIn(run));
  const armies = run.reduce((sum, line) => sum + armiesOf(line), 0);
  return logSentence(snapshot, { name, facts: { ...facts, armies } });
};

export interface RunSentence {
  readonly who: string;
  readonly isSeat?: boolean;
  readonly text: string;
}

export const runSentence = (snapshot: Snapshot, run: LogRun): RunSentence => {
  if (isByAll(run)) return { who: '', text: byAllSentence(snapshot, run) };
  const text = run.length === 1 ? logSentence(snapshot, run[0]) : joinedSentence(snapshot, run);
  return { ...subjectOf(snapshot, run[0]), text };
};
