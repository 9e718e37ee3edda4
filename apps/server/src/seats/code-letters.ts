import { randomInt } from 'node:crypto';

/** No letters or digits that are mistaken for each other when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';

export const someLetters = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as somebody types it: large or small letters, with spaces and dashes anywhere. */
export const codeIn = (said: unknown): string =>
  typeof said === 'string' && said.length < 60 ? said.toLowerCase().replaceAll(/[\s-]/g, '') : '';
