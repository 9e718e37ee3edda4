import { LittleBrowser, openedScene } from '@vexillum/canvas/testing';
import type { Container } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Kit,
  LabelAtlas,
  PictureAtlas,
  ThingLayer,
  paletteOf,
  type Painter,
  type Sight,
} from '@vexillum/canvas/layers';
import { sampleMapView } from './testing/sample-map.ts';
import { areaLayers } from './area-layers.ts';
import { AREA_PAGE, areaPainter } from './area-painter.ts';
import type { AreasView, AreaView, StrikeView } from './areas-view.ts';
import type { MapView } from './map-view.ts';

const browser = new LittleBrowser();

/** Forty-two areas of 144 points each. */
const world = sampleMapView({ columns: 7, rows: 6, points: 36 });
const map = world.map as AreasView;

const withMap = (change: Partial<AreasView>, view: MapView = world): MapView => ({
  ...view,
  map: { ...(view.map as AreasView), ...change },
});

const opened = (view: MapView, isStill = false) => openedScene(browser, view, [areaLayers], isStill);

const struck: StrikeView = { id: 's', from: { x: 10, y: 10 }, to: { x: 20, y: 10 }, color: 0xc4493c, kind: 'struck' };

describe('a map of forty-two territories and six thousand points', () => {
  test('is as large as that', () => {
    expect(map.areas).toHaveLength(42);
    expect(map.areas.reduce((sum, { rings }) => sum + (rings[0]?.length ?? 0), 0)).toBeGreaterThan(6000);
  });

  test('rests when nothing changes, also when it is given an equal copy', () => {
    const { scene, drawn } = opened(world);
    scene.show(world);
    scene.show({ ...world });
    scene.show(structuredClone(world));
    expect(browser.refresh(30)).toBe(0);
    expect(drawn).toHaveLength(0);
  });

  test('is drawn again when one territory has another owner', () => {
    const { scene, drawn } = opened(world);
    const areas = map.areas.map((area, index) => (index === 9 ? { ...area, color: 0x123456 } : area));
    scene.show(withMap({ areas }));
    browser.refresh(10);
    expect(drawn).toHaveLength(1);
  });

  test('can be shown in the other theme and from nearer', () => {
    const { scene, drawn } = opened(world);
    scene.setTheme('dark');
    scene.camera.zoomAt(6, { left: 600, top: 400 });
    browser.refresh(30);
    expect(drawn.length).toBeGreaterThan(0);
    expect(browser.refresh(30)).toBe(0);
  });

  test('can be taken away again', () => {
    const { scene } = opened(world);
    const { map: _, ...bare } = world;
    scene.show(bare);
    browser.refresh(5);
    expect(scene.hitTest(map.tokens[0]?.at ?? { x: 0, y: 0 })).toBeUndefined();
  });
});

describe('one territory that changes', () => {
  const sight: Sight = { scale: 14, resolution: 1, quarters: 0, areLabelsShown: true, isCoarse: false };

  /** How many areas are redrawn when the second list follows the first. */
  const madeAnew = (before: readonly AreaView[], after: readonly AreaView[]): number => {
    const atlas = new PictureAtlas(AREA_PAGE, Infinity);
    const painter = areaPainter(atlas, { areBaked: true });
    let made = 0;
    const counting: Painter<AreaView> = {
      ...painter,
      make: (area, kit) => {
        made += 1;
        return painter.make(area, kit);
      },
    };
    const kit: Kit = { theme: 'light', palette: paletteOf('light'), labels: new LabelAtlas() };
    const layer = new ThingLayer('things', counting, kit);
    layer.show(before, sight);
    made = 0;
    layer.show(after, sight);
    return made;
  };

  const changed = (change: Partial<AreaView>): AreaView[] =>
    map.areas.map((area, index) => (index === 9 ? { ...area, ...change } : area));

  test('is the only one redrawn when it has another owner', () => {
    expect(madeAnew(map.areas, changed({ color: 0x123456, pattern: 'dots' }))).toBe(1);
  });

  test('is not redrawn because it is chosen, under the pointer, a target or stepping back', () => {
    for (const state of [{ isSelected: true }, { isHovered: true }, { isTarget: true }, { isDimmed: true }])
      expect(madeAnew(map.areas, changed(state))).toBe(0);
  });

  test('is not redrawn because its points came in a new list', () => {
    expect(madeAnew(map.areas, structuredClone([...map.areas]))).toBe(0);
  });
});

