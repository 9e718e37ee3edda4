import { LittleBrowser, openedScene } from '@vexillum/canvas/testing';
import type { Pose } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { battleLayers } from '../battle-layers.ts';
import type { BattleView, MarchView } from '../battle-view.ts';
import { sampleView } from '../testing/sample-view.ts';
import { poseAlong } from './marching.ts';

const browser = new LittleBrowser();

const view = sampleView(12);
const [first] = view.stands;
if (!first) throw new Error('the sample has no stands');
const [x, y, heading] = first.pose;
const start: Pose = [x, y - 4000, heading];
const march: MarchView = { id: '1', stand: first.id, way: [start, first.pose], milliseconds: 600 };
const marching = (...marches: readonly MarchView[]): BattleView => ({ ...view, marches });

const opened = (isStill = false) => openedScene(browser, view, [battleLayers], isStill);

type Scene = ReturnType<typeof opened>['scene'];
const drawnY = async (scene: Scene, layer = 'stands') =>
  (await scene.drawn()).board[layer]?.things.find(({ id }) => id === first.id)?.at.y;

describe('a way', () => {
  test('is gone along evenly, leg by leg, and the shorter way round', () => {
    const way: readonly Pose[] = [
      [0, 0, 35_000],
      [1000, 0, 1000],
      [1000, 2000, 1000],
    ];
    expect([0, 0.25, 0.5, 0.75, 1].map((part) => poseAlong(way, part))).toEqual([
      [0, 0, 35_000],
      [500, 0, 0],
      [1000, 0, 1000],
      [1000, 1000, 1000],
      [1000, 2000, 1000],
    ]);
    expect(poseAlong([], 0.5)).toBeUndefined();
  });
});

describe('a march', () => {
  test('is drawn along its way with the shadow, though the stand is found where it lies, and then all rests', async () => {
    const { scene } = opened();
    scene.show(marching(march));
    expect(await drawnY(scene), 'whoever draws at once').toBe(y / 1000 - 4);
    browser.refresh(2);
    expect(await drawnY(scene)).toBeLessThan(y / 1000 - 3);
    browser.refresh(16);
    const half = await drawnY(scene);
    expect(half).toBeGreaterThan(y / 1000 - 4);
    expect(half).toBeLessThan(y / 1000);
    expect(await drawnY(scene, 'shadows')).toBe(half);
    expect(scene.hitTest({ x: x / 1000, y: y / 1000 - 0.3 })).toMatchObject({ id: first.id });
    browser.refresh(120);
    expect(await drawnY(scene)).toBe(y / 1000);
    expect(browser.refresh(10)).toBe(0);
  });

  test('raises dust behind it, of which soon nothing is left', async () => {
    const { scene } = opened();
    const dust = async () => (await scene.drawn()).board['dust']?.isVisible;
    scene.show(marching(march));
    browser.refresh(18);
    expect(await dust()).toBe(true);
    browser.refresh(120);
    expect(await dust()).toBe(false);
  });

  test('goes on along a better way, and is not gone twice', async () => {
    const { scene } = opened();
    scene.show(marching(march));
    browser.refresh(12);
    scene.show(marching({ ...march, way: [[x, y - 1000, heading], first.pose] }));
    browser.refresh(2);
    expect(await drawnY(scene)).toBeGreaterThan(y / 1000 - 1);
    browser.refresh(120);
    scene.show(marching({ ...march }));
    expect(browser.refresh(10)).toBeLessThanOrEqual(1);
    expect(await drawnY(scene)).toBe(y / 1000);
  });

  test('is none for those who want no motion, nor in a scene that finds it there', async () => {
    const still = opened(true).scene;
    still.show(marching(march));
    browser.refresh(2);
    expect(await drawnY(still)).toBe(y / 1000);
    const { scene } = openedScene(browser, marching(march), [battleLayers]);
    expect(await drawnY(scene)).toBe(y / 1000);
    scene.setTheme('dark');
    browser.refresh(2);
    expect(await drawnY(scene)).toBe(y / 1000);
  });

  test('ends where its stand leaves the board', () => {
    const { scene } = opened();
    scene.show(marching(march));
    browser.refresh(4);
    scene.show({ ...marching(march), stands: view.stands.slice(1) });
    browser.refresh(120);
    expect(browser.refresh(10)).toBe(0);
  });
});

test('a standard that has fallen lies there, unless the reader does not want to see it', async () => {
  const { scene } = opened();
  scene.show({ ...view, fallen: [{ id: 'gone', pose: [20_000, 10_000, 0], side: 'blue' }] });
  browser.refresh(2);
  const fallen = async () => (await scene.drawn()).board['fallen'];
  expect((await fallen())?.things).toMatchObject([{ id: 'gone', at: { x: 20, y: 10 }, isVisible: true }]);
  scene.layers.show('fallen', false);
  browser.refresh(2);
  expect((await fallen())?.isVisible).toBe(false);
});
