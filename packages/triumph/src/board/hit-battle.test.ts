import { LittleBrowser, openedScene } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import type { Point } from '@vexillum/geometry';
import { poseFrom } from '@vexillum/model';
import { emptyBattleView, type BattleView, type StandView } from './battle-view.ts';
import { battleLayers } from './battle-layers.ts';
import type { Hit, HitOptions } from '@vexillum/canvas/layers';

const browser = new LittleBrowser();

const hitTest = (view: BattleView, point: Point, options?: HitOptions): Hit | undefined =>
  openedScene(browser, view, [battleLayers]).scene.hitTest(point, options);

const stand = (id: string, x: number, y: number, degrees = 0): StandView => ({
  id,
  pose: poseFrom(x, y, degrees),
  side: 'red',
  width: 2,
  depth: 1,
  glyph: 'spear',
  label: 'Sp',
});

const board = (things: Partial<BattleView>): BattleView => ({
  ...emptyBattleView({ width: 90, depth: 36 }),
  ...things,
});

const woods = {
  id: 'terrain:woods',
  pose: poseFrom(10, 10, 0),
  width: 8,
  depth: 6,
  variant: 3,
  style: 'woods',
} as const;

const stakes = {
  id: 'terrain:stakes',
  pose: poseFrom(10, 10, 0),
  width: 2,
  depth: 1,
  variant: 0,
  style: 'obstacle',
} as const;

describe('what lies under the pointer', () => {
  test('BC-14-DEFENSES-MODEL-1, BC-14-DEFENSES-NOTE-1: an obstacle lies flat under the stands that stand on it, and is seen beside them', async () => {
    const view = board({ terrain: [stakes], stands: [stand('stand:a', 10.5, 10.5)] });
    expect(hitTest(view, { x: 10.5, y: 10.2 })).toEqual({ kind: 'stand', id: 'stand:a' });
    expect(hitTest(view, { x: 9.2, y: 10.2 })).toEqual({ kind: 'terrain', id: 'terrain:stakes' });
    const { board: drawn } = await openedScene(browser, view, [battleLayers]).scene.drawn();
    const [ditch] = drawn['terrain']?.things ?? [];
    expect(ditch).toMatchObject({ id: 'terrain:stakes', isVisible: true });
  });

  test('bare felt is nothing', () => {
    expect(hitTest(board({ stands: [stand('stand:a', 10, 10)] }), { x: 40, y: 20 })).toBeUndefined();
  });

  test('a stand is its base, behind its front edge', () => {
    const view = board({ stands: [stand('stand:a', 10, 10)] });
    expect(hitTest(view, { x: 10.9, y: 9.1 })).toEqual({ kind: 'stand', id: 'stand:a' });
    expect(hitTest(view, { x: 10, y: 10.5 })).toBeUndefined();
  });

  test('a turned stand is hit where it lies', () => {
    const view = board({ stands: [stand('stand:a', 10, 10, 90)] });
    expect(hitTest(view, { x: 9.5, y: 10.9 })?.id).toBe('stand:a');
    expect(hitTest(view, { x: 10.9, y: 9.5 })).toBeUndefined();
  });

  test('a stand in the woods comes before the woods', () => {
    const view = board({ stands: [stand('stand:a', 10, 10)], terrain: [woods] });
    expect(hitTest(view, { x: 10, y: 9.5 })?.kind).toBe('stand');
    expect(hitTest(view, { x: 10, y: 11 })).toEqual({ kind: 'terrain', id: 'terrain:woods' });
  });

  test('the corner of a wood’s size is not wood', () => {
    expect(hitTest(board({ terrain: [woods] }), { x: 6.1, y: 7.1 })).toBeUndefined();
  });

  test('of two stands on one spot the upper one is taken', () => {
    const view = board({ stands: [stand('stand:below', 10, 10), stand('stand:above', 10.5, 10)] });
    expect(hitTest(view, { x: 10, y: 9.5 })?.id).toBe('stand:above');
  });

  test('a finger may miss by its slop, and then takes the nearest', () => {
    const view = board({ stands: [stand('stand:a', 10, 10), stand('stand:b', 14, 10)] });
    expect(hitTest(view, { x: 11.9, y: 9.5 })).toBeUndefined();
    expect(hitTest(view, { x: 11.9, y: 9.5 }, { slop: 1.5 })?.id).toBe('stand:a');
    expect(hitTest(view, { x: 12.1, y: 9.5 }, { slop: 1.5 })?.id).toBe('stand:b');
  });

  test('a knob hides no stand: who lays the knobs out finds them', () => {
    const handle = { id: 'turn', at: { x: 10, y: 9.5 }, from: { x: 10, y: 9 }, does: 'turn' as const };
    const view = board({ stands: [stand('stand:a', 10, 10)], handles: [handle] });
    expect(hitTest(view, { x: 10, y: 9.4 })).toEqual({ kind: 'stand', id: 'stand:a' });
  });

  test('camps, markers, notes, arrows and ink can be taken too', () => {
    const line = [
      { x: 60, y: 10 },
      { x: 70, y: 10 },
    ];
    const view = board({
      camps: [{ id: 'camp:a', pose: poseFrom(45, 1, 0), side: 'red', width: 4, depth: 2 }],
      markers: [{ id: 'marker:a', pose: poseFrom(20, 0, 0), side: 'red', letter: 'A' }],
      notes: [{ id: 'note:a', side: 'red', at: { x: 30, y: 20 }, text: 'Hold.' }],
      arrows: [{ id: 'arrow:a', side: 'red', points: line }],
      drawings: [{ id: 'drawing:a', side: 'blue', shape: 'line', points: line.map(({ x, y }) => ({ x, y: y + 5 })) }],
    });
    const kindAt = (x: number, y: number) => hitTest(view, { x, y })?.kind;
    expect([kindAt(46.5, 1.5), kindAt(20.4, 0.2), kindAt(30.2, 20), kindAt(65, 10.2), kindAt(65, 15.1)]).toEqual([
      'camp',
      'marker',
      'note',
      'arrow',
      'drawing',
    ]);
  });
});
