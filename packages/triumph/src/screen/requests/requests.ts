import type { Json, Seat } from '@vexillum/model';
import { type CommandNumber, leaderOf, type Snapshot } from '../../rules/index.ts';

export const answers = ['yes', 'no', 'later'] as const;
export type AnswerWord = (typeof answers)[number];

/** So much may be asked or answered. */
export const REQUEST_LIMIT = 200;

type At = readonly [x: number, y: number];

/** What one commander asks another, pinned to the board: in the plan of their side, which nobody else reads. */
export interface Request {
  readonly id: string;
  /** Who asks. */
  readonly seat: string;
  /** Whoever leads that command is asked. */
  readonly to: CommandNumber;
  readonly at: At;
  readonly text: string;
  readonly answer?: { readonly seat: string; readonly says: AnswerWord; readonly text: string };
}

/** An answer is kept beside its request, so that neither overwrites the other. */
const ANSWER = 'answer:';
const REQUEST = 'request:';

const answerId = (id: string): string => `${ANSWER}${id.slice(REQUEST.length)}`;

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= REQUEST_LIMIT;

const isCommand = (value: unknown): value is CommandNumber => value === 1 || value === 2 || value === 3;

const isPoint = (value: unknown): value is At =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isSafeInteger(each));

const answerIn = (value: unknown): Pick<Request, 'answer'> => {
  if (!isFields(value)) return {};
  const { seat, says, text } = value;
  const word = answers.find((each) => each === says);
  return isShort(seat) && word && isShort(text) ? { answer: { seat, says: word, text } } : {};
};

/** Teammates' browsers wrote it: what does not look like a request is none. Those that wait for an answer first, each in the order in which they lie there. */
export const requestsIn = (plan: ReadonlyMap<string, unknown>): readonly Request[] => {
  const all = [...plan].flatMap(([id, value]): Request[] => {
    if (!id.startsWith(REQUEST) || !isFields(value)) return [];
    const { seat, to, at, text } = value;
    if (!isShort(seat) || !isCommand(to) || !isPoint(at) || !isShort(text) || text === '') return [];
    return [{ id, seat, to, at, text, ...answerIn(plan.get(answerId(id))) }];
  });
  return [...all.filter(({ answer }) => !answer), ...all.filter(({ answer }) => answer)];
};

/** Whether it is for the one who sits there, as commands are led now. */
export const isFor = (snapshot: Snapshot, { id, side }: Seat, { to }: Request): boolean =>
  side !== undefined && leaderOf(snapshot, side, to) === id;

/** Those that wait for an answer of whoever sits there. */
export const requestsFor = (snapshot: Snapshot, seat: Seat, plan: ReadonlyMap<string, unknown>): readonly Request[] =>
  requestsIn(plan).filter((request) => !request.answer && isFor(snapshot, seat, request));

export interface RequestPlan {
  putRequest(id: string, request: Json): void;
}

const newId = (): string =>
  REQUEST +
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');

export const ask = (plan: RequestPlan, seat: string, { to, at, text }: Pick<Request, 'to' | 'at' | 'text'>): void =>
  plan.putRequest(newId(), { seat, to, at: [...at], text: text.trim().slice(0, REQUEST_LIMIT) });

export const answer = (plan: RequestPlan, seat: string, { id }: Request, says: AnswerWord, text = ''): void =>
  plan.putRequest(answerId(id), { seat, says, text: text.trim().slice(0, REQUEST_LIMIT) });

/** With its answer. */
export const forget = (plan: RequestPlan, { id, answer: answered }: Request): void => {
  plan.putRequest(id, null);
  if (answered) plan.putRequest(answerId(id), null);
};
