import { expect, it } from 'vitest';
import { TestMatch } from '../testing/index.ts';
import { playerIds } from './sides.ts';
import { umpiredSides } from './umpired-sides.ts';

it('an umpire is for everybody who plays: empty seats, machines and who has been driven out are not asked, and nothing is the bank’s', () => {
  const match = new TestMatch({ players: 2, rules: { 'random-start': true } });
  expect(umpiredSides(match.snapshot)).toEqual(playerIds);
  match.act('host', 'seat-bots', { seats: ['player-4'] });
  match.start();
  expect(match.game.order).toEqual(['player-1', 'player-2', 'player-4']);
  expect(umpiredSides(match.snapshot)).toEqual(['player-1', 'player-2']);
  match.lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-4 2', d: 'player-4 1', e: 'player-4 1', f: 'player-4 1' });
  match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  expect(match.player('player-2').out).toBe('eliminated');
  expect(umpiredSides(match.snapshot)).toEqual(['player-1']);
});
