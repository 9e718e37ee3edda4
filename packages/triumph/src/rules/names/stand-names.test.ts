import { seenBy } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { emptyTable, play, smallArmy, withArmy } from '../testing/index.ts';
import { standNames } from './stand-names.ts';

const twoArmies = () => {
  const red = withArmy(emptyTable(), 'red', smallArmy);
  const blue = withArmy(red.snapshot, 'blue', smallArmy);
  return { snapshot: blue.snapshot, red: red.ids, blue: blue.ids };
};

const shortNames = (snapshot: Parameters<typeof standNames>[0], side: string): string[] =>
  [...standNames(snapshot).values()]
    .filter((name) => name.side === side)
    .map((name) => name.short)
    .toSorted();

describe('the names of stands', () => {
  test('are the abbreviation and a number, counted for each side and type', () => {
    const { snapshot } = twoArmies();
    const names = ['Arc1', 'Hd1', 'Kn1', 'Pk1', 'Sk1', 'Sk2', 'Sp1'];
    expect(shortNames(snapshot, 'red')).toEqual(names);
    expect(shortNames(snapshot, 'blue')).toEqual(names);
  });

  test('are the same for red, for blue and for a spectator', () => {
    const { snapshot } = twoArmies();
    const everything = standNames(snapshot);
    for (const reader of [seenBy(snapshot, 'red'), seenBy(snapshot, 'blue'), seenBy(snapshot)])
      expect(standNames(reader)).toEqual(everything);
  });

  test('stay while the army stays: placed, lost and taken back', () => {
    const { snapshot, red } = twoArmies();
    const before = standNames(snapshot);
    const [first = '', second = ''] = red;
    const placed = play(snapshot, 'red-captain', 'place-stands', { stands: [{ id: first, pose: [40_000, 6000, 0] }] });
    const lost = play(placed.snapshot, 'red-captain', 'lose-stands', { stands: [first] });
    const back = play(lost.snapshot, 'red-captain', 'return-stands', { stands: [first] });
    for (const { snapshot: later } of [placed, lost, back]) expect(standNames(later)).toEqual(before);
    expect(before.get(first)).not.toEqual(before.get(second));
  });

  test('do not depend on the order in which the records came', () => {
    const { snapshot } = twoArmies();
    const turned = new Map([...snapshot.public.stand].toReversed());
    expect(standNames({ ...snapshot, public: { ...snapshot.public, stand: turned } })).toEqual(standNames(snapshot));
  });
});
