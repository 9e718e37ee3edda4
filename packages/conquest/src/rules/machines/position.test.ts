import { seededRandom } from '@vexillum/geometry';
import { changeInPlace } from '@vexillum/model';
import { expect, it, test } from 'vitest';
import { missionId } from '../missions/mission.ts';
import { Edits } from '../records.ts';
import { manyLands, TestMatch } from '../testing/index.ts';
import { FREE, give, IDLE, isFront, isOurLand, type Position, positionOf } from './position.ts';

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

/** What a position says of itself beside whose land each is, reckoned anew. */
const reckoned = (position: Position) => {
  const { ground, owner, players } = position;
  const whose = Array.from({ length: players }, (_, player) => player);
  const held = (player: number, lands: readonly number[]) => lands.filter((land) => owner[land] === player).length;
  const all = ground.ids.map((_, land) => land);
  return {
    lands: whose.map((player) => held(player, all)),
    inRegions: ground.regions.flatMap(({ lands }) => whose.map((player) => held(player, lands))),
    fronts: all.filter((land) => ground.near[land]?.some((to) => !isOurLand(position, to))),
  };
};

const said = (position: Position) => ({
  lands: [...position.lands],
  inRegions: [...position.inRegions],
  fronts: position.ground.ids.flatMap((_, land) => (isFront(position, land) ? [land] : [])),
});

it.each([{}, { teams: 2 }])('a position keeps count while its lands change hands: %o', (rules) => {
  const match = new TestMatch({ players: 4, rules: { ...rules, 'random-start': true } }).start();
  const position = positionOf(match.snapshot, match.game, 'player-1');
  expect(said(position)).toEqual(reckoned(position));
  const random = seededRandom(7);
  const hands = [FREE, IDLE, 0, 1, 2, 3];
  for (let turn = 0; turn < 200; turn += 1) {
    const land = Math.floor(random() * position.ground.ids.length);
    give(position, land, hands[Math.floor(random() * hands.length)] as number);
    expect(said(position)).toEqual(reckoned(position));
  }
});
