const AMBER = '#e8a317';

/** The colours that the house rule `indicator` names; anything else shines amber. */
const lights: Readonly<Record<string, string>> = {
  amber: AMBER,
  green: '#35b04a',
  blue: '#3d8fe0',
  white: '#f4f1e6',
  violet: '#a06be0',
};

export const indicatorColor = (indicator: string): string => lights[indicator] ?? AMBER;
