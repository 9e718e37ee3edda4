import type { ApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { wordsText } from '@vexillum/ui/words';

/** What went wrong with a player card: the sentences about links are none of its. */
export const cardProblem = (problem: ApiProblem): string =>
  [0, 429].includes(problem.status) ? problemText(problem) : wordsText(problem.words);
