/** The letter of a side that is one of many, `p1` to `p8`: A to H. None for sides that have a name of their own. */
export const sideLetter = (side: string): string | undefined => {
  const number = /^p([1-8])$/.exec(side)?.[1];
  return number === undefined ? undefined : String.fromCharCode(64 + Number(number));
};
