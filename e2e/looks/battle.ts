import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import type { Player } from '../players.ts';

type Piece = readonly [type: string, x: number, y: number, degrees: number, width: number, depth: number];

const terrain: readonly Piece[] = [
  ['gentle-hills', 16, 20, 20, 13, 7],
  ['woods', 33, 27, 70, 10, 6],
  ['village', 58, 17, 5, 6, 5],
  ['marsh', 73, 23, 160, 9, 6],
  ['ploughed-fields', 45, 11, 10, 9, 6],
  ['wooded-hills', 82, 12, 40, 9, 6],
];

/** Forward by the keys: the whole army of a side, so many MU. */
const advance = async ({ page, table }: Player, by: number): Promise<void> => {
  await page.keyboard.press('Escape');
  await table.board.surface.focus();
  await page.keyboard.press('Control+a');
  for (let step = 0; step < by; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
};

export interface BattlePlayers {
  readonly red: Player;
  readonly blue: Player;
  readonly umpire: Player;
}

/** A battle in full swing, so that a picture of it shows everything that can lie on a table. */
export const setUpBattle = async ({ red, blue, umpire }: BattlePlayers): Promise<void> => {
  for (const [type, x, y, degrees, width, depth] of terrain) {
    const pose = [x * 1000, y * 1000, degrees * 100];
    await act(umpire, 'place-terrain', { type, pose, size: [width * 1000, depth * 1000], variant: x });
  }
  await Promise.all([
    red.table.bringArmy('Hannibal in Italy, 217 BC'),
    blue.table.bringArmy('Alexander in Asia, 334 BC'),
  ]);
  for (const command of [1, 2, 3] as const) {
    await Promise.all([red.table.placeCommand(command), blue.table.placeCommand(command)]);
  }
  await advance(red, 5);
  await advance(blue, 8);
  await act(red, 'place-camp', { side: 'red', pose: [45_000, 1000, 0] });
  await act(blue, 'place-camp', { side: 'blue', pose: [45_000, 35_000, 18_000] });
  await umpire.table.say('Deployment is over. Good luck to both of you!');
  await blue.table.dragStand((await blue.table.placedStands('blue', 2))[0] ?? '', -1, -3);
  await red.table.dragStand((await red.table.placedStands('red', 1))[0] ?? '', 1, 3);
  await eventually(() => red.table.board.terrain()).toHaveLength(terrain.length);
};

/** Both sides are content with the umpire, and red has begun. */
export const beginFirstTurn = async ({ red, blue, umpire }: BattlePlayers): Promise<void> => {
  for (const { table } of [red, blue]) await table.deployment.acceptUmpire(umpire.name);
  await act(red, 'begin-turn', {});
  await act(red, 'roll-command-points', {});
  for (const { table } of [red, blue, umpire]) await table.closeMessages();
};
