import { changeInPlace } from '@vexillum/model';
import { expect, test } from 'vitest';
import { missionId } from '../missions/mission.ts';
import { Edits } from '../records.ts';
import { manyLands, TestMatch } from '../testing/index.ts';
import { positionOf } from './position.ts';

test('a mission of two regions asks for all their lands and no others, also on a large map', () => {
  const wide = manyLands(500);
  // Every fifth land belongs to the first region, each other one is a region by itself.
  const map = {
    ...wide,
    territories: wide.territories.map((land, at) => (at % 5 === 0 ? { ...land, region: 'region-0' } : land)),
    regions: wide.regions.filter((_, at) => at === 0 || at % 5 !== 0),
  };
  const match = new TestMatch({ map, rules: { missions: true, 'random-start': true } }).start();
  const edits = new Edits(match.snapshot);
  const task = { kind: 'regions', regions: ['region-0', 'region-498'] } as const;
  edits.putSecret('player-1', 'mission', missionId('player-1'), { secret: 'ab'.repeat(32), task });
  changeInPlace(match.snapshot, edits.changes());
  const { aim, ground } = positionOf(match.snapshot, match.game, 'player-1');
  const asked = aim?.kind === 'regions' ? aim.asked.map((land) => ground.ids[land]) : [];
  expect(asked).toEqual([...Array.from({ length: 100 }, (_, at) => `land-${at * 5}`), 'land-498']);
});
