import { expect, test } from 'vitest';
import type { Invite } from '../api.ts';
import { hasLink, inviteGroups, inviteText } from './invite-groups.ts';

const invite = (seat: string, kind: Invite['kind'], side?: string): Invite => ({
  seat,
  kind,
  token: `token-${seat}`,
  url: `http://table/join#${seat}`,
  ...(side === undefined ? {} : { side }),
});

const round = [invite('umpire', 'umpire'), invite('spectator', 'spectator'), invite('host', 'host')];
const each = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5'].map((side) => invite(side, 'captain', side));
const teams = [
  invite('red-captain', 'captain', 'red'),
  { ...invite('red-1', 'commander', 'red'), command: 1 as const },
  invite('blue-captain', 'captain', 'blue'),
];

const byCaptains = [
  { seat: 'red-1', kind: 'commander', side: 'red', command: 1 },
  { seat: 'red-2', kind: 'commander', side: 'red', command: 2 },
  { seat: 'blue-1', kind: 'commander', side: 'blue', command: 1 },
] as const;

test('teams are told apart, and whoever sits with neither comes last', () => {
  const groups = inviteGroups({ invites: [...round, ...teams], byCaptains });
  expect(groups.map(({ title, seats }) => [title, seats.map(({ seat }) => seat)])).toEqual([
    ['Red', ['red-captain', 'red-1', 'red-2']],
    ['Blue', ['blue-captain', 'blue-1']],
    ['Round the table', ['umpire', 'spectator', 'host']],
  ]);
  expect(groups.flatMap(({ more }) => more)).toEqual([]);
  expect(groups.flatMap(({ seats }) => seats.filter((seat) => !hasLink(seat)).map(({ seat }) => seat))).toEqual([
    'red-2',
    'blue-1',
  ]);
});

test('where everybody plays for themselves, the links of those who are expected come first and the others are folded away', () => {
  const [players, others] = inviteGroups({ invites: [...round, ...each], players: 2 });
  expect(players).toMatchObject({ title: 'Players', seats: [{ seat: 'player-1' }, { seat: 'player-2' }] });
  expect(players?.more.map(({ seat }) => seat)).toEqual(['player-3', 'player-4', 'player-5']);
  expect(others?.title).toBe('Round the table');
});

test('nobody is folded away where nobody has said how many come', () => {
  expect(inviteGroups({ invites: each })[0]).toMatchObject({ seats: { length: 5 }, more: { length: 0 } });
});

test('a text with the links names each seat', () => {
  expect(inviteText('Friday', [invite('umpire', 'umpire')])).toBe('Friday\nUmpire: http://table/join#umpire');
});
