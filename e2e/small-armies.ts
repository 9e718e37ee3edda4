import { act } from './act.ts';
import { eventually } from './eventually.ts';
import { expect, type Player } from './players.ts';
import { milliPose } from './skirmish.ts';

/** A stand of a small army: what it is, of which command, and where its front stands; MU, and degrees clockwise from "away from red". */
export interface Placed {
  readonly troopType: string;
  readonly command: 1 | 2 | 3;
  readonly halfPoints: number;
  readonly at: readonly [x: number, y: number, degrees: number];
  readonly cards?: readonly string[];
  readonly general?: true;
  readonly overall?: true;
}

interface SmallArmy {
  readonly name: string;
  readonly stands: readonly Placed[];
  readonly cards: readonly { readonly code: string; readonly count: number }[];
  /** What the cards cost that no stand pays for. */
  readonly cardHalfPoints: number;
  readonly camp: readonly [x: number, y: number];
}

const pointsOf = ({ stands, cardHalfPoints }: SmallArmy): number =>
  stands.reduce((sum, { halfPoints }) => sum + halfPoints, cardHalfPoints);

const fileOf = (army: SmallArmy) => ({
  vexillumArmy: 1,
  name: army.name,
  halfPoints: pointsOf(army),
  stands: army.stands.map(({ troopType, command, halfPoints, cards, general, overall }) => ({
    troopType,
    command,
    halfPoints,
    ...(cards ? { cards } : {}),
    ...(general ? { general } : {}),
    ...(overall ? { overall } : {}),
  })),
  cards: army.cards,
});

/** The captain brings a small army as a file, and it stands on the board with its camp as if it had been deployed. The ids of its stands, in their order. */
export const fieldArmy = async (captain: Player, army: SmallArmy): Promise<string[]> => {
  const side = captain.table.seat.startsWith('red') ? 'red' : 'blue';
  const { stands: ids } = (await act(captain, 'bring-army', { side, army: fileOf(army) })) as {
    readonly stands: string[];
  };
  await act(captain, 'place-stands', {
    stands: army.stands.map(({ at }, index) => ({ id: ids[index], pose: milliPose(['', ...at]) })),
  });
  await act(captain, 'place-camp', { side, pose: milliPose(['', ...army.camp, 0]) });
  await eventually(async () => Object.keys(await captain.table.board.poses())).toEqual(expect.arrayContaining(ids));
  return ids;
};
