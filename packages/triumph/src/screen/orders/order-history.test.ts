import { describe, expect, it } from 'vitest';
import { OrderHistory } from './order-history.ts';

const afterOrders = (...lines: readonly string[]) => {
  const history = new OrderHistory();
  for (const line of lines) history.add(line);
  return history;
};

describe('typed orders are called up again', () => {
  it('from the newest to the oldest, and back to what was being written', () => {
    const history = afterOrders('f1', 'f2');
    expect([history.older('wl'), history.older('f2'), history.older('f1')]).toEqual(['f2', 'f1', 'f1']);
    expect([history.newer(), history.newer(), history.newer()]).toEqual(['f2', 'wl', 'wl']);
  });

  it('the same order twice is kept once, as the newest', () => {
    const history = afterOrders('f1', 'f2', 'f1');
    expect([history.older(''), history.older('f1')]).toEqual(['f1', 'f2']);
  });

  it('where nothing was ordered yet, nothing comes', () => {
    expect(afterOrders().older('f')).toBe('f');
    expect(afterOrders().isBrowsed).toBe(false);
  });
});
