/** What was, what is, and what was taken back; the newest of each list last. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

/** So many steps can be taken back. */
const KEPT = 200;

export const historyOf = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Another step; the same value again is none. */
export const stepped = <Value>({ past, present, future }: History<Value>, next: Value): History<Value> =>
  next === present ? { past, present, future } : { past: [...past, present].slice(-KEPT), present: next, future: [] };

export const undone = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [...history.future, history.present] };
};

export const redone = <Value>(history: History<Value>): History<Value> => {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future: history.future.slice(0, -1) };
};
