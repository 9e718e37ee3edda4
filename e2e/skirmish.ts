import { act } from './act.ts';
import { expect } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Player } from './players.ts';

/**
 * A troop type of the rules (with a star: the overall general; with a plus: another command's), where its front is: MU, and degrees clockwise
 * from "away from red"; and its command, the first where none is said.
 */
export type Standing = readonly [troopType: string, x: number, y: number, degrees: number, command?: 1 | 2 | 3];

const sumOf = (stands: readonly { readonly halfPoints: number }[]): number =>
  stands.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

const milli = (value: number): number => Math.round(value * 1000);

export const milliPose = ([, x, y, degrees]: Standing) => [milli(x), milli(y), Math.round(degrees * 100)] as const;

/** What each type costs by the rules of the table, in half-points. */
const prices = ({ table }: Player): Promise<Readonly<Record<string, number>>> =>
  table.board.element.evaluate((board) => {
    const { battle } = board as unknown as {
      readonly battle: {
        readonly profile: { readonly troopTypes: { readonly rows: readonly { code: string; halfPoints: number }[] } };
      };
    };
    return Object.fromEntries(battle.profile.troopTypes.rows.map(({ code, halfPoints }) => [code, halfPoints]));
  });

/** Puts a few troops into a captain's reserve, of command 1 unless it is said; their ids, in the order given. */
export const bringTroops = async (
  captain: Player,
  troops: readonly string[],
  commands: readonly (1 | 2 | 3 | undefined)[] = [],
): Promise<string[]> => {
  const side = captain.table.seat.startsWith('red') ? 'red' : 'blue';
  const costs = await prices(captain);
  const stands = troops.map((troop, index) => ({
    troopType: troop.slice(0, 3),
    command: commands[index] ?? 1,
    halfPoints: costs[troop.slice(0, 3)] ?? 0,
    ...(troop.endsWith('*') ? { general: true, overall: true } : {}),
    ...(troop.endsWith('+') ? { general: true } : {}),
  }));
  const army = { vexillumArmy: 1, name: 'A few friends', halfPoints: sumOf(stands), stands, cards: [] };
  const { stands: ids } = (await act(captain, 'bring-army', { side, army })) as { readonly stands: string[] };
  return ids;
};

/** Puts a few troops straight on the board; their ids, in the order given. */
export const stand = async (captain: Player, standings: readonly Standing[]): Promise<string[]> => {
  const ids = await bringTroops(
    captain,
    standings.map(([troopType]) => troopType),
    standings.map(([, , , , command]) => command),
  );
  await act(captain, 'place-stands', {
    stands: standings.map((standing, index) => ({ id: ids[index], pose: milliPose(standing) })),
  });
  await eventually(async () => Object.keys(await captain.table.board.poses())).toEqual(expect.arrayContaining(ids));
  return ids;
};
