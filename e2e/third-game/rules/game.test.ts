import { clockOf, eventsOf, plainText, type ReplayEntry } from '@vexillum/model';
import { testDigest, TestMatch } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { bidOf, choices, type kinds, type NoughtsEvent, noughts, result, squares } from './index.ts';

const [first, second] = ['player-1', 'player-2'] as const;
const [salt, otherSalt] = ['a'.repeat(64), 'b'.repeat(64)];

/** A game whose players have bid these points. */
const bid = (one: number, other: number): TestMatch<typeof kinds> =>
  new TestMatch(noughts)
    .act(first, 'seal-bid', { points: one, salt })
    .act(second, 'seal-bid', { points: other, salt: otherSalt })
    .settle();

/** The squares are marked in this order by the two in turn. */
const marked = (match: TestMatch<typeof kinds>, ...order: readonly number[]): TestMatch<typeof kinds> => {
  for (const square of order) match.act(match.snapshot.public.turn.get('this')?.side ?? '', 'mark-square', { square });
  return match;
};

const rowForTheBeginner = [1, 4, 2, 5, 3];
const noRow = [1, 2, 3, 5, 4, 6, 8, 7, 9];

describe('the bid', () => {
  test('lets the higher one begin, and nobody see the other’s before both have bid', () => {
    const match = new TestMatch(noughts).act(second, 'seal-bid', { points: 3, salt }).settle();
    const { entries, snapshot } = match;
    expect(JSON.stringify(entries)).not.toContain(salt);
    expect(bidOf({ ...snapshot, sides: {} }, second)).toBeUndefined();
    expect(match.refusal(second, 'seal-bid', { points: 4, salt })).toBe('already-bid');
    expect(match.refusal(second, 'mark-square', { square: 1 })).toBe('bids-missing');
    match.act(first, 'seal-bid', { points: 1, salt: otherSalt }).settle();
    expect([bidOf({ ...snapshot, sides: {} }, first), bidOf({ ...snapshot, sides: {} }, second)]).toEqual([1, 3]);
    expect(snapshot.public.turn.get('this')).toEqual({ number: 1, side: second });
  });

  test('lets Player A begin where both bid the same', () => {
    expect(bid(2, 2).snapshot.public.turn.get('this')?.side).toBe(first);
  });
});

describe('a mark', () => {
  test('goes on an empty square, in turn, and can be taken back before the other has answered', () => {
    const match = marked(bid(1, 0), 5);
    expect(match.refusal(first, 'mark-square', { square: 1 })).toBe('not-your-turn');
    expect(match.refusal(second, 'mark-square', { square: 5 })).toBe('square-taken');
    match.act(first, 'undo-action').act(first, 'mark-square', { square: 1 });
    match.act(second, 'mark-square', { square: 5 });
    expect(match.refusal(first, 'undo-action')).toBe('touched-since');
  });

  test('is offered wherever it would be taken, and nowhere else', () => {
    const match = marked(bid(1, 0), 5);
    for (const id of [first, second]) {
      const seat = noughts.seats.find((one) => one.id === id)!;
      const choice = choices(match.snapshot, seat).find(({ action }) => action === 'mark-square')!;
      const offered = choice.targets().map(({ square }) => square);
      expect(offered).toEqual(id === first ? [] : squares.filter((square) => square !== 5));
    }
  });
});

describe('the end', () => {
  test('is three in a row: ten points, less what was bid for beginning', () => {
    const { snapshot } = marked(bid(3, 0), ...rowForTheBeginner);
    expect(result(snapshot)).toMatchObject({
      sides: [
        { side: first, place: 1, counts: { points: 7 } },
        { side: second, place: 2, counts: { points: 3 } },
      ],
      rule: { id: 'three-in-a-row' },
    });
    expect(snapshot.public.turn.size).toBe(0);
  });

  test('is a full board: then whoever was paid wins, and where nobody was it is a draw', () => {
    const paid = result(marked(bid(1, 0), ...noRow).snapshot);
    expect(paid?.sides.map(({ place }) => place)).toEqual([2, 1]);
    const draw = result(marked(bid(0, 0), ...noRow).snapshot);
    expect(draw?.sides.map(({ place }) => place)).toEqual([undefined, undefined]);
  });
});

describe('the clock', () => {
  test('runs for whoever is to mark, and its end passes the turn', () => {
    const match = bid(1, 0).act('host', 'set-clock', { turnSeconds: 60, onLate: 'pass' });
    expect(clockOf(match.snapshot)?.side).toBe(first);
    expect(match.refusal(second, 'pass-turn')).toBe('not-late');
    match.now += 61_000;
    match.act(second, 'pass-turn');
    expect(match.snapshot.public.turn.get('this')?.side).toBe(second);
  });
});

describe('what is told and checked afterwards', () => {
  const played = marked(
    bid(3, 0).act(first, 'mark-square', { square: 9 }).act(first, 'undo-action'),
    ...rowForTheBeginner,
  );
  const faults = (entries: readonly ReplayEntry[]) =>
    (noughts.match?.replay(entries, () => testDigest) ?? []).map(({ says }) => plainText(says));

  test('names every mark, who begins, and the end', () => {
    const told = [...eventsOf(noughts, played.entries)].map(({ event }) => event as NoughtsEvent);
    expect(told).toContainEqual({ kind: 'bids-opened', bids: [3, 0], beginner: first });
    expect(told.at(-1)).toEqual({ kind: 'square-marked', square: 3, mark: 'cross', end: 'row' });
  });

  test('follows from the entries, and a mark that was moved is found out', () => {
    expect(faults(played.entries)).toEqual([]);
    const forged = played.entries.map((entry) =>
      entry.name === 'mark-square' ? { ...entry, args: { square: 7 } } : entry,
    );
    expect(faults(forged)[0]).toMatch(/mark-square does not do what the entry says/);
  });
});
