import { plainText, poseFrom } from '@vexillum/model';
import { assist } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { grand201706 } from '../../profiles/grand-2017-06.ts';
import { verified } from '../../profiles/sourced.ts';
import { boardWith, type LaidStand, marked, play, standsIn } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { createBattleFacts } from '../battle-facts.ts';
import { nearItsMarker } from './near-its-marker.ts';
import type { Snapshot } from '../../records/table.ts';

type Side = 'red' | 'blue';

/** A stand of command 1, and its marker at 40 MU from red's left. */
const tableWith = (x: number, side: Side = 'red', more: Partial<LaidStand> = {}): Snapshot => {
  const [y, degrees, edge] = side === 'red' ? [6, 0, 0] : [30, 180, 36];
  const table = boardWith({ one: { at: [x, y as number, degrees as number], side, command: 1, ...more } });
  return changed(table, (edits) =>
    edits
      .put('marker', `marker:${side}-B`, { side, letter: 'B', command: 1 })
      .put('pose', `marker:${side}-B`, poseFrom(40, edge as number, 0)),
  );
};

describe('sideways from the marker', () => {
  it('GT-DEPLOY-005: a stand whose outer edge is 16 MU from the marker is fine, left and right, red and blue', () => {
    for (const side of ['red', 'blue'] as const)
      for (const x of [25, 40, 55]) expect(saidOf(nearItsMarker, tableWith(x, side))).toEqual([]);
  });

  it('GT-DEPLOY-005: a hair farther it is flagged', () => {
    const text = 'Sp1 reaches 16.01 MU sideways from marker B of command 1; 16 MU are allowed.';
    expect(saidOf(nearItsMarker, tableWith(55.001))).toEqual([text]);
    expect(saidOf(nearItsMarker, tableWith(24.999))).toEqual([text]);
    expect(saidOf(nearItsMarker, tableWith(55.001, 'blue'))).toEqual([text]);
  });

  it('GT-DEPLOY-005: beyond reach with its outer part alone it is doubtful, for the rules do not say which corner is meant', () => {
    expect(flagsOf(nearItsMarker, tableWith(56.999))).toMatchObject([{ weight: 'doubtful', isUnverified: true }]);
    expect(flagsOf(nearItsMarker, tableWith(57.002))).toMatchObject([{ weight: 'illegal' }]);
    expect(flagsOf(nearItsMarker, tableWith(57.002))[0]).not.toHaveProperty('isUnverified');
  });

  it('GT-DEPLOY-005: a table that measures to the nearer corner is told only of what lies wholly beyond', () => {
    const near = (x: number) => {
      const table = tableWith(x);
      const profile = { ...grand201706, markerReading: verified('near-corner' as const, 'our house rule') };
      return assist(createBattleFacts()(table, profile, {}), [nearItsMarker]);
    };
    expect(near(57)).toEqual([]);
    const [flag] = near(58);
    expect(flag).toMatchObject({ weight: 'illegal', measured: { value: 17, allowed: 16 } });
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it left 1 MU');
  });

  it('GT-DEPLOY-005: how far it is from the base edge does not matter here', () => {
    expect(saidOf(nearItsMarker, tableWith(40, 'red', { at: [40, 30, 0] }))).toEqual([]);
  });

  it('GT-MARKER-006: it is measured from the marker’s one point, and one click moves the stand within reach', () => {
    const table = tableWith(58);
    const [flag] = flagsOf(nearItsMarker, table);
    expect(flag).toMatchObject({
      weight: 'illegal',
      about: ['one', 'marker:red-B'],
      measured: { value: 19, allowed: 16, unit: 'MU' },
      overlays: [{ kind: 'line', from: { x: 40 }, to: { x: 59 }, label: '19 MU' }],
    });
    expect(flag).not.toHaveProperty('secretOf');
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it left 3 MU');
    const after = play(table, 'red-captain', 'move-stands', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('one')).toEqual([55_000, 6_000, 0]);
    expect(saidOf(nearItsMarker, after)).toEqual([]);
  });

  it('GT-DEPLOY-005: without a marker of its command, or a command, there is nothing to measure', () => {
    const { command: _, ...nobody } = { at: [80, 6, 0] as const, command: 1 as const };
    expect(saidOf(nearItsMarker, boardWith({ one: nobody }, {}, tableWith(40)))).toEqual([]);
    expect(saidOf(nearItsMarker, tableWith(80, 'red', { command: 2 }))).toEqual([]);
    expect(saidOf(nearItsMarker, boardWith({ one: { at: [80, 6, 0], command: 1 } }))).toEqual([]);
  });
});

describe('while the marker’s command is sealed', () => {
  const table = marked();
  const [id] = standsIn(table, 'red', 1) as [string];
  const far = changed(table, (edits) => {
    const stand = table.public.stand.get(id);
    if (stand) edits.put('stand', id, { ...stand, place: 'board' }).put('pose', id, poseFrom(60, 6, 0));
  });

  it('GT-DEPLOY-005: its own side is told, the enemy and the spectators are not', () => {
    expect(flagsOf(nearItsMarker, far, 'red')).toMatchObject([{ about: [id, expect.any(String)], secretOf: 'red' }]);
    expect(flagsOf(nearItsMarker, far, 'blue')).toEqual([]);
    expect(flagsOf(nearItsMarker, { public: far.public, sides: {} })).toEqual([]);
  });

  it('GT-DEPLOY-005: a stand whose own command is still closed is its side’s secret, however open the marker', () => {
    const shown = changed(far, (edits) => {
      for (const [marker, record] of far.public.marker)
        if (record.side === 'red' && far.public.pose.get(marker)?.[0] === 20_000)
          edits.put('marker', marker, { ...record, command: 1 });
    });
    expect(flagsOf(nearItsMarker, shown, 'red')).toMatchObject([{ secretOf: 'red' }]);
    expect(flagsOf(nearItsMarker, shown, 'blue')).toEqual([]);
  });
});
