import { LittleBrowser, openedScene } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import { battleLayers } from './battle-layers.ts';
import { sampleView } from './testing/sample-view.ts';
import type { BattleView } from './battle-view.ts';

const browser = new LittleBrowser();

const opened = (view: BattleView) => openedScene(browser, view, [battleLayers]);

const copyOf = (view: BattleView): BattleView => structuredClone(view);

describe('a resting table', () => {
  test('draws no frame and asks for none', () => {
    const { drawn } = opened(sampleView(300, 20));
    expect(browser.refresh(120)).toBe(0);
    expect(drawn).toHaveLength(0);
  });

  test('draws no frame when it is shown the same view again, or an equal one', () => {
    const view = sampleView(300, 20);
    const { scene } = opened(view);
    scene.show(view);
    scene.show({ ...view });
    scene.show(copyOf(view));
    expect(browser.refresh(10)).toBe(0);
  });

  test('draws one frame for one stand that has moved', () => {
    const view = sampleView(300, 20);
    const { scene, drawn } = opened(view);
    const stands = view.stands.map((stand, index) =>
      index === 7 ? { ...stand, pose: [1000, 2000, 0] as const } : stand,
    );
    scene.show({ ...view, stands });
    browser.refresh(10);
    expect(drawn).toHaveLength(1);
  });

  test('goes on drawing while somebody else’s stand glides, and then rests', () => {
    const drag = { id: 'drag', side: 'blue' as const, width: 2, depth: 1, pose: [5000, 5000, 0] as const };
    const view = { ...sampleView(10), drags: [drag] };
    const { scene, drawn } = opened(view);
    scene.show({ ...view, drags: [{ ...drag, pose: [9000, 5000, 0] as const }] });
    browser.refresh(60);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.length).toBeLessThan(9);
    expect(browser.refresh(60)).toBe(0);
  });

  test('hides ghosts and trails when the reader does not want them, with one frame', () => {
    const { scene, drawn } = opened(sampleView(10));
    scene.layers.show('ghosts', false);
    expect(scene.layers.isShown('ghosts')).toBe(false);
    browser.refresh(5);
    expect(drawn).toHaveLength(1);
  });
});
