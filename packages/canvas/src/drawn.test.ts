import { LittleBrowser } from './testing/little-browser.ts';
import type { Renderer } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { BoardScene } from './board-scene.ts';
import { sampleView } from './testing/sample-view.ts';
import type { BoardView, OverlayView } from './view/board-view.ts';

const browser = new LittleBrowser();

const opened = (view: BoardView) => {
  const renderer = {
    name: 'canvas',
    resolution: 1,
    canvas: document.createElement('canvas'),
    resize: () => {},
    render: () => {},
    destroy: () => {},
  };
  const scene = new BoardScene(browser.host(1280, 800), renderer as unknown as Renderer, {
    theme: 'light',
  });
  scene.show(view);
  browser.refresh(60);
  return scene;
};

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

describe('what was drawn', () => {
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

  test('has the board and its squares, round which there is a frame', async () => {
    const { board } = await opened(sampleView(1)).drawn();
    const { x = 0, width = 0 } = board['ground']?.box ?? {};
    expect(x).toBeLessThan(0);
    expect(width).toBeGreaterThan(90);
    const { y, depth } = board['grid']?.box ?? {};
    expect([y, depth].map((length) => Math.round(length ?? -1) + 0)).toEqual([0, 36]);
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

  test('what the reader has hidden is not visible', async () => {
    const drawing = { id: 'd', shape: 'line', side: 'red', points: path.shapes[0] ?? [] } as const;
    const scene = opened({ ...sampleView(1), drawings: [drawing] });
    expect((await scene.drawn()).board['drawings']?.kinds).toEqual({ line: 1 });
    scene.layers.show('drawings', false);
    const { drawings } = (await scene.drawn()).board;
    expect(drawings).toMatchObject({ isVisible: false, kinds: {}, things: [{ id: 'd', isVisible: false }] });
  });

  test('labels and arrows lie on the screen', async () => {
    const label = { id: 'price', at: { x: 45, y: 18 }, text: '2 / 4 MU', details: ['wheel'], tone: 'good' } as const;
    const cursor = { id: 'c', name: 'Hanno', side: 'red', at: { x: 500, y: 18 } } as const;
    const { screen } = await opened({ ...sampleView(1), labels: [label], cursors: [cursor] }).drawn();
    expect(screen['labels']?.things).toMatchObject([{ id: 'price', kind: 'good', texts: ['2 / 4 MU', 'wheel'] }]);
    expect(screen['edge-arrows']?.things).toMatchObject([{ kind: 'hand', texts: ['Hanno'], isVisible: true }]);
  });
});
