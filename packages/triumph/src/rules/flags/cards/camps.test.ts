import { plainText, poseFrom, THIS_TABLE } from '@vexillum/model';
import { assist } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { begun, boardWith, deployed, emptyTable, marked, play, sentTo } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { withCards } from '../../testing/with-cards.ts';
import { grand201706 } from '../../profiles/grand-2017-06.ts';
import { createBattleFacts } from '../battle-facts.ts';
import { noCampIsPitched, oneCampCardIsUsed } from './camp-cards.ts';
import { allyCampHasItsAlly, armyHasOneMainCamp } from './camps-are-those-due.ts';
import { campsInOpenTerrain } from './camps-in-open-terrain.ts';
import { campsOnBaseEdge, packTrainOnBaseEdge } from './camps-on-base-edge.ts';
import { packTrainComesLast } from './pack-train-comes-last.ts';
import { standardWagonHasItsSize, standardWagonInItsPlace, standardWagonSquaredUp } from './standard-wagon.ts';
import type { Camp, CampForm } from '../../records/camp.ts';
import type { Snapshot } from '../../records/table.ts';

interface Pitched extends Partial<Camp> {
  readonly at?: readonly [x: number, y: number, degrees?: number];
  readonly id?: string;
}

const pitch = (from: Snapshot, { at = [45, 1], id = 'camp', ...more }: Pitched = {}): Snapshot =>
  changed(from, (edits) =>
    edits
      .put('camp', id, { side: 'red', size: [4000, 2000], ...more })
      .put('pose', id, poseFrom(at[0], at[1], at[2] ?? (more.side === 'blue' ? 180 : 0))),
  );

