import { kindsOfHarm } from './judge.ts';
import type { Result } from './run-drill.ts';

const secondsOf = (seconds: number, allowed: number | undefined): string =>
  `${seconds.toFixed(1)}${allowed === undefined ? '' : ` (${allowed})`}`;

/** All drills as a table of Markdown, and below it what did not hold. */
export const report = (results: readonly Result[]): string => {
  const head = ['drill', 'acknowledged', ...kindsOfHarm, 'refused', 'pause, s', 'others', 'passed'];
  const rows = results.map((result) => [
    result.drill,
    String(result.acknowledged),
    ...kindsOfHarm.map((kind) => String(result[kind].length)),
    String(Object.values(result.refusals).reduce((sum, times) => sum + times, 0)),
    secondsOf(result.pause, result.allowedPause),
    result.othersPause === undefined ? '' : secondsOf(result.othersPause, result.allowedOthersPause),
    result.passed ? 'yes' : 'NO',
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, '', ...results.flatMap(notesOf)].join('\n');
};

/** One of them in a line, for whoever waits for the others. */
export const outcomeOf = (result: Result): string => {
  const { drill, passed, pause, allowedPause, othersPause, allowedOthersPause } = result;
  const others = othersPause === undefined ? '' : `, others ${secondsOf(othersPause, allowedOthersPause)}`;
  return `${drill}: ${passed ? 'passed' : 'NOT passed'}, the longest pause ${secondsOf(pause, allowedPause)} s${others}`;
};

const FAULTS_SHOWN = 10;

const notesOf = ({ drill, remarks, faults, newDocuments }: Result): string[] => [
  ...[...remarks, ...(newDocuments > 0 ? [`${newDocuments} documents fetched anew`] : [])].map(
    (text) => `${drill}: ${text}`,
  ),
  ...faults.slice(0, FAULTS_SHOWN).map((text) => `${drill}: NOT HELD: ${text}`),
  ...(faults.length > FAULTS_SHOWN ? [`${drill}: and ${faults.length - FAULTS_SHOWN} more`] : []),
];
