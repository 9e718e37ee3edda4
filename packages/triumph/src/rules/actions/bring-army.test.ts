import { isRefusal, type Json, plainText } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleArmies } from '../samples/sample-armies.ts';
import { answerTo, attempt, deceptiveArmy, emptyTable, play, smallArmy, withArmy } from '../testing/index.ts';

const bring = (army: unknown, side = 'red') => ({ side, army });
const changed = (change: (army: Record<string, unknown>) => void) => {
  const army = JSON.parse(JSON.stringify(smallArmy)) as Record<string, unknown>;
  change(army);
  return army;
};

describe('bringing an army', () => {
  test('fills the reserve: everyone sees apparent types and cards, the side alone the rest', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', smallArmy);
    expect(snapshot.public.stand.get(ids[0] as string)).toEqual({
      side: 'red',
      troopType: 'KNT',
      place: 'reserve',
      cards: [],
    });
    expect(snapshot.sides['red']?.stand.get(ids[0] as string)).toEqual({
      command: 1,
      halfPoints: 8,
      general: true,
      overall: true,
      entry: 'The king',
    });
    expect(snapshot.public.army.get('red')).toEqual({
      name: 'A small army',
      halfPoints: 48,
      checked: { halfPoints: 48, problems: ['under'] },
      cards: [{ code: 'PD', count: 2 }],
    });
    expect(snapshot.sides['blue']?.stand.size).toBe(0);
  });

  test('the public part tells nothing of commands, generals or true types, and no points that the types tell', () => {
    const { outcome, event } = play(emptyTable(), 'red-captain', 'bring-army', bring(smallArmy));
    const seen = JSON.stringify([outcome.changes.public, outcome.publicArgs, event]);
    for (const word of ['command', 'general', 'overall', 'polity', 'Guests', 'The king', 'real', '"halfPoints":8'])
      expect(seen).not.toContain(word);
    expect(outcome.secretOf).toBe('red');
  });

  test('the public order is shuffled, the owner gets the ids in the order of their file', () => {
    const army = changed((file) => {
      file['halfPoints'] = 60 * 8 + 2;
      file['stands'] = Array.from({ length: 60 }, (_, index) => ({ ...smallArmy.stands[1], entry: `Number ${index}` }));
    });
    const { snapshot, outcome } = play(emptyTable(), 'red-captain', 'bring-army', bring(army));
    const ids = (outcome.result as { stands: string[] }).stands;
    ids.forEach((id, index) => expect(snapshot.sides['red']?.stand.get(id)?.entry).toBe(`Number ${index}`));
    const publicOrder = [...snapshot.public.stand.keys()];
    expect(publicOrder).not.toEqual(ids);
    expect([...publicOrder].sort()).toEqual([...ids].sort());
    const shown = (outcome.publicArgs as { army: { stands: { id: string }[] } }).army.stands;
    expect(shown.map((stand) => stand.id)).toEqual(publicOrder);
  });

  test('a second army replaces the first while all of it is in reserve', () => {
    const first = withArmy(emptyTable(), 'red', smallArmy);
    const second = withArmy(first.snapshot, 'red', { ...smallArmy, name: 'Another' });
    expect(second.snapshot.public.stand.size).toBe(smallArmy.stands.length);
    expect(second.snapshot.sides['red']?.stand.size).toBe(smallArmy.stands.length);
    expect(first.ids.some((id) => second.snapshot.public.stand.has(id))).toBe(false);
    expect(second.snapshot.public.army.get('red')?.name).toBe('Another');
  });

  test('no second army once a stand has left the reserve', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', smallArmy);
    const lost = play(snapshot, 'red-captain', 'lose-stands', { stands: [ids[0]] }).snapshot;
    expect(answerTo(lost, 'red-captain', 'bring-army', bring(smallArmy))).toBe('army-in-play');
  });

  test('the other side’s army stays as it is', () => {
    const blue = withArmy(emptyTable(), 'blue', smallArmy);
    const both = withArmy(withArmy(blue.snapshot, 'red', smallArmy).snapshot, 'red', smallArmy);
    expect(blue.ids.every((id) => both.snapshot.public.stand.get(id)?.side === 'blue')).toBe(true);
    expect(both.snapshot.public.stand.size).toBe(2 * smallArmy.stands.length);
  });

  test('400 stands over the table and no more', () => {
    const army = (count: number) => ({
      ...smallArmy,
      halfPoints: 8 * count + 2,
      stands: Array.from({ length: count }, () => smallArmy.stands[1]),
    });
    const full = withArmy(emptyTable(), 'blue', army(300)).snapshot;
    expect(answerTo(full, 'red-captain', 'bring-army', bring(army(101)))).toBe('too-many-stands');
    expect(answerTo(full, 'red-captain', 'bring-army', bring(army(100)))).toBe('done');
    expect(answerTo(full, 'blue-captain', 'bring-army', bring(army(400), 'blue'))).toBe('done');
    expect(answerTo(emptyTable(), 'red-captain', 'bring-army', bring(army(401)))).toBe('too-many-stands');
  });
});

