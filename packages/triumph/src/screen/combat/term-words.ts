import { msg } from '@vexillum/ui/words';
import { combatRowName } from './row-names.ts';

const own: Readonly<Record<string, () => string>> = {
  close: () => msg('Close combat factor'),
  shooting: () => msg('Shooting factor'),
  'shot-at': () => msg('Factor when shot at'),
  camp: () => msg('Camp'),
  fortified: () => msg('Fortified'),
  demoralized: () => msg('Demoralized'),
  'by-hand': () => msg('By hand'),
};

/** What a number of a sum is called. */
export const termText = (code: string): string => {
  if (Object.hasOwn(own, code)) return own[code]?.() ?? code;
  const ofBoard = combatRowName('combatFactors', code);
  return ofBoard === code ? combatRowName('cardFactors', code) : ofBoard;
};

/** “+2”, “−1”, “?” where nobody knows. */
export const signedText = (value: number | null): string => {
  if (value === null) return '?';
  return value < 0 ? `−${-value}` : `+${value}`;
};
