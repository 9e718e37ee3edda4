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

  test('figures wear the code of their type only where the reader wants it, and a block from afar always does', async () => {
    const scene = opened(sampleView(1));
    const texts = async () => (await scene.drawn()).board['stands']?.things[0]?.texts;
    const near = async (times: number) => {
      scene.camera.zoom(times);
      browser.refresh(60);
      return texts();
    };
    expect(await texts()).toContain('Sp');
    expect(await near(1.5)).toEqual(['1']);
    scene.layers.show('codes', true);
    expect(await texts()).toContain('Sp');
    scene.setTheme('dark');
    browser.refresh(2);
    expect(await texts()).toContain('Sp');
    scene.layers.show('codes', false);
    expect(await texts()).toEqual(['1']);
  });

  test('the ground lies on the whole board, once', async () => {
    const { board } = await opened(sampleView(1)).drawn();
    expect(board['soil']).toMatchObject({ isVisible: true, box: { x: 0, y: 0, width: 90, depth: 36 } });
  });

  test('the plates of the zones go when both armies stand', async () => {
    const zone = { id: 'red-c', side: 'red', label: 'Center', area: { x: 36, y: 0, width: 18, depth: 8 } } as const;
    const view = { ...sampleView(1), zones: [zone] };
    const scene = opened(view);
    expect((await scene.drawn()).board['zones']?.kinds).toEqual({ zones: 1 });
    scene.show({ ...view, isDeployed: true });
    browser.refresh(4);
    expect((await scene.drawn()).board['zones']?.isVisible, 'not at once').toBe(true);
    browser.refresh(120);
    expect((await scene.drawn()).board['zones']?.isVisible).toBe(false);
    expect(browser.refresh(30), 'and then it rests').toBe(0);
    scene.show(view);
    browser.refresh(120);
    expect((await scene.drawn()).board['zones']?.isVisible).toBe(true);
  });

  test('exact outlines of terrain show where one points, and all of them while something is measured', async () => {
    const view = sampleView(1, 3);
    const outlines = async (parts: Partial<BattleView>) =>
      (await opened({ ...view, ...parts }).drawn()).board['outlines']?.things.map(({ id }) => id);
    const terrain = view.terrain.map((piece, index) => (index === 1 ? { ...piece, isHovered: true } : piece));
    expect(await outlines({})).toEqual([]);
    expect(await outlines({ terrain })).toEqual([terrain[1]?.id]);
    expect(await outlines({ areOutlinesShown: true })).toEqual(terrain.map(({ id }) => id));
  });
});
