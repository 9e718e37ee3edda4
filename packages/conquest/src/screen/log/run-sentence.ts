import { msg, str } from '@vexillum/ui/words';
import { listText } from '@vexillum/ui';
import type { ConquestEvent, Snapshot, ToldEvent } from '../../rules/index.ts';
import { territoryName } from '../names.ts';
import { assaultOf, attackSentence, joined } from './attack-sentence.ts';
import { recruitsText } from '../count-texts.ts';
import { isByAllInTurn, type LogRun } from './log-runs.ts';
import { sentenceOf } from './tell-conquest.ts';
import { subjectOf } from './subject-of.ts';

type Of<Kind extends ToldEvent['kind']> = Extract<ToldEvent, { readonly kind: Kind }>;

/** Events of one kind out of a run. */
const ofKind = <Kind extends ConquestEvent['kind']>(run: LogRun, kind: Kind): readonly Of<Kind>[] =>
  run.flatMap(({ event }) => (event.kind === kind ? [event as Of<Kind>] : []));

/** How much each key has in all, in the order of first appearance. */
const sums = (counted: readonly (readonly [key: string, count: number])[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const [key, count] of counted) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts];
};

const recruitsSentence = (snapshot: Snapshot, placed: readonly Of<'recruits-placed'>[]): string => {
  const perLand = sums(placed.map(({ territory, armies }) => [territory, armies]));
  const all = perLand.reduce((sum, [, armies]) => sum + armies, 0);
  const [first] = perLand;
  if (perLand.length === 1 && first)
    return msg(str`placed ${recruitsText(all)} on ${territoryName(snapshot, first[0])}`);
  const places = perLand.map(([id, armies]) => msg(str`${armies} on ${territoryName(snapshot, id)}`));
  return msg(str`placed ${recruitsText(all)}: ${listText(places)}`);
};

const byAllSentence = (snapshot: Snapshot, run: LogRun): string => {
  const counts = sums(run.map((line) => [subjectOf(snapshot, line).who, 1]));
  const told = listText(counts.map(([who, count]) => `${who} ${count}`));
  return run[0].event.kind === 'territory-claimed'
    ? msg(str`Territories claimed: ${told}`)
    : msg(str`Armies placed: ${told}`);
};

/** Several lines as one sentence, without its subject. */
const joinedSentence = (snapshot: Snapshot, run: LogRun): string => {
  const [{ event, seat }] = run;
  const [attack, ...more] = ofKind(run, 'attacked');
  if (attack)
    return attackSentence(
      snapshot,
      more.reduce((so, next) => joined(so, assaultOf(next)), assaultOf(attack)),
    );
  if (event.kind === 'recruits-placed') return recruitsSentence(snapshot, ofKind(run, 'recruits-placed'));
  if (event.kind !== 'moved-in' && event.kind !== 'armies-moved') return sentenceOf(snapshot, event, seat);
  const armies = ofKind(run, event.kind).reduce((sum, moved) => sum + moved.armies, 0);
  return sentenceOf(snapshot, { ...event, armies }, seat);
};

export interface RunSentence {
  readonly who: string;
  readonly isSeat?: boolean;
  readonly text: string;
}

export const runSentence = (snapshot: Snapshot, run: LogRun): RunSentence => {
  if (run.length > 1 && isByAllInTurn(run[0].event)) return { who: '', text: byAllSentence(snapshot, run) };
  const text = run.length === 1 ? sentenceOf(snapshot, run[0].event, run[0].seat) : joinedSentence(snapshot, run);
  return { ...subjectOf(snapshot, run[0]), text };
};
