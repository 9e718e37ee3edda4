import { isRefusal, type Json, type Outcome, withChanges, plainText } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BatchItem } from '../deployment/check-batch.ts';
import type { StandTruth } from '../deployment/payloads.ts';
import { isShut } from '../deployment/sealed.ts';
import { standSlot } from '../deployment/slots.ts';
import {
  answerTo,
  asSeenBy,
  attempt,
  begun,
  deceptiveArmy,
  deceptiveTable,
  emptyTable,
  marked,
  placesOf,
  placingArgs,
  play,
  readyToPlace,
  sentTo,
  smallArmy,
  standsIn,
  withArmy,
  eventHeard,
} from '../testing/index.ts';
import { exchangesBought, sealsStands } from './card.ts';
import { truthsDrafted } from './masquerade-draft.ts';
import { truthOf } from './truth-of.ts';

const ready = readyToPlace();
const { table, faces, truths } = ready;
const places = placesOf(faces);
const args = placingArgs(table, places, truths);
const placed = play(table, 'red-captain', 'place-stands', args);

const withBatch = (change: (batch: BatchItem[]) => BatchItem[]) => ({
  ...args,
  batch: change(JSON.parse(JSON.stringify(args.batch)) as BatchItem[]) as unknown as Json,
});
const withTruth = (id: string, truth: StandTruth) => placingArgs(table, places, new Map([...truths, [id, truth]]));
const answer = (asked: unknown) => answerTo(table, 'red-captain', 'place-stands', asked);

