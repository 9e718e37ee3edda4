import { TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import type { Invite } from '@vexillum/frame/api';
import { botsWith, firstFree, lobbyRows, seatsShown, teamsWith } from './lobby-rows.ts';

const linkOf = (seat: string): Invite => ({
  seat,
  kind: 'captain',
  side: seat,
  token: `t-${seat}`,
  url: `/join#${seat}`,
});
const links = ['player-1', 'player-2', 'player-3', 'player-4'].map(linkOf);

const rowsAt = ({ snapshot }: TestMatch, invites: readonly Invite[] = links) =>
  lobbyRows({ snapshot, online: new Set(['player-1']), mine: 'player-1', invites });

test('a seat is somebody’s, a machine’s or free; links are offered for those that nobody has taken', () => {
  const match = new TestMatch({ players: 2 });
  match.act('host', 'seat-bots', { seats: ['player-3'] });
  match.act('host', 'name-administrators', { seats: ['player-2'] });
  const rows = rowsAt(match);
  expect(rows).toHaveLength(8);
  expect(rows.slice(0, 4).map(({ kind }) => kind)).toEqual(['person', 'person', 'machine', 'empty']);
  expect(rows[0]).toMatchObject({ isMine: true, isOnline: true, isAdministrator: false });
  expect(rows[1]).toMatchObject({ isMine: false, isOnline: false, isAdministrator: true });
  expect(rows.map(({ invite }) => invite?.seat)).toEqual([
    undefined,
    undefined,
    'player-3',
    'player-4',
    ...Array(4).fill(undefined),
  ]);
  expect(rows[2]?.name).toBe('Machine C');
});

test('whoever looks on is offered a free seat before a machine’s, and none whose link this browser lacks (KR-JOIN-THEME)', () => {
  const match = new TestMatch({ players: 1 });
  match.act('host', 'seat-bots', { seats: ['player-2'] });
  expect(firstFree(rowsAt(match))?.side).toBe('player-3');
  expect(firstFree(rowsAt(match, [linkOf('player-2')]))?.side).toBe('player-2');
  expect(firstFree(rowsAt(match, []))).toBeUndefined();
});

test('as many seats are shown as are expected or taken, whichever are more', () => {
  const shown = (players: number, rules = {}, expected?: number) => {
    const match = new TestMatch({ players, rules });
    return seatsShown(rowsAt(match), match.snapshot, expected);
  };
  expect(shown(1)).toBe(3);
  expect(shown(1, {}, 2)).toBe(2);
  expect(shown(5, {}, 2)).toBe(5);
  expect(shown(1, { seats: 6 }, 2)).toBe(6);
});

test('a machine sits down and stands up again without disturbing the others', () => {
  const match = new TestMatch({ players: 1 });
  match.act('host', 'seat-bots', { seats: ['player-2', 'player-4'] });
  expect(botsWith(rowsAt(match), 'player-3', 'marshal')).toEqual({
    seats: ['player-2', 'player-3', 'player-4'],
    levels: { 'player-2': 'captain', 'player-3': 'marshal', 'player-4': 'captain' },
  });
  expect(botsWith(rowsAt(match), 'player-2', undefined)).toEqual({
    seats: ['player-4'],
    levels: { 'player-4': 'captain' },
  });
});

test('where there are teams every taken seat shows its own, and a change of one leaves the others where they are', () => {
  expect(rowsAt(new TestMatch({ players: 3 })).every(({ team }) => team === undefined)).toBe(true);
  const match = new TestMatch({ players: 4, rules: { teams: 2 } });
  const teams = () => rowsAt(match).map(({ team }) => team);
  expect(teams()).toEqual([1, 2, 1, 2, ...Array(4).fill(undefined)]);
  match.act('host', 'choose-teams', { teams: teamsWith(rowsAt(match), 'player-4', 1) });
  expect(teams().slice(0, 4)).toEqual([1, 2, 1, 1]);
});
