import { expect, it } from 'vitest';
import { battleStory } from '../../rules/ending/battle-story.ts';
import { playedMatch } from '../testing/played-match.ts';
import type { OutsideEntry } from '@vexillum/model';

it('an evening’s story is told from its public ledger: what each turn cost, and how the server’s dice fell', async () => {
  const room = await playedMatch('fighting');
  await room.act('red-captain', 'roll-dice', { dice: [6, 6], why: 'combat red: Knights' });
  await room.act('umpire', 'end-game', {});
  const { ledger } = JSON.parse(await room.file('public')) as { readonly ledger: readonly OutsideEntry[] };
  const end = await room.snapshot();
  const { swings, fights, commands } = battleStory(ledger, end);
  expect(swings.map(({ turn, side, lost }) => [turn, side, lost.red, lost.blue > 0])).toEqual([
    [0, undefined, 0, false],
    [1, 'red', 0, false],
    [2, 'blue', 0, true],
  ]);
  // One die of a combat was typed in by hand: nobody can check it, so it does not count.
  expect(fights).toMatchObject([{ side: 'red', count: 2, expected: 7 }]);
  expect(commands).toEqual([]);
});
