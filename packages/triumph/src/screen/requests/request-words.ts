import { msg, str } from '@vexillum/ui/words';
import { isFor, type AnswerWord, type Request } from './requests.ts';
import type { Battle } from '../battle.ts';

export const answerText = (says: AnswerWord): string => {
  switch (says) {
    case 'yes':
      return msg('Yes');
    case 'no':
      return msg('No');
    case 'later':
      return msg('Later');
    default:
      return says satisfies never;
  }
};

/** “Later: when the hill is ours”. */
export const answeredText = ({ says, text }: NonNullable<Request['answer']>): string =>
  text === '' ? answerText(says) : `${answerText(says)}: ${text}`;

/** “Mago asks you”, “you ask command 2”. */
export const askingText = (battle: Pick<Battle, 'snapshot' | 'seat' | 'nameOfSeat'>, request: Request): string => {
  const { seat, to } = request;
  if (isFor(battle.snapshot, battle.seat, request)) return msg(str`${battle.nameOfSeat(seat)} asks you`);
  return seat === battle.seat.id
    ? msg(str`You ask command ${to}`)
    : msg(str`${battle.nameOfSeat(seat)} asks command ${to}`);
};
