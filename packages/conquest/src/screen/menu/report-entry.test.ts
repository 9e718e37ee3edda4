import { TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import { ToldGame } from '../testing/told-game.ts';
import { reportText } from './report-entry.ts';

const scene = {
  table: 'hills',
  seat: 'player-1',
  version: '1.2.0',
  server: '1.3.0',
  at: '2026-11-22T10:00:00.000Z',
  language: 'de',
  browser: 'A browser',
  width: 390,
  height: 844,
};

test('whoever has met a mistake passes on where and when it was, and nobody’s name or secret (KR-UPG-SUPPORT)', () => {
  const told = new ToldGame({ players: 2, rules: { 'random-start': true } });
  told.act('player-1', 'start-game');
  const text = reportText({ ...scene, snapshot: told.match.snapshot });
  expect(text.split('\n')).toEqual([
    'Vexillum 1.2.0 (server: 1.3.0)',
    expect.stringMatching(/^Table hills, seat player-1, after entry \d+$/),
    '2026-11-22T10:00:00.000Z',
    '390 x 844, de',
    'A browser',
  ]);
});

test('also before anything has happened, and while the server is silent', () => {
  const text = reportText({ ...scene, server: undefined, snapshot: new TestMatch().snapshot });
  expect(text).toContain('Vexillum 1.2.0 (server: no answer)');
  expect(text).toContain('after entry 0');
});
