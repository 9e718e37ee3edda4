import '@vexillum/canvas/testing';
import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { ArtShelf } from '../look/art-shelf.ts';
import { ContextShelf } from '../look/context-shelf.ts';
import { LabelAtlas, PictureAtlas, ThingLayer, type Painter, type Sight } from '@vexillum/canvas/layers';
import type { BattleKit } from '../look/battle-kit.ts';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { sampleView } from '../testing/sample-view.ts';
import type { OverlayView, StandView } from '../battle-view.ts';
import { overlayPainter } from '../overlays/overlay-painter.ts';
import { standPainter } from './stand-painter.ts';

const sight: Sight = { scale: 14, resolution: 1, quarters: 0, areLabelsShown: true, isCoarse: false };

const kit: BattleKit = {
  theme: 'light',
  palette: battlePaletteOf('light'),
  labels: new LabelAtlas(),
  contexts: new ContextShelf(),
  pictures: new PictureAtlas(1024, 160),
  grounds: new PictureAtlas(1024, 72),
  art: new ArtShelf(),
  codes: { areShown: false },
};

/** The same painter, with a count of its calls. */
const counted = <T>(painter: Painter<T, BattleKit>) => {
  const calls = { make: 0, place: 0, see: 0 };
  const counting: Painter<T, BattleKit> = {
    make: (thing, tools) => {
      calls.make += 1;
      return painter.make(thing, tools);
    },
    isMadeAlike: painter.isMadeAlike,
    place: (object, thing) => {
      calls.place += 1;
      painter.place(object, thing);
    },
    see: (object, thing, seen) => {
      calls.see += 1;
      painter.see?.(object, thing, seen);
    },
  };
  return { counting, calls };
};

const shown = <T extends { readonly id: string }>(painter: Painter<T, BattleKit>, things: readonly T[]) => {
  const { counting, calls } = counted(painter);
  const layer = new ThingLayer('things', counting, kit);
  layer.show(things, sight);
  Object.assign(calls, { make: 0, place: 0, see: 0 });
  return { layer, calls };
};

const pushed = (stand: StandView): StandView => ({
  ...stand,
  pose: [stand.pose[0] + 500, stand.pose[1] + 250, stand.pose[2]],
});

describe('three hundred stands', () => {
  const { stands } = sampleView(300);

  test('of which thirty have moved: those thirty are laid again, none is rebuilt, and the others are not touched', () => {
    const { layer, calls } = shown(standPainter, stands);
    const after = stands.map((stand, index) => (index % 10 === 0 ? pushed(stand) : stand));
    expect(layer.show(after, sight)).toBe(true);
    expect(calls).toEqual({ make: 0, place: 30, see: 30 });
    expect(layer.objectOf('stand:10')?.x).toBeCloseTo(((stands[10]?.pose[0] ?? 0) / 1000 + 0.5) * 64);
  });

  test('shown again, or an equal copy of them, touch nothing', () => {
    const { layer, calls } = shown(standPainter, stands);
    expect(layer.show(stands, sight)).toBe(false);
    expect(layer.show(structuredClone(stands), sight)).toBe(false);
    expect(calls).toEqual({ make: 0, place: 0, see: 0 });
  });

  test('one of which is picked up lies on top of the others', () => {
    const { layer } = shown(standPainter, stands);
    layer.show(
      stands.map((stand, index) => (index === 3 ? { ...stand, isSelected: true } : stand)),
      sight,
    );
    const heights = stands.map(({ id }) => layer.objectOf(id)?.zIndex ?? 0);
    expect(Math.max(...heights)).toBe(heights[3]);
    layer.show(stands, sight);
    expect(layer.objectOf('stand:3')?.zIndex).toBe(3);
  });

  test('one of which is lost: it is gone, and the others stay', () => {
    const { layer, calls } = shown(standPainter, stands);
    expect(layer.show(stands.slice(1), sight)).toBe(true);
    expect(layer.objectOf('stand:0')).toBeUndefined();
    expect(calls.make).toBe(0);
  });
});

describe('eighty zones of control', () => {
  const zone = (index: number): OverlayView => ({
    id: `zone:${index}`,
    kind: 'zone-of-control',
    side: 'red',
    isClosed: true,
    shapes: [
      [
        { x: index, y: 0 },
        { x: index + 2, y: 0 },
        { x: index + 2, y: 2 },
        { x: index, y: 2 },
      ],
    ],
  });
  const zones = Array.from({ length: 80 }, (_, index) => zone(index));

  test('that are rebuilt but equal cost nothing', () => {
    const { layer, calls } = shown(overlayPainter, zones);
    expect(
      layer.show(
        zones.map((_, index) => zone(index)),
        sight,
      ),
    ).toBe(false);
    expect(calls.place).toBe(0);
  });

  test('of which one moves: one is drawn again, in the same object', () => {
    const { layer, calls } = shown(overlayPainter, zones);
    const before = layer.objectOf('zone:5');
    const moved = { ...zone(5), shapes: zone(9).shapes };
    layer.show(
      zones.map((kept, index) => (index === 5 ? moved : kept)),
      sight,
    );
    expect(calls).toEqual({ make: 0, place: 1, see: 1 });
    expect(layer.objectOf('zone:5')).toBe(before);
    expect(before).toBeInstanceOf(Container);
  });
});
