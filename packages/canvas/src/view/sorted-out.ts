/** Splits a list by a question, and answers with the same lists as long as it is asked about the same list. */
export const sortedOut = <T>(
  question: (thing: T) => boolean,
): ((things: readonly T[]) => readonly [yes: readonly T[], no: readonly T[]]) => {
  let known: readonly T[] | undefined;
  let answer: readonly [readonly T[], readonly T[]] = [[], []];
  return (things) => {
    if (things === known) return answer;
    known = things;
    answer = [things.filter(question), things.filter((thing) => !question(thing))];
    return answer;
  };
};
