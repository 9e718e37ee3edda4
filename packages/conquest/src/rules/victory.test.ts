import { describe, expect, test } from 'vitest';
import { winnersOf } from '@vexillum/model';
import { conquest } from './game.ts';
import { flagsOf } from './flags/own-flags.ts';
import { seenBy } from '@vexillum/model/testing';
import { campaignResult } from './play/campaign-result.ts';
import { playOut, recordsLeft, TestMatch } from './testing/index.ts';

const last = (land: Record<string, string>, rules: Record<string, boolean> = {}) => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true, neutral: true, ...rules } }).start().lay({
    a: 'player-1 9',
    b: 'player-2 1',
    c: 'player-1 1',
    d: 'player-1 1',
    e: 'player-1 1',
    f: 'player-1 1',
    ...land,
  });
  match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  return match;
};

describe('victory', () => {
  test('KR-CONQ-WIN who holds every territory has won', () => {
    const match = last({});
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(match.happened).toMatchObject({ winner: 'player-1', eliminated: 'player-2' });
    expect(conquest.stepOf?.(match.snapshot)).toEqual({ number: 12, done: {} });
    expect(conquest.mayTellAll?.(match.snapshot)).toBe(true);
    expect(conquest.mayTellAll?.(new TestMatch({ players: 3 }).start().snapshot)).toBe(false);
    expect(match.answer('player-1', 'end-turn')).toBe('wrong-phase');
  });

  test('KR-CONQ-WIN the result says who has won, with how much, and by which rule', () => {
    const { snapshot } = last({});
    const result = campaignResult(snapshot);
    expect(result).toMatchObject({
      sides: [
        { side: 'player-1', place: 1, counts: { territories: 6, flags: 0 } },
        { side: 'player-2', counts: { territories: 0, armies: 0 } },
        { side: 'player-3', counts: { territories: 0, armies: 0 } },
      ],
      rule: { id: 'holds-every-territory' },
    });
    expect(result && winnersOf(result)).toEqual(['player-1']);
  });

  test('KR-INTRO-WIN KR-WIN-ALL there is none while a player or a neutral country has land', () => {
    expect(campaignResult(last({ c: 'player-3 1' }).snapshot)).toBeUndefined();
    expect(campaignResult(last({ f: 'neutral 1' }).snapshot)).toBeUndefined();
    expect(campaignResult(last({ f: 'neutral 1' }, { 'neutrals-must-fall': false }).snapshot)?.rule.id).toBe(
      'holds-every-territory-but-neutral-ones',
    );
  });

  test('KR-ADMIN-EVICT where everybody was evicted nobody has won', () => {
    const match = new TestMatch({ players: 2, rules: { 'random-start': true } }).start();
    for (const player of ['player-1', 'player-2']) match.act('host', 'evict-player', { player });
    const result = campaignResult(match.snapshot);
    expect(result?.rule.id).toBe('everybody-was-evicted');
    expect(result && winnersOf(result)).toEqual([]);
  });

  test('KR-INTRO-WIN not while another player has land', () => {
    const match = last({ c: 'player-3 1' });
    expect(match.game.phase).toBe('conquer');
    expect(match.game.winner).toBeUndefined();
  });

  test('KR-WIN-ALL not while a territory is neutral', () => {
    expect(last({ f: 'neutral 1' }).game.phase).toBe('conquer');
  });

  test('or so, where the house rule lets neutrals stand', () => {
    expect(last({ f: 'neutral 1' }, { 'neutrals-must-fall': false }).game).toMatchObject({
      phase: 'over',
      winner: 'player-1',
    });
    expect(last({ f: 'player-3 1' }, { 'neutrals-must-fall': false }).game.phase).toBe('conquer');
  });

  test('conquering is the last phase and lasts until somebody has won (KR-CONQ-LAST, KR-FLOW-PHASES)', () => {
    for (const seed of [1, 2, 3, 4]) {
      const match = new TestMatch({ players: 3, seed }).start();
      const seen: string[] = [match.game.phase];
      const winners = new Set<string | undefined>();
      playOut(match, seed, 4_000, () => {
        if (match.game.phase !== seen.at(-1)) seen.push(match.game.phase);
        if (match.game.phase !== 'over') winners.add(match.game.winner);
      });
      expect(seen).toEqual(['assignment', 'amassing', 'conquer', 'over']);
      expect([...winners]).toEqual([undefined]);
      expect(match.game.winner).toBeDefined();
    }
  });

  test('shows all victory flags that are left', () => {
    const match = new TestMatch({ players: 3, rules: { 'random-start': true } })
      .start()
      .lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-2 1', d: 'player-1 1', e: 'player-1 1', f: 'player-1 1' })
      .give('player-1', 'crown', 'tower');
    match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    match.throws(6, 6, 1).act('player-1', 'attack-territory', { from: 'b', to: 'c' });
    expect(flagsOf(seenBy(match.snapshot), 'player-1').map(({ kind }) => kind)).toEqual(['crown', 'tower']);
  });

  test('then the table can be set up for the next game', () => {
    const match = last({});
    match.act('player-2', 'reset-game');
    expect(match.snapshot.public.game.has('game')).toBe(false);
    expect(recordsLeft(match)).toEqual(['map']);
    expect(match.answer('player-1', 'start-game')).toBe('done');
  });
});
