/** Written alike, whatever the case and the way its letters are composed. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A name as it is looked up: its letters and digits, without leading zeros. */
export const keyOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');