describe('what happens on a map', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an arrow that has struck flashes and fades by itself, and then the map rests', () => {
    const { scene, drawn } = opened(world);
    scene.show(withMap({ strikes: [struck] }));
    browser.refresh(60);
    expect(drawn.length).toBeGreaterThan(50);
    browser.refresh(120);
    expect(browser.refresh(60)).toBe(0);
  });

  test('an arrow lies over the miniatures and under every count, so that what it cost can be read', () => {
    const { scene, drawn } = opened(world);
    scene.show(withMap({ strikes: [struck] }));
    browser.refresh(2);
    const labels: string[] = [];
    const walk = ({ label, children }: Container): void => {
      if (['miniatures', 'strikes', 'plates'].includes(label)) labels.push(`${label} ${children.length}`);
      children.forEach(walk);
    };
    walk(drawn[0] as Container);
    expect(labels).toEqual(['miniatures 42', 'strikes 1', 'plates 42']);
  });

  const fought: StrikeView = {
    ...struck,
    thrown: {
      attacker: { color: 0xc4493c, dice: [6, 4, 1].map((value) => ({ value, isBeaten: value === 4 })), lost: 1 },
      defender: { color: 0x3d76c4, dice: [{ value: 5, isBeaten: true }], lost: 0 },
    },
  };

  test('the dice of an attack lie on the map under every count, and then the map rests', async () => {
    const { scene, drawn } = opened(world);
    scene.show(withMap({ strikes: [fought] }));
    browser.refresh(20);
    const { board } = await scene.drawn();
    expect(board['clashes']?.kinds).toEqual({ clashes: 1 });
    const order = Object.keys(board);
    expect(order.indexOf('clashes')).toBeGreaterThan(order.indexOf('strikes'));
    expect(order.indexOf('clashes')).toBeLessThan(order.indexOf('plates'));
    browser.refresh(200);
    expect((await scene.drawn()).board['clashes']?.isVisible).toBe(false);
    const count = drawn.length;
    expect(browser.refresh(60)).toBe(0);
    expect(drawn).toHaveLength(count);
  });

  test('the next attack follows at once, whether or not the last one is over', async () => {
    const { scene } = opened(world);
    for (let attack = 0; attack < 10; attack += 1) {
      scene.show(withMap({ strikes: [{ ...fought, id: `s${attack}` }] }));
      browser.refresh(4);
    }
    expect((await scene.drawn()).board['clashes']?.kinds).toEqual({ clashes: 1 });
    browser.refresh(200);
    expect(browser.refresh(60)).toBe(0);
  });

  test('without motion no dice lie on the map, nor for whoever comes later', async () => {
    const still = opened(world, true);
    still.scene.show(withMap({ strikes: [fought] }));
    browser.refresh(10);
    expect((await still.scene.drawn()).board['clashes']?.isVisible).toBe(false);
    const late = opened(withMap({ strikes: [fought] }));
    browser.refresh(10);
    expect((await late.scene.drawn()).board['clashes']?.isVisible).toBe(false);
  });

  test('an arrow that is only aimed stays and moves nothing', () => {
    const { scene, drawn } = opened(world);
    scene.show(withMap({ strikes: [{ ...struck, kind: 'aimed' }] }));
    browser.refresh(60);
    expect(drawn).toHaveLength(1);
  });

  test('whoever comes later does not see old arrows strike again', () => {
    const { drawn } = opened(withMap({ strikes: [struck] }));
    expect(browser.refresh(60)).toBe(0);
    expect(drawn).toHaveLength(0);
  });

  test('without motion an arrow stands still until it goes', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { scene, drawn } = opened(world, true);
    scene.show(withMap({ strikes: [struck] }));
    browser.refresh(60);
    expect(drawn).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    browser.refresh(60);
    expect(drawn).toHaveLength(2);
  });

  const recruited = withMap({
    tokens: map.tokens.map((token, index) => (index === 3 ? { ...token, count: token.count + 3 } : token)),
  });

  test('a count that changes pulses for less than a second', () => {
    const { scene, drawn } = opened(world);
    scene.show(recruited);
    browser.refresh(60);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(50);
  });

  test('without motion a count that changes is only another count', () => {
    const { scene, drawn } = opened(world, true);
    scene.show(recruited);
    browser.refresh(60);
    expect(drawn).toHaveLength(1);
  });
});

describe('a touch on a map', () => {
  test('finds the token that it lies on, otherwise the territory, otherwise what is near', () => {
    const { scene } = opened(world);
    const token = map.tokens[10] as AreasView['tokens'][number];
    expect(scene.hitTest(token.at)).toEqual({ kind: 'token', id: token.id });
    expect(scene.hitTest({ x: token.at.x - 2.6, y: token.at.y - 1.5 })).toEqual({ kind: 'area', id: 'area:10' });
    expect(scene.hitTest({ x: 2, y: 30 })).toBeUndefined();
    expect(scene.hitTest({ x: 3, y: 30 }, { slop: 5 })?.kind).toBe('area');
  });
});

describe('what was drawn', () => {
  test('of a map: areas, miniatures and plates, with owner and count', async () => {
    const view = sampleMapView({ columns: 4, rows: 3, points: 8 });
    const { areas, tokens } = view.map as AreasView;
    const { board } = await opened(view).scene.drawn();
    expect(board['areas']?.kinds).toEqual({ areas: areas.length });
    expect(board['miniatures']?.kinds).toEqual({ miniatures: tokens.length });
    for (const { id, letter, count, at } of tokens) {
      const plate = board['plates']?.things.find((drawn) => drawn.id === id);
      expect(plate?.texts).toEqual([letter, String(count)]);
      expect(plate?.at.x).toBeCloseTo(at.x, 2);
    }
    expect(board['relief']?.isVisible).toBe(true);
  });
});
