import { type Leg, plan } from '@vexillum/geometry';
import { isRefusal, type Json, type Pose, reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { type MoveArgs, moveArgsOf } from '../moves/move-args.ts';
import { moveRulesFor } from '../moves/move-rules-for.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { answerTo, asPlain, asSeenBy, attempt, boardWith, lineOf, type Played, play } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

const line = boardWith(lineOf(4, [40, 10], { command: 2 }));
const ids = ['red0', 'red1', 'red2', 'red3'];

const argsFor = (snapshot: Snapshot, group: readonly string[], legs: readonly Leg[]): MoveArgs => {
  const profile = profileAt(snapshot);
  const planned = plan(group, legs, worldOfTable(snapshot, profile), moveRulesFor(snapshot, profile, group));
  const args = moveArgsOf(snapshot, legs, planned);
  if (!args) throw new Error('nobody moves');
  return args;
};
const march = (snapshot: Snapshot, group: readonly string[], ...legs: Leg[]): Played =>
  play(snapshot, 'red-captain', 'move-stands', argsFor(snapshot, group, legs));
const reckoningOf = ({ event }: Played) => (event.kind === 'stands-moved' ? event.reckoning : undefined);
const turn = (snapshot: Snapshot): Snapshot => play(snapshot, 'red-captain', 'begin-turn', {}).snapshot;
const ahead = (distance: number): Leg => ({ kind: 'advance', distance });
const trailOf = (snapshot: Snapshot, id: string) => snapshot.public.trail.get(id);

describe('the log of a move', () => {
  test('tells its legs, what each cost, and what it all cost of how much', () => {
    const { event } = march(line, ids, ahead(0.5), { kind: 'wheel', side: 'left', degrees: 22 });
    expect(event).toEqual({
      kind: 'stands-moved',
      count: 4,
      troops: { SPR: 4 },
      side: 'red',
      group: 2,
      farMu: expect.any(Number),
      isBack: false,
      reckoning: {
        legs: [
          { kind: 'advance', mu: 0.5, priceMu: 0.5 },
          { kind: 'wheel', side: 'left', degrees: 22, priceMu: 3.053 },
        ],
        further: 0,
        costMu: 3.553,
        spentMu: 0,
        budgetMu: 3,
      },
    });
  });

  test('names the command only where all stands share one that everyone knows', () => {
    const mixed = boardWith({ a: { at: [40, 10, 0], command: 1 }, b: { at: [42, 10, 0], command: 2 } });
    expect(march(mixed, ['a', 'b'], ahead(1)).event).not.toHaveProperty('group');
    const secret = boardWith({ a: { at: [40, 10, 0], secret: { command: 1 } } });
    expect(march(secret, ['a'], ahead(1)).event).not.toHaveProperty('group');
  });

  test('says what slowed it', () => {
    const wood = { wood: { type: 'woods', at: [40, 14, 0], size: [8, 6] } } as const;
    const knights = boardWith({ knights: { at: [40, 9, 0], troopType: 'KNT' } }, wood);
    expect(reckoningOf(march(knights, ['knights'], ahead(4)))).toMatchObject({
      costMu: 4,
      budgetMu: 3,
      slowedBy: 'woods',
    });
    const beside = reckoningOf(march(knights, ['knights'], { kind: 'slide', distance: 5 }));
    expect(beside).toMatchObject({ budgetMu: 5 });
    expect(beside).not.toHaveProperty('slowedBy');
  });

  test('tells nobody whether a stand has camels', () => {
    const dunes = { dunes: { type: 'dunes', at: [40, 14, 0], size: [8, 6] } } as const;
    const [plain, camels] = [[], ['LC']].map((cards) => {
      const snapshot = boardWith({ riders: { at: [40, 9, 0], troopType: 'BAD', secret: { cards } } }, dunes);
      return march(turn(snapshot), ['riders'], ahead(4));
    });
    expect([camels?.outcome, camels?.event]).toEqual([plain?.outcome, plain?.event]);
    expect(plain && reckoningOf(plain)).toMatchObject({ costMu: 4, budgetMu: 6 });
  });

  test('tells four legs one by one, counts the others, and stays small', () => {
    const wheels = Array.from({ length: 12 }, (): Leg => ({ kind: 'wheel', side: 'right', degrees: 12.34 }));
    const moved = march(line, ids, ...wheels);
    expect(reckoningOf(moved)?.legs).toHaveLength(4);
    expect(reckoningOf(moved)?.further).toBe(8);
    expect(JSON.stringify(moved.event).length).toBeLessThan(600);
  });

  test('a proposal in the middle of a move is planned again like the rest', () => {
    const column = Object.fromEntries(ids.map((id, index): [string, Pose] => [id, [40_000, 12_000 - 750 * index, 0]]));
    const legs: Leg[] = [
      { kind: 'place', poses: column },
      { kind: 'column', distance: 1, turn: { side: 'right', degrees: 30 } },
    ];
    const moved = march(line, ids, ...legs);
    expect(reckoningOf(moved)?.legs).toMatchObject([{ kind: 'place' }, { kind: 'column', mu: 1, degrees: 30 }]);
    expect(moved.snapshot.public.stand.get('red3')?.hinges).toHaveLength(1);
  });
});

describe('legs that are not believed', () => {
  const args = argsFor(line, ids, [{ kind: 'wheel', side: 'left', degrees: 22 }]);
  const plain = {
    kind: 'stands-moved',
    count: 4,
    troops: { SPR: 4 },
    side: 'red',
    group: 2,
    farMu: 3.053,
    isBack: false,
  };
  const told = (changedArgs: object) => play(line, 'red-captain', 'move-stands', changedArgs);

  test('without where the stands come from', () => {
    expect(told({ ...args, moves: args.moves.map(({ id, to }) => ({ id, to })) }).event).toEqual(plain);
  });

  test('that lead elsewhere', () => {
    expect(told({ ...args, legs: [{ kind: 'wheel', side: 'left', turn: 2100 }] }).event).toEqual(plain);
  });

  test('of another make, and none at all', () => {
    expect(told({ ...args, legs: [{ kind: 'teleport' }] }).event).toEqual(plain);
    expect(told({ moves: args.moves }).event).toEqual(plain);
  });

  test('that turn round and round, whose working out would take the server’s time', () => {
    const crowd = boardWith(lineOf(40, [45, 10]));
    const moves = [...crowd.public.pose].map(([id, from]) => ({ id, from, to: from }));
    const spin = { kind: 'wheel', side: 'left', turn: 36_000 };
    expect(reckoningOf(play(crowd, 'red-captain', 'move-stands', { moves, legs: [spin] }))).toBeUndefined();
    const few = { moves: moves.slice(0, 4), legs: [spin] };
    expect(reckoningOf(play(crowd, 'red-captain', 'move-stands', few))?.legs).toMatchObject([
      { kind: 'wheel', side: 'left', degrees: 360 },
    ]);
  });

  test('the price is worked out again, whatever was sent', () => {
    const cheap = { ...args, legs: args.legs?.map((leg) => ({ ...leg, arc: 1, chord: 1 })) };
    expect(reckoningOf(told(cheap))).toMatchObject({ costMu: 3.053 });
  });
});

describe('a stand that somebody else has moved meanwhile', () => {
  test('is not moved from where it was seen', () => {
    const args = argsFor(line, ['red0'], [ahead(1)]);
    const meanwhile = march(line, ids, ahead(2)).snapshot;
    const answer = attempt(meanwhile, 'red-captain', 'move-stands', args);
    expect(isRefusal(answer) && [answer.code, answer.field]).toEqual(['moved-meanwhile', 'moves.0.from']);
    expect(
      answerTo(meanwhile, 'red-captain', 'move-stands', { moves: [{ id: 'red0', to: [40_000, 12_000, 0] }] }),
    ).toBe('done');
  });
});

describe('trails', () => {
  test('there are none before the first turn', () => {
    expect(march(line, ids, ahead(1)).snapshot.public.trail.size).toBe(0);
  });

  test('tell where a stand stood when the turn began, and what its moves have cost so far', () => {
    const once = march(turn(line), ids, ahead(1)).snapshot;
    expect(trailOf(once, 'red0')).toEqual({ from: [37_000, 10_000, 0], cost: 1000, budget: 3000, phase: 'cards' });
    const twice = march(once, ids, { kind: 'wheel', side: 'left', degrees: 10 });
    expect(trailOf(twice.snapshot, 'red0')).toEqual({
      from: [37_000, 10_000, 0],
      cost: 2394,
      budget: 3000,
      phase: 'cards',
    });
    expect(reckoningOf(twice)).toMatchObject({ costMu: 1.394, spentMu: 1, budgetMu: 3 });
  });

  test('keep the smallest budget that any of the moves was under', () => {
    const wood = { wood: { type: 'prepared-defenses', at: [45, 11, 0], size: [2, 2] } } as const;
    const knights = turn(boardWith({ knights: { at: [40, 10, 0], troopType: 'KNT' } }, wood));
    const through = march(knights, ['knights'], ahead(0.5), { kind: 'slide', distance: 5 }).snapshot;
    const out = march(through, ['knights'], { kind: 'slide', distance: -4 }).snapshot;
    expect(trailOf(out, 'knights')).toMatchObject({ cost: 9500, budget: 3000 });
    const onOpenGround = march(out, ['knights'], { kind: 'slide', distance: -1.5 });
    expect(reckoningOf(onOpenGround)).toMatchObject({ spentMu: 9.5, costMu: 1.5, budgetMu: 3 });
    expect(reckoningOf(onOpenGround)).not.toHaveProperty('slowedBy');
  });

  test('a move without legs costs what its front corner that moved most has come', () => {
    const moves = [{ id: 'red0', to: [37_000, 12_000, 0] }];
    const { snapshot } = play(turn(line), 'red-captain', 'move-stands', { moves });
    expect(trailOf(snapshot, 'red0')).toEqual({ from: [37_000, 10_000, 0], cost: 2000, phase: 'cards' });
  });

  test('keep how a group went that only single stands go, in whichever of its moves', () => {
    const aside = march(turn(line), ids, { kind: 'slide', distance: 1 }).snapshot;
    expect(ids.map((id) => trailOf(aside, id)?.inGroup)).toEqual(ids.map(() => ['sideways']));
    const on = march(march(aside, ids, ahead(1)).snapshot, ids, ahead(-0.5)).snapshot;
    expect(trailOf(on, 'red0')?.inGroup).toEqual(['back', 'sideways']);
    expect(trailOf(march(turn(line), ['red0'], ahead(-1)).snapshot, 'red0')).not.toHaveProperty('inGroup');
  });

  test('a stand that is back where the turn began has not moved', () => {
    const away = march(turn(line), ids, ahead(1)).snapshot;
    const home = Object.fromEntries(ids.map((id) => [id, trailOf(away, id)?.from as Pose]));
    const { snapshot, event } = march(away, ids, { kind: 'place', poses: home });
    expect(snapshot.public.trail.size).toBe(0);
    expect(event).toMatchObject({ isBack: true });
    expect(event).not.toHaveProperty('reckoning');
  });

  test('taking a move back takes its trail back', () => {
    const once = march(turn(line), ids, ahead(1)).snapshot;
    const twice = march(once, ids, ahead(1));
    expect(asPlain(withChanges(twice.snapshot, reverse(twice.outcome.changes)))).toEqual(asPlain(once));
  });

  test.each(['lose-stands', 'return-stands'])('%s takes the trail along', (name) => {
    const away = march(turn(line), ids, ahead(1)).snapshot;
    const { snapshot, outcome } = play(away, 'red-captain', name, { stands: ['red0'] });
    expect([...snapshot.public.trail.keys()]).toEqual(['red1', 'red2', 'red3']);
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(away));
  });

  test('the next turn begins without any', () => {
    const away = march(turn(line), ids, ahead(1)).snapshot;
    const next = play(away, 'red-captain', 'begin-turn', {});
    expect(next.snapshot.public.trail.size).toBe(0);
    expect(asPlain(withChanges(next.snapshot, reverse(next.outcome.changes)))).toEqual(asPlain(away));
  });
});

