import { distanceOfPolygons } from '@vexillum/geometry';
import { seenBy } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { worldOfTable } from '../moves/world-of-table.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { boardWith, emptyTable, type LaidStand, lineOf, smallArmy, withArmy } from '../testing/index.ts';
import { boardReport, standReport } from './board-report.ts';
import { reachReport } from './reach-report.ts';
import type { Snapshot } from '../records/table.ts';

const on = (snapshot: Snapshot) => ({
  snapshot,
  profile: profileAt(snapshot),
  world: worldOfTable(snapshot, profileAt(snapshot)),
});

const reportOf = (id: string, laid: Snapshot) => {
  const { world, snapshot, profile } = on(laid);
  const report = standReport(world, snapshot, profile, id);
  if (!report) throw new Error(`no report of ${id}`);
  return report;
};

const boardOf = (id: string, snapshot: Snapshot) => {
  const { board } = reportOf(id, snapshot);
  if (!board) throw new Error(`${id} is not on the board`);
  return board;
};

const orderFor = (laid: Snapshot, reader?: 'red' | 'blue') => {
  const { world, snapshot, profile } = on(laid);
  return boardReport(world, snapshot, profile, reader).map(({ id }) => id);
};

describe('where a stand is', () => {
  test('its zone is named as its own side sees it, from either edge', () => {
    const snapshot = boardWith({
      r: { at: [80, 6, 0] },
      b: { at: [80, 30, 180], side: 'blue' },
      far: { at: [45, 30, 0] },
      middle: { at: [20, 15, 0] },
    });
    expect(boardOf('r', snapshot).zone).toEqual({ code: 'right-wing', half: 'own', band: 'own' });
    expect(boardOf('b', snapshot).zone).toEqual({ code: 'left-wing', half: 'own', band: 'own' });
    expect(boardOf('far', snapshot).zone).toEqual({ code: 'center', half: 'enemy', band: 'enemy' });
    expect(boardOf('middle', snapshot).zone).toEqual({ code: 'left', half: 'own' });
  });

  test.each([
    [0, 'blue-edge'],
    [44.99, 'blue-edge'],
    [90, 'right'],
    [180, 'red-edge'],
    [270, 'left'],
    [330, 'blue-edge'],
  ] as const)('a heading of %s looks toward %s', (degrees, toward) => {
    expect(boardOf('r', boardWith({ r: { at: [40, 10, degrees] } })).heading).toEqual({ toward, degrees });
  });

  test('the pieces that its base is in are named, and whether they are difficult', () => {
    const snapshot = boardWith(
      { r: { at: [40, 10, 0] }, out: { at: [60, 10, 0] } },
      { wood: { type: 'woods', at: [40, 10, 0], size: [6, 6] } },
    );
    expect(boardOf('r', snapshot).terrain).toEqual([{ id: 'wood', type: 'woods', isDifficult: true }]);
    expect(boardOf('out', snapshot).terrain).toEqual([]);
  });

  test('a stand in reserve has a name and no place on the board', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', smallArmy);
    const report = reportOf(ids[0] ?? '', snapshot);
    expect(report).toMatchObject({ place: 'reserve', troopType: 'KNT', command: 1, general: true });
    expect(report).not.toHaveProperty('board');
  });
});

describe('who is near', () => {
  const facing = boardWith({
    r: { at: [40, 10, 0] },
    friend: { at: [36, 10, 0] },
    ahead: { at: [40, 14, 180], side: 'blue' },
    aside: { at: [50, 10, 270], side: 'blue' },
  });

  test('the nearest enemy and friend, edge to edge and as the stand sees them', () => {
    expect(boardOf('r', facing).nearestEnemy).toMatchObject({ id: 'ahead', distance: 4, bearing: 'ahead' });
    expect(boardOf('r', facing).nearestFriend).toMatchObject({ id: 'friend', distance: 2, bearing: 'left' });
    expect(boardOf('ahead', facing).nearestEnemy).toMatchObject({ id: 'r', bearing: 'ahead' });
    expect(boardOf('aside', facing).nearestEnemy).toMatchObject({ id: 'r', bearing: 'ahead' });
  });

  test('the nearest is the nearest of all, however many there are', () => {
    const many = boardWith({
      r: { at: [45, 18, 30] },
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, index): [string, LaidStand] => [
          `b${index}`,
          { at: [3 + ((index * 37) % 84), 3 + ((index * 23) % 31), (index * 47) % 360], side: 'blue' },
        ]),
      ),
    });
    const { bodies, byId } = on(many).world;
    const from = byId.get('r')?.corners ?? [];
    const distances = bodies
      .filter(({ side }) => side === 'blue')
      .map(({ corners }) => distanceOfPolygons(from, corners));
    expect(distances).toHaveLength(40);
    expect(boardOf('r', many).nearestEnemy?.distance).toBe(Math.min(...distances));
  });

  test('an enemy in contact front to front is told as such', () => {
    const snapshot = boardWith({ r: { at: [40, 10, 0] }, b: { at: [40, 10, 180], side: 'blue' } });
    expect(boardOf('r', snapshot).contacts).toMatchObject([
      { relation: 'front-to-front', id: 'b', isEnemy: true, name: { short: 'Sp1', side: 'blue' } },
    ]);
    expect(boardOf('r', snapshot).nearestEnemy?.distance).toBe(0);
  });

  test('whoever stands before an enemy’s front is in its zone of control', () => {
    const near = boardWith({ r: { at: [40, 10, 90] }, b: { at: [40, 11.5, 180], side: 'blue' } });
    expect(boardOf('r', near).isInEnemyZone).toBe(true);
    expect(boardOf('b', near).isInEnemyZone).toBe(false);
  });
});

