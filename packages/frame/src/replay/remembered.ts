/** Keeps what was worked out, up to so many things. */
export const remembered = <Answer>(most: number, work: (seq: number) => Answer): ((seq: number) => Answer) => {
  const known = new Map<number, Answer>();
  return (seq) => {
    if (!known.has(seq)) known.set(seq, work(seq));
    if (known.size > most) known.delete(known.keys().next().value as number);
    return known.get(seq) as Answer;
  };
};