describe('a column that turns', () => {
  const column = boardWith(
    Object.fromEntries(ids.map((id, index) => [id, { at: [40, 15 - 0.75 * index, 0] as const }])),
  );
  const bend: Leg = { kind: 'column', distance: 1, turn: { side: 'left', degrees: 45 } };
  const bent = march(column, ids, bend).snapshot;
  const hinges = (snapshot: Snapshot) => ids.filter((id) => snapshot.public.stand.get(id)?.hinges);

  test('keeps the corner for those who have yet to pass it, until all have', () => {
    expect(hinges(bent)).toEqual(['red2', 'red3']);
    const further = march(bent, ids, { kind: 'column', distance: 2 }).snapshot;
    expect(hinges(further)).toEqual([]);
    expect(ids.map((id) => further.public.pose.get(id)?.[2])).toEqual([31_500, 31_500, 31_500, 31_500]);
    expect(further.public.stand.get('red3')).toEqual(column.public.stand.get('red3'));
  });

  test('forgets the corner when a stand goes its own way, and knows it again when that is taken back', () => {
    const carried = play(bent, 'red-captain', 'move-stands', { moves: [{ id: 'red3', to: [50_000, 10_000, 0] }] });
    expect(hinges(carried.snapshot)).toEqual(['red2']);
    expect(asPlain(withChanges(carried.snapshot, reverse(carried.outcome.changes)))).toEqual(asPlain(bent));
  });

  test('stands as it stood when the turn began, once it is back there', () => {
    const began = turn(bent);
    const away = march(began, ids, { kind: 'column', distance: 2 }).snapshot;
    expect(hinges(away)).toEqual([]);
    const home = Object.fromEntries(ids.map((id) => [id, trailOf(away, id)?.from as Pose]));
    const back = march(away, ids, { kind: 'place', poses: home }).snapshot;
    expect(asPlain(back)).toEqual(asPlain(began));
  });

  test('is straight again when its stands have left the board', () => {
    const lost = play(bent, 'red-captain', 'lose-stands', { stands: ['red3'] }).snapshot;
    expect(hinges(lost)).toEqual(['red2']);
  });
});

describe('a browser', () => {
  test('of the own side foresees exactly what the server does', () => {
    const wood = { wood: { type: 'woods', at: [40, 14, 0], size: [8, 6] } } as const;
    const table = turn(boardWith(lineOf(4, [40, 10], { troopType: 'KNT', secret: { cards: ['CC'] } }), wood));
    const args: Json = argsFor(table, ids, [ahead(2), { kind: 'wheel', side: 'right', degrees: 5 }]);
    const server = attempt(table, 'red-captain', 'move-stands', args);
    expect(attempt(asSeenBy(table, 'red'), 'red-captain', 'move-stands', args)).toEqual(server);
    expect(isRefusal(server)).toBe(false);
  });
});
