import { describe, expect, test } from 'vitest';
import type { CommandNumber } from '../armies/army-draft.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { sampleArmies } from '../samples/sample-armies.ts';
import {
  answerTo,
  asSeenBy,
  begun,
  draftWith,
  emptyTable,
  type Orders,
  sentTo,
  smallArmy,
  standsIn,
  testSealing,
  withArmy,
  withOrders,
} from '../testing/index.ts';
import { batchOf, markerBatchOf } from './batch-of.ts';
import { draftProblems } from './draft-problems.ts';
import { draftChanges, draftOf, plannedOrders } from './drafted.ts';
import { type OrdersDraft, suggestedDraft, withStandsIn } from './order-draft.ts';
import type { Snapshot } from '../records/table.ts';

const table = sentTo(begun(), 2);
const report = (orders: Orders, on: Snapshot = table) => draftProblems(draftWith(on, 'red', orders), on, grand, 'red');
const codes = (orders: Orders, on: Snapshot = table) => report(orders, on).remarks.map((remark) => remark.code);
const lead = (command: CommandNumber): string => suggestedDraft(table, 'red')[command].general as string;
const members = (command: CommandNumber): string[] => standsIn(table, 'red', command);

const armyOf = (stands: readonly object[], halfPoints = 288): Snapshot =>
  withArmy(emptyTable({ 'sealed-orders': true }), 'red', { ...smallArmy, stands, halfPoints, cards: [] }).snapshot;

const many = (count: number, command: CommandNumber, more: object = {}) =>
  Array.from({ length: count }, () => ({ troopType: 'SPR', command, halfPoints: 8, ...more }));
const soundArmy = ([1, 2, 3] as const).flatMap((command) => [
  { troopType: 'KNT', command, halfPoints: 8, general: true, ...(command === 1 ? { overall: true } : {}) },
  ...many(13 - command, command),
]);

