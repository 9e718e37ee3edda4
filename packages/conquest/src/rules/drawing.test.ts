import { describe, expect, it } from 'vitest';
import { campaignResult } from './play/campaign-result.ts';
import { TestMatch } from './testing/index.ts';

const started = (players = 2) => new TestMatch({ players, rules: { 'random-start': true } });

describe('a draw', () => {
  it('is offered by one, also on another’s turn, and agreed to by all others who are left: the game is over and nobody has won', () => {
    const match = started(3).start();
    match.act('player-2', 'offer-draw', { agrees: true });
    expect(match.happened).toEqual({ kind: 'draw-offered', agrees: true, isFirst: true });
    match.act('player-1', 'offer-draw', { agrees: true });
    expect([match.game.phase, match.game.mover]).toEqual(['amassing', 'player-1']);
    match.act('player-3', 'offer-draw', { agrees: true });
    expect(match.happened).toEqual({ kind: 'draw-offered', agrees: true, isFirst: false, isDrawn: true });
    expect(match.game).toMatchObject({ phase: 'over' });
    const result = campaignResult(match.snapshot);
    expect(result?.rule.id).toBe('a-draw-was-agreed');
    expect(result?.sides.every(({ place }) => place === undefined)).toBe(true);
  });

  it('is taken back, and each offer and each taking back is done once', () => {
    const match = started().start();
    expect(match.answer('player-1', 'offer-draw', { agrees: false })).toBe('not-offered');
    match.act('player-1', 'offer-draw', { agrees: true });
    expect(match.answer('player-1', 'offer-draw', { agrees: true })).toBe('offered-already');
    match.act('player-1', 'offer-draw', { agrees: false });
    match.act('player-2', 'offer-draw', { agrees: true });
    expect(match.game.phase).toBe('amassing');
  });

  it('needs nobody who is out, and no machine; but somebody', () => {
    const match = started(3);
    match.act('host', 'seat-bots', { seats: ['player-4'] });
    match.start().act('player-3', 'resign-game');
    expect(match.answer('player-3', 'offer-draw', { agrees: true })).toBe('not-playing');
    expect(match.answer('spectator', 'offer-draw', { agrees: true })).toBe('not-allowed');
    match.act('player-1', 'offer-draw', { agrees: true });
    match.act('player-2', 'offer-draw', { agrees: true });
    expect(match.game.phase).toBe('over');
    const alone = started(1);
    alone.act('host', 'seat-bots', { seats: ['player-2'] });
    expect(alone.start().answer('player-1', 'offer-draw', { agrees: true })).toBe('nobody-to-ask');
  });
});