describe('an army without a camp', () => {
  const army = withCards({ NC: 1 });

  it('BC-16-NOCAMP-DEPLOY-1: is not told anything as long as it pitches none', () => {
    expect(saidOf(noCampIsPitched, army)).toEqual([]);
    expect(saidOf(noCampIsPitched, pitch(army, { side: 'blue', at: [45, 35] }))).toEqual([]);
    expect(saidOf(noCampIsPitched, pitch(withCards({ NC: 0 })))).toEqual([]);
  });

  it('BC-16-NOCAMP-DEPLOY-1: is flagged with its main camp, and one click takes that up; an ally keeps its own', () => {
    const table = pitch(pitch(army), { id: 'ally', ally: true, at: [30, 1] });
    const flags = flagsOf(noCampIsPitched, table);
    expect(flags.map(({ weight, about }) => [weight, about])).toEqual([['illegal', ['camp']]]);
    const after = play(table, 'red-captain', flags[0]?.fix?.action ?? '', flags[0]?.fix?.args).snapshot;
    expect(saidOf(noCampIsPitched, after)).toEqual([]);
  });

  it('BC-16-NOCAMP-DEPLOY-1: once the battle has begun it is not asked any more', () => {
    const fighting = changed(pitch(army), (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(saidOf(noCampIsPitched, fighting)).toEqual([]);
  });
});

describe('which card a camp goes by', () => {
  const said = (cards: Record<string, number>, ...forms: (CampForm | undefined)[]) =>
    saidOf(
      oneCampCardIsUsed,
      forms.reduce(
        (table, as, index) =>
          pitch(table, {
            id: `camp${index}`,
            at: [30 + 10 * index, 1],
            ...(as ? { as } : {}),
            ...(index ? { ally: true } : {}),
          }),
        withCards(cards),
      ),
    );

  it('BC-17-FORTCAMP-SELECT-2, BC-18-PACK-SELECT-2: one of the two in use is fine, whichever it is', () => {
    expect(said({ FC: 1, PT: 1 }, 'fortified')).toEqual([]);
    expect(said({ FC: 1, PT: 1 }, 'pack-train', 'pack-train')).toEqual([]);
    expect(said({ FC: 1 }, undefined)).toEqual([]);
    expect(said({ PT: 1 }, undefined)).toEqual([]);
  });

  it('BC-17-FORTCAMP-SELECT-2, BC-18-PACK-SELECT-2: both in one battle are flagged', () => {
    expect(said({ FC: 1, PT: 1 }, 'fortified', 'pack-train')).toEqual([
      expect.stringContaining('in one battle only one of the two cards is used'),
    ]);
  });

  it('BC-17-FORTCAMP-SELECT-2, BC-18-PACK-SELECT-2: with both bought and nothing said the owner is asked', () => {
    const [flag] = flagsOf(oneCampCardIsUsed, pitch(withCards({ FC: 1, PT: 1 })));
    expect(flag).toMatchObject({ weight: 'unknown', about: ['camp'] });
  });

  it('BC-19-STANDARD-DEPLOY-1: a wagon takes the place of the camp where its owner says so and has the card', () => {
    const table = withCards({ SW: 1 });
    const wagon = play(table, 'red-captain', 'place-camp', { side: 'red', pose: [45_000, 5_000, 0], as: 'wagon' });
    expect([...wagon.snapshot.public.camp.values()]).toEqual([{ side: 'red', size: [4000, 2000], as: 'wagon' }]);
    expect(saidOf(oneCampCardIsUsed, wagon.snapshot)).toEqual([]);
    expect(saidOf(oneCampCardIsUsed, pitch(table))).toEqual([]);
    expect(said({}, 'wagon')).toEqual([expect.stringContaining('the card Standard Wagon')]);
  });
});

describe('open terrain', () => {
  const woods = (x: number) => boardWith({}, { woods: { type: 'prepared-defenses', at: [x, 1, 0], size: [2, 1] } });

  it('BC-18-PACK-DEPLOY-3, BC-19-STANDARD-DEPLOY-3: touching difficult terrain is fine, lying on it by a hair is flagged', () => {
    expect(saidOf(campsInOpenTerrain, pitch(woods(48)))).toEqual([]);
    const text = 'The camp stands on difficult terrain: Prepared defenses.';
    for (const as of ['pack-train', 'wagon', undefined] as const)
      expect(saidOf(campsInOpenTerrain, pitch(woods(47.99), as ? { as } : {}))).toEqual([text]);
  });

  it('BC-18-PACK-DEPLOY-3: good going is open terrain', () => {
    const hill = boardWith({}, { hill: { type: 'gentle-hills', at: [45, 3, 0], size: [10, 8] } });
    expect(saidOf(campsInOpenTerrain, pitch(hill))).toEqual([]);
  });
});

describe('a pack train', () => {
  const train = (x: number, y: number, side: 'red' | 'blue' = 'red') =>
    pitch(withCards({ PT: 1 }, emptyTable(), side), { at: [x, y], side });

  it('BC-18-PACK-DEPLOY-1: from one end of its base edge to the other it is fine', () => {
    for (const x of [2, 20, 45, 88]) expect(saidOf(packTrainOnBaseEdge, train(x, 1))).toEqual([]);
    expect(saidOf(packTrainOnBaseEdge, train(2, 35, 'blue'))).toEqual([]);
  });

  it('BC-18-PACK-DEPLOY-6: a hair off the edge is flagged with how far, and one click puts it there', () => {
    const table = train(4, 1.25);
    const [flag] = flagsOf(packTrainOnBaseEdge, table);
    expect(flag && plainText(flag.says)).toBe('The pack train is 0.25 MU off its own base edge.');
    expect(flag?.measured).toMatchObject({ allowed: 0, is: 'exactly' });
    const after = play(pitch(table, { id: 'camp:red-1', at: [4, 1.25] }), 'red-captain', 'place-camp', {
      ...(flag?.fix?.args as object),
      id: 'camp:red-1',
    }).snapshot;
    expect(after.public.pose.get('camp:red-1')).toEqual([4000, 1000, 0]);
    expect(saidOf(packTrainOnBaseEdge, train(4, 1.001))).toHaveLength(1);
    expect(saidOf(packTrainOnBaseEdge, train(4, 34.999, 'blue'))).toHaveLength(1);
  });

  it('BC-18-PACK-DEPLOY-1: over the end of the edge it is flagged as off the board', () => {
    expect(saidOf(packTrainOnBaseEdge, train(1.999, 1))).toEqual(['The pack train is not wholly on the board.']);
    expect(saidOf(packTrainOnBaseEdge, train(45, 0.999))).toEqual(['The pack train is not wholly on the board.']);
  });

  it('BC-18-PACK-DEPLOY-6: the card is for the main camp, unless a table plays it for the camps of allies too', () => {
    const ally = pitch(withCards({ PT: 1 }), { at: [4, 5], ally: true });
    expect(saidOf(packTrainOnBaseEdge, ally)).toEqual([]);
    const { cards } = grand201706;
    const appliesTo = { ...cards.camps.appliesTo, value: 'every-camp' as const };
    const every = { ...grand201706, cards: { ...cards, camps: { ...cards.camps, appliesTo } } };
    expect(assist(createBattleFacts()(ally, every, {}), [packTrainOnBaseEdge])).toHaveLength(1);
    const without = withCards({ NC: 1 });
    expect(assist(createBattleFacts()(pitch(without, { ally: true }), every, {}), [noCampIsPitched])).toMatchObject([
      { weight: 'doubtful' },
    ]);
  });

  it('BC-18-PACK-DEPLOY-6: a camp without the card is not asked', () => {
    expect(saidOf(packTrainOnBaseEdge, pitch(emptyTable(), { at: [4, 5] }))).toEqual([]);
  });

  const inStep = (step: number, place: 'reserve' | 'board', hasCamp = true) => {
    const table = sentTo(begun(withCards({ PT: 1 }, emptyTable(), 'blue'), 'red'), step);
    const troops = changed(table, (edits) =>
      edits
        .put('stand', 's', { side: 'blue', troopType: 'SPR', place })
        .putSecret('blue', 'stand', 's', { command: 1, halfPoints: 8 }),
    );
    return hasCamp ? pitch(troops, { side: 'blue', at: [4, 35] }) : troops;
  };

  it('BC-18-PACK-DEPLOY-2: on the board while troops wait it is flagged, to its own side alone', () => {
    expect(saidOf(packTrainComesLast, inStep(7, 'reserve'), 'blue')).toEqual([
      'The pack train is on the board, and stands of its army are still to be deployed: 1.',
    ]);
    expect(saidOf(packTrainComesLast, inStep(7, 'reserve'), 'red')).toEqual([]);
    expect(flagsOf(packTrainComesLast, inStep(8, 'reserve'))[0]?.secretOf).toBe('blue');
  });

  it('BC-18-PACK-DEPLOY-2: with the last troops it is fine, those of a flank march not counted', () => {
    expect(saidOf(packTrainComesLast, inStep(9, 'reserve'), 'blue')).toEqual([]);
    expect(saidOf(packTrainComesLast, inStep(7, 'board'), 'blue')).toEqual([]);
    expect(saidOf(packTrainComesLast, inStep(7, 'reserve', false), 'blue')).toEqual([]);
    const marching = changed(inStep(7, 'reserve'), (edits) =>
      edits.putSecret('blue', 'stand', 's', { command: 1, halfPoints: 8, place: 'flank' }),
    );
    expect(saidOf(packTrainComesLast, marching, 'blue')).toEqual([]);
  });

  it('BC-18-PACK-DEPLOY-2: after the last step of its side it is missed', () => {
    expect(saidOf(packTrainComesLast, inStep(9, 'board', false), 'red')).toEqual([]);
    expect(saidOf(packTrainComesLast, inStep(10, 'board', false), 'red')).toEqual([
      'The pack train was to be pitched with the last troops, in step 9, and is not on the board.',
    ]);
    expect(saidOf(packTrainComesLast, inStep(10, 'board'), 'red')).toEqual([]);
  });
});

describe('what is pitched is what is due', () => {
  it('GT-DEPLOY-002: one main camp is fine, two are flagged, whoever has an ally camp beside it', () => {
    const one = pitch(pitch(withCards({})), { id: 'ally', ally: true, at: [30, 1] });
    expect(saidOf(armyHasOneMainCamp, one)).toEqual([]);
    const two = pitch(one, { id: 'second', at: [50, 1] });
    expect(flagsOf(armyHasOneMainCamp, two)).toMatchObject([
      { weight: 'illegal', about: ['camp', 'second'], measured: { value: 2, allowed: 1 }, side: 'red' },
    ]);
    expect(saidOf(armyHasOneMainCamp, two)).toEqual(['Main camps of this army on the board: 2. An army has one.']);
    expect(saidOf(armyHasOneMainCamp, pitch(one, { side: 'blue', id: 'b', at: [45, 35] }))).toEqual([]);
    const fighting = changed(two, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(saidOf(armyHasOneMainCamp, fighting)).toEqual([]);
  });

  it('BC-19-STANDARD-DEPLOY-1: a wagon stands in the place of the camp, so both together are flagged', () => {
    const wagon = pitch(withCards({ SW: 1 }), { as: 'wagon', at: [45, 5] });
    expect(saidOf(armyHasOneMainCamp, wagon)).toEqual([]);
    expect(saidOf(armyHasOneMainCamp, pitch(wagon, { id: 'plain' }))).toEqual([
      'A standard wagon stands in the place of the camp, and this army has both on the board.',
    ]);
  });

  it('GT-ORDER-015: an ally camp of an army without allies is flagged to its own side, which alone knows', () => {
    const table = (isAllied: boolean) =>
      changed(pitch(withCards({}), { ally: true, at: [30, 1] }), (edits) =>
        edits
          .put('stand', 's', { side: 'red', troopType: 'SPR', place: 'reserve' })
          .putSecret('red', 'stand', 's', { command: 3, halfPoints: 8, ...(isAllied ? { ally: true } : {}) }),
      );
    expect(saidOf(allyCampHasItsAlly, table(true), 'red')).toEqual([]);
    expect(saidOf(allyCampHasItsAlly, table(false), 'red')).toEqual([
      'Ally camps on the board: 1; allied commands of this army: 0.',
    ]);
    expect(flagsOf(allyCampHasItsAlly, table(false))).toMatchObject([{ secretOf: 'red', weight: 'illegal' }]);
    for (const is of [true, false]) expect(flagsOf(allyCampHasItsAlly, table(is), 'blue')).toEqual([]);
    expect(saidOf(allyCampHasItsAlly, pitch(emptyTable(), { ally: true }), 'red')).toEqual([]);
  });

  it('GT-ORDER-015: once every roster is open everybody is told', () => {
    const open = (['red', 'blue'] as const).flatMap((side) => ([1, 2, 3] as const).map((n) => ({ side, n })));
    const shown = open.reduce((table, { side, n }) => deployed(table, side, n), sentTo(marked(), 10));
    // The army of these tables has one allied command.
    const camps = pitch(pitch(shown, { id: 'a', ally: true, at: [30, 1] }), { id: 'b', ally: true, at: [60, 1] });
    expect(saidOf(allyCampHasItsAlly, camps, 'blue')).toEqual([
      'Ally camps on the board: 2; allied commands of this army: 1.',
    ]);
    expect(flagsOf(allyCampHasItsAlly, camps, 'blue')[0]).not.toHaveProperty('secretOf');
  });

  it('BC-19-STANDARD-DEPLOY-6: a camp off its base edge is flagged with how far, in every army, and one click puts it there', () => {
    for (const cards of [{}, { FC: 1 }, { FC: 1, PT: 1 }]) {
      expect(saidOf(campsOnBaseEdge, pitch(withCards(cards)))).toEqual([]);
      expect(saidOf(campsOnBaseEdge, pitch(withCards(cards), { at: [45, 1.5] }))).toEqual([
        'This camp is 0.5 MU off its own base edge.',
      ]);
    }
    const ally = pitch(withCards({ PT: 1 }), { id: 'camp:red-1', at: [30, 5], ally: true });
    const [flag] = flagsOf(campsOnBaseEdge, ally);
    expect(flag).toMatchObject({ weight: 'illegal', measured: { value: 4, allowed: 0, is: 'exactly' } });
    const after = play(ally, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('camp:red-1')).toEqual([30_000, 1000, 0]);
    expect(saidOf(campsOnBaseEdge, pitch(emptyTable(), { side: 'blue', at: [45, 34.9] }))).toHaveLength(1);
    expect(saidOf(campsOnBaseEdge, pitch(emptyTable(), { side: 'blue', at: [45, 35] }))).toEqual([]);
  });

  it('BC-19-STANDARD-DEPLOY-6: a wagon need not touch it, and a pack train is told by its own rule', () => {
    expect(saidOf(campsOnBaseEdge, pitch(withCards({ SW: 1 }), { as: 'wagon', at: [45, 5] }))).toEqual([]);
    expect(saidOf(campsOnBaseEdge, pitch(withCards({ PT: 1 }), { at: [45, 5] }))).toEqual([]);
  });
});

describe('a standard wagon', () => {
  const wagon = (x: number, y: number, degrees = 0, size: readonly [number, number] = [4000, 2000]) =>
    pitch(withCards({ SW: 1 }), { at: [x, y, degrees], as: 'wagon', size });
  const place =
    'The standard wagon is not wholly within 8 MU of its base edge and between 30 and 60 MU from the left end.';

  it('BC-19-STANDARD-DEPLOY-4, BC-19-STANDARD-DEPLOY-5, BC-19-STANDARD-DEPLOY-6: up to 8 MU from its edge in the center third it is fine', () => {
    for (const [x, y] of [
      [32, 1],
      [58, 7],
      [45, 4],
    ] as const)
      expect(saidOf(standardWagonInItsPlace, wagon(x, y))).toEqual([]);
  });

  it('BC-19-STANDARD-DEPLOY-4, BC-19-STANDARD-DEPLOY-5: a hair outside it is doubtful, for the third is ours', () => {
    for (const [x, y] of [
      [31.999, 1],
      [58.001, 1],
      [45, 7.001],
    ] as const)
      expect(saidOf(standardWagonInItsPlace, wagon(x, y))).toEqual([place]);
    const [far] = flagsOf(standardWagonInItsPlace, wagon(45, 9));
    expect(far).toMatchObject({ weight: 'doubtful', isUnverified: true, measured: { value: 10, allowed: 8 } });
    expect(far?.fix?.args).toMatchObject({ pose: [45_000, 7_000, 0] });
    expect(flagsOf(standardWagonInItsPlace, wagon(20, 4))[0]).not.toHaveProperty('measured');
  });

  it('BC-19-STANDARD-DEPLOY-5: blue’s is measured from blue’s edge, and a plain camp not at all', () => {
    const blue = pitch(withCards({ SW: 1 }), { side: 'blue', as: 'wagon', at: [45, 29] });
    expect(saidOf(standardWagonInItsPlace, blue)).toEqual([]);
    expect(saidOf(standardWagonInItsPlace, pitch(blue, { side: 'blue', as: 'wagon', at: [45, 28.99] }))).toEqual([
      place,
    ]);
    expect(saidOf(standardWagonInItsPlace, pitch(emptyTable(), { at: [45, 20] }))).toEqual([]);
  });

  it('BC-19-STANDARD-DEPLOY-7: with its long edge along the base edge it is fine, either way round', () => {
    for (const degrees of [0, 180]) expect(saidOf(standardWagonSquaredUp, wagon(45, 4, degrees))).toEqual([]);
    expect(saidOf(standardWagonSquaredUp, wagon(45, 4, 90, [2000, 4000]))).toEqual([]);
  });

  it('BC-19-STANDARD-DEPLOY-7: turned by a hundredth of a degree it is flagged, and one click squares it up', () => {
    const table = wagon(45, 4, 3.5);
    const [flag] = flagsOf(standardWagonSquaredUp, table);
    expect(flag && plainText(flag.says)).toBe('The long edge of the standard wagon is turned 3.5° off the base edge.');
    expect(flag?.fix?.args).toMatchObject({ pose: [45_000, 4_000, 0] });
    expect(flagsOf(standardWagonSquaredUp, wagon(45, 4, 176))[0]?.fix?.args).toMatchObject({
      pose: [45_000, 4_000, 18_000],
    });
    for (const degrees of [0.01, 359.99, 90])
      expect(saidOf(standardWagonSquaredUp, wagon(45, 4, degrees))).toHaveLength(1);
    expect(saidOf(standardWagonSquaredUp, wagon(45, 4, 0, [2000, 4000]))).toHaveLength(1);
  });

  it('BC-19-STANDARD-DEPLOY-7: athwart it is turned back to its own front; a square one has no long edge to turn', () => {
    for (const degrees of [90, 270])
      expect(flagsOf(standardWagonSquaredUp, wagon(45, 4, degrees))[0]?.fix?.args).toMatchObject({
        pose: [45_000, 4_000, 0],
      });
    expect(saidOf(standardWagonSquaredUp, wagon(45, 4, 0, [3000, 3000]))).toEqual([]);
  });

  it('BC-19-STANDARD-MODEL-1: 2 MU deep and 4 to 6 wide is fine, either way round; anything else is flagged', () => {
    for (const size of [
      [4000, 2000],
      [6000, 2000],
      [2000, 5000],
    ] as const)
      expect(saidOf(standardWagonHasItsSize, wagon(45, 4, 0, size))).toEqual([]);
    for (const size of [
      [3999, 2000],
      [6001, 2000],
      [5000, 2001],
      [5000, 1999],
    ] as const)
      expect(saidOf(standardWagonHasItsSize, wagon(45, 4, 0, size))).toHaveLength(1);
    expect(saidOf(standardWagonHasItsSize, pitch(emptyTable(), { size: [9000, 2000] }))).toEqual([]);
  });
});
