const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** A part of so many half-points in points, to the last fraction: a third of 31 points is `10⅓`. */
export const shareText = (halfPoints: number, { part, of }: { readonly part: number; readonly of: number }): string => {
  const [above, below] = [halfPoints * part, of * 2];
  const [whole, rest] = [Math.floor(above / below), above % below];
  if (rest === 0) return String(whole);
  const common = greatestCommon(rest, below);
  const fraction = `${rest / common}/${below / common}`;
  const sign = signs[fraction];
  if (whole === 0) return sign ?? fraction;
  return sign ? `${whole}${sign}` : `${whole} ${fraction}`;
};
