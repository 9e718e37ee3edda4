import { describe, expect, test } from 'vitest';
import { standLayout } from './stand-layout.ts';

const spear = { width: 2, depth: 0.75, label: 'Sp', badge: '2' };
const elephant = { width: 2, depth: 2, label: 'El', badge: '2' };

describe('what stands on a base', () => {
  test('seen from afar a shallow base gives its room to the name', () => {
    expect(standLayout(spear, 15).glyph).toBeUndefined();
    expect(standLayout(spear, 40).glyph).toBeDefined();
    expect(standLayout(spear, 15).label.size).toBeGreaterThan(standLayout(spear, 40).label.size);
  });

  test('a deep base has picture over name, even from afar', () => {
    const { glyph, label } = standLayout(elephant, 15);
    expect(glyph?.y).toBeLessThan(label.y);
  });

  test('without a badge the name is in the middle', () => {
    expect(standLayout({ width: 2, depth: 0.75, label: 'Sp' }, 15).label.x).toBe(0);
    expect(standLayout(spear, 15).label.x).toBeLessThan(0);
  });

  test('nothing is larger than the base is deep', () => {
    for (const depth of [0.75, 1, 1.5, 2]) {
      const { glyph, label } = standLayout({ ...spear, depth }, 60);
      expect(label.size).toBeLessThan(depth);
      expect(glyph?.size).toBeLessThan(depth);
    }
  });
});
