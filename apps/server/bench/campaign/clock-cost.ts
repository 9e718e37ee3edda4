import { median } from '../median.ts';
import { RandomCampaign } from './random-campaign.ts';

/** Microseconds of an action in a room, from asking to the answer, and how many times as long it takes by the clock. */
export interface ClockCost {
  readonly actions: number;
  readonly without: number;
  readonly by: number;
  /** Of all actions together, the same game with the same dice played beside itself. */
  readonly ratio: number;
}

/** Every limit at once: time to begin, for a turn, and for all turns. Nobody comes near one. */
const clocked = { timeout: 3600, 'turn-limit': 36_000, bank: 360_000, increment: 5 };
/** The compiler's. */
const WARM = 400;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The same game twice, action by action in turn, so that what slows the machine slows both. */
export const measureClockCost = async (actions: number): Promise<ClockCost> => {
  const game = { map: 'six-shores', players: 6, seed: 5 };
  const without = await RandomCampaign.begin(game);
  const by = await RandomCampaign.begin({ ...game, houseRules: clocked });
  const times: { readonly without: number[]; readonly by: number[] } = { without: [], by: [] };
  for (let count = -WARM; count < actions; count++) {
    const [one, other] = [await without.next(), await by.next()];
    if (one === undefined || other === undefined) break;
    if (count < 0) continue;
    times.without.push(one);
    times.by.push(other);
  }
  if (without.room.head.seq !== by.room.head.seq) throw new Error('the two games are not the same');
  await Promise.all([without.room.rest(), by.room.rest()]);
  return {
    actions: times.by.length,
    without: median(times.without) * 1000,
    by: median(times.by) * 1000,
    ratio: sum(times.by) / sum(times.without),
  };
};
