import type { FlagMatter, Json, Words, WordsValue } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';

/** What `agree-flag` and the others take at most; the server refuses more. */
const LONGEST_ABOUT = 24;
const LONGEST_VALUE = 120;

const valueFor = (value: WordsValue): WordsValue => {
  if (typeof value === 'object') return wordsFor(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : String(value).slice(0, LONGEST_VALUE);
};

const wordsFor = ({ text, values }: Words): Words => ({ text, values: values.map(valueFor) });

/** As much of a flag as is kept when somebody says something to it. Numbers with a fraction go as text: no ledger hashes them otherwise. */
export const flagMatter = ({ id, about, says, secretOf }: Flag): FlagMatter => ({
  id,
  about: about.slice(0, LONGEST_ABOUT),
  says: wordsFor(says),
  ...(secretOf === undefined ? {} : { secretOf }),
});

/** A flag as the actions name it. */
export const flagArgs = (flag: Flag): { readonly [key: string]: Json } => {
  const { id, about, says } = flagMatter(flag);
  return { id, rule: flag.rule, about, says };
};
