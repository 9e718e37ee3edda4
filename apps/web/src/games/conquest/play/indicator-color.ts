/** The colours that the house rule `indicator` names; anything else shines amber. */
const lights: Readonly<Record<string, string>> = {
  amber: '#e8a317',
  green: '#35b04a',
  blue: '#3d8fe0',
  white: '#f4f1e6',
  violet: '#a06be0',
};

export const indicatorColor = (indicator: string): string => lights[indicator] ?? '#e8a317';
