import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Privacy } from './privacy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tap = (privacy: Privacy) => {
  privacy.press();
  privacy.release();
};

describe('the shade', () => {
  it('is drawn by a tap and lifted by another', () => {
    const privacy = new Privacy();
    tap(privacy);
    expect(privacy.$isHidden.get()).toBe(true);
    tap(privacy);
    expect(privacy.$isHidden.get()).toBe(false);
  });

  it('lets one peek as long as the key is held, and is drawn again afterwards', () => {
    const privacy = new Privacy();
    tap(privacy);
    privacy.press();
    vi.advanceTimersByTime(1000);
    // A key that is held repeats.
    privacy.press();
    expect([privacy.$isShaded.get(), privacy.$isHidden.get()]).toEqual([true, false]);
    privacy.release();
    expect([privacy.$isShaded.get(), privacy.$isHidden.get()]).toEqual([true, true]);
  });

  it('is drawn again when the hand goes elsewhere while it peeks', () => {
    const privacy = new Privacy();
    tap(privacy);
    privacy.press();
    vi.advanceTimersByTime(1000);
    privacy.letGo();
    expect(privacy.$isHidden.get()).toBe(true);
    privacy.release();
    expect(privacy.$isHidden.get()).toBe(true);
  });
});
