/** Remembers the last answer: asked again with the same first argument (by identity), it is not worked out again. */
export const lastOf = <Key, Rest extends readonly unknown[], Answer>(
  work: (key: Key, ...rest: Rest) => Answer,
): ((key: Key, ...rest: Rest) => Answer) => {
  let last: { readonly key: Key; readonly answer: Answer } | undefined;
  return (key, ...rest) => {
    if (!last || last.key !== key) last = { key, answer: work(key, ...rest) };
    return last.answer;
  };
};
