/** The letter of a side that is one of many, `player-1` to `player-8`: A to H. None for sides that have a name of their own. */
export const sideLetter = (side: string): string | undefined => {
  const number = /^player-([1-8])$/.exec(side)?.[1];
  return number === undefined ? undefined : String.fromCharCode(64 + Number(number));
};
