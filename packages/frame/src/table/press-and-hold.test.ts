import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoldWatch } from './press-and-hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const here = { clientX: 100, clientY: 100 };
const watching = () => {
  const onHeld = vi.fn<() => void>();
  return { onHeld, watch: new HoldWatch(onHeld) };
};

describe('press and hold (KR-ADMIN-OPEN)', () => {
  it('takes two seconds', () => {
    const { onHeld, watch } = watching();
    watch.press(here);
    vi.advanceTimersByTime(1999);
    expect(onHeld).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onHeld).toHaveBeenCalledOnce();
  });

  it('comes to nothing for whoever lets go before', () => {
    const { onHeld, watch } = watching();
    watch.press(here);
    vi.advanceTimersByTime(1500);
    watch.letGo();
    vi.advanceTimersByTime(5000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('bears a finger that trembles, not one that drags the map', () => {
    const { onHeld, watch } = watching();
    watch.press(here);
    watch.move({ clientX: 104, clientY: 97 });
    vi.advanceTimersByTime(2000);
    expect(onHeld).toHaveBeenCalledOnce();
    watch.press(here);
    watch.move({ clientX: 130, clientY: 100 });
    vi.advanceTimersByTime(2000);
    expect(onHeld).toHaveBeenCalledOnce();
  });
});
