import { LittleBrowser } from './testing/little-browser.ts';
import { describe, expect, test } from 'vitest';
import { openedScene } from './testing/opened-scene.ts';
import { emptyBoardView, type BoardView } from './view/board-view.ts';

const browser = new LittleBrowser();

const opened = (view: BoardView) => openedScene(browser, view).scene;

const bare = emptyBoardView({ width: 90, depth: 36, squares: [5, 2] });

const line = [
  { x: 10, y: 10 },
  { x: 16, y: 12 },
];

describe('what was drawn', () => {
  test('has the board and its squares, round which there is a frame', async () => {
    const { board } = await opened(bare).drawn();
    const { x = 0, width = 0 } = board['ground']?.box ?? {};
    expect(x).toBeLessThan(0);
    expect(width).toBeGreaterThan(90);
    const { y, depth } = board['grid']?.box ?? {};
    expect([y, depth].map((length) => Math.round(length ?? -1) + 0)).toEqual([0, 36]);
  });

  test('what the reader has hidden is not visible', async () => {
    const drawing = { id: 'd', shape: 'line', side: 'red', points: line } as const;
    const scene = opened({ ...bare, drawings: [drawing] });
    expect((await scene.drawn()).board['drawings']?.kinds).toEqual({ line: 1 });
    scene.layers.show('drawings', false);
    const { drawings } = (await scene.drawn()).board;
    expect(drawings).toMatchObject({ isVisible: false, kinds: {}, things: [{ id: 'd', isVisible: false }] });
  });

  test('labels and arrows lie on the screen', async () => {
    const label = { id: 'price', at: { x: 45, y: 18 }, text: '2 / 4 MU', details: ['wheel'], tone: 'good' } as const;
    const cursor = { id: 'c', name: 'Hanno', side: 'red', at: { x: 500, y: 18 } } as const;
    const { screen } = await opened({ ...bare, labels: [label], cursors: [cursor] }).drawn();
    expect(screen['labels']?.things).toMatchObject([{ id: 'price', kind: 'good', texts: ['2 / 4 MU', 'wheel'] }]);
    expect(screen['edge-arrows']?.things).toMatchObject([{ kind: 'hand', texts: ['Hanno'], isVisible: true }]);
  });
});
