import { describe, expect, test } from 'vitest';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { sampleLists } from '../samples/sample-lists.ts';
import { armyFileOf } from './army-file-of.ts';
import type { ArmyList } from './army-list.ts';
import { isProblem } from './problem.ts';
import { readArmyFile } from './read-army-file.ts';
import { readArmyList } from './read-army-list.ts';
import { suggestArmy } from './suggest-army.ts';

const lists = sampleLists.map((json) => readArmyList(json) as ArmyList);

describe('which stands are battle line (GT-DEPLOY-003)', () => {
  test.each(lists.map((list) => [list.name, list] as const))('is told by each army of the list %s', (_, list) => {
    const { stands } = armyFileOf(suggestArmy(list, grand201706));
    expect(stands.length).toBeGreaterThan(0);
    for (const { entry, battleline } of stands) {
      const line = list.troopOptions.find(({ description }) => description === entry);
      expect(battleline).toBe(line?.core === '' ? 'none' : line?.core);
    }
  });

  test('is read from an army file, may be left out, and is one of three words', () => {
    const fileWith = (stand: object) => ({
      vexillumArmy: 1,
      name: 'Guards',
      halfPoints: 8,
      stands: [{ troopType: 'SPR', command: 1, halfPoints: 8, ...stand }],
      cards: [],
    });
    const read = (stand: object) => {
      const file = readArmyFile(fileWith(stand), grand201706);
      return isProblem(file) ? file.field : file.stands[0]?.battleline;
    };
    expect([read({ battleline: 'all' }), read({ battleline: 'half' }), read({ battleline: 'none' }), read({})]).toEqual(
      ['all', 'half', 'none', undefined],
    );
    expect(read({ battleline: 'some' })).toBe('stands.0.battleline');
  });
});
