import type { RuleValues } from '@vexillum/model';

/** At a lesson the land is dealt and the armies lie there: it begins with the first recruits. */
export const lessonRules: RuleValues = { 'random-start': true, 'laid-out': 'front' };
