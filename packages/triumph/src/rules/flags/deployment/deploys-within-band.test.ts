import { plainText, THIS_TABLE } from '@vexillum/model';
import { assist } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { grand201706 } from '../../profiles/grand-2017-06.ts';
import { withValues } from '../../profiles/house/with-values.ts';
import { createBattleFacts } from '../battle-facts.ts';
import { boardWith, emptyTable, type LaidStand, play, type Spot } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { deploysWithinBand } from './deploys-within-band.ts';
import type { Snapshot } from '../../records/table.ts';
import { THIS_STEP } from '../../records/step.ts';

const tableWith = (at: Spot, more: Partial<LaidStand> = {}): Snapshot => boardWith({ one: { at, ...more } });
const said = (at: Spot, more: Partial<LaidStand> = {}) => saidOf(deploysWithinBand, tableWith(at, more));

const withAmbush = (snapshot: Snapshot): Snapshot =>
  changed(snapshot, (edits) =>
    edits.put('army', 'red', { name: 'Hillmen', halfPoints: 288, cards: [{ code: 'AM', count: 1 }] }),
  );

describe('the strip along the base edge', () => {
  it('GT-DEPLOY-001: a stand whose front is exactly 8 MU from its base edge is fine, from either edge', () => {
    expect(said([45, 8, 0])).toEqual([]);
    expect(said([45, 28, 180], { side: 'blue' })).toEqual([]);
    expect(said([45, 0.75, 0])).toEqual([]);
  });

  it('GT-DEPLOY-001: a stand a hair farther is flagged, from either edge', () => {
    expect(said([45, 8.001, 0])).toEqual(['Sp1 is 8.01 MU from its base edge; 8 MU are allowed.']);
    expect(said([45, 27.999, 180], { side: 'blue' })).toEqual(['Sp1 is 8.01 MU from its base edge; 8 MU are allowed.']);
  });

  it('GT-DEPLOY-001: the part of the base that is farthest out counts, however it is turned', () => {
    expect(said([45, 7.5, 180])).toEqual(['Sp1 is 8.25 MU from its base edge; 8 MU are allowed.']);
    expect(said([45, 7, 90])).toEqual([]);
    expect(said([45, 7.2, 90])).toEqual(['Sp1 is 8.2 MU from its base edge; 8 MU are allowed.']);
  });

  it('a table may keep a margin from the short edges: up to it a stand is fine, a hair nearer flagged, and moved in with a click', () => {
    const kept = withValues(grand201706, { sideMarginMu: 4 });
    const found = (at: Spot, more: Partial<LaidStand> = {}) =>
      assist(createBattleFacts()(tableWith(at, more), kept, {}), [deploysWithinBand]);
    expect([...found([5, 5, 0]), ...found([85, 5, 0]), ...found([85, 31, 180], { side: 'blue' })]).toEqual([]);
    for (const x of [4.999, 85.001]) {
      const [flag] = found([x, 5, 0]);
      expect(flag && plainText(flag.says)).toBe('Sp1 is nearer than 4 MU to a short edge of the board.');
      expect(flag).toMatchObject({ weight: 'illegal', side: 'red', about: ['one'] });
      expect(flag?.fix).toBeDefined();
    }
    expect(found([0.5, 5, 0]).map(({ says }) => plainText(says))).toEqual(['Sp1 is not wholly on the board.']);
    expect(said([1, 5, 0])).toEqual([]);
  });

  it('GT-DEPLOY-001: the flag has the measured number, the line and a click that makes it right', () => {
    const table = tableWith([45, 9.2, 0]);
    const [flag] = flagsOf(deploysWithinBand, table);
    expect(flag).toMatchObject({
      id: 'deploys-within-band:one',
      weight: 'illegal',
      side: 'red',
      about: ['one'],
      measured: { value: 9.2, allowed: 8, is: 'at-most', unit: 'MU' },
      overlays: [{ kind: 'line', from: { y: 9.2 }, to: { y: 8 }, label: '1.2 MU' }],
    });
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it back 1.2 MU');
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('one')).toEqual([45_000, 8_000, 0]);
    expect(flagsOf(deploysWithinBand, after)).toEqual([]);
  });

  it('GT-DEPLOY-001: blue’s click moves toward blue’s own edge', () => {
    const table = tableWith([45, 26.5, 180], { side: 'blue' });
    const [flag] = flagsOf(deploysWithinBand, table);
    expect(flag?.overlays).toMatchObject([{ from: { y: 26.5 }, to: { y: 28 }, label: '1.5 MU' }]);
    const after = play(table, 'blue-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('one')).toEqual([45_000, 28_000, 18_000]);
  });

  it('GT-DEPLOY-001: after a click at an odd angle it is fine too', () => {
    const table = tableWith([45, 9.2345, 33.33]);
    const [flag] = flagsOf(deploysWithinBand, table);
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(flagsOf(deploysWithinBand, after)).toEqual([]);
  });

  it('GT-DEPLOY-001: a stand that hangs over an edge of the board is flagged and can be moved onto it', () => {
    expect(said([1, 4, 0])).toEqual([]);
    expect(said([0.999, 4, 0])).toEqual(['Sp1 is not wholly on the board.']);
    expect(said([89.001, 4, 0])).toEqual(['Sp1 is not wholly on the board.']);
    expect(said([45, 0.749, 0])).toEqual(['Sp1 is not wholly on the board.']);
    expect(said([0.5, 8, 0])).toEqual(['Sp1 is not wholly on the board.']);
    const [flag] = flagsOf(deploysWithinBand, tableWith([0.5, 9, 0]));
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it back 1 MU and right 0.5 MU');
  });
});

