import { type RuleValues, winnersOf } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { testDigest } from '@vexillum/model/testing';
import { campaignResult } from './play/campaign-result.ts';
import { matchRules } from './replay/match-rules.ts';
import { TestMatch } from './testing/index.ts';

const claimed = (players: number, rules: RuleValues, land: readonly string[]) => {
  const match = new TestMatch({ players, rules, isRecorded: true }).start();
  for (const territory of land) match.act(match.mover, 'claim-territory', { territory });
  return match;
};

/** Three players: the capitals are a, b and c. */
const three = (rules: RuleValues = {}) => claimed(3, { capitals: true, ...rules }, ['a', 'b', 'c', 'd', 'e', 'f']);

const armiesAt = (match: TestMatch, id: string) => Number(match.at(id).split(' ')[1]);

/** As many sixes as attack, and ones against them. */
const take = (match: TestMatch, from: string, to: string) => {
  const [attack, defense] = [Math.min(3, armiesAt(match, from) - 1), Math.min(2, armiesAt(match, to))];
  const dice = [...Array.from({ length: attack }, () => 6), ...Array.from({ length: defense }, () => 1)];
  match.throws(...dice).act(match.mover, 'attack-territory', { from, to });
};

const ended = (match: TestMatch) => {
  const result = campaignResult(match.snapshot);
  return result && { winners: winnersOf(result), rule: result.rule.id };
};

