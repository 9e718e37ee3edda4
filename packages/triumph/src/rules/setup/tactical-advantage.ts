import type { SideId } from '@vexillum/model';
import { sides } from '../deployment/order-of-play.ts';
import { reasonOf } from '../dice/roll-purposes.ts';
import type { Roll } from '../dice/dice-statistics.ts';
import type { Snapshot } from '../records/table.ts';

/** What one side has thrown for the advantage. */
export interface AdvantageThrow {
  readonly die: number;
  /** The maneuver ratings that its army list has, of which the first is added; none where the list is not known. */
  readonly ratings: readonly number[];
  readonly total: number;
  /** Whether it may send a flank march in the standard game: its die alone shows 1, or less than its rating. */
  readonly mayMarch: boolean;
}

export interface TacticalAdvantage {
  readonly throws: Readonly<Record<(typeof sides)[number], AdvantageThrow>>;
  /** None where both have the same. */
  readonly winner?: SideId;
  /** By how much: as far may the winner shift the terrain score. */
  readonly ahead: number;
  /** Whether each side's list is known and has one rating. */
  readonly isSure: boolean;
}

/** Each side's last throw for the advantage; both were thrown at once, red first, or each for itself. */
export const rolledForAdvantage = (
  rolls: readonly Roll[],
  sideOf: (seat: string) => SideId | undefined,
): Readonly<Record<SideId, number | undefined>> => {
  const last: Record<SideId, number | undefined> = {};
  for (const { seat, values, why } of rolls) {
    const { purpose, side } = reasonOf(why);
    if (purpose !== 'setup-advantage') continue;
    if (side === undefined && values.length === sides.length) [last['red'], last['blue']] = values;
    else {
      const whose = side ?? sideOf(seat);
      if (whose !== undefined) last[whose] = values.reduce((sum, value) => sum + value, 0);
    }
  }
  return last;
};

/** Who has the tactical advantage by these dice, with the ratings of the lists that the armies were built from. */
export const tacticalAdvantage = (
  snapshot: Snapshot,
  dice: Readonly<Record<SideId, number | undefined>>,
): TacticalAdvantage | undefined => {
  const throwOf = (side: SideId): AdvantageThrow | undefined => {
    const die = dice[side];
    if (die === undefined) return undefined;
    const ratings = [...new Set(snapshot.public.army.get(side)?.ratings?.maneuver ?? [])];
    const [rating = 0] = ratings;
    return { die, ratings, total: die + rating, mayMarch: die === 1 || die < rating };
  };
  const [red, blue] = [throwOf('red'), throwOf('blue')];
  if (!red || !blue) return undefined;
  const winner = red.total === blue.total ? undefined : red.total > blue.total ? 'red' : 'blue';
  return {
    throws: { red, blue },
    ...(winner === undefined ? {} : { winner }),
    ahead: Math.abs(red.total - blue.total),
    isSure: red.ratings.length === 1 && blue.ratings.length === 1,
  };
};
