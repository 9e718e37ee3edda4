/** How many letters must be changed, added, dropped or swapped with a neighbour to make one word of the other. */
export const editDistance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
};

/** A third of the letters may be wrong; of a word of two or less, none. */
const isNear = (distance: number, length: number): boolean => distance <= Math.floor(length / 3);

/** Whoever has written only the beginning of a word has made no mistake. */
const distanceTo = (written: string, word: string): number =>
  written !== '' && word.startsWith(written) ? 0 : editDistance(written, word);

/** Those that somebody may have meant by a misspelt word, the likeliest first. */
export const closestWords = <T>(written: string, words: readonly T[], keyOf: (word: T) => string, limit = 4): T[] =>
  words
    .map((word) => ({ word, distance: distanceTo(written, keyOf(word)) }))
    .filter(({ word, distance }) => isNear(distance, Math.max(written.length, keyOf(word).length)))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ word }) => word);
