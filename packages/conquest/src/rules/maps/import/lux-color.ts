const twoDigits = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** The colour of a continent: three parts `r/g/b`, each 0 to 1 or 0 to 255; undefined where it is written otherwise. */
export const luxColor = (text: string | undefined): string | undefined => {
  const parts = (text ?? '').split(/[/,\s]+/).map((part) => (part === '' ? Number.NaN : Number(part)));
  if (parts.length !== 3 || !parts.every((part) => part >= 0 && part <= 255)) return undefined;
  const whole = parts.every((part) => part <= 1) ? 255 : 1;
  return `#${parts.map((part) => twoDigits(part * whole)).join('')}`;
};
