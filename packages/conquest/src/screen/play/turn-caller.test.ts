import { type ConquestEvent, Edits, GAME, gameOf, type Snapshot } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { isTurnToCall, soundsOf } from './turn-caller.ts';

const attack: ConquestEvent = {
  kind: 'attacked',
  from: 'a',
  to: 'b',
  defender: 'player-2',
  attack: [6],
  defense: [1],
  lost: { attacker: 0, defender: 1 },
};

describe('the sounds of the table', () => {
  it('are those of dice, land that is taken, and a victory flag that is drawn', () => {
    expect(soundsOf(attack)).toEqual(['dice']);
    expect(soundsOf({ ...attack, taken: 3 })).toEqual(['dice', 'capture']);
    expect(soundsOf({ kind: 'turn-ended', hasFlag: true, next: 'player-2' })).toEqual(['flag']);
  });

  it('are silent where nobody drew a victory flag, and festive where somebody won', () => {
    expect(soundsOf({ kind: 'turn-ended', hasFlag: false, next: 'player-2' })).toEqual([]);
    expect(soundsOf({ ...attack, taken: 1, winner: 'player-1' })).toEqual(['dice', 'win']);
    expect(soundsOf({ ...attack, taken: 1, eliminated: 'player-2' })).toEqual(['dice', 'fall']);
    expect(soundsOf(undefined)).toEqual([]);
  });
});

/** A test match changes its snapshot in place. */
const asItWas = (snapshot: Snapshot): Snapshot =>
  withChanges(snapshot, new Edits(snapshot).put('game', GAME, gameOf(snapshot) ?? null).changes());

describe('a player is called', () => {
  it('when their turn to conquer comes, once, and not when somebody else’s does', () => {
    const match = new TestMatch({ rules: { 'random-start': true } }).start().lay({ a: 'player-1 5', b: 'player-2 5' });
    const before = asItWas(match.snapshot);
    match.act('player-1', 'end-turn');
    expect(isTurnToCall(match.snapshot, 'player-2', before)).toBe(true);
    expect(isTurnToCall(match.snapshot, 'player-1', before)).toBe(false);
    expect(isTurnToCall(match.snapshot, 'player-2', match.snapshot)).toBe(false);
  });

  it('not for every single army while they are placed', () => {
    const match = new TestMatch({ rules: { 'random-start': true } }).start();
    const before = asItWas(match.snapshot);
    match.act('player-1', 'place-army', {
      territory: [...match.snapshot.public.territory].find(([, { owner }]) => owner === 'player-1')?.[0].slice(10),
    });
    expect(isTurnToCall(match.snapshot, 'player-2', before)).toBe(false);
  });
});
