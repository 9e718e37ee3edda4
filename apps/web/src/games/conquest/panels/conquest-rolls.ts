import { msg, str } from '@lit/localize';
import { sidesOfADie } from '@vexillum/conquest';
import type { LogLine, Seat, Snapshot } from '@vexillum/model';
import type { Trust } from '@vexillum/table';
import type { DiceTallyView, RollView } from '@vexillum/ui';
import { sideTitle } from '../../../seat-title.ts';
import { rollLines, type ToldRoll } from '../../../table/dice/roll-lines.ts';
import { numbersIn, numberIn, factsIn, textIn } from '../../../table/facts.ts';
import { territoryName } from '../names.ts';

const sixes = (count: number): number[] => Array.from({ length: count }, () => sidesOfADie.value);

const toldAttack = (snapshot: Snapshot, facts: NonNullable<LogLine['facts']>): ToldRoll => {
  const [values, against] = [numbersIn(facts, 'attack'), numbersIn(facts, 'defense')];
  const [from, to] = [territoryName(snapshot, textIn(facts, 'from')), territoryName(snapshot, textIn(facts, 'to'))];
  const lost = factsIn(facts['lost']);
  const [attacker, defender] = [numberIn(lost, 'attacker'), numberIn(lost, 'defender')];
  return {
    why: msg(str`${from} attacks ${to}`),
    dice: sixes(values.length + against.length),
    values,
    against,
    result: msg(str`lost: attacker ${attacker}, defender ${defender}`),
  };
};

const tell = (snapshot: Snapshot, trust: Trust, { name, seq, facts = {} }: LogLine): ToldRoll | undefined => {
  if (name === 'attack-territory') return toldAttack(snapshot, facts);
  if (name === 'roll-dice' || name === 'enter-dice')
    return { why: textIn(facts, 'why'), dice: numbersIn(facts, 'dice'), values: numbersIn(facts, 'values') };
  // What the start left to chance are dice of many sides, one for each territory: checked, but nothing to look at.
  const isDrawn = name === 'start-game' && trust.dice.has(seq);
  return isDrawn ? { why: msg('What the start left to chance'), dice: [], values: [] } : undefined;
};

/** The last throws, newest first. */
export const conquestRolls = (snapshot: Snapshot, trust: Trust, seat: Seat): readonly RollView[] =>
  rollLines({ snapshot, trust, seat, tell: (line) => tell(snapshot, trust, line) });

interface Handful {
  readonly side: string;
  readonly isAttack: boolean;
  readonly values: readonly number[];
}

const handfulsIn = (snapshot: Snapshot): readonly Handful[] =>
  [...snapshot.public.log.values()].flatMap(({ name, seat, facts = {} }): Handful[] => {
    if (name !== 'attack-territory') return [];
    const attacker = snapshot.public.seat.get(seat)?.side ?? '';
    return [
      { side: attacker, isAttack: true, values: numbersIn(facts, 'attack') },
      { side: textIn(facts, 'defender'), isAttack: false, values: numbersIn(facts, 'defense') },
    ];
  });

const tallyOf = (side: string, isAttack: boolean, values: readonly number[]): DiceTallyView => {
  const sides = sidesOfADie.value;
  const distribution = Array.from({ length: sides }, (_, at) => values.filter((value) => value === at + 1).length);
  return {
    side,
    sideName: side === 'neutral' ? msg('neutral') : sideTitle(side),
    purpose: isAttack ? msg('Attack') : msg('Defence'),
    sides,
    count: values.length,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    expected: (sides + 1) / 2,
    distribution,
  };
};

/** How the dice of the log fell, by player, in attack and in defence. */
export const conquestTallies = (snapshot: Snapshot): readonly DiceTallyView[] => {
  const groups = new Map<string, Handful>();
  for (const { side, isAttack, values } of handfulsIn(snapshot)) {
    const key = `${side} ${isAttack ? 'attack' : 'defence'}`;
    groups.set(key, { side, isAttack, values: [...(groups.get(key)?.values ?? []), ...values] });
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .filter(([, { values }]) => values.length > 0)
    .map(([, { side, isAttack, values }]) => tallyOf(side, isAttack, values));
};
