import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';
import type { Chapter } from './chapters.ts';

const KEY = 'vexillum:conquest-lesson';

/** How far this browser's reader is with the lesson. */
export interface LessonMemory {
  /** The table where it is being given; none once it is over or has been left. */
  readonly table: string | null;
  readonly skipped: readonly Chapter[];
  /** What they have done there: the log that tells it keeps its newest lines only. */
  readonly learnt: readonly Chapter[];
  /** They have come to its end, now or before. */
  readonly isDone: boolean;
}

const start: LessonMemory = { table: null, skipped: [], learnt: [], isDone: false };

/** Where the browser keeps nothing (private mode, full): the lesson goes on for as long as the page is open. */
let unkept: LessonMemory | undefined;

const kept = (): LessonMemory => ({ ...start, ...readKeptJson<Partial<LessonMemory>>(KEY, start) });

export const lessonMemory = (): LessonMemory => unkept ?? kept();

export const remember = (news: Partial<LessonMemory>): void => {
  const now = { ...lessonMemory(), ...news };
  keepJson(KEY, now);
  unkept = JSON.stringify(kept()) === JSON.stringify(now) ? undefined : now;
};

/** A lesson begins at this table. */
export const beginLesson = (table: string): void => remember({ ...start, table, isDone: lessonMemory().isDone });

export const isLessonAt = (table: string): boolean => lessonMemory().table === table;
