import type { Refusal } from '@vexillum/model';

/** An answer that is not what was asked for; thrown anywhere behind a route, caught at the one door of errors. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds, with 429. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { field?: string | undefined; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

export const errorBody = (code: string, message: string, field?: string): ErrorBody => ({
  error: { code, message, ...(field === undefined ? {} : { field }) },
});

export const problemOf = (refusal: Refusal, status: number): HttpProblem =>
  new HttpProblem(status, refusal.code, refusal.message, { field: refusal.field });

/** The same for a table that is not there and one that the asker may not know. */
export const noSuchTable = (): HttpProblem =>
  new HttpProblem(404, 'no-such-table', 'There is no such table, or you have no seat at it.');

export const bodyTooLarge = (): HttpProblem =>
  new HttpProblem(413, 'too-large', 'The body of this request is larger than 256 KB.');

export const tooFast = (seconds: number): HttpProblem =>
  new HttpProblem(429, 'too-fast', `That was too often; wait ${seconds} s and try again.`, { retryAfter: seconds });
