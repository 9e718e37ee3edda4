import { expect, it } from 'vitest';
import { standSlot } from '../deployment/slots.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { answerTo, asSeenBy, inBattle, play } from '../testing/index.ts';
import { armyLosses } from './army-losses.ts';

const { table, faces } = inBattle();
const profile = profileAt(table);
const shown = play(table, 'red-captain', 'reveal-secrets', { keys: [standSlot(faces.axes), standSlot(faces.cooks)] });
const membersFor = (snapshot: typeof table) =>
  armyLosses(snapshot, profile, 'red').commands.flatMap(({ stands }) => stands);

it('a masquerade that was shown counts no more: the real stands count in its place', () => {
  for (const reader of ['red', 'blue'] as const) {
    const before = membersFor(asSeenBy(table, reader));
    const after = membersFor(asSeenBy(shown.snapshot, reader));
    expect(before).toEqual(expect.arrayContaining([faces.axes, faces.cooks]));
    expect(after).not.toContain(faces.axes);
    expect(after).not.toContain(faces.cooks);
    // Two stands of warriors came for one horde, and nobody for the cooks.
    expect(after).toHaveLength(before.length);
  }
});

it('a masquerade that was shown is not taken back into reserve', () => {
  expect(answerTo(shown.snapshot, 'red-captain', 'return-stands', { stands: [faces.cooks] })).toBe('not-in-play');
});
