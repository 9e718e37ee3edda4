import { describe, expect, it } from 'vitest';
import { publicLosses } from '../../rules/index.ts';
import { many, play, type ThinnedStand, thinnedTable } from '../../rules/testing/index.ts';
import { grandProfile } from '../testing/reds-view.ts';
import { luckText, resultSentence, resultTitle, swingFacts, swingText, turnTitle, winnerOf } from './ending-words.ts';

const profile = grandProfile();

/** Stands of 4 points each that are lost, of armies of 144, and the battle ended by the umpire. */
const ended = (red: number, blue: number) => {
  const lost: ThinnedStand[] = [
    ...many(red, { command: 1, points: 4, place: 'lost' }),
    ...many(blue, { command: 1, points: 4, place: 'lost', side: 'blue' }),
  ];
  return play(thinnedTable({ stands: lost }), 'umpire', 'end-game', {}).snapshot;
};

const told = (red: number, blue: number) => {
  const snapshot = ended(red, blue);
  return resultSentence(publicLosses(snapshot, profile), winnerOf(snapshot));
};

describe('the result of a battle', () => {
  it('GT-WIN-001: names the winner and the margin, and what was enough', () => {
    expect(winnerOf(ended(3, 20))).toBe('red');
    expect(told(3, 20)).toBe(
      'Blue has lost 80 of 144 points (72 are enough for defeat), Red 12 of 144: won by 68 points.',
    );
    expect(told(20, 3)).toMatch(/^Red has lost 80 .* Blue 12 of 144: won by 68 points\.$/);
  });

  it('GT-WIN-002: equal losses defeat nobody', () => {
    expect(winnerOf(ended(20, 20))).toBeUndefined();
    expect(told(20, 20)).toBe('Both armies have lost 80 points: equal losses defeat nobody.');
  });

  it('a battle that was ended early has no winner', () => {
    expect(told(2, 1)).toBe('No army was beaten when the battle was ended. Points lost: Red 8 of 144, Blue 4 of 144.');
    expect(told(0, 0)).toMatch(/^No army was beaten/);
  });

  it('is told to the winner as theirs', () => {
    expect(resultTitle('red', 'red')).toBe('You have won!');
    expect(resultTitle('red', 'blue')).toBe('Red has won');
    expect(resultTitle('red', undefined)).toBe('Red has won');
    expect(resultTitle(undefined, undefined)).toBe('The battle is over, and nobody has won');
  });
});

describe('a turning point', () => {
  const swing = {
    turn: 5,
    side: 'blue',
    lost: { red: 31, blue: 8 },
    swing: -23,
    stands: { red: { SPR: 3, KNT: 1 }, blue: {} },
    demoralized: [{ side: 'red', command: 2 }],
    camps: ['red'],
  } as const;

  it('says what the turn cost, whom, and what came of it', () => {
    expect(turnTitle(swing)).toBe('Turn 5: Blue');
    expect(turnTitle({ turn: 0, side: undefined })).toBe('Before the first turn');
    expect(swingText(swing)).toBe('Red lost 15½, Blue 4');
    expect(swingFacts(swing, profile)).toEqual([
      'Red: 3\u00a0×\u00a0Spear, 1\u00a0×\u00a0Knights',
      'Red’s camp was sacked',
      'Red’s command 2 is demoralized',
    ]);
  });
});

describe('the luck of the dice', () => {
  it.each([
    [0.18, '18 of 100 evenings would be luckier'],
    [0.004, 'hardly any of 100 evenings would be luckier'],
    [0.996, 'nearly all of 100 evenings would be luckier'],
  ])('%d of all evenings: %s', (luckier, says) => {
    const luck = { side: 'red', count: 14, sum: 55, expected: 49, luckier, unluckier: 0 };
    expect(luckText(luck)).toBe(`Red: 14 dice came to 55, and 49 is the average; ${says}`);
  });

  it('of one die', () => {
    const luck = { side: 'blue', count: 1, sum: 6, expected: 3.5, luckier: 0, unluckier: 5 / 6 };
    expect(luckText(luck)).toMatch(/^Blue: 1 die came to 6, and 3\.5 is the average; /);
  });
});
