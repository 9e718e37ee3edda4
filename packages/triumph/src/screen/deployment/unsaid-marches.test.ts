import { describe, expect, it } from 'vitest';
import { suggestedDraft } from '../../rules/index.ts';
import { begun, emptyTable, play, splitArmy, withArmy } from '../../rules/testing/index.ts';
import { unsaidMarches } from './unsaid-marches.ts';

describe('marches that a team has in mind', () => {
  const table = begun(withArmy(emptyTable(), 'red', splitArmy).snapshot);
  const draft = suggestedDraft(table, 'red');
  const withMarch = { ...draft, 2: { ...draft[2], edge: 'LB' as const } };

  it('are unsaid until everybody has been told of them', () => {
    expect(unsaidMarches(table, 'red', draft)).toEqual([]);
    expect(unsaidMarches(table, 'red', withMarch)).toEqual([{ command: 2, edge: 'LB' }]);
    const told = play(table, 'red-captain', 'announce-march', { side: 'red', command: 2, edge: 'LB' }).snapshot;
    expect(unsaidMarches(told, 'red', withMarch)).toEqual([]);
    expect(unsaidMarches(told, 'red', draft)).toEqual([{ command: 2, edge: 'none' }]);
    expect(suggestedDraft(told, 'red')[2].edge).toBe('LB');
  });
});
