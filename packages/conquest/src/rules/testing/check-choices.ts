import { isRefusal, type Outcome, type Refusal, plainText } from '@vexillum/model';
import { conquest } from '../game.ts';
import type { TestMatch } from './test-match.ts';

/** That an action runs exactly where choices say so, and is refused with what they say; throws where it is not so. */
export const checkChoices = (
  match: TestMatch,
  seatId: string,
  action: string,
  args: { readonly [key: string]: unknown },
  answer: Outcome | Refusal = match.attempt(seatId, action, args),
): void => {
  const seat = conquest.seats.find(({ id }) => id === seatId);
  const choice = seat && conquest.choices?.(match.snapshot, seat).find((one) => one.action === action);
  if (!choice) throw new Error(`no ${action} by ${seatId}`);
  const done = isRefusal(answer) ? answer : undefined;
  // Arguments that are none come to no question.
  if (done?.code === 'bad-args') return;
  const said = choice.whyNot({ ...args, at: match.now } as Parameters<typeof choice.whyNot>[0]);
  if (said?.code !== done?.code || inEnglish(said) !== inEnglish(done) || said?.field !== done?.field)
    throw new Error(
      `${action} ${JSON.stringify(args)} by ${seatId}: choices say ${inEnglish(said)}, the action ${inEnglish(done)}`,
    );
};

const inEnglish = (refusal: Refusal | undefined): string => (refusal ? plainText(refusal.words) : 'yes');
