import '../testing/pixi-in-node.ts';
import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { LabelAtlas } from '../look/label-atlas.ts';
import { paletteOf } from '../look/palette.ts';
import type { Sight } from '../look/sight.ts';
import type { Painter } from './painter.ts';
import { ThingLayer } from './thing-layer.ts';

const sight: Sight = { scale: 14, resolution: 1, quarters: 0, areLabelsShown: true, isCoarse: false };
const kit = { theme: 'light' as const, palette: paletteOf('light'), labels: new LabelAtlas() };

interface Stone {
  readonly id: string;
  readonly x: number;
  readonly color?: string;
  readonly isSelected?: boolean;
}

/** A layer of stones, of which only the colour has to be drawn; `calls` says what for. */
const shown = (stones: readonly Stone[]) => {
  const calls: string[] = [];
  const painter: Painter<Stone> = {
    make: ({ id }) => {
      calls.push(`make ${id}`);
      return new Container();
    },
    isMadeAlike: (before, after) => before.color === after.color,
    place: (object, { id, x }) => {
      calls.push(`place ${id}`);
      object.x = x;
    },
    kindOf: ({ color = 'grey' }) => color,
  };
  const layer = new ThingLayer('stones', painter, kit);
  layer.show(stones, sight);
  calls.length = 0;
  return { layer, calls };
};

const stones: readonly Stone[] = ['a', 'b', 'c'].map((id, index) => ({ id, x: index }));

describe('a layer', () => {
  test('touches nothing where the things are the same, or equal copies', () => {
    const { layer, calls } = shown(stones);
    expect([layer.show(stones, sight), layer.show(structuredClone(stones), sight)]).toEqual([false, false]);
    expect(calls).toEqual([]);
  });

  test('moves what has moved, rebuilds what looks different, and takes away what is gone', () => {
    const { layer, calls } = shown(stones);
    expect(
      layer.show(
        [
          { id: 'a', x: 7 },
          { id: 'b', x: 1, color: 'white' },
        ],
        sight,
      ),
    ).toBe(true);
    expect(calls).toEqual(['place a', 'make b', 'place b']);
    expect([layer.objectOf('a')?.x, layer.objectOf('b')?.label, layer.objectOf('c')]).toEqual([
      7,
      'white b',
      undefined,
    ]);
  });

  test('has later things on top of earlier ones, and what is selected on top of all', () => {
    const { layer } = shown(stones);
    const fromBelow = () =>
      stones
        .map(({ id }) => id)
        .toSorted((a, b) => (layer.objectOf(a)?.zIndex ?? 0) - (layer.objectOf(b)?.zIndex ?? 0));
    expect(fromBelow()).toEqual(['a', 'b', 'c']);
    layer.show([{ id: 'a', x: 0, isSelected: true }, ...stones.slice(1)], sight);
    expect(fromBelow()).toEqual(['b', 'c', 'a']);
    layer.show(stones, sight);
    expect(fromBelow()).toEqual(['a', 'b', 'c']);
  });
});
