import { Edits, emptySnapshot, sides, type Snapshot } from '../rules/index.ts';
import { THIS_TABLE, withChanges } from '@vexillum/model';
import { expect, it } from 'vitest';
import { tableColorOf, tableColorStyles } from './table-colors.ts';

const tableOf = (houseRules: Readonly<Record<string, string>>): Snapshot => {
  const before = emptySnapshot(sides);
  const edits = new Edits(before);
  edits.put('table', THIS_TABLE, { game: 'conquest', profile: 'world', name: '', visibility: 'private', houseRules });
  return withChanges(before, edits.changes());
};

it('the table is of what its owner has chosen, otherwise of slate (KR-ADMIN-COLOR, KR-CUST-THEME)', () => {
  expect(tableColorOf(tableOf({}))).toBe('slate');
  expect(tableColorOf(tableOf({ color: 'lava' }))).toBe('slate');
  for (const color of ['oak', 'felt', 'marble']) {
    expect(tableColorOf(tableOf({ color }))).toBe(color);
    expect(tableColorStyles.cssText).toContain(`.${color} {`);
  }
});
