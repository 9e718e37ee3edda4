/** A returned "no": a code for programs, a plain sentence for people. Never thrown. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: string;
  readonly message: string;
  /** The argument that is wrong, as a path (`moves.0.to`), where one can be named. */
  readonly field?: string;
}

export const refuse = (code: string, message: string, field?: string): Refusal => ({
  kind: 'refusal',
  code,
  message,
  ...(field === undefined ? {} : { field }),
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal';
