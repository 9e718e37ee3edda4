import { expect, onTestFinished, test, vi } from 'vitest';
import { beginLesson, isLessonAt, lessonMemory, remember } from './lesson-memory.ts';

/** A browser's storage; while it is full it takes nothing new. */
const storage = (isFull: () => boolean) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
};

test('a lesson goes on in a browser that refuses to keep anything', () => {
  vi.stubGlobal('localStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  beginLesson('t1');
  remember({ learnt: ['recruits'] });
  expect(lessonMemory()).toMatchObject({ table: 't1', learnt: ['recruits'] });
});

test('and in one that is full, where an older lesson is still kept', () => {
  let isFull = false;
  const kept = storage(() => isFull);
  beginLesson('t1');
  isFull = true;
  beginLesson('t2');
  expect([isLessonAt('t1'), isLessonAt('t2')]).toEqual([false, true]);
  isFull = false;
  remember({ isDone: true });
  expect([...kept.values()].map((text) => JSON.parse(text))).toMatchObject([{ table: 't2', isDone: true }]);
});

test('what another page has done with the lesson counts here, too', () => {
  const kept = storage(() => false);
  beginLesson('t1');
  const [key = ''] = kept.keys();
  kept.set(key, JSON.stringify({ ...lessonMemory(), table: null }));
  expect(isLessonAt('t1')).toBe(false);
});
