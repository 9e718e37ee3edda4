import { act } from './act.ts';
import type { Player } from './players.ts';
import { stand } from './skirmish.ts';

/** A few stands of 4 points on either side; the last of each is the general. */
export async function shortLines(red: Player, blue: Player): Promise<readonly [reds: string[], blues: string[]]> {
  const row = (y: number, degrees: number) =>
    (['KNT', 'KNT', 'SPR', 'SPR', 'SPR', 'SPR*'] as const).map(
      (type, index) => [type, 40 + 2 * index, y, degrees] as const,
    );
  return [await stand(red, row(8, 0)), await stand(blue, row(28, 180))];
}

/** Red loses 4 of 24 points and Blue 12, which is enough for defeat: Blue's turn is at its end, and the game is not ended yet. */
export async function fightToTheEnd(red: Player, blue: Player): Promise<void> {
  const [reds, blues] = await shortLines(red, blue);
  await act(red, 'begin-turn', {});
  await act(red, 'roll-command-points', {});
  await act(blue, 'lose-stands', { stands: blues.slice(2, 4) });
  await act(red, 'begin-phase', { isTurnOver: true });
  await act(blue, 'roll-command-points', {});
  await act(red, 'lose-stands', { stands: reds.slice(0, 1) });
  await act(blue, 'lose-stands', { stands: blues.slice(0, 1) });
  await act(blue, 'begin-phase', { phase: 'end' });
}
