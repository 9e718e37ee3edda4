import { expect, test } from 'vitest';
import type { Invite } from '../api.ts';
import { inviteGroups, inviteText } from './invite-groups.ts';

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
  invite('red-1', 'commander', 'red'),
  invite('blue-captain', 'captain', 'blue'),
];

test('teams are told apart, and whoever sits with neither comes last', () => {
  const groups = inviteGroups([...round, ...teams]);
  expect(groups.map(({ title, invites }) => [title, invites.map(({ seat }) => seat)])).toEqual([
    ['Red', ['red-captain', 'red-1']],
    ['Blue', ['blue-captain']],
    ['Round the table', ['umpire', 'spectator', 'host']],
  ]);
  expect(groups.flatMap(({ more }) => more)).toEqual([]);
});

test('where everybody plays for themselves, the links of those who are expected come first and the others are folded away', () => {
  const [players, others] = inviteGroups([...round, ...each], 2);
  expect(players).toMatchObject({ title: 'Players', invites: [{ seat: 'player-1' }, { seat: 'player-2' }] });
  expect(players?.more.map(({ seat }) => seat)).toEqual(['player-3', 'player-4', 'player-5']);
  expect(others?.title).toBe('Round the table');
});

test('nobody is folded away where nobody has said how many come', () => {
  expect(inviteGroups(each)[0]).toMatchObject({ invites: { length: 5 }, more: { length: 0 } });
});

test('a text with the links names each seat', () => {
  expect(inviteText('Friday', [invite('umpire', 'umpire')])).toBe('Friday\nUmpire: http://table/join#umpire');
});
