import { asSeenBy, draftWith, sealedTable } from '../../rules/testing/index.ts';
import { withStandsIn } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { orderRows } from './order-rows.ts';

const table = asSeenBy(sealedTable(), 'red');
const draft = draftWith(table, 'red');
const rows = (of = draft) => orderRows(table, grandProfile(), 'red', of);

describe('the draft as the team sees it', () => {
  it('lists every stand once, generals first', () => {
    const all = Object.values(rows()).flatMap((list) => list.flatMap(({ stands }) => stands));
    const own = [...table.public.stand].filter(([, { side }]) => side === 'red').map(([id]) => id);
    expect(all.toSorted()).toEqual(own.toSorted());
    expect(rows()[1][0]?.isGeneral).toBe(true);
  });

  it('shows who is in no command any more', () => {
    const [first] = draft[2].stands;
    const without = withStandsIn(draft, [first ?? ''], null);
    expect(rows(without).none.flatMap(({ stands }) => stands)).toEqual([first]);
  });
});
