import { TestMatch, type TestMatchOptions } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import type { Invite } from '@vexillum/frame/api';
import { lobbyRows } from './lobby-rows.ts';
import { nextStep, whyNotStart } from './next-step.ts';

interface Reader {
  readonly mine?: string;
  readonly hasLinks?: boolean;
  readonly mayManage?: boolean;
}

const told = (options: TestMatchOptions, { mine = 'player-1', hasLinks = false, mayManage = false }: Reader = {}) => {
  const { snapshot } = new TestMatch(options);
  const link: Invite = { seat: 'player-8', kind: 'captain', side: 'player-8', token: 't', url: '/join#t' };
  const rows = lobbyRows({ snapshot, online: new Set(), mine, invites: hasLinks ? [link] : [] });
  return nextStep({ snapshot, rows, mayManage });
};

test('an empty table tells whoever has the links to take a seat or to send them, and others who has them', () => {
  expect(told({ players: 0 }, { mine: 'host', hasLinks: true })).toContain('Take a seat yourself');
  expect(told({ players: 0 }, { mine: 'spectator' })).toContain('has the links');
});

test('whoever is alone is told what they can do about it', () => {
  expect(told({ players: 1 }, { hasLinks: true, mayManage: true })).toBe(
    'You are alone here. Send a friend a link, or let a machine play.',
  );
  expect(told({ players: 1 }, { hasLinks: true })).toBe('You are alone here. Send a friend a link.');
  expect(told({ players: 1 })).toContain('The host has the links');
});

test('when all are seated the players are told to start, and onlookers who may (KR-FLOW-START)', () => {
  expect(told({ players: 2 })).toBe('All are seated: press START.');
  expect(told({ players: 2 }, { mine: 'spectator' })).toBe('All are seated: any of the players may press START.');
});

test('START says why it cannot be pressed: too few, too many, or too small a map (KR-FLOW-PLAYERS)', () => {
  const why = (options: TestMatchOptions) => whyNotStart(new TestMatch(options).snapshot);
  expect(why({ players: 1 })).toBe('1 of 2 players have sat down.');
  expect(why({ players: 2, rules: { seats: 4 } })).toBe('2 of 4 players have sat down.');
  expect(why({ players: 3, rules: { seats: 2 } })).toContain('This game is for 2 players, and 3 have sat down');
  expect(why({ players: 6 })).toContain('too small');
  expect(why({ players: 2 })).toBeUndefined();
});
