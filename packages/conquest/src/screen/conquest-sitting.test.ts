import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { Edits, type Snapshot } from '../rules/index.ts';
import { withChanges } from '@vexillum/model';
import { TestMatch } from '../rules/testing/index.ts';
import { ConquestSitting } from './conquest-sitting.ts';
import type { LiveTable } from './live-table.ts';

/** The first player's screen, with what they do at the table. */
const sitting = (armies: Readonly<Record<string, string>>) => {
  const match = new TestMatch({ rules: { 'random-start': true } }).start().lay(armies);
  const copy = () => withChanges(match.snapshot, new Edits(match.snapshot).changes());
  const $snapshot = atom<Snapshot>(copy());
  const live = {
    $snapshot,
    seat: { id: 'player-1', kind: 'captain', side: 'player-1' },
    onRefused: () => () => {},
    onNotice: () => () => {},
    act: (name: string, args: object) => {
      match.act('player-1', name, args);
      $snapshot.set(copy());
      return Promise.resolve({ kind: 'ack', seq: 1 });
    },
  } as unknown as LiveTable;
  return { match, table: new ConquestSitting(live), tell: () => $snapshot.set(copy()) };
};

const lands = { a: 'player-1 9', b: 'player-2 1', c: 'player-1 5', d: 'player-1 1', e: 'player-2 1', f: 'player-2 1' };

test('a territory from which nobody can set out any more is chosen no more', async () => {
  const { match, table } = sitting(lands);
  match.throws(6, 6, 6, 1);
  table.chooseFrom('attack', 'a');
  await table.touch('b');
  expect([match.at('b').split(' ')[0], table.aim.from]).toEqual(['player-1', 'a']);
  await table.act('move-in', { assign: 'all' });
  expect(table.aim).toMatchObject({ chosen: 'attack', from: undefined });
  table.close();
});

test('a territory that was taken away is chosen no more', () => {
  const { match, table, tell } = sitting(lands);
  table.chooseFrom('attack', 'a');
  match.lay({ a: 'player-2 9' });
  tell();
  expect(table.aim.from).toBeUndefined();
  table.close();
});

test('a territory that another map has not is neither pointed at nor stood on', () => {
  const { table, tell } = sitting(lands);
  table.$hover.set('atlantis');
  table.$focus.set('atlantis');
  tell();
  expect([table.$hover.get(), table.$focus.get()]).toEqual([undefined, undefined]);
  table.close();
});

afterEach(() => void vi.useRealTimers());

/** So many recruits at hand, on the first player's turn. */
const withRecruits = (recruits: number) => {
  vi.useFakeTimers();
  const on = sitting(lands);
  on.match.lay(lands, { recruits });
  on.tell();
  return on;
};

test('whoever touches their land and then holds it places one recruit after the other, until they let go', async () => {
  const { match, table } = withRecruits(20);
  await table.touch('c');
  expect(match.at('c')).toBe('player-1 6');
  expect(table.hold('c')).toBe(true);
  await vi.advanceTimersByTimeAsync(700);
  table.letGo();
  const placed = match.at('c');
  expect(placed).toBe('player-1 9');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([match.at('c'), match.game.recruits]).toEqual([placed, 16]);
  table.close();
});

test('a hold ends with the last recruit, and begins nothing else', async () => {
  const { match, table } = withRecruits(3);
  await table.touch('c');
  table.hold('c');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([match.at('c'), match.game.recruits, table.aim.from]).toEqual(['player-1 8', 0, undefined]);
  table.close();
});

test('only what the touch before has done is done again: no land is held that was not touched (KR-REC-ASSIGN-X1)', async () => {
  const { match, table } = withRecruits(20);
  expect(table.hold('c')).toBe(false);
  await table.touch('a');
  expect(table.hold('c')).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([match.at('a'), match.at('c')]).toEqual(['player-1 10', 'player-1 5']);
  table.close();
});

test('who has just conquered land and touches it on brings no armies in by holding', async () => {
  const { match, table } = sitting(lands);
  match.throws(6, 6, 6, 1);
  table.chooseFrom('attack', 'a');
  await table.touch('b');
  expect(match.at('b').split(' ')[0]).toBe('player-1');
  expect([table.meaningOf('b'), table.hold('b')]).toEqual([expect.objectContaining({ name: 'move-in' }), false]);
  await table.touch('b');
  expect(table.hold('b')).toBe(true);
  table.close();
});

test('land of others is not held, nor land from which an attack starts', async () => {
  const { match, table, tell } = withRecruits(3);
  await table.touch('b');
  expect(table.hold('b')).toBe(false);
  match.lay(lands, { recruits: 0 });
  tell();
  table.choose('attack');
  await table.touch('a');
  expect(table.hold('a')).toBe(false);
  expect(table.aim.from).toBe('a');
  table.close();
});
