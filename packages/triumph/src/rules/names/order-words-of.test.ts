import { seenBy } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { profileAt } from '../profiles/profile-of.ts';
import { boardWith, emptyTable, play, smallArmy, withArmy } from '../testing/index.ts';
import { orderWordsOf } from './order-words-of.ts';

const nobody = { selection: [] };
const wordsOf = (snapshot: Parameters<typeof orderWordsOf>[0], side?: 'red' | 'blue') =>
  orderWordsOf(snapshot, profileAt(snapshot), { ...nobody, ...(side ? { side } : {}) });

const placedArmies = () => {
  const red = withArmy(emptyTable(), 'red', smallArmy);
  const blue = withArmy(red.snapshot, 'blue', smallArmy);
  const [spear = '', other = ''] = [red.ids[1], blue.ids[1]];
  const first = play(blue.snapshot, 'red-captain', 'place-stands', {
    stands: [{ id: spear, pose: [40_000, 6000, 0] }],
  });
  const { snapshot } = play(first.snapshot, 'blue-captain', 'place-stands', {
    stands: [{ id: other, pose: [40_000, 30_000, 18_000] }],
  });
  return { snapshot, red: red.ids, blue: blue.ids, spear, other };
};

describe('what may be named in an order', () => {
  test('a stand goes by its base, by its troops’ name, and by either with its side', () => {
    const { snapshot, spear } = placedArmies();
    const { names } = wordsOf(seenBy(snapshot, 'red'), 'red').stands.find(({ id }) => id === spear) ?? { names: [] };
    expect(names).toEqual(expect.arrayContaining(['Sp1', 'Red Sp1', 'Spear 1', 'Red Spear 1', 'Rot Sp1']));
  });

  test('one’s own stands are there wherever they are, the enemy’s while they are on the board', () => {
    const { snapshot, red, spear, other } = placedArmies();
    const { stands } = wordsOf(seenBy(snapshot, 'red'), 'red');
    expect(
      stands
        .filter(({ isOwn }) => isOwn)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(red.toSorted());
    expect(stands.filter(({ isOwn }) => !isOwn).map(({ id }) => id)).toEqual([other]);
    expect(stands.filter(({ isOnBoard }) => isOnBoard).map(({ id }) => id)).toEqual([spear, other]);
  });

  test('commands are named as far as the reader knows who is in them', () => {
    const { snapshot, red } = placedArmies();
    const commandsFor = (side: 'red' | 'blue') =>
      wordsOf(seenBy(snapshot, side), side).groups.find(({ names }) => names.includes('Red 2'))?.ids.length ?? 0;
    expect(commandsFor('red')).toBe(2);
    expect(commandsFor('blue')).toBe(0);
    expect(wordsOf(seenBy(snapshot, 'red'), 'red').groups.find(({ names }) => names.includes('Red'))?.ids).toHaveLength(
      red.length,
    );
  });

  test('a general goes by the command where the reader knows it', () => {
    const snapshot = boardWith({
      r1: { at: [40, 6, 0], command: 2, general: true },
      b1: { at: [40, 30, 180], side: 'blue', secret: { general: true, command: 1 } },
    });
    const namesFor = (id: string) =>
      wordsOf(seenBy(snapshot, 'red'), 'red').stands.find((stand) => stand.id === id)?.names ?? [];
    expect(namesFor('r1')).toContain('general 2');
    expect(namesFor('b1').join(' ')).not.toContain('general');
  });

  test('nothing that the other side keeps to itself changes a word of them', () => {
    const { snapshot } = placedArmies();
    const without = { ...snapshot, sides: { ...snapshot.sides, blue: undefined } };
    expect(wordsOf(seenBy(snapshot, 'red'), 'red')).toEqual(wordsOf(seenBy(without, 'red'), 'red'));
  });

  test('stored groups go by their numbers, and the selection is what it is', () => {
    const { snapshot, spear } = placedArmies();
    const words = orderWordsOf(snapshot, profileAt(snapshot), {
      side: 'red',
      selection: [spear],
      storedGroups: new Map([[3, [spear]]]),
    });
    expect(words.groups).toContainEqual({ ids: [spear], names: ['group 3', 'Gruppe 3'] });
    expect(words).toMatchObject({ selection: [spear], side: 'red', board: { width: 90, depth: 36 } });
  });

  test('a spectator owns nobody', () => {
    const { snapshot } = placedArmies();
    const words = wordsOf(seenBy(snapshot));
    expect(words.stands.map(({ isOwn }) => isOwn)).toEqual([false, false]);
    expect(words).not.toHaveProperty('side');
  });
});
