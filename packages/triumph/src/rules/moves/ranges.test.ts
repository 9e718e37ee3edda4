import { describe, expect, test } from 'vitest';
import { THIS_TABLE, withChanges } from '@vexillum/model';
import { grand201706 as profile } from '../profiles/grand-2017-06.ts';
import { fightsAs } from '../fights-as/fights-as.ts';
import { changed } from '../testing/changed.ts';
import { asSeenBy, boardWith, lineOf } from '../testing/index.ts';
import { commandRanges } from './command-ranges.ts';
import { fireReachOf } from './fire-reach-of.ts';
import { fireTargets } from './fire-targets.ts';
import { threatOf, threats } from './threats.ts';
import { worldOfTable } from './world-of-table.ts';
import { standsInZones, zonesOfControl } from './zones-of-control.ts';
import { Edits } from '../records/table.ts';

const corners = (polygon: readonly { x: number; y: number }[] = []) =>
  polygon.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);

describe('zones of control', () => {
  const table = boardWith({
    spears: { at: [40, 10, 0] },
    wagons: { at: [50, 10, 0], troopType: 'WWG' },
    ahead: { at: [40, 11.5, 180], side: 'blue' },
    behind: { at: [50, 6.5, 0], side: 'blue' },
    far: { at: [40, 14.5, 180], side: 'blue' },
  });
  const world = worldOfTable(table, profile);
  const zones = zonesOfControl(table, profile, world, 'red');

  test('are a base deep before the front, and all round a war wagon', () => {
    expect(zones.map(({ stand, polygons }) => [stand, polygons.length])).toEqual([
      ['spears', 1],
      ['wagons', 4],
    ]);
    expect(corners(zones[0]?.polygons[0])).toEqual([
      [39, 10],
      [41, 10],
      [41, 12],
      [39, 12],
    ]);
  });

  test('are no longer all round war wagons that count as other troops', () => {
    const sworded = changed(table, (edits) =>
      edits.put('stand', 'wagons', { side: 'red', troopType: 'WWG', place: 'board', uses: { SF: 7 } }),
    );
    expect(zonesOfControl(sworded, profile, world, 'red').map(({ polygons }) => polygons.length)).toEqual([1, 1]);
  });

  test('tell which enemies are in them', () => {
    expect(standsInZones(zones, profile, world)).toEqual(['ahead', 'behind']);
  });
});

describe('command ranges', () => {
  const table = boardWith({
    king: { at: [40, 10, 0], command: 1, general: true },
    near: { at: [50, 10, 0], command: 1 },
    mid: { at: [57, 10, 0], command: 1 },
    far: { at: [60, 10, 0], command: 1 },
    other: { at: [80, 10, 0], command: 2 },
    hidden: { at: [20, 10, 0], secret: { command: 3, general: true } },
    lost: { at: [60, 5, 0], secret: { command: 3 } },
  });
  const world = worldOfTable(table, profile);

  test('GT-CMD-005: are rings round each general, with those of its own command who are beyond', () => {
    const [, king] = commandRanges(table, profile, world, 'red');
    expect(king?.rings.map(({ mu, beyond }) => [mu, beyond])).toEqual([
      [8, ['far', 'mid']],
      [16, ['far']],
    ]);
    expect(king).toMatchObject({ general: 'king', command: 1, outOfRange: ['far'] });
    expect(Math.max(...(king?.rings[0]?.outline ?? []).map(({ x }) => x))).toBeCloseTo(49, 6);
  });

  test('are drawn of secret generals for their own side only', () => {
    const generals = (reader: string) =>
      commandRanges(asSeenBy(table, reader), profile, world, 'red').map(({ general, outOfRange }) => [
        general,
        outOfRange,
      ]);
    expect(generals('red')).toEqual([
      ['hidden', ['lost']],
      ['king', ['far']],
    ]);
    expect(generals('blue')).toEqual([['king', ['far']]]);
  });
});

