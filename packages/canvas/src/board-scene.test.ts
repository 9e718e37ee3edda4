import { LittleBrowser } from './testing/little-browser.ts';
import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import type { LayerGroup, LayerSet } from './layers/layer-set.ts';
import { paletteOf } from './look/palette.ts';
import { openedScene } from './testing/opened-scene.ts';
import { emptyBoardView, type BoardView } from './view/board-view.ts';

const browser = new LittleBrowser();

const inked: BoardView = {
  ...emptyBoardView({ width: 90, depth: 36, squares: [5, 2] }),
  drawings: [
    {
      id: 'line',
      shape: 'line',
      side: 'red',
      points: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
      ],
    },
  ],
  notes: [{ id: 'note', side: 'blue', at: { x: 40, y: 10 }, text: 'Hold.' }],
};

describe('a resting board', () => {
  test('draws no frame and asks for none, also when it is shown an equal view', () => {
    const { scene, drawn } = openedScene(browser, inked);
    scene.show(structuredClone(inked));
    expect(browser.refresh(120)).toBe(0);
    expect(drawn).toHaveLength(0);
  });

  test('is magnified under a finger, and rests again when the finger is gone', () => {
    const { scene, drawn } = openedScene(browser, inked);
    scene.showLoupe({ left: 100, top: 300 });
    browser.refresh(2);
    scene.showLoupe(undefined);
    scene.showLoupe(undefined);
    browser.refresh(5);
    expect(drawn).toHaveLength(2);
    expect(browser.refresh(60)).toBe(0);
  });
});

/** A game that has one large land under a stone: the stone is found before ink, the land after it. */
const stones: LayerSet = () => {
  const layer = (label: string) => new Container({ label });
  const [land, marks, stone] = [layer('land'), layer('marks'), layer('stone')];
  return {
    containers: { ground: [land], grid: [marks], ink: [stone] },
    parts: { pieces: [stone] },
    show: () => false,
    handsOf: () => [{ name: 'Ida', side: 'red', at: { x: 500, y: 18 } }],
    see: () => {},
    sharpen: () => {},
    flush: () => {},
    hitTest: ({ x }) => (x === 12 ? { kind: 'stone', id: 'a' } : undefined),
    hitBelowInk: () => ({ kind: 'land', id: 'b' }),
    destroy: () => {},
  } satisfies LayerGroup;
};

describe('the layers of a game', () => {
  test('lie on their levels: on the ground, on the grid, on the ink', async () => {
    const { scene } = openedScene(browser, inked, [stones]);
    expect(Object.keys((await scene.drawn()).board)).toEqual([
      'floor',
      'ground',
      'land',
      'grid',
      'marks',
      'drawings',
      'arrows',
      'stone',
      'notes',
      'marquee',
      'pings',
      'lasers',
      'cursors',
    ]);
  });

  test('are asked first for what lies under a point, and for what is large only where there is no ink', () => {
    const { scene } = openedScene(browser, inked, [stones]);
    const kindAt = (x: number) => scene.hitTest({ x, y: 10 })?.kind;
    expect([kindAt(12), kindAt(15), kindAt(40), kindAt(60)]).toEqual(['stone', 'drawing', 'note', 'land']);
  });

  test('have parts that the reader hides by name, in every theme', () => {
    const { scene, drawn } = openedScene(browser, inked, [stones]);
    const isStoneShown = () => {
      browser.refresh(2);
      return drawn.at(-1)?.getChildByLabel('stone', true)?.visible;
    };
    scene.layers.show('pieces', false);
    expect(scene.layers.isShown('pieces')).toBe(false);
    expect(isStoneShown()).toBe(false);
    scene.setTheme('dark');
    expect(isStoneShown()).toBe(false);
    scene.layers.show('pieces', true);
    expect(isStoneShown()).toBe(true);
  });

  test('are made anew where a side wears another colour, and only then', () => {
    const inks: number[] = [];
    const watched: LayerSet = (kit, hooks) => {
      inks.push(kit.palette.sides.red.ink);
      return stones(kit, hooks);
    };
    const { scene, drawn } = openedScene(browser, inked, [watched]);
    scene.layers.show('pieces', false);
    scene.show({ ...inked, colors: { red: 'green', blue: 'blue' } });
    browser.refresh(5);
    expect(drawn.at(-1)?.getChildByLabel('stone', true)?.visible).toBe(false);
    scene.show({ ...inked, colors: { red: 'green', blue: 'blue' } });
    expect(browser.refresh(60)).toBe(0);
    scene.setTheme('dark');
    browser.refresh(5);
    scene.show(inked);
    browser.refresh(5);
    const { red } = paletteOf('light').sides;
    const { red: green } = paletteOf('light', { red: 'green' }).sides;
    expect(inks).toEqual([red.ink, green.ink, green.ink, red.ink]);
  });

  test('say whose hands are out of sight: an arrow points to them', async () => {
    const { scene } = openedScene(browser, inked, [stones]);
    const { screen } = await scene.drawn();
    expect(screen['edge-arrows']?.things).toMatchObject([{ kind: 'hand', texts: ['Ida'] }]);
  });
});
