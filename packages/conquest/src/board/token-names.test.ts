import { LittleBrowser } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import type { CaptionView, TokenView } from './areas-view.ts';
import { namesShown } from './token-names.ts';
import type { TokenSize } from './token-rooms.ts';

void new LittleBrowser();

const size: TokenSize = { height: 60, font: 16, hasFigure: true };

const token = (id: string, x: number, y: number, name = id): TokenView => ({
  id,
  at: { x, y },
  figure: 'soldier',
  color: 0xc4493c,
  letter: 'A',
  count: 3,
  name,
});

const shown = (tokens: readonly TokenView[], scale: number, captions: readonly CaptionView[] = []) =>
  [...namesShown({ tokens, captions }, scale, size)].sort();

describe('names under tokens', () => {
  test('stand where there is room', () => {
    expect(shown([token('ash', 0, 0), token('bell', 20, 0), token('crow', 40, 0)], 20)).toEqual([
      'ash',
      'bell',
      'crow',
    ]);
  });

  test('cover no other token and no other name', () => {
    const tokens = [
      token('ash', 0, 4),
      token('bell', 0, 0),
      token('crow', 30, 0, 'A long long name'),
      token('dell', 32, 0),
    ];
    expect(shown(tokens, 20)).not.toContain('ash');
    expect(shown(tokens, 20)).not.toContain('dell');
  });

  test('cover no caption', () => {
    const caption: CaptionView = { id: 'north', at: { x: 0, y: -2.5 }, text: 'North', color: 0, size: 1 };
    const tokens = [token('ash', 0, 0), token('bell', 30, 0)];
    expect(shown(tokens, 20, [caption])).toEqual(['bell']);
  });

  test('are all left away where only a few have room', () => {
    const crowd = [0, 1, 2, 3, 4].map((index) => token(`t${index}`, index, 0, 'Three Rivers'));
    expect(shown(crowd, 20)).toEqual([]);
  });
});
