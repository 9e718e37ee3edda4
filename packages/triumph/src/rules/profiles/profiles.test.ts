import { describe, expect, test } from 'vitest';
import {
  battleCardOf,
  cellOf,
  deploymentBox,
  difficultMoveOf,
  profileOf,
  profiles,
  type Sourced,
  standSize,
  takesArmiesOf,
  terrainTypeOf,
  troopTypeOf,
  zoneBoxes,
} from '../index.ts';
import { grand201706 as grand } from './grand-2017-06.ts';
import { triumph11 as standard } from './triumph-1-1.ts';

describe('the grand game of June 2017', () => {
  test('has a board 90 MU wide and 36 MU deep (GT-SCALE-004)', () => {
    expect(grand.boardMu).toMatchObject({ value: [90, 36], isVerified: true });
  });

  test('has a grid of two rows of five squares of 18 MU that fills the board (GT-SCALE-005)', () => {
    const { columns, rows, fieldMu } = grand.grid.value;
    expect([columns, rows, fieldMu]).toEqual([5, 2, [18, 18]]);
    expect([columns * fieldMu[0], rows * fieldMu[1]]).toEqual(grand.boardMu.value);
  });

  test('names five zones from each side’s own left to its right (GT-SCALE-006)', () => {
    const names = ['Left wing', 'Left', 'Center', 'Right', 'Right wing'];
    expect(zoneBoxes(grand, 'red').map((zone) => zone.name)).toEqual(names);
    expect(zoneBoxes(grand, 'blue').map((zone) => zone.name)).toEqual(names);
  });

  test('lays red’s left wing opposite blue’s right wing', () => {
    const [redLeftWing] = zoneBoxes(grand, 'red');
    const blueRightWing = zoneBoxes(grand, 'blue').at(-1);
    expect(redLeftWing?.box).toEqual({ x: 0, y: 0, width: 18, depth: 18 });
    expect(blueRightWing?.box).toEqual({ x: 0, y: 18, width: 18, depth: 18 });
  });

  test('has three commands, 144 points and at least 24 points a command (GT-SCALE-001, GT-SCALE-002, GT-CMD-003)', () => {
    expect([grand.commands.value, grand.armyHalfPoints.value / 2, grand.commandMinimumHalfPoints.value / 2]).toEqual([
      3, 144, 24,
    ]);
  });

  test('deploys within 8 MU of the own base edge (GT-DEPLOY-001)', () => {
    expect(deploymentBox(grand, 'red')).toEqual({ x: 0, y: 0, width: 90, depth: 8 });
    expect(deploymentBox(grand, 'blue')).toEqual({ x: 0, y: 28, width: 90, depth: 8 });
  });

  test('puts the main camp in the center, ally camps and battle line troops in the three center zones (GT-DEPLOY-002, GT-DEPLOY-003, GT-ORDER-005)', () => {
    expect(grand.mainCampZones.value).toEqual(['center']);
    expect(grand.battlelineZones.value).toEqual(['left', 'center', 'right']);
    expect(grand.allyCampZones.value).toEqual(['left', 'center', 'right']);
  });

  test('bars skirmishers, rabble and artillery from leading (GT-GEN-005)', () => {
    expect(grand.notAsGeneral.value).toEqual(['SKM', 'RBL', 'ART']);
  });

  test('lays a stream as long as its deeper board', () => {
    expect(terrainTypeOf(grand, 'stream')?.defaultSize).toEqual([36, 2]);
    expect(terrainTypeOf(standard, 'stream')?.defaultSize).toEqual([32, 2]);
  });
});

describe('what the grand game changes of the standard one', () => {
  test('GT-BASE-001: is what the supplement names; every type of troops and every other number is the base game’s', () => {
    expect(grand.troopTypes).toBe(standard.troopTypes);
    expect(grand.battleCards).toBe(standard.battleCards);
    expect(grand.cards).toBe(standard.cards);
    const changed = (Object.keys(grand) as (keyof typeof grand)[]).filter((key) => grand[key] !== standard[key]);
    expect(changed).toContain('boardMu');
    expect(changed).not.toContain('zoneOfControlMu');
    expect(changed).not.toContain('commandRangeMu');
  });

  test('GT-BASE-002: its edition is in its name', () => expect(grand.name).toBe('GRAND TRIUMPH! (June 2017)'));
});

describe('the standard game', () => {
  test('is one command of 48 points on 48 by 32 MU in thirds', () => {
    expect([standard.commands.value, standard.armyHalfPoints.value / 2]).toEqual([1, 48]);
    expect(standard.boardMu.value).toEqual([48, 32]);
    expect(zoneBoxes(standard, 'red').map((zone) => zone.box.width)).toEqual([16, 16, 16]);
  });
});

