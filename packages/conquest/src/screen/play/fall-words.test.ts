import { describe, expect, test } from 'vitest';
import type { LogLine } from '@vexillum/model';
import { ToldGame } from '../testing/told-game.ts';
import { conquestEventIn } from '../../rules/index.ts';
import { fallIn } from './fall-words.ts';
import { soundsOf } from './turn-caller.ts';

/** Bob's last land falls to Ann; Carol plays on. */
const lastLand = () => {
  const told = new ToldGame({ players: 3, rules: { 'random-start': true } });
  told.act('player-1', 'start-game');
  told.match.lay({
    a: 'player-1 9',
    b: 'player-2 1',
    c: 'player-3 3',
    d: 'player-3 3',
    e: 'player-3 3',
    f: 'player-3 3',
  });
  told.match.give('player-2', 'crown', 'tower');
  told.match.throws(6, 6, 6, 1);
  told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  const line = [...told.match.snapshot.public.log.values()].at(-1) as LogLine;
  return { snapshot: told.match.snapshot, line };
};

describe('the end of a player', () => {
  test('is told to the table, with what becomes of their flags', () => {
    const { snapshot, line } = lastLand();
    const fall = fallIn(snapshot, line, 'player-3');
    expect(fall).toMatchObject({ side: 'player-2', title: 'Bob is out of the game' });
    expect(fall?.more).toContain('Ann takes 2 victory flags.');
  });

  test('is told to them, and to whoever drove them out, in their own words', () => {
    const { snapshot, line } = lastLand();
    expect(fallIn(snapshot, line, 'player-2')?.title).toBe('You are out of the game');
    expect(fallIn(snapshot, line, 'player-1')?.more).toContain('You take 2 victory flags.');
  });

  test('is told in the fog, too, to those who did not see where', () => {
    const { snapshot, line } = lastLand();
    const event = { kind: 'act-unseen', deed: 3, eliminated: 'player-2', flagsTaken: 2 } as LogLine['event'];
    const fall = fallIn(snapshot, { ...line, event }, 'player-3');
    expect(fall).toEqual({ side: 'player-2', title: 'Bob is out of the game', more: 'Ann takes 2 victory flags.' });
    expect(soundsOf(conquestEventIn({ ...line, event }))).toEqual(['fall']);
    expect(soundsOf(conquestEventIn({ ...line, event: { kind: 'act-unseen', deed: 3 } as LogLine['event'] }))).toEqual(
      [],
    );
  });

  test('is nothing where the game has ended with it, or nobody fell', () => {
    const { snapshot, line } = lastLand();
    const event = { ...line.event, winner: 'player-1' } as LogLine['event'];
    expect(fallIn(snapshot, { ...line, event }, 'player-1')).toBeUndefined();
    const { eliminated: _, ...plain } = line.event as LogLine['event'] & { readonly eliminated: string };
    expect(fallIn(snapshot, { ...line, event: plain }, 'player-1')).toBeUndefined();
  });
});
