import { plainText, poseFrom, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { campDue } from '../../deployment/camp-due.ts';
import { profileAt } from '../../profiles/profile-of.ts';
import { THIS_STEP } from '../../records/step.ts';
import { emptyTable, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { allyCampInCenterZones, mainCampInCenter } from './camps-in-their-zones.ts';
import type { Snapshot } from '../../records/table.ts';

/** A camp of 4 by 2 MU with its middle there. */
const campAt = (
  x: number,
  y: number,
  more: { side?: 'red' | 'blue'; ally?: true } = {},
  from = emptyTable(),
): Snapshot =>
  changed(from, (edits) =>
    edits
      .put('camp', 'camp', { side: 'red', size: [4000, 2000], ...more })
      .put('pose', 'camp', poseFrom(x, y, more.side === 'blue' ? 180 : 0)),
  );

const withCard = (code: string, count = 1): Snapshot =>
  changed(emptyTable(), (edits) =>
    edits.put('army', 'red', { name: 'Riders', halfPoints: 288, cards: [{ code, count }] }),
  );

describe('the main camp', () => {
  const said = (...at: Parameters<typeof campAt>) => saidOf(mainCampInCenter, campAt(...at));

  it('GT-DEPLOY-002: flush with any border of the center square it is fine, on either half', () => {
    for (const [x, y] of [
      [38, 1],
      [52, 1],
      [45, 17],
    ] as const)
      expect(said(x, y)).toEqual([]);
    expect(said(45, 19, { side: 'blue' })).toEqual([]);
  });

  it('GT-DEPLOY-002: a hair outside it is flagged', () => {
    const text = 'The main camp is not wholly within its zone, “Center”: 36 to 54 MU from its own left.';
    for (const [x, y] of [
      [37.999, 1],
      [52.001, 1],
      [45, 17.001],
      [45, 0.999],
    ] as const)
      expect(said(x, y)).toEqual([text]);
    expect(said(45, 18.999, { side: 'blue' })).toEqual([text]);
  });

  it('GT-DEPLOY-002: one click pitches it in the nearest lawful place', () => {
    const table = campAt(30, 20);
    const [flag] = flagsOf(mainCampInCenter, table);
    expect(flag).toMatchObject({ weight: 'illegal', side: 'red', about: ['camp'] });
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it back 3 MU and right 8 MU');
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('camp')).toEqual([38_000, 17_000, 0]);
    expect(saidOf(mainCampInCenter, after)).toEqual([]);
  });

  it('GT-DEPLOY-002: a camp for which there is no room is flagged without a click', () => {
    const wide = changed(campAt(45, 5), (edits) => edits.put('camp', 'camp', { side: 'red', size: [18_100, 2000] }));
    const [flag] = flagsOf(mainCampInCenter, wide);
    expect(flag).toMatchObject({ weight: 'illegal' });
    expect(flag).not.toHaveProperty('fix');
  });

  it('GT-DEPLOY-002: a pack train goes where its card says; a card that was not bought changes nothing', () => {
    expect(saidOf(mainCampInCenter, campAt(4, 1, {}, withCard('PT')))).toEqual([]);
    expect(saidOf(mainCampInCenter, campAt(4, 1, {}, withCard('PT', 0)))).toHaveLength(1);
    expect(saidOf(mainCampInCenter, campAt(4, 1, {}, withCard('FC')))).toHaveLength(1);
  });

  it('BC-17-FORTCAMP-DEPLOY-1: a fortified camp is pitched where and when any camp is', () => {
    const fortified = (x: number) =>
      changed(campAt(x, 1, {}, withCard('FC')), (edits) =>
        edits.put('camp', 'camp', { side: 'red', size: [4000, 2000], as: 'fortified' }),
      );
    expect(saidOf(mainCampInCenter, fortified(38))).toEqual([]);
    expect(saidOf(mainCampInCenter, fortified(37.999))).toHaveLength(1);
    const [plain, walled] = [emptyTable(), withCard('FC')].map((table) => {
      const led = changed(table, (edits) => edits.put('step', THIS_STEP, { number: 2, done: {}, advantaged: 'blue' }));
      return campDue(led, profileAt(led), 'red');
    });
    expect(plain).toMatchObject({ main: [{ form: 'plain', place: 'zones', steps: { first: 3, last: 3 } }], step: 3 });
    expect(walled).toEqual({ ...plain, main: plain?.main.map((way) => ({ ...way, form: 'fortified' })) });
  });

  it('GT-DEPLOY-002: from the first turn on nobody asks any more', () => {
    const begun = changed(campAt(4, 1), (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(saidOf(mainCampInCenter, begun)).toEqual([]);
  });
});

describe('ally camps', () => {
  const said = (x: number, y: number, side: 'red' | 'blue' = 'red') =>
    saidOf(allyCampInCenterZones, campAt(x, y, { side, ally: true }));

  it('GT-ORDER-005: in the left, center and right zones they are fine', () => {
    for (const x of [20, 30, 45, 60, 70]) expect(said(x, 1)).toEqual([]);
    expect(said(20, 35, 'blue')).toEqual([]);
  });

  it('GT-ORDER-005: on a wing, even in part, they are flagged', () => {
    const text = 'An ally camp is not wholly within its zones, “Left” to “Right”: 18 to 72 MU from its own left.';
    expect(said(19.999, 1)).toEqual([text]);
    expect(said(70.001, 1)).toEqual([text]);
    expect(said(30, 18)).toEqual([text]);
  });

  it('GT-ORDER-005: the main camp’s rule is not theirs, and theirs not its', () => {
    expect(saidOf(mainCampInCenter, campAt(30, 1, { ally: true }))).toEqual([]);
    expect(saidOf(allyCampInCenterZones, campAt(4, 1))).toEqual([]);
  });
});