describe.each(profiles)('profile $id', (profile) => {
  test('is found by its id', () => expect(profileOf(profile.id)).toBe(profile));

  test('has 26 troop types, 27 card codes for 24 cards, and each code once', () => {
    const codes = [profile.troopTypes, profile.terrainTypes, profile.battleCards].map((table) =>
      (table.rows as readonly { code: string }[]).map((row) => row.code),
    );
    for (const table of codes) expect(new Set(table).size).toBe(table.length);
    expect(codes[0]).toHaveLength(26);
    expect(codes[2]).toHaveLength(27);
    expect(new Set(profile.battleCards.rows.map((card) => card.number)).size).toBe(24);
  });

  test('zones fill the width of the board without gaps', () => {
    const zones = profile.zones.value;
    expect(zones[0]?.fromMu).toBe(0);
    expect(zones.at(-1)?.toMu).toBe(profile.boardMu.value[0]);
    for (const [index, zone] of zones.slice(1).entries()) expect(zone.fromMu).toBe(zones[index]?.toMu);
  });

  test('every value says where it comes from', () => {
    const sourced = Object.values(profile).filter((value): value is Sourced<unknown> => Object.hasOwn(value, 'value'));
    expect(sourced.length).toBeGreaterThan(15);
    for (const { source, isVerified } of sourced) {
      expect(source.length).toBeGreaterThan(5);
      expect(typeof isVerified).toBe('boolean');
    }
  });

  test('a move is measured straight, zones of control are one base deep, orders carry in two rings', () => {
    expect(profile.wheelMeasure).toMatchObject({ value: 'chord', isVerified: profile.id !== 'triumph-1.2-draft' });
    expect(profile.zoneOfControlMu.value).toBe(profile.baseWidthMu.value);
    expect(profile.commandRangeMu).toMatchObject({ value: [8, 16], isVerified: false });
    expect(profile.conformSlideMu).toMatchObject({ value: profile.baseWidthMu.value / 2, isVerified: false });
    expect(profile.fireWideningMu.value).toBe(profile.baseWidthMu.value);
    expect(profile.groupMayNot.value).toEqual(['oblique', 'back', 'sideways']);
  });

  test('difficult terrain slows mounted to 3 MU and close order foot to 2, as far as anybody knows', () => {
    expect(profile.difficultMoves.rows).toEqual([
      { code: 'mounted', moveMu: 3 },
      { code: 'open-foot', moveMu: null },
      { code: 'close-foot', moveMu: 2 },
    ]);
    for (const { code } of profile.difficultMoves.rows)
      expect(cellOf(profile.difficultMoves, code, 'moveMu')?.isVerified).toBe(false);
    const limits = ['KNT', 'WBD', 'SPR'].map((code) => difficultMoveOf(profile, troopTypeOf(profile, code)!));
    expect(limits).toEqual([3, null, 2]);
  });

  test('lists of types and cards name those that exist', () => {
    for (const code of [...profile.zoneOfControlAllRound.value, ...profile.fireAllRound.value])
      expect(troopTypeOf(profile, code)).toBeDefined();
    for (const { code, troopType, terrainTypes } of profile.terrainExemptions.rows) {
      expect(battleCardOf(profile, code)).toBeDefined();
      expect(troopTypeOf(profile, troopType)).toBeDefined();
      for (const type of terrainTypes) expect(terrainTypeOf(profile, type)?.isDifficult).toBe(true);
    }
  });

  test('woods hide what is behind them, a stream does not, and nobody has checked either', () => {
    expect(['woods', 'stream'].map((code) => terrainTypeOf(profile, code)?.blocksSight)).toEqual([true, false]);
    expect(cellOf(profile.terrainTypes, 'woods', 'blocksSight')?.isVerified).toBe(false);
  });

  test('exceptions in tables name rows that exist', () => {
    for (const { code } of profile.troopTypes.cells ?? []) expect(troopTypeOf(profile, code)).toBeDefined();
    for (const { code } of profile.terrainTypes.cells ?? []) expect(terrainTypeOf(profile, code)).toBeDefined();
    for (const { code } of profile.battleCards.cells ?? []) expect(battleCardOf(profile, code)).toBeDefined();
  });

  test('terrain starts with a size between its smallest and its largest', () => {
    for (const { defaultSize, smallest, largest } of profile.terrainTypes.rows)
      for (const axis of [0, 1] as const) {
        expect(defaultSize[axis]).toBeGreaterThanOrEqual(smallest[axis]);
        expect(defaultSize[axis]).toBeLessThanOrEqual(largest[axis]);
      }
  });
});

describe('troop types', () => {
  test.each([
    // code, half-points, move, depth, against foot, against mounted
    ['ELE', 8, 4, 2, 5, 4],
    ['EFT', 8, 3, 0.75, 5, 3],
    ['WRR', 6, 3, 0.75, 3, 2],
    ['HRD', 4, 2, 2, 3, 2],
    ['HBW', 8, 8, 1.5, 2, 3],
  ])(
    '%s costs %i half-points, moves %d MU, is %d MU deep',
    (code, halfPoints, moveMu, depthMu, againstFoot, againstMounted) => {
      expect(troopTypeOf(grand, code)).toMatchObject({ halfPoints, moveMu, depthMu, againstFoot, againstMounted });
    },
  );

  test('a stand is as wide as the base and as deep as its type; an unknown type is square', () => {
    expect(standSize(grand, 'SPR')).toEqual([2, 0.75]);
    expect(standSize(grand, 'XXX')).toEqual([2, 2]);
  });

  test('points are verified, moves are not, and a cell in doubt says so', () => {
    expect(cellOf(grand.troopTypes, 'SPR', 'halfPoints')).toMatchObject({ value: 8, isVerified: true });
    expect(cellOf(grand.troopTypes, 'SPR', 'moveMu')).toMatchObject({ value: 3, isVerified: false });
    expect(cellOf(grand.troopTypes, 'PAV', 'againstMounted')).toMatchObject({ value: 4, isVerified: false });
    expect(cellOf(grand.troopTypes, 'XXX', 'moveMu')).toBeUndefined();
  });
});

describe('an army', () => {
  test('goes to every edition of its own size and to no other', () => {
    const sizes = profiles.map(({ id }) =>
      profiles.filter((profile) => takesArmiesOf(profile, id)).map((each) => each.id),
    );
    const grands = ['grand-2017-06', 'grand-draft-0.9'];
    const standards = ['triumph-1.1', 'triumph-1.2-draft'];
    expect(sizes).toEqual([grands, grands, standards, standards]);
    expect(takesArmiesOf(grand, 'chess')).toBe(false);
  });
});
