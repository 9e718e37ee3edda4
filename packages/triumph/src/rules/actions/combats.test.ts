import { reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { combatsOf } from '../combat/combats-of.ts';
import { canBeTakenBack } from '../events/battle-events.ts';
import { answerTo, asPlain, asSeenBy, attempt, fieldOf, play, RecordedMatch, smallArmy } from '../testing/index.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import { replayMatch } from '../replay/replay-match.ts';
import type { Combat, Term } from '../records/combat.ts';
import { Edits, type Snapshot } from '../records/table.ts';

const lines = fieldOf({
  stands: {
    a: { troopType: 'KNT', at: [45, 18, 0], command: 1, general: true },
    b: { troopType: 'SPR', at: [47, 18, 0], command: 1 },
    d: { troopType: 'HFT', at: [45, 18, 180], side: 'blue', command: 1, uses: { ET: 7 } },
    e: { troopType: 'ARC', at: [60, 18, 180], side: 'blue', command: 1 },
    s: { troopType: 'ARC', at: [60, 16, 0], command: 2 },
    away: { troopType: 'SPR', at: [10, 10, 0], side: 'blue' },
  },
  camps: { camp: { side: 'red', at: [80, 1, 0] } },
});
const fight = { kind: 'close', attacker: 'a', defender: 'd' } as const;

const taken = (): Snapshot => play(lines, 'red-captain', 'take-up-combat', fight).snapshot;
const c1 = (snapshot: Snapshot): Combat => snapshot.public.combat.get('c1') as Combat;
const termOf = (snapshot: Snapshot, side: string, code: string): Term | undefined =>
  c1(snapshot).terms[side]?.find((term) => term.code === code);

/** The combat as the dice would have it. */
const thrown = (snapshot: Snapshot, attacker: number, defender: number): Snapshot => {
  const fought = play(snapshot, 'blue-1', 'fight-combat', { id: 'c1' }).snapshot;
  const combat = { ...c1(fought), dice: { red: attacker, blue: defender } };
  const laid = withChanges(fought, new Edits(fought).put('combat', 'c1', combat).changes());
  // The sums are judged anew where one of their numbers is changed.
  const more = play(laid, 'umpire', 'change-combat', { id: 'c1', side: 'red', code: 'by-hand', value: 1 }).snapshot;
  return play(more, 'umpire', 'change-combat', { id: 'c1', side: 'red', code: 'by-hand', value: null }).snapshot;
};

describe('taking up a combat', () => {
  test('puts both sums on the table, each number with its source', () => {
    const combat = c1(taken());
    expect(combat).toMatchObject({ turn: 2, kind: 'close', attacker: 'a', defender: 'd', edge: 'front' });
    expect(combat.terms['red']?.map(({ code, value }) => [code, value])).toEqual([
      ['close', 3],
      ['own-general', 1],
    ]);
    for (const { source, by } of Object.values(combat.terms).flat())
      expect([source.length > 8, by]).toEqual([true, 'rule']);
  });

  test('is what either side’s browser would work out, and the umpire’s', () => {
    const said = attempt(lines, 'red-captain', 'take-up-combat', fight);
    for (const side of ['red', 'blue', 'nobody'])
      expect(attempt(asSeenBy(lines, side), 'red-captain', 'take-up-combat', fight)).toEqual(said);
  });

  test('twice is reckoned anew under the same id, and keeps what people changed', () => {
    const changed = play(taken(), 'blue-captain', 'change-combat', {
      id: 'c1',
      side: 'red',
      code: 'own-general',
      value: 0,
    }).snapshot;
    const own = play(changed, 'red-captain', 'change-combat', { id: 'c1', side: 'blue', code: 'by-hand', value: 2 });
    const again = play(own.snapshot, 'red-1', 'take-up-combat', fight);
    expect(again.event).toMatchObject({ kind: 'combat-taken-up', id: 'c1', isAgain: true });
    expect(termOf(again.snapshot, 'red', 'own-general')).toMatchObject({ value: 0, by: 'blue-captain', rule: 1 });
    expect(termOf(again.snapshot, 'blue', 'by-hand')).toMatchObject({ value: 2, by: 'red-captain' });
  });

  test('gives each its own id, and forgets those of long ago', () => {
    const two = play(taken(), 'red-captain', 'take-up-combat', { kind: 'ranged', attacker: 's', defender: 'e' });
    expect([...two.snapshot.public.combat.keys()]).toEqual(['c1', 'c2']);
    const later = [1, 2].reduce((table) => play(table, 'umpire', 'begin-turn', {}).snapshot, two.snapshot);
    const third = play(later, 'red-captain', 'take-up-combat', { kind: 'ranged', attacker: 's', defender: 'e' });
    expect([...third.snapshot.public.combat.keys()]).toEqual(['c3']);
  });

  test.each([
    ['a stand that is not there', 'red-captain', { ...fight, defender: 'nobody' }, 'not-on-board'],
    ['a stand that is a camp', 'red-captain', { ...fight, attacker: 'camp' }, 'not-on-board'],
    ['two of one side', 'red-captain', { ...fight, defender: 'b' }, 'same-side'],
    ['a spectator', 'spectator', fight, 'not-allowed'],
    ['another kind', 'red-captain', { ...fight, kind: 'duel' }, 'bad-arguments'],
    ['a key that means something else', 'red-captain', { ...fight, defender: '__proto__' }, 'not-on-board'],
    ['more than is asked', 'red-captain', { ...fight, terms: {} }, 'bad-arguments'],
  ])('%s: no', (_what, seat, args, answer) => expect(answerTo(lines, seat, 'take-up-combat', args)).toBe(answer));

  test('whoever stands in reserve is no more there than somebody made up', () => {
    const stand = lines.public.stand.get('away')!;
    const edits = new Edits(lines).put('stand', 'away', { ...stand, place: 'reserve' }).put('pose', 'away', null);
    const hidden = withChanges(lines, edits.changes());
    const args = { ...fight, defender: 'away' };
    expect(attempt(hidden, 'red-captain', 'take-up-combat', args)).toEqual(
      attempt(lines, 'red-captain', 'take-up-combat', { ...fight, defender: 'nobody' }),
    );
  });
});

describe('changing a number', () => {
  const change = { id: 'c1', side: 'red', code: 'own-general' } as const;

  test('says who did, and what the rules say', () => {
    const played = play(taken(), 'blue-1', 'change-combat', { ...change, value: 0 });
    expect(termOf(played.snapshot, 'red', 'own-general')).toMatchObject({ value: 0, by: 'blue-1', rule: 1 });
    expect(played.event).toMatchObject({ kind: 'combat-changed', side: 'red', code: 'own-general', value: 0, was: 1 });
    const back = play(played.snapshot, 'red-captain', 'change-combat', { ...change, value: 1 }).snapshot;
    expect(termOf(back, 'red', 'own-general')).toEqual(termOf(taken(), 'red', 'own-general'));
  });

  test('of one’s own comes and goes', () => {
    const own = { id: 'c1', side: 'blue', code: 'by-hand' } as const;
    const with2 = play(taken(), 'red-captain', 'change-combat', { ...own, value: 2 }).snapshot;
    expect(termOf(with2, 'blue', 'by-hand')).toMatchObject({ value: 2, by: 'red-captain' });
    expect(c1(play(with2, 'red-captain', 'change-combat', { ...own, value: null }).snapshot)).toEqual(c1(taken()));
  });

  test('after the dice lets them count anew', () => {
    const tie = thrown(taken(), 2, 2);
    expect(c1(tie).result).toEqual({ kind: 'tie' });
    const less = play(tie, 'umpire', 'change-combat', { ...change, value: 0 }).snapshot;
    expect(c1(less).result).toMatchObject({ kind: 'beaten', loser: 'a' });
  });

  test.each([
    ['of no combat', { ...change, id: 'c9', value: 1 }, 'no-such-combat'],
    ['that neither sum has', { ...change, code: 'luck', value: 1 }, 'no-such-term'],
    ['of one’s own for a stand', { ...change, code: 'by-hand', of: 'a', value: 1 }, 'no-such-term'],
    ['that it is already', { ...change, value: 1 }, 'already-done'],
    ['beyond all bounds', { ...change, value: 1e9 }, 'bad-arguments'],
    ['of a side that there is not', { ...change, side: 'green', value: 1 }, 'bad-arguments'],
  ])('%s: no', (_what, args, answer) => expect(answerTo(taken(), 'red-1', 'change-combat', args)).toBe(answer));
});

describe('fighting', () => {
  test('throws both dice in one draw, the attacker’s first', () => {
    const played = play(taken(), 'blue-captain', 'fight-combat', { id: 'c1' });
    const { dice } = c1(played.snapshot);
    expect(played.outcome.draw).toMatchObject({ req: { d: [6, 6], why: 'combat: c1' } });
    expect(played.outcome.result).toEqual({ values: [dice?.['red'], dice?.['blue']] });
    expect(played.event).toMatchObject({ kind: 'combat-fought', values: [dice?.['red'], dice?.['blue']], side: 'red' });
  });

  test('happens once, and never after it is over', () => {
    const fought = play(taken(), 'red-captain', 'fight-combat', { id: 'c1' }).snapshot;
    expect(answerTo(fought, 'red-captain', 'fight-combat', { id: 'c1' })).toBe('already-fought');
    expect(answerTo(fought, 'red-captain', 'drop-combat', { id: 'c1' })).toBe('already-fought');
    const over = play(fought, 'red-captain', 'apply-combat', { id: 'c1' }).snapshot;
    for (const name of ['fight-combat', 'apply-combat', 'drop-combat'])
      expect(answerTo(over, 'red-captain', name, { id: 'c1' })).toBe('already-done');
  });

  test('one that was taken up by mistake is put away', () => {
    const gone = play(taken(), 'red-captain', 'drop-combat', { id: 'c1' });
    expect([gone.snapshot.public.combat.size, gone.event.kind]).toEqual([0, 'combat-dropped']);
  });
});

describe('doing what comes of it', () => {
  test('moves, losses and screens go in one entry, which one undo takes back', () => {
    const beaten = thrown(taken(), 4, 3);
    const played = play(beaten, 'red-1', 'apply-combat', { id: 'c1' });
    const { pose, stand, combat } = played.snapshot.public;
    expect(stand.get('d')).toMatchObject({ place: 'lost' });
    expect([pose.has('d'), pose.get('a')]).toEqual([false, [45_000, 19_500, 0]]);
    expect(combat.get('c1')?.isApplied).toBe(true);
    expect(played.event).toMatchObject({
      kind: 'combat-applied',
      end: 'beaten',
      outcome: 'destroyed',
      lost: 1,
      moved: 1,
    });
    expect(canBeTakenBack(played.event)).toBe(true);
    expect(asPlain(withChanges(played.snapshot, reverse(played.outcome.changes)))).toEqual(asPlain(beaten));
  });

  test('a stand that falls back loses its screen and keeps its place in the line', () => {
    const weak = play(taken(), 'red-captain', 'change-combat', { id: 'c1', side: 'red', code: 'close', value: 0 });
    const beaten = thrown(weak.snapshot, 1, 1);
    expect(c1(beaten).result).toMatchObject({ kind: 'doubled', loser: 'a' });
    const tie = thrown(taken(), 2, 2);
    const done = play(tie, 'blue-captain', 'apply-combat', { id: 'c1' }).snapshot;
    expect(done.public.stand.get('d')?.uses).toEqual({ ET: 7 });
    expect(done.public.pose).toEqual(tie.public.pose);
  });

  test('a pursuit can be left out, or made where nobody knows', () => {
    const beaten = thrown(taken(), 4, 3);
    const held = play(beaten, 'red-captain', 'apply-combat', { id: 'c1', pursue: false }).snapshot;
    expect(held.public.pose.get('a')).toEqual([45_000, 18_000, 0]);
  });

  test('BC-10-HOLD-PLAY-1: Hold the Line keeps whoever would go', () => {
    const beaten = thrown(taken(), 4, 3);
    const played = play(beaten, 'red-captain', 'play-card', { card: 'HL', on: ['a'] }).snapshot;
    const held = play(played, 'red-captain', 'apply-combat', { id: 'c1' }).snapshot;
    expect(held.public.pose.get('a')).toEqual([45_000, 18_000, 0]);
    expect(held.public.stand.get('d')?.place).toBe('lost');
  });

  test('BC-20-ESCREEN-PLAY-8: whoever pursues leaves its screen behind', () => {
    const screened = fieldOf({
      stands: {
        a: { troopType: 'PIK', at: [45, 18, 0], uses: { ET: 7 } },
        d: { troopType: 'RDR', at: [45, 18, 180], side: 'blue' },
      },
    });
    const met = play(screened, 'red-captain', 'take-up-combat', fight).snapshot;
    const strong = play(met, 'umpire', 'change-combat', { id: 'c1', side: 'red', code: 'close', value: 20 }).snapshot;
    const beaten = thrown(strong, 3, 3);
    const stays = play(beaten, 'red-captain', 'apply-combat', { id: 'c1', pursue: false }).snapshot;
    expect(stays.public.stand.get('a')?.uses).toEqual({ ET: 7 });
    const goes = play(beaten, 'red-captain', 'apply-combat', { id: 'c1', pursue: true }).snapshot;
    expect(goes.public.stand.get('a')?.uses).toBeUndefined();
    expect(goes.public.pose.get('a')).not.toEqual(beaten.public.pose.get('a'));
  });

  test('by hand it is only said to be over', () => {
    const done = play(taken(), 'umpire', 'apply-combat', { id: 'c1', isByHand: true });
    expect(Object.keys(done.outcome.changes.public ?? {})).toEqual(['combat']);
    expect(c1(done.snapshot)).toMatchObject({ isApplied: true, isByHand: true });
  });

  test('without dice there is nothing to do', () => {
    expect(answerTo(taken(), 'red-captain', 'apply-combat', { id: 'c1' })).toBe('not-fought');
  });

  test('where one of the two is gone meanwhile, people settle it by hand', () => {
    const beaten = thrown(taken(), 4, 3);
    const gone = play(beaten, 'blue-captain', 'lose-stands', { stands: ['d'] }).snapshot;
    expect(answerTo(gone, 'red-captain', 'apply-combat', { id: 'c1' })).toBe('not-on-board');
    expect(answerTo(gone, 'red-captain', 'apply-combat', { id: 'c1', isByHand: true })).toBe('done');
  });

  test('BC-08-MOBINF-PLAY-16: whom arrows drove from its carts shoots no more in this turn', () => {
    const carts = fieldOf({
      stands: {
        s: { troopType: 'ARC', at: [45, 18, 0], command: 1 },
        m: { troopType: 'ARC', at: [45, 20, 180], side: 'blue', uses: { MI: 7 } },
      },
    });
    const met = play(carts, 'red-captain', 'take-up-combat', { kind: 'ranged', attacker: 's', defender: 'm' });
    const strong = play(met.snapshot, 'umpire', 'change-combat', { id: 'c1', side: 'red', code: 'shooting', value: 5 });
    const beaten = thrown(strong.snapshot, 3, 3);
    const done = play(beaten, 'red-captain', 'apply-combat', { id: 'c1' }).snapshot;
    expect(done.public.stand.get('m')?.uses).toBeUndefined();
    expect(c1(done).dropped).toEqual(['m']);
    const listed = combatsOf(done, fullProfileAt(done), worldOfTable(done, fullProfileAt(done)));
    expect(listed.map(({ attacker }) => attacker)).toEqual([]);
  });

  test('a camp that is beaten is sacked', () => {
    const raid = fieldOf({
      stands: { r: { troopType: 'JCV', side: 'blue', at: [45, 2, 180], command: 1 } },
      camps: { camp: { side: 'red', at: [45, 1, 0] } },
      turnOf: 'blue',
    });
    const met = play(raid, 'blue-captain', 'take-up-combat', { kind: 'close', attacker: 'r', defender: 'camp' });
    const fought = play(met.snapshot, 'blue-captain', 'fight-combat', { id: 'c1' }).snapshot;
    const sure = play(fought, 'umpire', 'change-combat', { id: 'c1', side: 'blue', code: 'close', value: 9 }).snapshot;
    const done = play(sure, 'blue-captain', 'apply-combat', { id: 'c1' });
    expect(done.snapshot.public.camp.get('camp')?.sacked).toBe(true);
    expect(done.event).toMatchObject({ kind: 'combat-applied', attacker: 'JCV', defender: 'camp', outcome: 'sacked' });
  });
});

describe('a match with combats', () => {
  const evening = (): RecordedMatch => {
    const match = new RecordedMatch({});
    const bring = (side: 'red' | 'blue') =>
      (match.act(`${side}-captain`, 'bring-army', { side, army: smallArmy }).result as { stands: string[] }).stands;
    const [red, blue] = [bring('red')[0] as string, bring('blue')[0] as string];
    match.act('red-captain', 'place-stands', { stands: [{ id: red, pose: [45_000, 18_000, 0] }] });
    match.act('blue-captain', 'place-stands', { stands: [{ id: blue, pose: [45_000, 18_000, 18_000] }] });
    match.act('red-captain', 'take-up-combat', { kind: 'close', attacker: red, defender: blue });
    match.act('blue-captain', 'change-combat', { id: 'c1', side: 'red', code: 'by-hand', value: 1 });
    match.act('red-captain', 'fight-combat', { id: 'c1' });
    match.act('red-captain', 'apply-combat', { id: 'c1' });
    return match;
  };

  test('verifies, dice and all', () => expect(replayMatch(evening().entries).faults).toEqual([]));

  /** Otherwise than they fell, however that was: the dice of an evening are by chance. */
  const otherDie = (die: number): number => (die % 6) + 1;

  test.each<[string, (fought: Required<Combat>) => object]>([
    ['other dice', ({ dice }) => ({ dice: { ...dice, red: otherDie(dice['red'] ?? 0) } })],
    ['another result', ({ result }) => ({ result: { kind: result.kind === 'tie' ? 'doubled' : 'tie' } })],
    ['a number that nobody put in', () => ({ terms: { red: [], blue: [] } })],
  ])('does not with %s', (_what, change) => {
    const forged = evening().entries.map((entry) => {
      if (entry.name !== 'fight-combat') return entry;
      const { combat = {} } = (entry.changes ?? {}) as { readonly combat?: Record<string, [object, Required<Combat>]> };
      const [before, after] = combat['c1'] ?? [];
      if (!after) throw new Error('nothing was fought');
      return { ...entry, changes: { combat: { c1: [before, { ...after, ...change(after) }] } } } as typeof entry;
    });
    expect(replayMatch(forged).faults[0]).toMatchObject({ kind: 'rules' });
  });

  test('nor where the dice were thrown for something else', () => {
    const forged = evening().entries.map((entry) =>
      entry.name === 'fight-combat'
        ? ({ ...entry, draw: { ...(entry.draw as object), req: { d: [6, 6], why: 'combat: c2' } } } as typeof entry)
        : entry,
    );
    expect(replayMatch(forged).faults[0]).toMatchObject({ kind: 'rules' });
  });
});
