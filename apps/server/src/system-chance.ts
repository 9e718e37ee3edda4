import { randomBytes, randomInt } from 'node:crypto';
import type { SystemChance } from '@vexillum/model';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** So many letters and digits (5 bits each) that nobody can guess; none of them means anything in a cookie, a path or a key. */
export const randomName = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('');

const shuffled = <T>(things: readonly T[]): T[] => {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
};

/** The system's own generator. */
export const systemChance: SystemChance = {
  newId: (kind) => `${kind}:${randomName(10)}`,
  shuffled,
};
