import type { SystemChance } from '@vexillum/model';

const HEX = '0123456789abcdef'.split('');
const ORDERS = 4;

/** 32 bytes as hex that nobody can guess: four orders of the sixteen digits, 177 bits of chance. */
export const newSecret = (chance: SystemChance): string =>
  Array.from({ length: ORDERS }, () => chance.shuffled(HEX).join('')).join('');
