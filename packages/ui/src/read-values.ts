const MOST_DICE = 12;

/** Reads what dice show: `4 2 6`, `4,2,6`, and for dice of less than ten sides `426` too. `undefined` where such dice cannot show that. */
export const readValues = (text: string, sides: number): number[] | undefined => {
  const parts = text.trim().split(/[\s,;+]+/);
  const digits = parts.length === 1 && sides < 10 ? Array.from(parts[0] ?? '') : parts;
  const values = digits.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0));
  const isReadable =
    values.length > 0 && values.length <= MOST_DICE && values.every((value) => value >= 1 && value <= sides);
  return isReadable ? values : undefined;
};