describe('that an army deceives is known to all, who poses is not (BC-24-DECEPT-MODEL-1, BC-24-DECEPT-MODEL-2)', () => {
  test('the army’s record says how many removals and exchanges were paid for', () => {
    expect(exchangesBought(table, 'red')).toBe(3);
    expect(exchangesBought(table, 'blue')).toBe(0);
    expect(sealsStands(table, 'red')).toBe(true);
  });

  test('it says so too where the file has the card on its stands alone', () => {
    const stands = smallArmy.stands.map((stand, index) =>
      index === 1 ? { ...stand, cards: ['DC'] } : index === 2 ? { ...stand, real: [] } : stand,
    );
    const { snapshot } = withArmy(emptyTable(), 'red', { ...smallArmy, stands });
    expect(snapshot.public.army.get('red')?.cards).toEqual([
      { code: 'PD', count: 2 },
      { code: 'DC', count: 2 },
    ]);
  });

  test('bringing it tells nobody which of its stands, or what they are in truth', () => {
    const { outcome, event } = play(emptyTable(), 'red-captain', 'bring-army', { side: 'red', army: deceptiveArmy });
    const heard = JSON.stringify([outcome.changes.public, outcome.publicArgs, event]);
    for (const word of ['real', 'WRR', 'Carters', 'Herdsmen', 'axes']) expect(heard).not.toContain(word);
  });

  test('BC-24-DECEPT-PLAY-6: two that the file says are one are drafted as one, and only its side can tell', () => {
    const stands = deceptiveArmy.stands.map((stand, index) =>
      index === 3 || index === 4 ? { ...stand, real: ['HRD'], pair: 1 } : stand,
    );
    const { snapshot, ids } = withArmy(emptyTable(), 'red', { ...deceptiveArmy, stands });
    const [one = '', two = ''] = [ids[3], ids[4]];
    const truths = truthsDrafted(snapshot, 'red', new Map());
    expect(truths.get(one)).toEqual({ m: 1, real: ['HRD'], pair: two });
    expect(truths.get(two)).toEqual({ m: 1, real: ['HRD'], pair: one });
    const plain = play(emptyTable(), 'red-captain', 'bring-army', { side: 'red', army: deceptiveArmy }).outcome;
    const paired = play(emptyTable(), 'red-captain', 'bring-army', {
      side: 'red',
      army: { ...deceptiveArmy, stands },
    }).outcome;
    for (const { publicArgs, changes } of [plain, paired])
      expect(JSON.stringify([publicArgs, changes.public])).not.toContain('pair');
    const told = ({ publicArgs }: Outcome) =>
      JSON.stringify(publicArgs)
        .match(/"[A-Z]{3}"|"[a-zA-Z]+":(?!")[^,[{]+/g)
        ?.sort();
    expect(told(paired)).toEqual(told(plain));
    const lone = deceptiveArmy.stands.map((stand, index) =>
      index === 3 ? { ...stand, real: ['HRD'], pair: 1 } : stand,
    );
    expect(
      answerTo(emptyTable(), 'red-captain', 'bring-army', { side: 'red', army: { ...deceptiveArmy, stands: lone } }),
    ).toBe('bad-army');
  });

  test('a masquerade looks in every way like a stand of the type that it seems to be', () => {
    const [one, other] = [placed.snapshot.public.stand.get(faces.cooks), placed.snapshot.public.stand.get(faces.horde)];
    expect(one).toEqual(other);
    const slots = [faces.cooks, faces.horde].map((id) => placed.snapshot.public.seal.get(`seal:red:${standSlot(id)}`));
    for (const seal of slots) expect(Object.keys(seal ?? {}).sort()).toEqual(['digest', 'side', 'slot']);
  });

  test('its owner finds the mark that the enemy does not see', () => {
    expect(truthOf(asSeenBy(placed.snapshot, 'red'), faces.axes)).toEqual({ m: 1, real: ['WRR', 'WRR'], pair: null });
    expect(truthOf(asSeenBy(placed.snapshot, 'red'), faces.horde)).toEqual({ m: 0 });
    expect(truthOf(asSeenBy(placed.snapshot, 'blue'), faces.axes)).toBeUndefined();
  });
});

describe('placing the stands of such an army (BC-24-DECEPT-DEPLOY-1)', () => {
  test('seals every one of them in the same entry, in the order of the slots', () => {
    expect(placed.outcome.seals?.slots.map(({ k }) => k)).toEqual(places.map(({ id }) => standSlot(id)).sort());
    expect(placed.outcome.seals?.side).toBe('red');
    for (const { id } of places) expect(placed.snapshot.public.stand.get(id)?.place).toBe('board');
  });

  test('tells everyone where they stand and how many seals there are, and no salt and no truth', () => {
    const { outcome, event } = placed;
    expect(outcome.publicArgs).toEqual({ stands: places, slots: 10 });
    expect(outcome.secretOf).toBe('red');
    const heard = JSON.stringify([outcome.changes.public, outcome.publicArgs, event, outcome.seals]);
    for (const { salt } of args.batch as unknown as BatchItem[]) expect(heard).not.toContain(salt);
    expect(heard).not.toMatch(/"m"|"real"|"pair"|WRR/);
  });

  test('a masquerade goes where the type goes that it seems to be, with no word against it', () => {
    expect(placed.event).toMatchObject({
      kind: 'stands-placed',
      troops: { KNT: 1, SPR: 1, PIK: 3, ARC: 1, HRD: 3, JCV: 1 },
    });
  });

  test('is refused without the seals', () => {
    expect(answer({ stands: places })).toBe('seals-missing');
  });

  test.each<[string, string, (batch: BatchItem[]) => BatchItem[]]>([
    ['one seal short', 'wrong-slots', (batch) => batch.slice(1)],
    ['one stand sealed twice', 'wrong-slots', ([first, , ...rest]) => [first, first, ...rest] as BatchItem[]],
    [
      'another stand’s seal',
      'wrong-slots',
      ([first, ...rest]) => [{ ...first, k: 'stand.stand:nobody' } as BatchItem, ...rest],
    ],
    [
      'another salt',
      'wrong-commitment',
      ([first, ...rest]) => [{ ...first, salt: 'a'.repeat(64) } as BatchItem, ...rest],
    ],
    [
      'another truth than was committed to',
      'wrong-commitment',
      (batch) => batch.map((item) => ({ ...item, p: { m: 1, real: [], pair: null } })),
    ],
  ])('is refused with %s', (_what, code, change) => {
    expect(answer(withBatch(change))).toBe(code);
  });

  test('an army without the card has nothing to seal', () => {
    const [id] = standsIn(table, 'blue', 1);
    const batch = (args.batch as unknown as BatchItem[]).slice(0, 1);
    const asked = { stands: [{ id, pose: [40_000, 30_000, 18_000] }], batch };
    expect(answerTo(table, 'blue-captain', 'place-stands', asked)).toBe('no-deception');
  });

  test('where orders are open nothing is sealed, card or not', () => {
    const open = deceptiveTable({ 'sealed-orders': false });
    const stands = placesOf(open.faces);
    expect(answerTo(open.table, 'red-captain', 'place-stands', { stands })).toBe('done');
    expect(answerTo(open.table, 'red-captain', 'place-stands', { stands, batch: args.batch })).toBe('no-deception');
  });

  test('a stand that is returned keeps its seal and is placed again without another', () => {
    const returned = play(placed.snapshot, 'red-captain', 'return-stands', { stands: [faces.cooks] }).snapshot;
    expect(isShut(returned, 'red', standSlot(faces.cooks))).toBe(true);
    const again = { stands: [{ id: faces.cooks, pose: [62_000, 9_000, 0] }] };
    expect(answerTo(returned, 'red-captain', 'place-stands', again)).toBe('done');
    const batch = (args.batch as unknown as BatchItem[]).filter(({ k }) => k === standSlot(faces.cooks));
    expect(answerTo(returned, 'red-captain', 'place-stands', { ...again, batch })).toBe('already-sealed');
  });

  test('whoever places the first half seals that half, and the other half later', () => {
    const [first, second] = [places.slice(0, 2), places.slice(2)];
    const half = play(table, 'red-1', 'place-stands', placingArgs(table, first, truths)).snapshot;
    expect(half.public.seal.has(`seal:red:${standSlot(faces.pikes)}`)).toBe(false);
    const whole = play(half, 'red-captain', 'place-stands', placingArgs(half, second, truths)).snapshot;
    expect([...whole.public.seal.values()].filter(({ slot }) => slot.startsWith('stand.'))).toHaveLength(10);
  });

  test('a flank march seals its stands when it comes in', () => {
    const made = deceptiveTable();
    const away = sentTo(marked({ 3: { edge: 'LF' } }, {}, begun(made.table)), 11);
    const stands = [made.faces.archers, made.faces.cooks, made.faces.axes, made.faces.horde, made.faces.riders].map(
      (id, index) => ({ id, pose: [1_000, 12_000 + 2_000 * index, 9_000] as const }),
    );
    expect(answerTo(away, 'red-3', 'enter-flank', { command: 3, stands })).toBe('seals-missing');
    const { outcome } = play(away, 'red-3', 'enter-flank', {
      command: 3,
      ...placingArgs(away, stands, made.truths),
    });
    expect(outcome.seals?.slots).toHaveLength(5);
    expect(outcome.publicArgs).toEqual({ command: 3, stands, slots: 5 });
    expect(JSON.stringify(outcome.publicArgs)).not.toContain('salt');
  });
});

describe('one stand that poses as two is placed together with itself (BC-24-DECEPT-PLAY-6)', () => {
  const [one, two] = faces.herd;

  test.each<[string, string, StandTruth]>([
    ['with itself', one, { m: 1, real: ['HRD'], pair: one }],
    ['with a stand that knows nothing of it', one, { m: 1, real: ['HRD'], pair: faces.pikes }],
    ['with a stand that names another truth', one, { m: 1, real: ['WRR'], pair: two }],
    ['with a stand that is not there', one, { m: 1, real: ['HRD'], pair: 'stand:nobody' }],
    ['as two that are two', one, { m: 1, real: ['HRD', 'HRD'], pair: two }],
    ['as troops that there are not', faces.cooks, { m: 1, real: ['XYZ'], pair: null }],
  ])('and not %s', (_what, id, truth) => {
    expect(answer(withTruth(id, truth))).toBe('bad-payload');
  });

  test('nor one without the other', () => {
    const half = places.filter(({ id }) => id !== two);
    expect(answer(placingArgs(table, half, truths))).toBe('bad-payload');
  });
});

test('what others hear of a placing is as long whoever poses, and differs in nothing but the digests', () => {
  const heard = (asked: unknown): string => {
    const outcome = attempt(table, 'red-captain', 'place-stands', asked);
    if (isRefusal(outcome)) throw new Error(plainText(outcome.words));
    const { changes, publicArgs, seals } = outcome as Outcome;
    const event = eventHeard(table, 'red-captain', 'place-stands', asked, outcome as Outcome);
    return JSON.stringify([changes.public, publicArgs, seals, event]);
  };
  const blank = (text: string) => text.replaceAll(/[0-9a-f]{64}/g, '#'.repeat(64));
  const plain = blank(heard(args));
  const codes = ['HRD', 'WRR', 'KNT', 'SKM'];
  const truthArbitrary = fc.oneof(
    fc.constant<StandTruth>({ m: 0 }),
    fc.record({
      m: fc.constant(1 as const),
      real: fc.array(fc.constantFrom(...codes), { maxLength: 2 }),
      pair: fc.constant(null),
    }),
  );
  fc.assert(
    fc.property(fc.array(truthArbitrary, { minLength: 10, maxLength: 10 }), fc.integer(), (drawn, seed) => {
      const others = new Map(places.map(({ id }, index) => [id, drawn[index] as StandTruth]));
      const other = heard(placingArgs(table, places, others, seed));
      expect(blank(other)).toBe(plain);
      const after = withChanges(
        table,
        (attempt(table, 'red-captain', 'place-stands', placingArgs(table, places, others, seed)) as Outcome).changes,
      );
      for (const { id } of places) expect(isShut(after, 'red', standSlot(id))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
