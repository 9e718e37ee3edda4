import { msg, str } from '@vexillum/ui/words';
import type { OrderProblem } from '../../hand/index.ts';

/** "left or right", "a, b or c". */
const choiceText = (words: readonly string[]): string => {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : msg(str`${others.toReversed().join(', ')} or ${last}`);
};

const perhaps = ({ expected }: OrderProblem): string =>
  expected.length === 0 ? '' : msg(str` Perhaps ${choiceText(expected)}?`);

const example = ({ expected }: OrderProblem): string =>
  expected.length === 0 ? '' : msg(str` For example: ${expected.join(', ')}.`);

/** "Then “lfet”", or where the line was too short, what comes next. */
const thenText = (problem: OrderProblem, question: string): string =>
  problem.at === '' ? msg(str`Then: ${question}?`) : msg(str`Then “${problem.at}”: ${question}?`);

const troubleText = (problem: OrderProblem): string => {
  const { code, at } = problem;
  switch (code) {
    case 'empty':
      return msg('Write what is to be done, for example f2.5 or red 2 wheel left 30.');
    case 'unknown-word':
      return msg(str`“${at}” is not known here.`) + perhaps(problem);
    case 'unknown-name':
      return msg(str`Nobody here is called “${at}”.`) + perhaps(problem);
    case 'nobody-selected':
      return msg('It is not said who: select stands first, or name them.') + example(problem);
    case 'number-missing':
      return at === ''
        ? msg('Then a number is missing.') + example(problem)
        : msg(str`A number belongs where “${at}” is.`) + example(problem);
    case 'number-out-of-range':
      return msg(str`“${at}” is out of range.`) + example(problem);
    case 'side-missing':
      return thenText(problem, msg('left or right'));
    case 'too-much':
      return at === '' ? msg('That is too long.') : msg(str`“${at}” is too much: leave it out.`);
    case 'unfinished':
      return problem.expected.length === 0
        ? msg('Then something is missing.')
        : thenText(problem, choiceText(problem.expected));
    default:
      return code satisfies never;
  }
};

/** Why a line was not understood, and how far it was: "Understood “red 2 wheel”. Then “lfet”: left or right?" */
export const problemText = (problem: OrderProblem): string => {
  const trouble = troubleText(problem);
  return problem.understood === '' || problem.code === 'nobody-selected'
    ? trouble
    : msg(str`Understood “${problem.understood}”. ${trouble}`);
};
