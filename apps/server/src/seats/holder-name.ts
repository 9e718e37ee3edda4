import { refuse, type Refusal, type Words, words } from '@vexillum/model';
import { skeletonOf } from './skeleton.ts';

const MOST_GRAPHEMES = 32;
/** Graphemes may be long (families of emoji, letters with many marks): the whole name still fits a label. */
const MOST_UNITS = 200;

const reserved = new Set(['umpire', 'host', 'server', 'red', 'blue'].map(skeletonOf));

/** Control, bidirectional and other unseen characters; the joiners of emoji and of Persian are none of them. */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|\u2800/u;
const seen = /[\p{L}\p{N}\p{S}\p{P}]/u;
const pileOfMarks = /\p{M}{5}/u;
const oddSpace = /(?! )\s/u;

/** What a line that strangers read may not be, whether it is a name or what somebody adds to it. */
export const isUnreadable = (line: string): boolean =>
  unseen.test(line) || oddSpace.test(line) || /[<>]/.test(line) || !seen.test(line) || pileOfMarks.test(line);

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const bad = (said: Words): Refusal => refuse('bad-name', said, 'name');

/** The name as the table will show it, or what is wrong with it. `others` are the names of the other holders at the table. */
export const holderName = (said: unknown, others: Iterable<string>): { readonly name: string } | Refusal => {
  if (typeof said !== 'string') return bad(words('Say what the others may call you.'));
  const name = said.normalize('NFC');
  return wrongWith(name) ?? likeAnother(name, others) ?? { name };
};

const wrongWith = (name: string): Refusal | undefined => {
  if (name === '') return bad(words('Say what the others may call you.'));
  if (unseen.test(name)) return bad(words('A name has no unseen characters in it.'));
  if (name !== name.trim() || oddSpace.test(name)) return bad(words('A name neither begins nor ends with a space.'));
  if (/[<>]/.test(name)) return bad(words('A name has no < or > in it.'));
  if (!seen.test(name) || pileOfMarks.test(name)) return bad(words('A name is made of letters that people can read.'));
  if (name.length > MOST_UNITS || [...graphemes.segment(name)].length > MOST_GRAPHEMES)
    return bad(words('A name has at most {0} letters.', MOST_GRAPHEMES));
  if (reserved.has(skeletonOf(name)))
    return bad(words('That word means a seat or a side at this table; take another name.'));
  return undefined;
};

const likeAnother = (name: string, others: Iterable<string>): Refusal | undefined => {
  const skeleton = skeletonOf(name);
  for (const other of others)
    if (skeletonOf(other) === skeleton)
      return bad(words('Somebody at this table has that name, or one that looks like it.'));
  return undefined;
};