describe('the server reckons the points', () => {
  const says = (army: unknown) => {
    const answer = attempt(emptyTable(), 'red-captain', 'bring-army', bring(army));
    return isRefusal(answer) ? [answer.code, answer.field, plainText(answer.words)] : 'done';
  };
  const [king, spear] = smallArmy.stands;
  const army = (stands: readonly object[], halfPoints: number, cards: readonly object[] = []) => ({
    ...smallArmy,
    stands,
    halfPoints,
    cards,
  });

  test('GT-SCALE-001: a false sum is refused, with the right one', () => {
    expect(says(smallArmy)).toBe('done');
    expect(says({ ...smallArmy, halfPoints: 46 })).toEqual([
      'wrong-points',
      'army.halfPoints',
      'This army says that it has 23 points; its stands and cards come to 24.',
    ]);
  });

  test('GT-SCALE-001: a stand that costs less than its type is refused, with what it costs', () => {
    expect(says(army([king as object, { ...spear, halfPoints: 2 }], 10))).toEqual([
      'wrong-points',
      'army.stands.1.halfPoints',
      'Spear costs 4 points with its cards, and this army counts 1 for one.',
    ]);
  });

  test('BC-01-DEPDIS-COST-1, BC-06-CAMELINF-COST-1: where a price can be read in more than one way, each of them is right', () => {
    const camels = [spear, spear, spear].map((stand) => ({ ...stand, cards: ['CF'], entry: 'Camels' }));
    for (const halfPoints of [26, 28, 30]) expect(says(army(camels, halfPoints))).toBe('done');
    expect(says(army(camels, 32))).toEqual(['wrong-points', 'army.halfPoints', expect.stringContaining('13–15')]);
    const riders = (halfPoints: number) =>
      army([{ troopType: 'BAD', command: 1, halfPoints, cards: ['DD'] }], halfPoints + 2);
    for (const halfPoints of [6, 8]) expect(says(riders(halfPoints))).toBe('done');
    expect(says(riders(4))).toMatchObject(['wrong-points', 'army.stands.0.halfPoints', expect.stringContaining('3–4')]);
  });

  test('BC-10-HOLD-COST-1, BC-23-SWORD-COST-2: free cards, cards by number, and those that set a price', () => {
    const hold = { ...spear, cards: ['HL', 'HL'] };
    expect(says(army([hold], 10, [{ code: 'HL', count: 2 }]))).toBe('done');
    expect(says(army([{ troopType: 'JCV', command: 1, halfPoints: 7, cards: ['SF'] }], 7))).toBe('done');
    expect(says(army([king as object], 14, [{ code: 'NC', count: 1 }]))).toBe('done');
  });

  test('BC-24-DECEPT-COST-6: who poses costs what stands behind it, and what it costs is told to nobody else', () => {
    expect(says(deceptiveArmy)).toBe('done');
    const [refusal] = [says({ ...deceptiveArmy, halfPoints: 66 })];
    expect(refusal).toEqual(['wrong-points', 'army.halfPoints', expect.stringContaining('come to 32.')]);
  });

  test('GT-SCALE-001: what was reckoned stands with the army for all to read, and what everybody may know of it is looked at', () => {
    const { snapshot } = withArmy(emptyTable(), 'red', smallArmy);
    expect(snapshot.public.army.get('red')?.checked).toEqual({ halfPoints: 48, problems: ['under'] });
  });

  test('every army that we show comes to what it says', () => {
    expect(sampleArmies.map(({ army: sample }) => says(sample))).toEqual(sampleArmies.map(() => 'done'));
  });
});

