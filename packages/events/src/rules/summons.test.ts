import { expect, test } from 'vitest';
import { summonsIn } from './summons.ts';
import { TestEvent } from './testing/test-event.ts';

const marks = (at: TestEvent, seat: string) =>
  summonsIn(at.snapshot)
    .filter((one) => one.seat === seat)
    .map(({ kind, mark }) => `${kind} ${mark}`);

const opened = (at: TestEvent, key: string) =>
  at.act('host', 'table-opened', { key, table: `table-${key}`, gameId: `table-${key}` });

test('a round calls nobody before it is published and their table is there, and whoever has a bye at once', () => {
  const at = new TestEvent().entered(3).act('host', 'draw-round');
  expect(summonsIn(at.snapshot)).toEqual([]);
  at.act('host', 'publish-round');
  const away = at.boards.find((sides) => sides.length === 1)?.[0] ?? '';
  const [one = '', other = ''] = at.boards.find((sides) => sides.length === 2) ?? [];
  expect(summonsIn(at.snapshot)).toEqual([{ seat: away, kind: 'round', mark: expect.any(String) }]);
  opened(at, '1.1.1');
  expect(summonsIn(at.snapshot)).toContainEqual({ seat: one, kind: 'round', mark: '1.1.1', key: '1.1.1' });
  expect(marks(at, other)).toEqual(['round 1.1.1']);
});

test('the next round is drawn unseen: the one that is on keeps its marks until the other is published', () => {
  const at = new TestEvent().entered(2).round();
  at.won('1.1').act('host', 'draw-round', { pairs: [['player-1', 'player-2']] });
  expect(marks(at, 'player-1')).toEqual(['round 1.1.1']);
  at.act('host', 'publish-round');
  expect(marks(at, 'player-1')).toEqual([]);
  expect(marks(opened(at, '2.1.1'), 'player-1')).toEqual(['round 2.1.1']);
});

test('another table of the same game calls both again', () => {
  const at = opened(new TestEvent().entered(2).round(), '1.1.1');
  at.act('host', 'renew-table', { pairing: '1.1', why: 'the wrong map' });
  expect(marks(at, 'player-1')).toEqual([]);
  expect(marks(opened(at, '1.1.2'), 'player-2')).toEqual(['anew 1.1.2']);
});

test('an answer calls the seat that had called, once for each, and not where it was given at their own table', () => {
  const at = opened(new TestEvent().entered(2).round(), '1.1.1');
  const rule = 'piece-fits-its-place';
  const ask = (flag: string) =>
    at.act('host', 'umpire-called', {
      key: '1.1.1',
      by: 'player-1',
      flag,
      rule,
      says: { text: 'Does it?', values: [] },
    });
  at.act('player-1', 'call-umpire', { text: 'First' });
  ask('one').act('host', 'call-ruled', { key: '1.1.1', flag: 'one', verdict: 'allowed', text: 'It does' });
  expect(marks(at, 'player-1')).toEqual(['round 1.1.1']);
  ask('two').act('host', 'answer-call', { call: 3, text: 'It does not', verdict: 'not-allowed' });
  expect(marks(at, 'player-1')).toEqual(['round 1.1.1', 'answer answer 1']);
  at.act('host', 'answer-call', { call: 1, text: 'Yes' });
  expect(marks(at, 'player-1')).toEqual(['round 1.1.1', 'answer answer 2']);
  expect(marks(at, 'player-2')).toEqual(['round 1.1.1']);
});
