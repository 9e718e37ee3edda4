import type { SideId } from '@vexillum/model';
import { reasonOf, type Roll } from '../../rules/index.ts';

/** Each side's last throw for the advantage, added up. */
export const rolledForAdvantage = (
  rolls: readonly Roll[],
  sideOf: (seat: string) => SideId | undefined,
): Readonly<Record<SideId, number | undefined>> => {
  const last: Record<SideId, number | undefined> = {};
  for (const { seat, values, why } of rolls) {
    const { purpose, side } = reasonOf(why);
    const whose = side ?? sideOf(seat);
    if (purpose === 'setup-advantage' && whose !== undefined)
      last[whose] = values.reduce((sum, value) => sum + value, 0);
  }
  return last;
};
