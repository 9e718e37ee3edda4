import { type LogLine, type SideId, tableEventIn } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { battleEventIn } from '../events/battle-events.ts';
import { reasonOf, type RollPurpose, whyOf } from './roll-purposes.ts';

/** A roll as everyone saw it. */
export interface Roll {
  readonly seat: string;
  /** The sides of each die, and what each shows. */
  readonly dice: readonly number[];
  readonly values: readonly number[];
  readonly why: string;
  /** Typed in by hand: nobody can check it. */
  readonly isManual: boolean;
  /** Whose dice they are, whoever threw them; left out, the seat's. */
  readonly side?: SideId;
}

/** A throw for command points, die by die. */
const pointsRolls = (line: LogLine): Roll[] => {
  const event = battleEventIn(line);
  if (event?.kind !== 'points-rolled') return [];
  return event.commands.map(({ command, die }) => ({
    seat: line.seat,
    dice: [event.sides],
    values: [die],
    why: whyOf({ purpose: 'command-points', side: event.side, command: command as CommandNumber }),
    isManual: event.isByHand === true,
    side: event.side,
  }));
};

/** The dice of a combat were thrown in one go: each counts for the side that it was for. */
const rollsOfCombat = (line: LogLine): Roll[] => {
  const event = battleEventIn(line);
  if (event?.kind !== 'combat-fought') return [];
  const purpose = event.fight === 'ranged' ? 'shooting' : 'combat';
  const sides = event.side === 'red' ? ['red', 'blue'] : ['blue', 'red'];
  return event.values.map((value, index) => {
    const side = sides[index] ?? '';
    return {
      seat: line.seat,
      dice: [6],
      values: [value],
      why: whyOf({ purpose, side, about: event.id }),
      isManual: event.isByHand === true,
      side,
    };
  });
};

/** The rolls among the log's lines, in their order. */
export const rollsInLog = (lines: Iterable<LogLine>): Roll[] =>
  [...lines].flatMap((line): Roll[] => {
    const event = tableEventIn(line);
    if (event === undefined) return [...pointsRolls(line), ...rollsOfCombat(line)];
    if (event.kind !== 'dice-rolled') return [];
    const { dice, values, why, isByHand } = event;
    return [{ seat: line.seat, dice, values, why, isManual: isByHand }];
  });

/** The dice of one kind that a side rolled for one purpose. */
export interface DiceTally {
  /** `null` for an umpire, or a host. */
  readonly side: SideId | null;
  readonly purpose: RollPurpose;
  /** How many sides a die has. */
  readonly sides: number;
  readonly count: number;
  readonly mean: number;
  /** What fair dice give in the long run. */
  readonly expected: number;
  /** How often each number came, 1 first. */
  readonly distribution: readonly number[];
}

interface Die {
  readonly side: SideId | null;
  readonly purpose: RollPurpose;
  readonly sides: number;
  readonly value: number;
}

const diceIn = (roll: Roll, sideOf: (seat: string) => SideId | undefined): Die[] => {
  const { purpose, side } = reasonOf(roll.why);
  return roll.dice.flatMap((sides, index) => {
    const value = roll.values[index];
    const isShown = value !== undefined && value >= 1 && value <= sides;
    return isShown ? [{ side: roll.side ?? sideOf(roll.seat) ?? side ?? null, purpose, sides, value }] : [];
  });
};

const tally = (dice: readonly Die[]): DiceTally => {
  const [{ side, purpose, sides }] = dice as readonly [Die];
  const distribution = Array.from({ length: sides }, (_, i) => dice.filter(({ value }) => value === i + 1).length);
  const mean = dice.reduce((sum, { value }) => sum + value, 0) / dice.length;
  return { side, purpose, sides, count: dice.length, mean, expected: (sides + 1) / 2, distribution };
};

/** Counts dice by side, purpose and kind of die, in the order in which they first came. Dice typed in by hand are left out. */
export const diceStatistics = (rolls: readonly Roll[], sideOf: (seat: string) => SideId | undefined): DiceTally[] => {
  const groups = new Map<string, Die[]>();
  for (const die of rolls.filter(({ isManual }) => !isManual).flatMap((roll) => diceIn(roll, sideOf))) {
    const key = `${die.side} ${die.purpose} ${die.sides}`;
    groups.set(key, [...(groups.get(key) ?? []), die]);
  }
  return [...groups.values()].map(tally);
};