describe('a team’s draft', () => {
  test('begins as the army file splits the army, with nobody marching', () => {
    const draft = suggestedDraft(table, 'red');
    expect(draft[1]).toMatchObject({ stands: members(1).toSorted(), edge: 'none', mod: 0, ally: false });
    expect(members(1)).toContain(draft[1].general);
    expect(draft[3].ally).toBe(true);
  });

  test('goes on from what was sealed, when it is thought over', () => {
    const sealed = withOrders(table, 'red', { 2: { edge: 'RB', mod: -1 } });
    expect(suggestedDraft(sealed, 'red')[2]).toMatchObject({ edge: 'RB', mod: -1, stands: members(2).toSorted() });
  });

  /** The plan document's map after one draft was made of another, by so many teammates at the same moment. */
  const written = (...drafts: readonly OrdersDraft[]): ReadonlyMap<string, unknown> =>
    new Map(drafts.flatMap((draft) => [...draftChanges(suggestedDraft(table, 'red'), draft)]));

  test('is the same out of the plan document as into it', () => {
    const draft = draftWith(table, 'red', { 2: { edge: 'LF', mod: 1, at: 30_000 } });
    const moved = withStandsIn(withStandsIn(draft, [lead(1)], null), [members(3)[0] as string], 1);
    expect(draftOf(table, 'red', written(moved))).toEqual(moved);
    expect(written(suggestedDraft(table, 'red')).size).toBe(0);
  });

  test('keeps what two teammates change at the same moment, in one command too', () => {
    const draft = suggestedDraft(table, 'red');
    const follower = (command: CommandNumber) => members(command).find((id) => id !== lead(command)) as string;
    const [first, second] = [follower(2), follower(1)];
    const one = withStandsIn(draft, [first], 1);
    const other = withStandsIn({ ...draft, 2: { ...draft[2], edge: 'RB' } }, [second], 2);
    const both = draftOf(table, 'red', written(one, other));
    expect(both).toEqual(draftOf(table, 'red', written(other, one)));
    expect(both[1].stands).toContain(first);
    expect(both[2].stands).toContain(second);
    expect(both[2]).toMatchObject({ edge: 'RB', general: lead(2) });
    expect([...both[1].stands, ...both[2].stands, ...both[3].stands].toSorted()).toEqual(
      [...members(1), ...members(2), ...members(3)].toSorted(),
    );
  });

  test('takes over what was planned when the army was built', () => {
    const plans = { 1: { edge: 'none', mod: 1 }, 2: { edge: 'LB', mod: -1 }, 3: { edge: 'none', mod: 0 } };
    const draft = draftOf(table, 'red', plannedOrders(plans));
    expect([draft[1].mod, draft[2].mod, draft[2].edge, draft[3].edge]).toEqual([1, -1, 'LB', 'none']);
    expect(draft[2].stands).toEqual(suggestedDraft(table, 'red')[2].stands);
    for (const strange of [undefined, null, 7, [], { 2: 'LB' }, { 2: { edge: 'NW', mod: 4 } }, { 7: { edge: 'LB' } }])
      expect(plannedOrders(strange).size).toBe(0);
  });

  test('leads with nobody whom a teammate has just taken elsewhere', () => {
    const draft = suggestedDraft(table, 'red');
    const other = { ...draft, 1: { ...draft[1], general: members(1).find((id) => id !== lead(1)) ?? null } };
    const gone = withStandsIn(draft, [other[1].general ?? ''], 2);
    expect(draftOf(table, 'red', written(other, gone))[1].general).toBeNull();
  });

  test('believes nothing that a teammate’s browser wrote', () => {
    const bad = new Map<string, unknown>([
      [`in:${members(1)[0]}`, { command: 7 }],
      [`in:${members(2)[0]}`, null],
      ['in:stand:of-nobody', { command: 1 }],
      ['general:1', { general: 7 }],
      ['general:2', { general: 'stand:of-nobody' }],
      ['ally:1', 'yes'],
      ['edge:1', { edge: 'NW' }],
      ['mod:1', { mod: 9 }],
      ['at:1', { at: 'there' }],
    ]);
    const draft = suggestedDraft(table, 'red');
    expect(draftOf(table, 'red', bad)).toEqual({ ...draft, 2: { ...draft[2], general: null } });
  });

  test('moves stands from one command to another; a general who goes leads no more', () => {
    const draft = withStandsIn(suggestedDraft(table, 'red'), [lead(1)], 2);
    expect(draft[1]).toMatchObject({ general: null });
    expect(draft[1].stands).toHaveLength(1);
    expect(draft[2].stands).toContain(lead(1));
    expect(withStandsIn(draft, [lead(1)], null)[2].stands).not.toContain(lead(1));
  });

  test('is sealed as it stands', () => {
    const batch = batchOf(draftWith(table, 'red', { 1: { mod: 1 }, 2: { edge: 'LF' } }), testSealing('red'));
    expect(batch.find(({ k }) => k === 'cmd.1.cp')?.p).toEqual({ mod: 1 });
    expect(batch.find(({ k }) => k === 'cmd.2.flank')?.p).toEqual({ edge: 'LF' });
    expect(new Set(batch.map(({ salt }) => salt)).size).toBe(9);
    expect(answerTo(table, 'red-captain', 'seal-orders', { batch })).toBe('done');
  });

  test('has its markers lettered by chance', () => {
    const plans = ([1, 2, 3] as const).map((command) => ({ command, at: 1_000 * command }));
    const backwards = markerBatchOf(plans, grand, testSealing('red'), (things) => things.toReversed());
    expect(backwards.batch.find(({ k }) => k === 'marker.A')?.p).toEqual({ command: 3 });
    expect(backwards.markers.find(({ letter }) => letter === 'A')?.pose).toEqual([3_000, 0, 0]);
  });
});

describe('what keeps a draft from being sealed', () => {
  test('is its form: stands twice, nowhere or strange, generals elsewhere (GT-FLANK-011)', () => {
    expect(report({}).problems).toEqual([]);
    expect(report({ 1: { stands: [...members(1), members(2)[0] as string] } }).problems).toEqual([
      { code: 'stand-in-two-commands', commands: [1, 2], stand: members(2)[0] },
    ]);
    expect(report({ 1: { stands: [lead(1)] } }).problems).toMatchObject([{ code: 'stands-in-no-command' }]);
    expect(report({ 1: { general: lead(2) } }).problems).toEqual([
      { code: 'general-elsewhere', command: 1, stand: lead(2) },
    ]);
  });

  test('is known to the side alone: an opponent’s browser has no draft to speak of', () => {
    expect(draftProblems(suggestedDraft(asSeenBy(table, 'blue'), 'red'), table, grand, 'red').problems).toMatchObject([
      { code: 'stands-in-no-command', stands: expect.any(Array) },
    ]);
  });
});