describe('shooting', () => {
  test.each([
    ['archers', 'ARC', { range: 3, widening: 2 }],
    ['artillery', 'ART', { range: 8, widening: 2 }],
    ['war wagons', 'WWG', { range: 3, widening: 2, sides: ['front', 'right', 'rear', 'left'] }],
    ['spears', 'SPR', undefined],
    ['strangers', 'XXX', undefined],
  ])('%s', (_, troopType, reach) => {
    const stand = { side: 'red', troopType, place: 'board' } as const;
    expect(fireReachOf(profile, fightsAs(profile, stand)?.shoots)).toEqual(reach);
  });

  test.each([
    ['BC-21-SHOWER-PLAY-1, BC-21-SHOWER-PLAY-5: shower shooters shoot straight ahead', 'ECV', 'SS', ['ahead', 'aside']],
    ['BC-22-CHAINED-PLAY-4, BC-22-CHAINED-PLAY-8: troops in chains too', 'KNT', 'CH', ['ahead', 'aside']],
    ['BC-08-MOBINF-PLAY-12: archers on transports do not', 'ARC', 'MI', []],
    ['war wagons on transports neither', 'WWG', 'MI', []],
    ['archers behind barriers do', 'ARC', 'PL', ['ahead', 'aside']],
  ])('%s', (_, troopType, card, told) => {
    const table = changed(boardWith({ shooter: { at: [40, 10, 0] }, ...enemies }), (edits) =>
      edits.put('stand', 'shooter', { side: 'red', troopType, place: 'board', uses: { [card]: 7 } }),
    );
    for (const reader of ['red', 'blue']) {
      const seen = asSeenBy(table, reader);
      const found = fireTargets(seen, profile, worldOfTable(seen, profile), 'shooter').filter(({ isClear }) => isClear);
      expect(found.map(({ target }) => target)).toEqual(told);
    }
  });

  const shooters = {
    bows: { at: [40, 10, 0], troopType: 'ARC' },
    wagon: { at: [60, 10, 0], troopType: 'WWG' },
  } as const;
  const enemies = {
    ahead: { at: [40, 12, 180], side: 'blue' },
    hidden: { at: [40, 12.9, 180], side: 'blue' },
    aside: { at: [43.5, 12, 180], side: 'blue' },
    tooFar: { at: [37, 13.2, 180], side: 'blue' },
    friend: { at: [41, 13, 0] },
    behind: { at: [60, 6, 0], side: 'blue' },
  } as const;
  const targets = (shooter: string, terrain: Parameters<typeof boardWith>[1] = {}) => {
    const table = boardWith({ ...shooters, ...enemies }, terrain);
    return fireTargets(table, profile, worldOfTable(table, profile), shooter);
  };

  test('is at enemies within range and arc, the nearest first, and says who is in the way', () => {
    expect(targets('bows').map(({ target, distance, isClear }) => [target, distance.toFixed(2), isClear])).toEqual([
      ['ahead', '2.00', true],
      ['aside', '2.50', true],
      ['hidden', '2.90', false],
    ]);
    expect(targets('bows')[2]?.blocker).toEqual({ kind: 'stand', id: 'ahead' });
  });

  test('of a war wagon is from all its sides', () => {
    expect(targets('wagon').map(({ target, distance }) => [target, distance.toFixed(2)])).toEqual([['behind', '2.00']]);
  });

  test('is not through a village, but over a marsh', () => {
    const between = (type: string) => ({ piece: { type, at: [40, 11, 0], size: [4, 1] } }) as const;
    expect(targets('bows', between('village'))[0]).toMatchObject({
      target: 'ahead',
      isClear: false,
      blocker: { kind: 'terrain', id: 'piece' },
    });
    expect(targets('bows', between('marsh'))[0]).toMatchObject({ target: 'ahead', isClear: true });
  });

  test('of spears is at nobody', () => expect(targets('friend')).toEqual([]));
});

describe('threats', () => {
  const stands = { knights: { at: [40, 10, 0], troopType: 'KNT' }, ...lineOf(1, [40, 15], { side: 'blue' }) } as const;
  const wood = { wood: { type: 'prepared-defenses', at: [40, 12, 0], size: [20, 1] } } as const;
  const threatening = (terrain: Parameters<typeof boardWith>[1] = {}, edit?: (edits: Edits) => unknown) => {
    const table = boardWith({ ...stands, blue0: { at: [40, 14, 180], side: 'blue' } }, terrain);
    const edits = new Edits(table);
    edit?.(edits);
    const now = withChanges(table, edits.changes());
    return threatOf(now, profile, worldOfTable(now, profile), 'knights');
  };
  const relations = (threat = threatening()) => threat?.contacts.map(({ relation }) => relation) ?? [];

  test('say which contacts a stand may come to with its move', () => {
    expect(threatening()?.budget).toBe(5);
    expect(relations()).toContain('front-to-front');
    expect(threatening()?.fronts.length).toBeGreaterThan(0);
  });

  test('heed difficult terrain on the way', () => {
    expect(relations(threatening(wood))).not.toContain('front-to-front');
  });

  test('are smaller once a stand has moved in its own turn, and whole again in the other side’s', () => {
    const spent = (side: string) =>
      threatening({}, (edits) =>
        edits
          .put('turn', THIS_TABLE, { number: 1, side })
          .put('trail', 'knights', { from: [40_000, 8000, 0], cost: 2000 }),
      );
    expect([spent('red')?.budget, spent('blue')?.budget]).toEqual([3, 5]);
    expect(relations(spent('red'))).not.toContain('front-to-front');
  });

  test('are those of what a stand fights as (BC-22-CHAINED-PLAY-1)', () => {
    const chained = (edits: Edits) =>
      edits.put('stand', 'knights', { side: 'red', troopType: 'ECV', place: 'board', uses: { CH: 7 } });
    expect(threatening({}, chained)?.budget).toBe(5);
    expect(
      threatening({}, (edits) => edits.put('stand', 'knights', { side: 'red', troopType: 'ECV', place: 'board' }))
        ?.budget,
    ).toBe(6);
  });

  test('of a side are those of all its stands', () => {
    const table = boardWith({ ...stands, ...lineOf(3, [20, 5]) });
    const all = threats(table, profile, worldOfTable(table, profile), 'red').map(({ stand }) => stand);
    expect(all).toEqual(['knights', 'red0', 'red1', 'red2']);
    expect(threatOf(table, profile, worldOfTable(table, profile), 'ghost')).toBeUndefined();
  });
});
