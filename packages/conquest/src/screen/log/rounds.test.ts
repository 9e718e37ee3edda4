import { describe, expect, it } from 'vitest';
import { boardOf, territoryOf } from '../../rules/index.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { gameStatistics } from '../ending/game-statistics.ts';
import { thisGame } from '../ending/this-game.ts';
import { roundEntry } from './round-entry.ts';
import { roundsOf } from './rounds.ts';

const storyOf = (match: TestMatch) => thisGame(match.entries);
const textsOf = (match: TestMatch): readonly string[] =>
  roundsOf(storyOf(match)).map((round) => roundEntry(match.snapshot, round).text);

/** Armies lie there from the start: the first turn is one of the Conquer phase. */
const begun = () =>
  new TestMatch({ players: 2, rules: { 'random-start': true, 'laid-out': 'even' }, isRecorded: true }).start();

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);

describe('the rounds of a game', () => {
  it('begin with the first turn of the Conquer phase', () => {
    const match = begun();
    expect(textsOf(match)).toEqual(['Round 1, which goes on: nobody attacked']);
  });

  it('end when the turn comes round', () => {
    const match = begun();
    for (let turn = 0; turn < 3; turn += 1) {
      const side = match.game.mover;
      const own = boardOf(match.snapshot).territories.find((id) => territoryOf(match.snapshot, id).owner === side);
      match.act(side, 'place-recruits', { territory: own ?? '', assign: 'all' });
      match.act(side, 'end-turn');
    }
    expect(textsOf(match)).toEqual(['Round 1: nobody attacked', 'Round 2, which goes on: nobody attacked']);
  });

  it.each([1, 2, 3])('add up to the whole game, and each is told (seed %i)', (seed) => {
    const match = new TestMatch({ players: 3, rules: { 'random-start': true }, isRecorded: true }).start();
    expect(playOut(match, seed, 5_000).isOver).toBe(true);
    const story = storyOf(match);
    const rounds = roundsOf(story);
    const tallies = gameStatistics(match.snapshot, story);
    for (const side of match.game.order) {
      const own = rounds.flatMap((round) => round.tallies.get(side) ?? []);
      expect(sumOf(own.map(({ taken }) => taken))).toBe(tallies.get(side)?.conquests);
      expect(sumOf(own.map(({ lostArmies }) => lostArmies))).toBe(tallies.get(side)?.lost);
      expect(sumOf(own.map(({ sets }) => sets))).toBe(tallies.get(side)?.sets);
      expect(own.filter(({ isOut }) => isOut).length).toBe(side === match.game.winner ? 0 : 1);
    }
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
    expect(rounds.every(({ isOver }) => isOver)).toBe(true);
    // Nobody has more than one turn in a round.
    expect(rounds.length).toBe(Math.max(...[...tallies.values()].map(({ turns }) => turns)));
    expect(textsOf(match).at(-1)).toContain('is out of the game');
  });
});
