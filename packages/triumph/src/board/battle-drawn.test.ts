import { LittleBrowser, openedScene } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import { battleLayers } from './battle-layers.ts';
import { sampleView } from './testing/sample-view.ts';
import type { BattleView, OverlayView } from './battle-view.ts';

const browser = new LittleBrowser();

const opened = (view: BattleView) => openedScene(browser, view, [battleLayers]).scene;

const path: OverlayView = {
  id: 'way',
  kind: 'path',
  side: 'red',
  shapes: [
    [
      { x: 10, y: 10 },
      { x: 16, y: 12 },
    ],
  ],
  isClosed: false,
};

describe('what was drawn of a battle', () => {
  test('is told by layers: how many, where, and what is written on them', async () => {
    const view = sampleView(12, 5);
    const scene = opened(view);
    const { board } = await scene.drawn();
    expect(board['stands']?.kinds).toEqual({ stands: 12 });
    expect(board['shadows']?.kinds).toEqual({ shadows: 12 });
    expect(Object.values(board['terrain']?.kinds ?? {}).reduce((sum, count) => sum + count, 0)).toBe(5);
    for (const { id, pose } of view.stands) {
      const thing = board['stands']?.things.find((drawn) => drawn.id === id);
      expect(thing).toMatchObject({ at: { x: pose[0] / 1000, y: pose[1] / 1000 }, degrees: pose[2] / 100 });
      expect(thing?.texts).toContain('Sp');
      expect(thing?.seenAt.left).toBeCloseTo(scene.camera.toScreen({ x: pose[0] / 1000, y: 0 }).left, -0.5);
    }
  });

  test('says round what a line was drawn, and of which kind it is', async () => {
    const { board } = await opened({ ...sampleView(1), overlays: [path] }).drawn();
    const [way] = board['overlays']?.things ?? [];
    expect(way).toMatchObject({ id: 'way', kind: 'path', isVisible: true });
    expect(way?.box?.x).toBeCloseTo(10, -0.5);
    expect(way?.box?.width).toBeCloseTo(6, -0.5);
  });

  test('a line that has no point is there, and nobody sees it', async () => {
    const { board } = await opened({ ...sampleView(1), overlays: [{ ...path, shapes: [] }] }).drawn();
    expect(board['overlays']?.kinds).toEqual({});
    expect(board['overlays']?.things).toMatchObject([{ id: 'way', isVisible: false, box: undefined }]);
  });
});