describe('its place in a group', () => {
  test('in a line it is told from the left, as the group sees it', () => {
    const snapshot = boardWith(lineOf(3, [40, 10]));
    expect(boardOf('red1', snapshot).group).toMatchObject({ file: 2, files: 3, rank: 1, ranks: 1 });
    expect(boardOf('red2', snapshot).group?.others.map(({ id }) => id)).toEqual(['red0', 'red1']);
    expect(boardOf('red1', snapshot).contacts).toEqual([]);
  });

  test('in a column it is told from the front', () => {
    const column = { a: { at: [40, 10, 180] }, b: { at: [40, 10.75, 180] }, c: { at: [40, 11.5, 180] } } as const;
    const { group } = boardOf('b', boardWith(column));
    expect(group).toMatchObject({ file: 1, files: 1, rank: 2, ranks: 3 });
    expect(group?.others.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a stand that is alone has none', () => {
    expect(boardOf('r', boardWith({ r: { at: [40, 10, 0] } }))).not.toHaveProperty('group');
  });
});

describe('what it can reach', () => {
  test('enemies within its move, the cheapest first, with the price', () => {
    const snapshot = boardWith({
      r: { at: [40, 10, 0] },
      near: { at: [40, 12, 180], side: 'blue' },
      far: { at: [40, 30, 180], side: 'blue' },
    });
    const { world, profile } = on(snapshot);
    const reached = reachReport(world, snapshot, profile, 'r');
    expect(reached?.budget).toBe(3);
    expect(reached?.contacts[0]).toMatchObject({ relation: 'front-to-front', id: 'near', price: 2 });
    expect(reached?.contacts.every(({ id }) => id === 'near')).toBe(true);
    expect(reached?.contacts.length).toBeLessThanOrEqual(6);
  });

  test('nobody reaches from reserve', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', smallArmy);
    const { world, profile } = on(snapshot);
    expect(reachReport(world, snapshot, profile, ids[0] ?? '')).toBeUndefined();
  });
});

describe('the whole board', () => {
  const stands = {
    r1: { at: [60, 6, 0], command: 1 },
    r2: { at: [50, 6, 0], command: 1 },
    r3: { at: [10, 6, 0], command: 2 },
    b1: { at: [60, 30, 180], side: 'blue', command: 1 },
    b2: { at: [20, 30, 180], side: 'blue', command: 1 },
  } as const;

  test('is read by command and from one’s own left to right, the enemy last', () => {
    const snapshot = boardWith(stands);
    expect(orderFor(snapshot, 'red')).toEqual(['r2', 'r1', 'r3', 'b2', 'b1']);
    expect(orderFor(snapshot, 'blue')).toEqual(['b1', 'b2', 'r1', 'r2', 'r3']);
    expect(orderFor(snapshot)).toEqual(['r2', 'r1', 'r3', 'b2', 'b1']);
  });

  test('tells nobody what only the other side knows', () => {
    const snapshot = boardWith({
      r: { at: [40, 6, 0], secret: { command: 2, general: true } },
      b: { at: [40, 30, 180], side: 'blue', secret: { command: 3, general: true, real: ['KNT'] } },
    });
    const { world, profile } = on(snapshot);
    const reports = boardReport(world, seenBy(snapshot, 'red'), profile, 'red');
    expect(reports[0]).toMatchObject({ id: 'r', command: 2, general: true });
    expect(reports[1]).not.toHaveProperty('command');
    expect(reports[1]).not.toHaveProperty('general');
  });

  test('says the same of a stand as that stand’s own report', () => {
    const laid = boardWith(stands);
    const { world, snapshot, profile } = on(laid);
    for (const report of boardReport(world, snapshot, profile, 'red'))
      expect(standReport(world, snapshot, profile, report.id)).toEqual(report);
  });
});
