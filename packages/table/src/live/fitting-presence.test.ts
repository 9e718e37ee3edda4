import { type Presence, PRESENCE_BYTES, PRESENCE_PIECES, PRESENCE_POINTS, readPresence } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { fittingPresence, presenceBytes } from './fitting-presence.ts';

const drag = Object.fromEntries(
  Array.from(
    { length: PRESENCE_PIECES },
    (_, i) => [`stand:${'k'.repeat(8)}${i + 10}`, [10_000 + i, 20_000, 35_000]] as const,
  ),
);
const points = Array.from({ length: PRESENCE_POINTS }, (_, i) => [50_000 + i, 20_000] as const);

/** Everything in the order and the portions in which it goes out. */
const portions = (waiting: Presence): Presence[] => {
  const [now, later] = fittingPresence(waiting);
  return later ? [now, ...portions(later)] : [now];
};

describe('what is presented', () => {
  it('goes out in one message as long as it fits', () => {
    const said: Presence = { cursor: [1, 2], drag, price: [1, 2] };
    expect(portions(said)).toEqual([said]);
  });

  it('else in several, the drag first, and nothing is lost', () => {
    const said: Presence = { cursor: [1, 2], laser: points, ruler: points, drag, price: [1, 2] };
    const sent = portions(said);
    expect(sent.length).toBeGreaterThan(1);
    expect(Object.keys(sent[0] ?? {}).slice(0, 2)).toEqual(['drag', 'price']);
    for (const portion of sent) expect(presenceBytes(portion).length).toBeLessThanOrEqual(PRESENCE_BYTES);
    expect(Object.assign({}, ...sent)).toEqual(said);
  });

  it('and what is shown is shown in each of them', () => {
    const said: Presence = { selection: Object.keys(drag), drag, ruler: points, view: [1, 2, 3], show: true };
    for (const portion of portions(said)) expect(portion.show).toBe(true);
    expect(Object.assign({}, ...portions(said))).toEqual(said);
  });

  it('is never held up by what is too large for any message', () => {
    const huge = Object.fromEntries(Object.entries(drag).map(([id, pose]) => [id.padEnd(64, 'x'), pose]));
    const [first, ...rest] = portions({ cursor: [1, 2], drag: huge });
    expect(first).toEqual({ drag: huge });
    expect(rest).toEqual([{ cursor: [1, 2] }]);
  });

  it('fits when as many pieces as allowed are in hand', () => {
    expect(presenceBytes({ drag }).length).toBeLessThan(PRESENCE_BYTES);
    expect(readPresence({ drag })).toEqual({ drag });
  });
});
