import '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import { sideMark, standLayout } from './stand-layout.ts';

const spear = { side: 'red' as const, width: 2, depth: 0.75, label: 'Sp', badge: '2' };
const elephant = { side: 'red' as const, width: 2, depth: 2, label: 'El', badge: '2' };

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
    expect(standLayout({ side: 'red', width: 2, depth: 0.75, label: 'Sp' }, 15).label.x).toBe(0);
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

describe('whose a stand is, without colours', () => {
  test('side and command are written on the badge where there is room', () => {
    expect(sideMark({ side: 'red', badge: '2' }, 40)?.text).toBe('R2');
    expect(sideMark({ side: 'blue', badge: '1' }, 40)?.text).toBe('B1');
  });

  test('from afar the command alone stays, and then nothing', () => {
    expect(sideMark({ side: 'red', badge: '2' }, 16)?.text).toBe('2');
    expect(sideMark({ side: 'red', badge: '2' }, 5)).toBeUndefined();
  });

  test('a stand whose command is not known bears its side’s letter', () => {
    expect(sideMark({ side: 'blue' }, 40)?.text).toBe('B');
    expect(sideMark({ side: 'neutral' }, 40)).toBeUndefined();
  });
});
