import { msg, str } from '@vexillum/ui/words';
import { type Attacked, attackIn, eventIn, rulesOf, sidesOfADie, type Snapshot } from '../../rules/index.ts';
import type { LogLine, Seat } from '@vexillum/model';
import type { Trust } from '@vexillum/table';
import type { DiceTallyView, RollView } from '@vexillum/ui';
import { sideTitle } from '@vexillum/frame/seat-title';
import { rollLines, type ToldRoll } from '@vexillum/frame/table/dice/roll-lines';
import { territoryName } from '../names.ts';

const sixes = (count: number): number[] => Array.from({ length: count }, () => sidesOfADie.value);

const toldAttack = (snapshot: Snapshot, { attack, defense, from, to, lost }: Attacked): ToldRoll => ({
  why: msg(str`${territoryName(snapshot, from)} attacks ${territoryName(snapshot, to)}`),
  dice: sixes(attack.length + defense.length),
  values: attack,
  against: defense,
  result: msg(str`lost: attacker ${lost.attacker}, defender ${lost.defender}`),
});

const tell = (snapshot: Snapshot, trust: Trust, line: LogLine): ToldRoll | undefined => {
  const event = eventIn(line);
  if (event.kind === 'attacked') return toldAttack(snapshot, event);
  if (event.kind === 'dice-rolled') return { why: event.why, dice: event.dice, values: event.values };
  // What the start left to chance are dice of many sides, one for each territory: checked, but nothing to look at.
  const isDrawn = event.kind === 'game-started' && trust.dice.has(line.seq);
  return isDrawn ? { why: msg('What the start left to chance'), dice: [], values: [] } : undefined;
};

/** The last throws, newest first. */
export const conquestRolls = (snapshot: Snapshot, trust: Trust, seat: Seat): readonly RollView[] =>
  rollLines({
    snapshot,
    trust,
    seat,
    hasTeams: rulesOf(snapshot).teams > 0,
    tell: (line) => tell(snapshot, trust, line),
  });

interface Handful {
  readonly side: string;
  readonly isAttack: boolean;
  readonly values: readonly number[];
}

const handfulsIn = (snapshot: Snapshot): readonly Handful[] =>
  [...snapshot.public.log.values()].flatMap((line): Handful[] => {
    const event = attackIn(line);
    if (!event) return [];
    const attacker = snapshot.public.seat.get(line.seat)?.side ?? '';
    return [
      { side: attacker, isAttack: true, values: event.attack },
      { side: event.defender, isAttack: false, values: event.defense },
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
