import { describe, expect, it } from 'vitest';
import { reserveGroups } from './reserve-groups.ts';
import { grandProfile, redsView } from './testing/reds-view.ts';

const snapshot = redsView({
  a: { troopType: 'SPR', secret: { command: 2 } },
  b: { troopType: 'KNT', secret: { command: 2, general: true } },
  c: { troopType: 'SPR', secret: { command: 2 } },
  d: { troopType: 'ARC', secret: { command: 1 } },
  e: { troopType: 'RBL', secret: { command: null } },
  f: { troopType: 'SPR', secret: { command: 1 }, at: [9000, 4000, 0] },
  g: { troopType: 'SPR', secret: { command: 1 }, place: 'lost' },
  x: { side: 'blue', troopType: 'ELE' },
  y: { side: 'blue', troopType: 'ELE' },
});

describe('the reserve tray', () => {
  it('shows the own stands by command, the general first, alike ones together', () => {
    const groups = reserveGroups(snapshot, grandProfile(), 'red');
    expect(groups.map(({ command }) => command)).toEqual([1, 2, null]);
    expect(groups[1]?.kinds.map(({ stands }) => stands.map(({ id }) => id))).toEqual([['b'], ['a', 'c']]);
  });

  it('shows the enemy’s stands without their commands, which red does not know', () => {
    const [group, ...more] = reserveGroups(snapshot, grandProfile(), 'blue');
    expect(more).toEqual([]);
    expect(group?.command).toBeUndefined();
    expect(group?.kinds).toHaveLength(1);
  });

  it('keeps lost stands apart, and those on the board out', () => {
    expect(
      reserveGroups(snapshot, grandProfile(), 'red', 'lost').flatMap(({ stands }) => stands.map(({ id }) => id)),
    ).toEqual(['g']);
  });
});
