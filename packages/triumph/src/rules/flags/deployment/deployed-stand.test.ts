import { poseFrom } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { profileAt } from '../../profiles/profile-of.ts';
import { triumph11 } from '../../profiles/triumph-1-1.ts';
import { boardWith } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { createBattleFacts } from '../battle-facts.ts';
import { deployedStand } from './deployed-stand.ts';
import type { Snapshot } from '../../records/table.ts';

describe('what is known of a deployed stand', () => {
  const table = boardWith({ b: { at: [40, 6, 0], command: 2 }, c: { at: [50, 6, 0] } });
  const factsOf = createBattleFacts();
  const known = (snapshot: Snapshot, profile = profileAt(table)) => deployedStand(factsOf(snapshot, profile, {}), 'b');

  test('stays the same value while others move, and is a new one once it has moved itself', () => {
    const first = known(table);
    expect(first).toMatchObject({ name: 'Sp1', corners: [{ x: 39, y: 6 }, { x: 41 }, {}, {}] });
    const other = changed(table, (edits) => edits.put('pose', 'c', poseFrom(51, 6, 0)));
    expect(known(other)).toBe(first);
    const moved = known(changed(other, (edits) => edits.put('pose', 'b', poseFrom(41, 6, 0))));
    expect(moved).not.toBe(first);
    expect(moved?.corners[0]).toMatchObject({ x: 40, y: 6 });
  });

  test('follows its name, the profile and whether it came in by a flank march', () => {
    const first = known(table);
    const renamed = known(
      changed(table, (edits) => edits.put('stand', 'a', { side: 'red', troopType: 'SPR', place: 'reserve' })),
    );
    expect([first?.name, renamed?.name]).toEqual(['Sp1', 'Sp2']);
    expect(known(table, { ...triumph11, baseWidthMu: { ...triumph11.baseWidthMu, value: 4 } })?.corners[0].x).toBe(38);
    const entered = changed(table, (edits) =>
      edits.put('seal', 'seal:red:cmd.2.flank', {
        side: 'red',
        slot: 'cmd.2.flank',
        digest: '00',
        entered: { edge: 'LF', turn: 0 },
      }),
    );
    expect(known(entered)).toBeUndefined();
    expect(known(table)?.name).toBe('Sp1');
  });
});
