import { type ConquestEvent, Edits, GAME, gameOf, type Snapshot } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { type LogLine, withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { hasAnswered, isTurnToCall, soundsSince } from './turn-caller.ts';

const at = '2026-01-01T00:00:00.000Z';
const attack: ConquestEvent = {
  kind: 'attacked',
  from: 'a',
  to: 'b',
  defender: 'player-2',
  attack: [6],
  defense: [1],
  lost: { attacker: 0, defender: 1 },
};

const logged = (...lines: Omit<LogLine<ConquestEvent>, 'at' | 'seat'>[]) => {
  const { snapshot } = new TestMatch();
  const edits = new Edits(snapshot);
  for (const line of lines) edits.put('log', String(line.seq), { ...line, seat: 'player-1', at });
  return withChanges(snapshot, edits.changes());
};

describe('the sounds of the table', () => {
  it('are those of what is new, each once', () => {
    const table = logged(
      { seq: 1, event: attack },
      { seq: 2, event: { ...attack, taken: 3 } },
      { seq: 3, event: { kind: 'turn-ended', hasFlag: true, next: 'player-2' } },
    );
    expect(soundsSince(table, 0)).toEqual(['dice', 'capture', 'flag']);
    expect(soundsSince(table, 2)).toEqual(['flag']);
    expect(soundsSince(table, 3)).toEqual([]);
  });

  it('are silent where nobody drew a victory flag, and festive where somebody won', () => {
    expect(soundsSince(logged({ seq: 1, event: { kind: 'turn-ended', hasFlag: false, next: 'player-2' } }), 0)).toEqual(
      [],
    );
    const victory: ConquestEvent = { ...attack, taken: 1, winner: 'player-1' };
    expect(soundsSince(logged({ seq: 1, event: victory }), 0)).toEqual(['dice', 'win']);
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

describe('the call', () => {
  const turn = (game: object) =>
    new TestMatch({ rules: { 'random-start': true } }).start().lay({}, { mover: 'player-1', hasBegun: false, ...game })
      .snapshot;

  it('is taken back once the player has done anything, the turn is over, or the game is', () => {
    expect(hasAnswered(turn({}), 'player-1')).toBe(false);
    expect(hasAnswered(turn({ hasBegun: true }), 'player-1')).toBe(true);
    expect(hasAnswered(turn({ mover: 'player-2' }), 'player-1')).toBe(true);
    expect(hasAnswered(turn({ phase: 'over' }), 'player-1')).toBe(true);
  });
});
