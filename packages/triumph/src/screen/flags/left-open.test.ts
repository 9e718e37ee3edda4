import { withChanges } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { Edits, type Leftover, type Snapshot } from '../../rules/index.ts';
import { emptyTable } from '../../rules/testing/index.ts';
import { leftoverOf, leftText, pastFlags, stillOpen } from './left-open.ts';

const left: Leftover = {
  flag: 'moves-keep-their-allowance:red:red0',
  rule: 'moves-keep-their-allowance',
  weight: 'doubtful',
  says: { text: 'Moved.', values: [] },
  about: ['red0'],
  of: 'red',
  turn: 3,
  side: 'red',
  phase: 'movement',
};
const tableWith = (...leftovers: readonly (readonly [id: string, left: Leftover])[]): Snapshot => {
  const table = emptyTable();
  const edits = new Edits(table);
  for (const [id, each] of leftovers) edits.put('leftover', id, each);
  return withChanges(table, edits.changes());
};
const flag: Flag = { ...left, id: left.flag, title: left.says, source: '' };

describe('the flags that phases left open', () => {
  it('are the live ones as long as their rules say them', () => {
    const table = tableWith([`${left.flag}@3`, left]);
    expect(pastFlags(table)).toEqual([]);
    expect(leftoverOf(table, flag)).toBe(left);
  });

  it('become flags of their own once their moment is past, the latest first, with their rule’s title and source', () => {
    const table = tableWith(
      [`${left.flag}@3`, { ...left, isPast: true }],
      [`${left.flag}@5`, { ...left, turn: 5, isPast: true }],
    );
    expect(pastFlags(table).map(({ id }) => id)).toEqual([`${left.flag}@5`, `${left.flag}@3`]);
    expect(pastFlags(table)[0]).toMatchObject({
      rule: left.rule,
      title: { text: 'Nobody moves farther than their allowance' },
      weight: 'doubtful',
      side: 'red',
      about: [],
    });
    expect(leftoverOf(table, flag)).toBeUndefined();
  });

  it('are told also where the rule has another name today', () => {
    const table = tableWith(['gone:x@3', { ...left, rule: 'gone', flag: 'gone:x', isPast: true }]);
    expect(pastFlags(table)[0]).toMatchObject({ title: { values: ['gone'] }, source: '' });
  });

  it('are still open until both sides agree or the umpire rules', () => {
    const past: Leftover = { ...left, turn: 5, isPast: true };
    const table = tableWith([`${left.flag}@3`, left], [`${left.flag}@5`, past]);
    expect(stillOpen(table)).toEqual([left.flag, `${left.flag}@5`]);
    const agreed = {
      rule: left.rule,
      about: [],
      says: left.says,
      agreed: { red: true, blue: true },
      poses: {},
    } as const;
    const edits = new Edits(table).put('ruling', `${left.flag}@5`, agreed);
    expect(stillOpen(withChanges(table, edits.changes()))).toEqual([left.flag]);
  });

  it('say when they were left', () => {
    expect(leftText(left)).toBe('Turn 3: Red · Movement');
    const { phase: _, ...ofOld } = left;
    expect(leftText(ofOld)).toBe('Turn 3: Red');
    expect(leftText({ ...left, phase: 'tea' })).toBe('Turn 3: Red');
  });
});
