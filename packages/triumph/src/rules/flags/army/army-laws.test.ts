import { seededRandom } from '@vexillum/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArmyList } from '../../armies/army-list.ts';
import { armyFileOf } from '../../armies/army-file-of.ts';
import { draftHalfPoints } from '../../armies/draft-points.ts';
import { armyPrice, falselyPriced, isPrice, withRightPoints } from '../../armies/reckon-army.ts';
import { readArmyList } from '../../armies/read-army-list.ts';
import type { Profile } from '../../profiles/profile.ts';
import { profileOf, profiles } from '../../profiles/profile-of.ts';
import { sampleLists } from '../../samples/sample-lists.ts';
import { breaks, lawfulDraft } from '../../testing/lawful-draft.ts';
import { createArmyAssist, flagsOn } from './flags-on.ts';

const lists = sampleLists.map((json) => readArmyList(json) as ArmyList);
/** By name and seed, so that a failure can be read. */
const anyArmy = fc.record({
  list: fc.constantFrom(...lists.map(({ name }) => name)),
  profile: fc.constantFrom(...profiles.map(({ id }) => id)),
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
});
type AnyArmy = typeof anyArmy extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const draw = ({ list, profile, seed }: AnyArmy) => {
  const random = seededRandom(seed);
  const found = lists.find(({ name }) => name === list) as ArmyList;
  return { random, draft: lawfulDraft(found, profileOf(profile) as Profile, random) };
};

describe('armies out of any sample list', () => {
  it('come to what their file says, and one half-point more or less is false (law)', () => {
    fc.assert(
      fc.property(anyArmy, (drawn) => {
        const { draft } = draw(drawn);
        if (!draft) return;
        const file = armyFileOf(draft);
        expect(falselyPriced(file, draft.profile)).toBeUndefined();
        const price = armyPrice(file, draft.profile);
        expect(isPrice(price, file.halfPoints)).toBe(true);
        for (const other of [price.least - 1, price.most + 1]) expect(isPrice(price, other)).toBe(false);
        const cheap = { ...file, stands: file.stands.map((stand) => ({ ...stand, halfPoints: 1 })), halfPoints: 1 };
        expect(withRightPoints(cheap, draft.profile)).toMatchObject({ halfPoints: price.least });
      }),
    );
  });

  it('inside the limits have no flag (law)', () => {
    let made = 0;
    fc.assert(
      fc.property(anyArmy, (drawn) => {
        const { draft } = draw(drawn);
        if (!draft) return;
        made++;
        expect(flagsOn(draft)).toEqual([]);
      }),
    );
    expect(made).toBeGreaterThan(30);
  });

  it.each(Object.entries(breaks))('with %s have exactly that flag (law)', (_, breakOne) => {
    let broken = 0;
    fc.assert(
      fc.property(anyArmy, (drawn) => {
        const { random, draft } = draw(drawn);
        const found = draft && breakOne(draft, random);
        if (!found) return;
        broken++;
        expect(flagsOn(found.draft).map(({ id }) => id)).toEqual([found.flag]);
      }),
    );
    expect(broken).toBeGreaterThan(3);
  });

  it('the flags of a changed draft are those of a new look (law)', () => {
    fc.assert(
      fc.property(anyArmy, (drawn) => {
        const { random, draft } = draw(drawn);
        const look = createArmyAssist();
        if (!draft) return;
        expect(look(draft)).toEqual(flagsOn(draft));
        for (const breakOne of Object.values(breaks)) {
          const changed = breakOne(draft, random)?.draft ?? draft;
          expect(look(changed)).toEqual(flagsOn(changed));
        }
        expect(draftHalfPoints(draft)).toBe(draft.profile.armyHalfPoints.value);
      }),
      { numRuns: 30 },
    );
  });
});
