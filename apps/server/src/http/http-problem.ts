import { plainText, type Refusal, type Told, told, type Words, words } from '@vexillum/model';

/** An answer that is not what was asked for; thrown anywhere behind a route, caught at the one door of errors. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly words: Words;
  readonly field: string | undefined;
  /** Seconds, with 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    said: Words,
    more: { field?: string | undefined; retryAfter?: number } = {},
  ) {
    super(plainText(said));
    this.words = said;
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

export interface ErrorBody {
  readonly error: Told;
}

export const errorBody = (code: string, said: Words, field?: string): ErrorBody => ({
  error: told({ code, words: said, ...(field === undefined ? {} : { field }) }),
});

export const problemOf = (refusal: Refusal, status: number): HttpProblem =>
  new HttpProblem(status, refusal.code, refusal.words, { field: refusal.field });

/** The same for a table that is not there and one that the asker may not know. */
export const noSuchTable = (): HttpProblem =>
  new HttpProblem(404, 'no-such-table', words('There is no such table, or you have no seat at it.'));

export const notThere = (): HttpProblem =>
  new HttpProblem(404, 'not-found', words('There is nothing at this address.'));

export const bodyTooLarge = (): HttpProblem =>
  new HttpProblem(413, 'too-large', words('The body of this request is larger than 256 KB.'));

export const tooFast = (seconds: number): HttpProblem =>
  new HttpProblem(429, 'too-fast', words('That was too often; wait {0} s and try again.', seconds), {
    retryAfter: seconds,
  });

export const busy = (said: Words, seconds = 5): HttpProblem =>
  new HttpProblem(503, 'busy', said, { retryAfter: seconds });
