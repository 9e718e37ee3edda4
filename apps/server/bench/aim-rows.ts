import type { JudgedAim } from './aims.ts';
import { round } from './columns.ts';

const verdict = ({ isMet, missedBy, unit }: JudgedAim): string =>
  isMet ? 'met' : `MISSED by ${round(missedBy)} ${unit}`;

/** For `columns`. */
export const aimRows = (aims: readonly JudgedAim[]): string[][] => [
  ['', 'measured', 'aim', ''],
  ...aims.map((aim) => [
    aim.name,
    `${round(aim.value)} ${aim.unit}`,
    `${aim.isAtLeast ? '>=' : '<='} ${aim.wanted} ${aim.unit}`,
    verdict(aim),
  ]),
];
