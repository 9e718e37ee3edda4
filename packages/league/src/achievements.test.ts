import type { CareerAchievement, GameAchievement } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { careerAfter, earnedIn, featsOf, isGivenFor, noProgress, tiersBetween } from './achievements.ts';
import { playedGame } from './testing.ts';

const won = { feat: 'won', atLeast: 1 };
const said = { id: 'x', version: 1, title: 'X', description: 'X.' };
const inGame = (...when: GameAchievement['when']): GameAchievement => ({ ...said, scope: 'game', when });
const career = (more: Partial<CareerAchievement> = {}): CareerAchievement => ({
  ...said,
  scope: 'career',
  counts: 'won',
  tiers: [1, 3],
  ...more,
});

const duel = (winner: 'r' | 'b' | undefined, more: Parameters<typeof playedGame>[1] = {}) =>
  playedGame(
    [
      { side: 'red', card: 'r', ...(winner === 'r' ? { place: 1 } : {}) },
      { side: 'blue', card: 'b', ...(winner === 'b' ? { place: 1 } : {}) },
    ],
    more,
  );

const partOf = (game: ReturnType<typeof duel>, card: string) => {
  const player = game.players.find((each) => each.card === card);
  if (!player) throw new Error(`no ${card}`);
  return player;
};

describe('achievements', () => {
  it('KR-GSL-ACH one for a game is given where all holds that it asks for, with the last entry that it took', () => {
    const feats = { red: { taken: { count: 6, seq: 41 }, lost: { count: 0, seq: 12 } } };
    const game = duel('r', { feats });
    const of = (card: string, ...when: GameAchievement['when']) =>
      earnedIn(inGame(...when), featsOf(game, partOf(game, card)));
    expect(of('r', { feat: 'taken', atLeast: 6 })).toBe(41);
    expect(of('r', { feat: 'taken', atLeast: 6 }, { feat: 'lost', atMost: 0 })).toBe(41);
    expect(of('r', { feat: 'taken', atLeast: 6 }, won)).toBe(100);
    expect(of('r', { feat: 'taken', atLeast: 7 })).toBeUndefined();
    expect(of('r', { feat: 'taken', atMost: 5 })).toBeUndefined();
    expect(of('b', won)).toBeUndefined();
    // Nothing is said of Blue, not even that it was nothing.
    expect(of('b', { feat: 'lost', atMost: 0 })).toBeUndefined();
  });

  it('one for a career is given at each of its tiers, once', () => {
    const wins = [duel('r'), duel('b'), duel('r'), duel('r'), duel('r')];
    let progress = noProgress;
    const given = wins.map((game) => {
      const after = careerAfter(career(), progress, game, partOf(game, 'r'));
      const tiers = tiersBetween(career(), progress, after);
      progress = after;
      return tiers;
    });
    expect(given).toEqual([[1], [], [], [2], []]);
    expect(progress.value).toBe(4);
    expect(tiersBetween(career(), noProgress, { value: 9, seen: [] })).toEqual([1, 2]);
  });

  it('opponents and maps count once each, guests and machines not at all', () => {
    const met = career({ counts: 'played', each: 'opponent' });
    const against = (card?: string) =>
      playedGame([
        { side: 'red', card: 'r' },
        { side: 'blue', ...(card ? { card } : {}) },
      ]);
    let progress = noProgress;
    const values = ['a', 'a', undefined, 'b', 'c', 'd'].map((card) => {
      const game = against(card);
      progress = careerAfter(met, progress, game, partOf(game as ReturnType<typeof duel>, 'r'));
      return progress.value;
    });
    // Three are all that the last tier asks for.
    expect(values).toEqual([1, 1, 1, 2, 3, 3]);
    const travelled = career({ each: 'profile' });
    const on = (profile: string, winner: 'r' | 'b') => {
      const game = duel(winner, { profile });
      return careerAfter(travelled, noProgress, game, partOf(game, 'r')).seen;
    };
    expect(on('north', 'r')).toEqual(['north']);
    expect(on('north', 'b')).toEqual([]);
  });

  it('partners are no others: neither to win against, nor as people who were played against', () => {
    const game = playedGame([
      { side: 'one', card: 'a', team: '1', place: 1 },
      { side: 'two', card: 'b', team: '2' },
      { side: 'three', card: 'c', team: '1', place: 1 },
      { side: 'four', card: 'd' },
    ]);
    const counts = (card: string) => {
      const { sides, opponents } = featsOf(game, partOf(game, card));
      return [sides?.count, opponents?.count];
    };
    // Oneself, and whoever is not of one's team.
    expect([counts('a'), counts('b'), counts('d')]).toEqual([
      [3, 2],
      [4, 3],
      [4, 3],
    ]);
    const met = career({ counts: 'played', each: 'opponent', tiers: [9] });
    expect(careerAfter(met, noProgress, game, partOf(game, 'a')).seen).toEqual(['b', 'd']);
  });

  it('games of few deeds or with dice by hand give nothing; without people on two sides only where it says so', () => {
    const alone = career({ isAlsoAlone: true });
    expect(isGivenFor(career(), [])).toBe(true);
    expect(isGivenFor(career(), ['guest', 'undecided', 'often'])).toBe(true);
    for (const why of ['short', 'dice', 'alone'] as const) expect(isGivenFor(inGame(won), [why])).toBe(false);
    expect(isGivenFor(alone, ['machine', 'alone'])).toBe(true);
    expect(isGivenFor(alone, ['alone', 'short'])).toBe(false);
  });
});
