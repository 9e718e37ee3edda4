import { plainText, type ReplayEntry } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../armies/army-file.ts';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { atItsPoints, RecordedMatch, smallArmy, standsIn } from '../testing/index.ts';
import { replayMatch } from './replay-match.ts';

const says = (entries: readonly ReplayEntry[]) => replayMatch(entries).faults.map((fault) => plainText(fault.says));

/** A small army in which every stand has the card. */
const armyWith = (card: string): ArmyFile => ({
  ...smallArmy,
  stands: smallArmy.stands.map((stand) => ({ ...stand, cards: [card] })),
});

const start = (card: string) => {
  const match = new RecordedMatch({ 'sealed-orders': false });
  match.act('red-captain', 'bring-army', { side: 'red', army: atItsPoints(match.snapshot, armyWith(card)) });
  const [id = ''] = standsIn(match.snapshot, 'red', 2);
  return { match, id };
};

describe('stands with cards in a match that is verified', () => {
  test.each(['LC', 'SS', 'SF'])('%s shows on a stand when it is placed, which nobody could foresee', (card) => {
    const { match, id } = start(card);
    match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
    expect(match.snapshot.public.stand.get(id)?.uses).toEqual({ [card]: 0 });
    expect(says(match.entries)).toEqual([]);
  });

  test('but no other card does: what its owner says of it is an action of its own', () => {
    const { match, id } = start('LC');
    match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
    const forged = match.entries.map((entry) =>
      entry.name === 'place-stands'
        ? (JSON.parse(JSON.stringify(entry).replaceAll('"LC":', '"PL":')) as ReplayEntry)
        : entry,
    );
    expect(says(forged)).toEqual([expect.stringMatching(/place-stands does not do what the entry says/)]);
  });

  /** On transports, 4 MU straight ahead in a turn. */
  const onTransports = () => {
    const { match, id } = start('MI');
    const [from, to] = [
      [45_000, 5_000, 0],
      [45_000, 9_000, 0],
    ];
    match.act('red-captain', 'place-stands', { stands: [{ id, pose: from }] });
    match.act('red-captain', 'use-card', { card: 'MI', stands: [{ id }] });
    match.act('red-captain', 'begin-turn', {});
    match.act('red-captain', 'move-stands', {
      moves: [{ id, from, to }],
      legs: [{ kind: 'advance', mu: 4000, arc: 4000, chord: 4000 }],
    });
    return { match, id };
  };

  const withBudget = ({ entries }: RecordedMatch, budget: number) =>
    entries.map((entry) =>
      entry.name === 'move-stands'
        ? (JSON.parse(JSON.stringify(entry).replace(/"budget":\d+/, `"budget":${budget}`)) as ReplayEntry)
        : entry,
    );

  test('a match from before it was noted how groups went still verifies; a group that did not go so is not said to', () => {
    const { match } = start('LC');
    const ids = standsIn(match.snapshot, 'red', 2).slice(0, 2);
    const places = ids.map((id, index) => ({ id, pose: [45_000 + 2_000 * index, 5_000, 0] }));
    match.act('red-captain', 'place-stands', { stands: places });
    match.act('red-captain', 'begin-turn', {});
    match.act('red-captain', 'move-stands', {
      moves: places.map(({ id, pose: [x = 0, y = 0] }) => ({ id, from: [x, y, 0], to: [x + 1_000, y, 0] })),
      legs: [{ kind: 'slide', mu: 1000, arc: 1000, chord: 1000 }],
    });
    expect(ids.map((id) => match.snapshot.public.trail.get(id)?.inGroup)).toEqual([['sideways'], ['sideways']]);
    expect(says(match.entries)).toEqual([]);
    const withWays = (ways: string) =>
      JSON.parse(JSON.stringify(match.entries).replaceAll(',"inGroup":["sideways"]', ways)) as ReplayEntry[];
    expect(says(withWays(''))).toEqual([]);
    expect(says(withWays(',"inGroup":["back"]'))).toEqual([expect.stringMatching(/does not do what the entry says/)]);
  });

  test('transports go 6 MU, whatever the foot on them goes (BC-08-MOBINF-PLAY-2)', () => {
    const { match, id } = onTransports();
    expect(match.snapshot.public.trail.get(id)).toMatchObject({ cost: 4000, budget: 6000 });
    expect(says(match.entries)).toEqual([]);
  });

  test('a match from before cards were heeded still verifies: its moves were reckoned by types alone', () => {
    const { match, id } = onTransports();
    const ofItsType = troopTypeOf(grand201706, match.snapshot.public.stand.get(id)?.troopType ?? '')?.moveMu ?? 0;
    expect(ofItsType).toBeLessThan(6);
    expect(says(withBudget(match, 1000 * ofItsType))).toEqual([]);
    expect(says(withBudget(match, 9000))).toEqual([expect.stringMatching(/does not do what the entry says/)]);
  });
});
