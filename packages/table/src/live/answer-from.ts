import { refuse, wordsTold } from '@vexillum/model';
import type { AnswerMessage } from '@vexillum/protocol';
import type { Answer } from '../room/answer.ts';

/** What became of an action, as the server says it. */
export const answerFrom = (said: AnswerMessage): Answer => {
  if ('refusal' in said) return refuse(said.refusal.code, wordsTold(said.refusal), said.refusal.field);
  const { seq, result } = said.ack;
  return { kind: 'ack', seq, ...(result === undefined ? {} : { result }) };
};
