import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { boardWith, emptyTable, type LaidStand, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { battlelineInCenterZones } from './battleline-in-center-zones.ts';
import { battlelineIsTold } from './battleline-is-told.ts';
import { halfBattlelineInCenterZones } from './half-battleline-in-center-zones.ts';

const line = { secret: { battleline: 'all' } } as const;
const half = { secret: { battleline: 'half', entry: 'Hillmen' } } as const;

/** So many stands of a line in the center, and so many on the left wing. */
const halves = (inside: number, outside: number) =>
  boardWith(
    Object.fromEntries(
      Array.from({ length: inside + outside }, (_, index): [string, LaidStand] => [
        `s${index}`,
        { at: [index < inside ? 30 + 2 * index : 1 + 2 * (index - inside), 6, 0], ...half },
      ]),
    ),
  );

describe('battle line troops', () => {
  it('GT-DEPLOY-003: a stand flush with the outer border of the center zones is fine, on both sides and from both edges', () => {
    const table = boardWith({
      left: { at: [19, 6, 0], ...line },
      right: { at: [71, 6, 0], ...line },
      blueLeft: { at: [71, 30, 180], side: 'blue', ...line },
    });
    expect(saidOf(battlelineInCenterZones, table)).toEqual([]);
  });

  it('GT-DEPLOY-003: a hair over the border it is flagged', () => {
    const table = boardWith({ left: { at: [18.999, 6, 0], ...line }, right: { at: [71.001, 6, 0], ...line } });
    expect(saidOf(battlelineInCenterZones, table)).toEqual([
      'Sp1 is battle line and not wholly within its zones, “Left” to “Right”: 18 to 72 MU from its own left.',
      'Sp2 is battle line and not wholly within its zones, “Left” to “Right”: 18 to 72 MU from its own left.',
    ]);
  });

  it('GT-DEPLOY-003: one click brings it back, and moves it sideways only', () => {
    const table = boardWith({ one: { at: [10, 6, 0], ...line }, two: { at: [10, 30, 180], side: 'blue', ...line } });
    const [red, blue] = flagsOf(battlelineInCenterZones, table);
    expect(red).toMatchObject({ weight: 'illegal', side: 'red', about: ['one'] });
    expect(red?.fix && plainText(red.fix.says)).toBe('Move it right 9 MU');
    expect(blue?.fix && plainText(blue.fix.says)).toBe('Move it left 9 MU');
    const first = play(table, 'red-captain', 'move-stands', red?.fix?.args).snapshot;
    const second = play(first, 'blue-captain', 'move-stands', blue?.fix?.args).snapshot;
    expect(second.public.pose.get('one')).toEqual([19_000, 6_000, 0]);
    expect(second.public.pose.get('two')).toEqual([19_000, 30_000, 18_000]);
    expect(saidOf(battlelineInCenterZones, second)).toEqual([]);
  });

  it('GT-DEPLOY-003: other troops go where they like', () => {
    const table = boardWith({ one: { at: [10, 6, 0], secret: { battleline: 'none' } } });
    expect(saidOf(battlelineInCenterZones, table)).toEqual([]);
    expect(saidOf(battlelineIsTold, table)).toEqual([]);
  });

  it('GT-DEPLOY-003: which troops are battle line is nobody’s business but their side’s', () => {
    const table = boardWith({ one: { at: [10, 6, 0], ...line }, two: { at: [12, 6, 0] } });
    expect(flagsOf(battlelineInCenterZones, table, 'red')).toMatchObject([{ secretOf: 'red' }]);
    expect(flagsOf(battlelineInCenterZones, table, 'blue')).toEqual([]);
    expect(flagsOf(battlelineIsTold, table, 'blue')).toEqual([]);
    expect(flagsOf(halfBattlelineInCenterZones, halves(1, 3), 'blue')).toEqual([]);
  });

  it('GT-FLANK-010: battle line troops of a flank march may come in outside the center zones', () => {
    const table = boardWith({ one: { at: [1, 10, 90], command: 2, ...line } });
    expect(saidOf(battlelineInCenterZones, table)).toHaveLength(1);
    const entered = changed(table, (edits) =>
      edits.put('seal', 'seal:red:cmd.2.flank', {
        side: 'red',
        slot: 'cmd.2.flank',
        digest: '00',
        entered: { edge: 'LF', turn: 0 },
      }),
    );
    expect(saidOf(battlelineInCenterZones, entered)).toEqual([]);
  });
});

describe('lines of which half are battle line', () => {
  it('GT-DEPLOY-003: half of them outside is fine', () => {
    expect(saidOf(halfBattlelineInCenterZones, halves(2, 2))).toEqual([]);
    expect(saidOf(halfBattlelineInCenterZones, halves(3, 2))).toEqual([]);
  });

  it('GT-DEPLOY-003: more than half outside is flagged', () => {
    expect(flagsOf(halfBattlelineInCenterZones, halves(1, 3))).toMatchObject([
      {
        id: 'half-battleline-in-center-zones:red Hillmen',
        weight: 'illegal',
        secretOf: 'red',
        measured: { value: 3, allowed: 2 },
        about: ['s1', 's2', 's3'],
      },
    ]);
    expect(saidOf(halfBattlelineInCenterZones, halves(1, 3))).toEqual([
      'Half of 4 stands are battle line, yet 3 of them are not within its zones, “Left” to “Right”: 18 to 72 MU from their own left.',
    ]);
  });

  it('GT-DEPLOY-003: where an odd number is halved, between the two it is doubtful', () => {
    expect(flagsOf(halfBattlelineInCenterZones, halves(2, 3))).toMatchObject([
      { weight: 'doubtful', isUnverified: true },
    ]);
    expect(flagsOf(halfBattlelineInCenterZones, halves(1, 4))).toMatchObject([{ weight: 'illegal' }]);
  });

  it('GT-DEPLOY-003: each line of the list is counted by itself, stands in reserve too', () => {
    const two = boardWith(
      { other: { at: [4, 6, 0], secret: { battleline: 'half', entry: 'Exiles' } } },
      {},
      halves(2, 1),
    );
    expect(flagsOf(halfBattlelineInCenterZones, two).map(({ id, weight }) => [id, weight])).toEqual([
      ['half-battleline-in-center-zones:red Exiles', 'doubtful'],
    ]);
    const reserve = changed(halves(1, 2), (edits) =>
      edits
        .put('stand', 'last', { side: 'red', troopType: 'SPR', place: 'reserve' })
        .putSecret('red', 'stand', 'last', { command: null, halfPoints: 8, ...half.secret }),
    );
    expect(saidOf(halfBattlelineInCenterZones, halves(1, 2))).toHaveLength(1);
    expect(saidOf(halfBattlelineInCenterZones, reserve)).toEqual([]);
  });
});

describe('armies that do not say', () => {
  it('GT-DEPLOY-003: is unknown once some of their stands are outside the center zones', () => {
    const inside = boardWith({ one: { at: [19, 6, 0] } });
    expect(flagsOf(battlelineIsTold, inside)).toEqual([]);
    const table = boardWith({ two: { at: [18.9, 6, 0] }, three: { at: [4, 6, 0] } }, {}, inside);
    expect(flagsOf(battlelineIsTold, table)).toMatchObject([
      { weight: 'unknown', about: ['two', 'three'], secretOf: 'red' },
    ]);
    expect(saidOf(battlelineIsTold, table)).toEqual([
      'This army does not say which stands are battle line. Not wholly within its zones, “Left” to “Right” (18 to 72 MU from its own left): 2 of them.',
    ]);
    expect(flagsOf(battlelineIsTold, emptyTable())).toEqual([]);
  });
});
