import { withChanges } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import {
  deployed,
  many,
  marked,
  play,
  sealedTable,
  standsIn,
  type ThinnedStand,
  thinnedTable,
} from '../testing/index.ts';
import { lossesForReader, lossesForSide, publicLosses } from './losses-for.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import type { StandSecret } from '../records/stand.ts';

describe('what the other side may know', () => {
  const stands: ThinnedStand[] = [
    { command: 1, points: 3, cards: ['CC'], troopType: 'KNT', place: 'lost' },
    ...many(3, { command: 1, points: 4, troopType: 'KNT' }),
    { command: 2, points: 4, place: 'lost' },
    ...many(4, { command: 2, points: 4, isShown: false, place: 'reserve' }),
  ];
  const table = thinnedTable({ stands });
  const seen = (snapshot: Snapshot) => lossesForSide(snapshot, grand, 'blue')[0];

  it('is what its apparent types cost, and not what was paid', () => {
    expect(seen(table)).toMatchObject({ lost: 16, isExact: false });
    expect(lossesForSide(table, grand, 'red')[0]).toMatchObject({ lost: 14, isExact: true });
  });

  it('has no total for a command while some of its side have not shown theirs', () => {
    expect(
      seen(table).commands.map(({ command, total, lost, isDemoralized }) => ({ command, total, lost, isDemoralized })),
    ).toEqual([
      { command: 1, total: undefined, lost: 8, isDemoralized: undefined },
      { command: 2, total: undefined, lost: 8, isDemoralized: undefined },
    ]);
  });

  it('has it once all have', () => {
    const shown = thinnedTable({ stands: stands.map((stand) => ({ ...stand, isShown: true })) });
    expect(seen(shown).commands.map(({ total }) => total)).toEqual([32, 40]);
  });

  it('has it for a command whose roster is open, and for no other', () => {
    const open = deployed(marked(), 'blue', 1);
    const [first] = standsIn(open, 'blue', 1);
    const lost = play(open, 'blue-captain', 'lose-stands', { stands: [first] }).snapshot;
    const [, blue] = lossesForSide(lost, grand, 'red');
    expect(blue.commands).toMatchObject([{ command: 1, total: 16, lost: 8, isDemoralized: true, isExact: true }]);
  });

  it('says nothing of commands that are all in reserve', () => {
    expect(publicLosses(sealedTable(), grand).flatMap(({ commands }) => commands)).toEqual([]);
  });

  /** The same table with all that red keeps secret dealt again. */
  const withOtherSecrets = (
    secrets: readonly Pick<StandSecret, 'command' | 'halfPoints' | 'cards' | 'real'>[],
  ): Snapshot => {
    const edits = new Edits(table);
    for (const [index, secret] of secrets.entries())
      edits.putSecret('red', 'stand', `s${index}`, secret as StandSecret);
    return withChanges(table, edits.changes());
  };

  const secret = fc.record(
    {
      command: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
      halfPoints: fc.integer({ min: 0, max: 20 }),
      cards: fc.subarray(['CC', 'PL', 'SS', 'SF', 'DC']),
      real: fc.subarray(['PIK', 'HRD']),
      general: fc.constant(true as const),
      place: fc.constant('flank' as const),
    },
    { requiredKeys: ['command', 'halfPoints'] },
  );

  it('is the same whatever is secret', () => {
    const dealt = fc.array(secret, { minLength: stands.length, maxLength: stands.length });
    fc.assert(
      fc.property(dealt, (secrets) => {
        const other = withOtherSecrets(secrets);
        expect(publicLosses(other, grand)).toEqual(publicLosses(table, grand));
        expect(lossesForSide(other, grand, 'blue')).toEqual(lossesForSide(table, grand, 'blue'));
        expect(lossesForReader(seenBy(other, 'blue'), grand)).toEqual(lossesForReader(seenBy(table, 'blue'), grand));
        expect(lossesForReader(seenBy(other), grand)).toEqual(publicLosses(table, grand));
        const told = (snapshot: Snapshot) => play(snapshot, 'red-captain', 'begin-turn', {}).event;
        expect(told(other)).toEqual(told(table));
      }),
    );
  });
});