describe('who brings an army', () => {
  test.each([
    ['blue-captain', 'not-your-side'],
    ['red-1', 'not-allowed'],
    ['host', 'not-allowed'],
    ['umpire', 'not-allowed'],
    ['spectator', 'not-allowed'],
  ])('not %s for red', (seat, code) => {
    expect(answerTo(emptyTable(), seat, 'bring-army', bring(smallArmy))).toBe(code);
  });

  test('house rules do not change that', () => {
    expect(answerTo(emptyTable({ 'hands-on': true }), 'blue-captain', 'bring-army', bring(smallArmy))).toBe(
      'not-your-side',
    );
  });
});

describe('an army that cannot be read is refused and says where', () => {
  test.each<[string, string, (army: Record<string, unknown>) => void]>([
    ['another version', 'army.vexillumArmy', (army) => (army['vexillumArmy'] = 2)],
    ['a missing name', 'army.name', (army) => delete army['name']],
    ['half a half-point', 'army.halfPoints', (army) => (army['halfPoints'] = 1.5)],
    ['an unknown key', 'army.colour', (army) => (army['colour'] = 'red')],
    [
      'a rating beyond nine',
      'army.ratings.maneuver.0',
      (army) => (army['ratings'] = { invasion: [1], maneuver: [10] }),
    ],
    [
      'a rating of nobody',
      'army.ratings.luck',
      (army) => (army['ratings'] = { invasion: [], maneuver: [], luck: [1] }),
    ],
    ['no stands', 'army.stands', (army) => (army['stands'] = [])],
    [
      'an unknown troop type',
      'army.stands.1.troopType',
      (army) => ((army['stands'] as Json[])[1] = { ...smallArmy.stands[1], troopType: 'TANK' } as Json),
    ],
    [
      'a fourth command',
      'army.stands.0.command',
      (army) => ((army['stands'] as Json[])[0] = { ...smallArmy.stands[0], command: 4 } as unknown as Json),
    ],
    [
      'a general who is false',
      'army.stands.0.general',
      (army) => ((army['stands'] as Json[])[0] = { ...smallArmy.stands[0], general: false } as unknown as Json),
    ],
    ['an unknown card', 'army.cards.0.code', (army) => (army['cards'] = [{ code: 'ZZ', count: 1 }])],
    [
      'a true type nobody knows',
      'army.stands.3.real.1',
      (army) => ((army['stands'] as Json[])[3] = { ...smallArmy.stands[3], real: ['PIK', 'X'] } as unknown as Json),
    ],
  ])('%s', (_, field, change) => {
    const answer = attempt(emptyTable(), 'red-captain', 'bring-army', bring(changed(change)));
    expect(isRefusal(answer) && [answer.code, answer.field]).toEqual(['bad-army', field]);
  });
});

test('bringing armies again and again leaves exactly the last one of each side (law)', () => {
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('red', 'blue'), size), { maxLength: 8 }), (brought) => {
      let snapshot = emptyTable();
      const last = new Map<string, number>();
      for (const [side, count] of brought) {
        const stands = Array.from({ length: count }, () => smallArmy.stands[1]);
        snapshot = withArmy(snapshot, side as 'red' | 'blue', { ...smallArmy, stands }).snapshot;
        last.set(side, count);
      }
      for (const side of ['red', 'blue']) {
        const publicly = [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);
        expect(publicly).toHaveLength(last.get(side) ?? 0);
        expect([...(snapshot.sides[side]?.stand.keys() ?? [])].sort()).toEqual(publicly.sort());
      }
    }),
  );
});
