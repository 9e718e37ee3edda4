import { describe, expect, it } from 'vitest';
import { soundNames } from './sound-names.ts';
import { soundParts } from './sound-parts.ts';

describe.each(soundNames)('the sound “%s”', (name) => {
  const parts = soundParts[name];

  it('is there, and soon over', () => {
    expect(parts.length).toBeGreaterThan(0);
    for (const { at, seconds } of parts) expect(at + seconds).toBeLessThanOrEqual(2.5);
  });

  it('can be heard, and hurts nobody', () => {
    for (const { hertz, gain = 1 } of parts) {
      expect(hertz).toBeGreaterThanOrEqual(80);
      expect(hertz).toBeLessThan(4000);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
    }
  });
});
