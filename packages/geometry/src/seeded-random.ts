/** Numbers from 0 to 1 that look random and are the same for the same seed, everywhere (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = (Math.trunc(seed) + 0x9e3779b9) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
