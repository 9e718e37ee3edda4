/** More than one die can show: then three dice of 256 stand in, uneven by less than one in 30,000. */
const MOST_SIDES = 256;

/** The dice that put so many things in order. */
export const shuffleDice = (count: number): number[] => {
  const dice: number[] = [];
  for (let last = count - 1; last > 0; last--)
    dice.push(...(last < MOST_SIDES ? [last + 1] : [MOST_SIDES, MOST_SIDES, MOST_SIDES]));
  return dice;
};

/** Fisher and Yates from the top, with what those dice show; takes them off the front of `values`. */
export const shuffledBy = <T>(things: readonly T[], values: number[]): T[] => {
  const shuffled = [...things];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const shown = values.splice(0, last < MOST_SIDES ? 1 : 3);
    const other = shown.reduce((sum, value) => sum * MOST_SIDES + value - 1, 0) % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
};
