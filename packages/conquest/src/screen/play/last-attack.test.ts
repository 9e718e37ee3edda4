import { type LogLine, withChanges } from '@vexillum/model';
import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { captureText, lossesText, wayText } from './attack-words.ts';
import { lastAttack } from './last-attack.ts';
import { Edits, type Snapshot } from '../../rules/index.ts';

const match = () =>
  new TestMatch({ rules: { 'random-start': true } })
    .start()
    .lay({ a: 'player-1 9', b: 'player-2 2', c: 'player-2 1', d: 'player-1 1', e: 'player-2 1', f: 'player-2 1' });

const logged = (snapshot: Snapshot, ...lines: Omit<LogLine, 'at'>[]): Snapshot => {
  const edits = new Edits(snapshot);
  for (const line of lines) edits.put('log', String(line.seq), { ...line, at: '2026-01-01T00:00:00.000Z' });
  return withChanges(snapshot, edits.changes());
};

/** What the log holds after an attack of a on b with these dice. */
const afterThrow = (...dice: number[]): Snapshot => {
  const game = match();
  game.throws(...dice).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  return logged(game.snapshot, { seq: 5, seat: 'player-1', event: game.happened });
};

describe('the dice of the last attack', () => {
  it('lie in pairs, the highest first, and say who won each (KR-ATT-TWODICE, KR-ATT-TIES)', () => {
    expect(lastAttack(afterThrow(2, 6, 4, 4, 5))).toMatchObject({
      attacker: 'player-1',
      defender: 'player-2',
      attack: [6, 4, 2],
      defense: [5, 4],
      pairs: [
        { attack: 6, defense: 5, winner: 'attack' },
        { attack: 4, defense: 4, winner: 'defense' },
      ],
      lost: { attacker: 1, defender: 1 },
    });
  });

  it('are told in words, with what came of it', () => {
    const even = afterThrow(2, 6, 4, 4, 5);
    const thrown = lastAttack(even);
    expect(thrown && [wayText(even, thrown), lossesText(even, thrown), captureText(even, thrown)]).toEqual([
      'A → B',
      'player-1 the Bold loses 1 army, player-2 the Bold 1 army.',
      '',
    ]);
    const taken = afterThrow(6, 6, 6, 1, 1);
    const capture = lastAttack(taken);
    expect(capture?.taken).toBe(3);
    expect(capture && [lossesText(taken, capture), captureText(taken, capture)]).toEqual([
      'player-2 the Bold loses 2 armies.',
      'B is taken.',
    ]);
  });

  it('are gone when a new game begins', () => {
    const snapshot = logged(afterThrow(1, 1, 1, 6, 6), { seq: 6, seat: 'host', event: { kind: 'board-cleared' } });
    expect(lastAttack(snapshot)).toBeUndefined();
    expect(lastAttack(match().snapshot)).toBeUndefined();
  });
});
