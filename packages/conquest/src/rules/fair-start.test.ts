import { describe, expect, it, test } from 'vitest';
import { testDigest } from '@vexillum/model/testing';
import { atlas } from './maps/atlas/atlas.ts';
import { fairStartFigures, fairStartOf } from './data/fair-starts.ts';
import { initialArmies } from './data/rule-numbers.ts';
import { mapPacks } from './maps/map-packs.ts';
import { twinHolms } from './maps/packs/twin-holms.ts';
import { matchRules } from './replay/match-rules.ts';
import { TestMatch } from './testing/index.ts';

const newest = fairStartFigures.at(-1) ?? 'no';

/** Armies on the board and to come, by place. */
const armies = (match: TestMatch): number[] =>
  match.game.order.map((side) => match.armiesOf(side) + match.player(side).armiesLeft);

describe('a fair start (house rule)', () => {
  const hands = fairStartOf(twinHolms.id, 2)?.hands ?? [];
  const usual = initialArmies.value[2] ?? 0;

  it.each([
    { 'random-start': true },
    { 'random-start': true, 'laid-out': 'even' },
    { 'random-start': false },
    { 'random-start': true, 'random-order': true },
  ])('gives a hand of armies by the place in the order of play, once: %o', (rules) => {
    const match = new TestMatch({ map: twinHolms, rules: { ...rules, 'fair-start': newest } }).start();
    expect(hands.some((more) => more > 0)).toBe(true);
    expect(armies(match)).toEqual(hands.map((more) => usual + more));
  });

  it('is off by the host’s word, at a table that was there before the rule, and on a map without figures', () => {
    for (const rules of [{ 'fair-start': 'no' }, { 'fair-start': true }])
      expect(armies(new TestMatch({ map: twinHolms, rules: { 'random-start': true, ...rules } }).start())).toEqual([
        usual,
        usual,
      ]);
    expect(armies(new TestMatch({ rules: { 'random-start': true, 'fair-start': newest } }).start())).toEqual([40, 40]);
    expect(fairStartOf('six-lands', 2)).toBeUndefined();
    expect(fairStartOf(twinHolms.id, 9)).toBeUndefined();
  });

  it('is played again by whoever checks the match, also where it is off', () => {
    for (const figures of [newest, 'no']) {
      const rules = { 'random-start': true, 'laid-out': 'front', 'fair-start': figures };
      const match = new TestMatch({ map: twinHolms, isRecorded: true, rules }).start();
      expect(matchRules.replay(match.entries, () => testDigest)).toEqual([]);
      const other = JSON.parse(
        JSON.stringify(match.entries).replaceAll(`"${figures}"`, figures === 'no' ? `"${newest}"` : '"no"'),
      );
      expect(matchRules.replay(other, () => testDigest)).not.toEqual([]);
    }
  });
});

test('every figure is a whole one: a hand a place, the strongest has none, and no more games won than were played', () => {
  for (const { id } of [...mapPacks, ...atlas])
    for (let players = 2; players <= 8; players += 1) {
      const found = fairStartOf(id, players);
      if (!found) continue;
      const { hands, wins, winsBefore, games } = found;
      expect([hands.length, wins.length, winsBefore.length]).toEqual([players, players, players]);
      expect(Math.min(...hands)).toBe(0);
      for (const won of [wins, winsBefore]) expect(won.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(games);
      expect(Math.max(...wins)).toBeLessThan(Math.max(...winsBefore) + games * 0.02);
    }
});
