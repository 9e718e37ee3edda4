import { expect, it } from 'vitest';
import { BattleRoom } from '../testing/battle-room.ts';
import { sampleArmies } from '../../rules/index.ts';
import { lastArmy } from './bring-again.ts';

it('a side’s army is read from its own match file as it was brought the last time, and nobody else’s is', async () => {
  const room = await BattleRoom.open();
  await room.sit('red-captain', 'Hanno');
  await room.sit('blue-captain', 'Fabia');
  const [one, other] = sampleArmies.filter(({ profile }) => profile === 'grand-2017-06');
  await room.act('red-captain', 'bring-army', { side: 'red', army: other?.army });
  await room.act('red-captain', 'bring-army', { side: 'red', army: one?.army });
  await room.act('blue-captain', 'bring-army', { side: 'blue', army: other?.army });
  const file = JSON.parse(await room.file('side', 'red-captain')) as Parameters<typeof lastArmy>[0];
  expect(lastArmy(file, 'red')).toEqual({ side: 'red', army: one?.army });
  expect(lastArmy(file, 'blue')).toBeUndefined();
});