describe('whom it does not bind', () => {
  it('GT-DEPLOY-001: once the first turn has begun, or the battle step, troops are where they have moved', () => {
    const far = tableWith([45, 12, 0]);
    expect(saidOf(deploysWithinBand, far)).toHaveLength(1);
    const inTurn = changed(far, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(saidOf(deploysWithinBand, inTurn)).toEqual([]);
    const step = (number: number) => changed(far, (edits) => edits.put('step', THIS_STEP, { number, done: {} }));
    expect(saidOf(deploysWithinBand, step(10))).toHaveLength(1);
    expect(saidOf(deploysWithinBand, step(11))).toEqual([]);
  });

  it('GT-DEPLOY-001: stands in reserve or lost are nowhere', () => {
    const away = changed(tableWith([45, 12, 0]), (edits) => edits.put('pose', 'one', null));
    expect(saidOf(deploysWithinBand, away)).toEqual([]);
  });

  it('GT-FLANK-013: a stand that came in with a flank march is not deployed, its comrades of other commands are', () => {
    const table = boardWith({ in: { at: [1, 18, 90], command: 2 }, out: { at: [45, 18, 0], command: 1 } });
    expect(saidOf(deploysWithinBand, table)).toHaveLength(2);
    const entered = changed(table, (edits) =>
      edits.put('seal', 'seal:red:cmd.2.flank', {
        side: 'red',
        slot: 'cmd.2.flank',
        digest: '00',
        entered: { edge: 'LF', turn: 0 },
      }),
    );
    expect(flagsOf(deploysWithinBand, entered).map(({ about }) => about)).toEqual([['out']]);
  });

  it('GT-DEPLOY-001: the ambush card frees open order foot, nobody else, and not from the board', () => {
    const light = withAmbush(tableWith([45, 12, 0], { troopType: 'LFT' }));
    expect(saidOf(deploysWithinBand, light)).toEqual([]);
    expect(saidOf(deploysWithinBand, withAmbush(tableWith([45, 12, 0])))).toHaveLength(1);
    expect(saidOf(deploysWithinBand, withAmbush(tableWith([45, 12, 0], { troopType: 'JCV' })))).toHaveLength(1);
    expect(saidOf(deploysWithinBand, withAmbush(tableWith([0.5, 12, 0], { troopType: 'LFT' })))).toEqual([
      'LFt1 is not wholly on the board.',
    ]);
    expect(saidOf(deploysWithinBand, tableWith([45, 12, 0], { troopType: 'LFT' }))).toHaveLength(1);
  });

  it('GT-DEPLOY-001: an empty table has nothing to say', () => {
    expect(saidOf(deploysWithinBand, emptyTable())).toEqual([]);
  });
});
