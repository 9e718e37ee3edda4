import { describe, expect, test } from 'vitest';
import { chapters } from './chapters.ts';
import { learntBy } from './learnt.ts';
import { type LessonStep, lessonStep } from './lesson-step.ts';
import { lessonText } from './lesson-words.ts';
import { Pupil } from './testing/pupil.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the lesson', () => {
  test.each(seeds)('leads to the end of the game whatever the dice say, and every step has words (seed %i)', (seed) => {
    const pupil = new Pupil(seed);
    while (!pupil.isOver) {
      const step = pupil.follow();
      expect(lessonText(pupil.told.match.snapshot, step)).not.toBe('');
      expect(pupil.touches).toBeLessThan(400);
    }
    expect(pupil.step?.kind).toBe('over');
  });

  test('begins with recruits, an attack and its throws', () => {
    const pupil = new Pupil(1);
    const [place, from, to] = [pupil.follow(), pupil.follow(), pupil.follow()];
    expect([place, from, to].map(({ chapter, kind }) => `${chapter} ${kind}`)).toEqual([
      'recruits place',
      'attack attack-from',
      'attack attack-to',
    ]);
    expect(pupil.step).toMatchObject({ chapter: 'conquest', kind: 'attack-to' });
    expect(pupil.step).toHaveProperty('last.kind', 'attacked');
  });

  test('has taught all but sets and the end in the first two turns where the first attack takes land', () => {
    const pupil = new Pupil(2);
    pupil.until(({ chapter }) => chapter === 'win');
    expect(pupil.turns).toBe(1);
    const learnt = learntBy(pupil.told.match.snapshot, 'player-1', pupil.learnt);
    expect(chapters.filter((chapter) => !learnt.has(chapter))).toEqual(['set', 'win']);
  });

  test('sends a beginner whom the dice have left with nothing to the next turn', () => {
    const pupil = new Pupil(3);
    const step = pupil.until(({ kind }) => kind === 'spent');
    expect(step).toEqual({ chapter: 'conquest', kind: 'spent' });
    pupil.follow();
    expect(pupil.step?.kind).toBe('watch');
    expect(pupil.until(({ kind }) => kind === 'place')).toMatchObject({ isFirst: false });
  });

  test('tells nothing more of a chapter that is skipped, and goes on where play can do without it', () => {
    const pupil = new Pupil(2);
    pupil.until(({ kind }) => kind === 'move');
    pupil.skipped = ['move'];
    expect(pupil.step?.kind).toBe('end');
    const beginner = new Pupil(2);
    beginner.skipped = ['recruits'];
    expect(beginner.step).toEqual({ chapter: 'recruits', kind: 'alone' });
  });

  test('follows a reader who goes their own way: MOVE is pressed where an attack was proposed', () => {
    const pupil = new Pupil(1);
    pupil.follow();
    pupil.chosen = 'move';
    expect(pupil.step?.kind).toBe('choose-attack');
    pupil.follow();
    expect(pupil.step?.kind).toBe('attack-from');
  });

  test('does not teach again what the log of a long game no longer tells', () => {
    const pupil = new Pupil(2);
    pupil.until(({ chapter }) => chapter === 'win');
    pupil.learnt = [...learntBy(pupil.told.match.snapshot, 'player-1', pupil.learnt)];
    (pupil.told.match.snapshot.public.log as Map<string, unknown>).clear();
    expect(pupil.step?.chapter).toBe('win');
  });

  test('says nothing to those who only watch', () => {
    const { told, step } = new Pupil(1);
    const aim = { chosen: undefined, from: undefined, assign: 'all' } as const;
    const memory = { skipped: [], learnt: [] };
    const { snapshot } = told.match;
    expect(step).toBeDefined();
    expect(lessonStep({ snapshot, side: undefined, aim, memory })).toBeUndefined();
    expect(lessonStep({ snapshot, side: 'player-3', aim, memory })).toBeUndefined();
  });

  test('ends with words for whoever has won, lost or agreed on a draw', () => {
    const { snapshot } = new Pupil(1).told.match;
    const ends: LessonStep[] = [
      { chapter: 'win', kind: 'over', hasWon: true, isDrawn: false },
      { chapter: 'win', kind: 'over', hasWon: false, isDrawn: false },
      { chapter: 'win', kind: 'over', hasWon: false, isDrawn: true },
    ];
    expect(new Set(ends.map((end) => lessonText(snapshot, end))).size).toBe(3);
  });
});
