import { plainText } from '@vexillum/model';
import type { MatchFault, MatchReport } from '@vexillum/ledger';
import type { Verified } from './verify-file.ts';

/** One line for the verdict; below it what is worth knowing and proves nothing, and how many faults more there are. */
export const asLines = ({ file, outcome }: Verified): readonly string[] => {
  if (typeof outcome === 'string') return [oneLine(`${file}: ${outcome}`)];
  const [first, ...more] = outcome.faults;
  const verdict = first ? `${file}: ${faultText(first)}` : `ok ${file}: ${factsOf(outcome)}`;
  return [
    oneLine(verdict),
    ...(more.length > 0 ? [`  ${count(more.length, 'fault')} more; --json lists them`] : []),
    ...outcome.remarks.map(({ says }) => oneLine(`  note: ${plainText(says)}`)),
  ];
};

/** Names the entry, where the sentence does not do so itself. */
const faultText = ({ seq, says }: MatchFault): string =>
  seq === undefined || says.values.includes(seq) ? plainText(says) : `Entry ${seq}: ${plainText(says)}`;

const factsOf = ({ entries, rolls, manualRolls, seals, head }: MatchReport): string =>
  [
    count(entries, 'entry', 'entries'),
    count(rolls, 'roll'),
    ...(manualRolls > 0 ? [`${manualRolls} rolled by hand`] : []),
    `${count(seals.sealed, 'seal')}, ${seals.opened} opened`,
    ...(seals.void.length > 0 ? [`${seals.void.length} given up`] : []),
    ...(head ? [`head: ${head.words}`] : []),
  ].join(', ');

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** A name out of a file must not write lines of its own. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