describe('what the rules would say of a draft', () => {
  const sound = armyOf(soundArmy);

  test('is nothing where an army follows them', () => {
    expect(report({}, sound).remarks).toEqual([]);
  });

  test.each(sampleArmies.filter(({ profile }) => profile === grand.id))(
    '$army.name can be sealed as it comes',
    ({ army }) => {
      const brought = withArmy(emptyTable({ 'sealed-orders': true }), 'red', army).snapshot;
      expect(report({}, brought)).toMatchObject({ problems: [], remarks: [] });
    },
  );

  test('says sizes in numbers: 144 points, and at least 24 for each command (GT-CMD-003)', () => {
    const { remarks, sizes } = report({});
    expect(remarks).toContainEqual({ code: 'army-size', halfPoints: 42, expected: 288 });
    expect(remarks).toContainEqual({ code: 'small-command', command: 2, halfPoints: 10, least: 48 });
    expect(sizes).toEqual([
      { command: 1, stands: 2, halfPoints: 16 },
      { command: 2, stands: 2, halfPoints: 10 },
      { command: 3, stands: 2, halfPoints: 14 },
    ]);
  });

  test('misses a command’s troops and its general (GT-CMD-004)', () => {
    expect(codes({ 1: { general: null } })).toContain('no-general');
    expect(codes({ 1: { stands: [], general: null } })).toContain('empty-command');
  });

  test('bars skirmishers from leading other troops, and lets them lead their own (GT-GEN-005, GT-GEN-006)', () => {
    const led = (others: string) =>
      armyOf([
        { troopType: 'SKM', command: 2, halfPoints: 6, general: true },
        { troopType: others, command: 2, halfPoints: 6 },
      ]);
    expect(report({}, led('SPR')).remarks).toContainEqual({ code: 'general-type', command: 2, troopType: 'SKM' });
    expect(codes({}, led('RBL'))).not.toContain('general-type');
  });

  test('wants the overall commander to lead the largest command (GT-GEN-002)', () => {
    const [one = ''] = standsIn(sound, 'red', 1).filter((id) => !sound.sides['red']?.stand.get(id)?.general);
    const draft = withStandsIn(
      withStandsIn(suggestedDraft(sound, 'red'), standsIn(sound, 'red', 3).slice(0, 6), 2),
      [one],
      3,
    );
    const said = draftProblems(draft, sound, grand, 'red').remarks;
    expect(said).toContainEqual({ code: 'overall-not-in-largest', command: 1, largest: [2] });
    expect(codes({ 1: { general: one } }, sound)).toContain('overall-not-general');
  });

  test('pairs each +1 with a -1 of the same polity (GT-CP-002, GT-CP-003, GT-CP-004, GT-CP-008)', () => {
    expect(codes({ 1: { mod: 1 }, 2: { mod: -1 } }, sound)).toEqual([]);
    expect(report({ 1: { mod: 1 } }, sound).remarks).toEqual([{ code: 'modifiers-unpaired', plus: [1], minus: [] }]);
    const guests = armyOf(soundArmy.map((stand) => (stand.command === 3 ? { ...stand, polity: 'Guests' } : stand)));
    expect(report({ 2: { mod: -1 }, 3: { mod: 1 } }, guests).remarks).toEqual([
      { code: 'modifier-without-partner', command: 3, polity: 'Guests' },
    ]);
  });

  test('leaves an ally’s die as it is (GT-CP-007)', () => {
    const said = report({ 1: { mod: -1 }, 3: { mod: 1, ally: true } }, sound).remarks;
    expect(said).toContainEqual({ code: 'ally-modified', command: 3 });
  });

  test('keeps an ally together and to itself (GT-CMD-006, GT-FLANK-001)', () => {
    const allied = armyOf(
      soundArmy.map((stand) => (stand.command === 3 ? { ...stand, ally: true, polity: 'Guests' } : stand)),
    );
    expect(codes({}, allied)).toEqual([]);
    const [guest = ''] = standsIn(allied, 'red', 3).filter((id) => !allied.sides['red']?.stand.get(id)?.general);
    const said = draftProblems(withStandsIn(suggestedDraft(allied, 'red'), [guest], 2), allied, grand, 'red').remarks;
    expect(said).toContainEqual({ code: 'ally-split', ally: 1, commands: [2, 3] });
    expect(said).toContainEqual({ code: 'ally-mixed', command: 2, allied: 1, others: 12 });
    expect(codes({ 3: { ally: false } }, allied)).toContain('ally-unsaid');
  });

  test('wonders when nobody is left for the table', () => {
    expect(codes({ 1: { edge: 'LF' }, 2: { edge: 'RF' }, 3: { edge: 'LB' } }, sound)).toEqual(['all-march']);
  });
});
