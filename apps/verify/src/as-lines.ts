import { isNameToken, plainText } from '@vexillum/model';
import type { MatchFault, MatchReport } from '@vexillum/ledger';
import type { Verified } from './verify-file.ts';

/** One line for the verdict; below it what is worth knowing and proves nothing, and how many faults more there are. */
export const asLines = ({ file, outcome }: Verified): readonly string[] => {
  if (typeof outcome === 'string') return [oneLine(`${file}: ${outcome}`)];
  const [first, ...more] = outcome.faults;
  const verdict = first ? `${file}: ${outcome.nature}: ${faultText(first)}` : `ok ${file}: ${factsOf(outcome)}`;
  return [
    oneLine(verdict),
    ...(more.length > 0 ? [`  ${count(more.length, 'fault')} more; --json lists them`] : []),
    ...signerLine(outcome),
    ...countersignLine(outcome),
    ...playerLines(outcome),
    ...diceLine(outcome),
    ...outcome.remarks.map(({ says }) => oneLine(`  note: ${plainText(says)}`)),
  ];
};

/** Names the entry, where the sentence does not do so itself. */
const faultText = ({ seq, says }: MatchFault): string =>
  seq === undefined || says.values.includes(seq) ? plainText(says) : `Entry ${seq}: ${plainText(says)}`;

/** Who stands behind a file that agrees with itself: that is all that it proves where nobody knows them. */
const signerLine = ({ ok, signer }: MatchReport): readonly string[] => {
  if (!ok || !signer) return [];
  const { key, server, isKnown } = signer;
  const table = `signed by table key ${key.slice(0, KEY_SHOWN)}`;
  if (!server)
    return [`  ${table}${isKnown ? ', which you named' : ', which no server has certified: unknown server'}`];
  const by = `${table}, certified by ${hostOf(server.url)} (${server.words})`;
  return [
    oneLine(
      `  ${by}${isKnown ? ', which you named' : ': unknown server; --server FILE or KEY names one that you know'}`,
    ),
  ];
};

/** How many of those who played vouch for it, and up to where. */
const countersignLine = ({ ok, countersigned }: MatchReport): readonly string[] => {
  if (!ok || !countersigned) return [];
  const { count: all, live, sides } = countersigned;
  if (all === 0) return ['  countersigned by nobody: no device of a player vouches for it, nor for its times'];
  const bySide = sides.map(({ side, seats, upTo }) =>
    upTo.length === 0
      ? `${side} 0 of ${seats}`
      : `${side} ${upTo.length} of ${Math.max(seats, upTo.length)} up to entry ${Math.max(...upTo.map(({ seq }) => seq))}`,
  );
  const times = live === 0 ? 'none of them bounds a time' : `${live} of ${all} bound the times from both sides`;
  return [oneLine(`  countersigned: ${bySide.join(', ')}; ${times}`)];
};

/** Who played with a player card; whoever else sat there played without one. */
const playerLines = ({ ok, players }: MatchReport): readonly string[] =>
  ok
    ? players.map(({ seat, name, card }) =>
        oneLine(`  ${seat} played as ${isNameToken(name) ? 'somebody' : name} (card ${card.slice(0, KEY_SHOWN)})`),
      )
    : [];

/** How many dice nobody could have chosen; of the others it is said, so that dice that are worth something are thrown otherwise. */
const diceLine = ({ ok, rolls, tier1Rolls, tier2Rolls, unusedLinks }: MatchReport): readonly string[] => {
  if (!ok || rolls === 0) return [];
  const unused = unusedLinks > 0 ? `; ${count(unusedLinks, 'link')} of such devices served no roll` : '';
  return [
    ...(tier2Rolls > 0
      ? [`  dice: ${tier2Rolls} of ${count(rolls, 'roll')} with another side's device (tier 2)${unused}`]
      : []),
    ...(tier1Rolls > 0
      ? [
          `  dice: ${count(tier1Rolls, 'roll')} could have been chosen by the server's operator, had they rolled themselves (tier 1)`,
        ]
      : []),
  ];
};

const KEY_SHOWN = 16;

const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
};

const factsOf = ({ entries, rolls, manualRolls, seals, committed, head, rules }: MatchReport): string =>
  [
    count(entries, 'entry', 'entries'),
    count(rolls, 'roll'),
    ...(manualRolls > 0 ? [`${manualRolls} rolled by hand`] : []),
    `${count(seals.sealed + (committed?.secrets ?? 0), 'seal')}, ${seals.opened + (committed?.shown ?? 0)} opened`,
    ...(seals.void.length > 0 ? [`${seals.void.length} given up`] : []),
    ...(rules?.isKnown === false ? ['actions not run again'] : rules ? [`rules of edition ${rules.edition}`] : []),
    ...(head ? [`head: ${head.words}`] : []),
  ].join(', ');

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** A name out of a file must not write lines of its own. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
