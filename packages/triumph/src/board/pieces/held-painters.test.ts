import { expect, it } from 'vitest';
import '@vexillum/canvas/testing';
import { belowBase } from './held-painters.ts';

it('the name of whose hand it is stands below the base, also when the base looks at the reader', () => {
  const base = { width: 2, depth: 1 };
  expect(belowBase(base, 0)).toEqual({ x: -1, y: 1.25 });
  const turned = belowBase(base, Math.PI);
  expect(turned.x).toBeCloseTo(1);
  expect(turned.y).toBeCloseTo(-0.25);
});