describe('capitals (house rule)', () => {
  test('the first territory that a player claims is their capital, and the next ones are not', () => {
    const match = three();
    expect(match.game.order.map((side) => match.player(side).capital)).toEqual(['a', 'b', 'c']);
  });

  test('of dealt land it is the first that they were dealt', () => {
    const match = new TestMatch({ players: 3, rules: { capitals: true, 'random-start': true } }).start();
    for (const side of match.game.order) expect(match.at(match.player(side).capital ?? '')).toMatch(side);
  });

  test('a plain table has none', () => {
    const match = claimed(2, {}, ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(match.player('player-1')).not.toHaveProperty('capital');
  });

  test('whoever holds all of them has won, whatever else others hold', () => {
    const match = three().lay({
      a: 'player-1 9',
      b: 'player-2 1',
      c: 'player-3 1',
      d: 'player-2 1',
      e: 'player-2 1',
      f: 'player-3 1',
    });
    take(match, 'a', 'b');
    expect(match.game.phase).toBe('conquer');
    take(match, 'b', 'c');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1', wonBy: 'capitals' });
    expect(ended(match)).toEqual({ winners: ['player-1'], rule: 'holds-every-capital' });
    expect(match.player('player-3').out).toBeUndefined();
  });

  test('their own among them: two of three capitals that lack one’s own are not enough', () => {
    const match = three().lay({
      a: 'player-2 1',
      b: 'player-1 9',
      c: 'player-3 1',
      d: 'player-1 1',
      e: 'player-3 1',
      f: 'player-3 1',
    });
    take(match, 'b', 'c');
    expect(match.game.phase).toBe('conquer');
    take(match, 'b', 'a');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1', wonBy: 'capitals' });
  });

  test('who has lost their capital plays on and may win it back', () => {
    const match = three().lay({
      a: 'player-1 9',
      b: 'player-2 1',
      c: 'player-3 1',
      d: 'player-2 5',
      e: 'player-2 1',
      f: 'player-3 1',
    });
    take(match, 'a', 'b');
    expect(match.player('player-2').out).toBeUndefined();
    match.act('player-1', 'end-turn');
    expect(match.mover).toBe('player-2');
  });

  test('who is driven out leaves a capital that has to be held, too', () => {
    const match = three().lay({
      a: 'player-1 9',
      b: 'player-2 1',
      c: 'player-3 1',
      d: 'player-3 1',
      e: 'player-3 1',
      f: 'player-3 1',
    });
    take(match, 'a', 'b');
    expect(match.player('player-2').out).toBe('eliminated');
    expect(match.game.phase).toBe('conquer');
    take(match, 'b', 'c');
    expect(ended(match)?.rule).toBe('holds-every-capital');
  });

  test('a capital left by who resigned has to be conquered, too', () => {
    const match = three().lay({
      a: 'player-1 9',
      b: 'player-2 1',
      c: 'player-3 1',
      d: 'player-1 1',
      e: 'player-1 1',
      f: 'player-3 1',
    });
    match.act('player-2', 'resign-game');
    take(match, 'a', 'b');
    expect(match.game.phase).toBe('conquer');
    take(match, 'b', 'c');
    expect(ended(match)?.rule).toBe('holds-every-capital');
  });

  test('where neutral land may stand, the capital of who resigns is no obstacle: whoever has all others has won at once', () => {
    const match = three({ 'neutrals-must-fall': false }).lay({
      a: 'player-1 9',
      b: 'player-1 1',
      c: 'player-3 1',
      d: 'player-2 1',
      e: 'player-2 1',
      f: 'player-3 1',
    });
    match.act('player-3', 'resign-game');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1', wonBy: 'capitals' });
  });

  test('a neutral capital whose own player plays on has to be conquered by whoever wins', () => {
    const match = three({ 'neutrals-must-fall': false }).lay({
      a: 'player-3 1',
      b: 'player-1 9',
      c: 'player-1 1',
      d: 'player-3 1',
      e: 'player-2 5',
      f: 'player-3 1',
    });
    match.act('player-3', 'resign-game');
    expect(match.at('a')).toBe('neutral 1');
    expect(match.game.phase).toBe('conquer');
    take(match, 'b', 'a');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1', wonBy: 'capitals' });
  });

  test('that of another player too: who holds one of three has not won because the others turn neutral', () => {
    const match = three({ 'neutrals-must-fall': false }).lay({
      a: 'player-1 1',
      b: 'player-1 1',
      c: 'player-3 1',
      d: 'player-1 9',
      e: 'player-2 5',
      f: 'player-2 5',
    });
    match.act('player-1', 'resign-game');
    expect([match.at('a'), match.at('b')]).toEqual(['neutral 1', 'neutral 1']);
    expect(match.player('player-2').out).toBeUndefined();
    expect(match.game.phase).toBe('conquer');
  });

  test('and nobody has won where nobody holds one: whoever has their own and those of all who play on', () => {
    const match = three({ 'neutrals-must-fall': false }).lay({
      a: 'player-3 1',
      b: 'player-3 1',
      c: 'player-3 1',
      d: 'player-1 9',
      e: 'player-2 1',
      f: 'player-2 1',
    });
    match.lay({}, { mover: 'player-1' });
    match.act('host', 'evict-player', { player: 'player-3' });
    expect(match.game.phase).toBe('conquer');
    take(match, 'd', 'a');
    expect(match.game.phase).toBe('conquer');
    take(match, 'a', 'b');
    expect(ended(match)).toEqual({ winners: ['player-1'], rule: 'holds-every-capital' });
    expect(match.at('c')).toBe('neutral 1');
  });

  test('in a team the capital of each partner who plays on is held by one of them', () => {
    const match = claimed(4, { capitals: true, teams: 2, 'neutrals-must-fall': false }, ['a', 'b', 'c', 'd', 'e', 'f']);
    const [team, others] = [
      ['player-1', 'player-3'],
      ['player-2', 'player-4'],
    ];
    for (const side of [...(team ?? []), ...(others ?? [])])
      expect(match.player(side).team).toBe(team?.includes(side) ? 1 : 2);
    match.lay({
      a: 'player-3 9',
      b: 'player-2 1',
      c: 'player-4 1',
      d: 'player-4 1',
      e: 'player-1 9',
      f: 'player-2 1',
    });
    match.act('player-4', 'resign-game');
    expect([match.at('c'), match.at('d')]).toEqual(['neutral 1', 'neutral 1']);
    match.lay({}, { mover: 'player-1' });
    take(match, 'e', 'b');
    expect(match.game.phase).toBe('conquer');
    match.lay({}, { mover: 'player-1' });
    take(match, 'b', 'c');
    expect(match.game).toMatchObject({ phase: 'over', wonBy: 'capitals' });
    expect(ended(match)?.winners).toEqual(team);
  });

  test('while land is claimed nobody has won by being the first to have one', () => {
    const match = claimed(3, { capitals: true }, ['a']);
    match.act('host', 'evict-player', { player: 'player-3' });
    expect(match.game.phase).toBe('assignment');
  });

  test('a match with capitals is checked like any other, and a forged capital is found', () => {
    const match = three();
    const { entries } = match;
    expect(matchRules.replay(entries, () => testDigest)).toEqual([]);
    const forged = entries.map((entry) =>
      JSON.stringify(entry).includes('"capital":"b"')
        ? (JSON.parse(JSON.stringify(entry).replaceAll('"capital":"b"', '"capital":"e"')) as typeof entry)
        : entry,
    );
    expect(matchRules.replay(forged, () => testDigest).length).toBeGreaterThan(0);
  });
});
