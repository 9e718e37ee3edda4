import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { worldOfTable } from '../moves/world-of-table.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import { boardWith, play } from '../testing/index.ts';
import { changed } from '../testing/changed.ts';
import { resultOf } from './result-of.ts';
import { sumOf } from './term-of.ts';
import { termsOf } from './terms-of.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** A red rider, and a blue foot stand that red has marked before it threw for command points. */
const fight = (rider: string, foot: string, more: Partial<Stand> = {}, phase = 'close'): Snapshot => {
  const laid = boardWith({
    rider: { troopType: rider, at: [40, 20, 0] },
    foot: { side: 'blue', troopType: foot, at: [40, 20, 180] },
  });
  const first = changed(laid, (edits) => {
    edits.put('turn', THIS_TABLE, { number: 2, side: 'red', phase: 'cards' });
    edits.put('stand', 'foot', { ...(laid.public.stand.get('foot') as Stand), ...more });
  });
  const marked = play(first, 'red-captain', 'play-card', { card: 'SC', on: ['foot'] }).snapshot;
  return changed(marked, (edits) => edits.put('turn', THIS_TABLE, { number: 2, side: 'red', phase }));
};

const ringOf = (snapshot: Snapshot) => {
  const profile = fullProfileAt(snapshot);
  const meeting = { kind: 'close', attacker: 'rider', defender: 'foot', edge: 'front' } as const;
  return { snapshot, profile, world: worldOfTable(snapshot, profile), meeting };
};

const marks = (snapshot: Snapshot) =>
  termsOf(ringOf(snapshot))?.['blue']?.filter(({ code }) => code === 'scythed-chariots');

/** What becomes of the foot when it is beaten and not doubled, on even sums. */
const beaten = (snapshot: Snapshot) => {
  const terms = termsOf(ringOf(snapshot)) ?? {};
  const lead = sumOf(terms['red'] ?? []) - sumOf(terms['blue'] ?? []);
  return resultOf(ringOf(snapshot), { terms, dice: { red: 5 - lead, blue: 4 } });
};

describe('stands that scythed chariots have marked (card 15)', () => {
  it.each(['HBW', 'KNT', 'CAT'])('BC-15-SCYTHED-PLAY-6: they have 1 less against %s', (rider) => {
    expect(marks(fight(rider, 'SPR'))).toMatchObject([{ value: -1, by: 'rule', isVerified: true }]);
  });

  it('BC-15-SCYTHED-PLAY-6: and against nobody else', () => {
    for (const rider of ['JCV', 'ECV', 'BAD', 'SPR']) expect(marks(fight(rider, 'SPR'))).toEqual([]);
  });

  it.each(['JCV', 'ECV'])('BC-15-SCYTHED-PLAY-7: %s that beat them destroy them', (rider) => {
    expect(beaten(fight(rider, 'SPR'))).toMatchObject({ kind: 'beaten', loser: 'foot', outcome: 'destroyed' });
    const unmarked = changed(fight(rider, 'SPR'), (edits) => edits.put('played', 'red:SC:1', null));
    expect(beaten(unmarked)).toMatchObject({ kind: 'beaten', loser: 'foot', outcome: 'falls-back' });
  });

  it('BC-15-SCYTHED-PLAY-5: open order foot does not mind', () => {
    expect(marks(fight('KNT', 'SKM'))).toEqual([]);
    expect(marks(fight('KNT', 'KNT'))).toEqual([]);
  });

  it('BC-15-SCYTHED-PLAY-11: supporting bowmen or an elephant screen ward it off', () => {
    for (const card of ['SP', 'ET']) expect(marks(fight('KNT', 'SPR', { uses: { [card]: 8 } }))).toEqual([]);
  });

  it('BC-15-SCYTHED-PLAY-8: after the close combats of that turn it is over', () => {
    expect(marks(fight('KNT', 'SPR', {}, 'end'))).toEqual([]);
  });
});
