import { columns, round } from './columns.ts';
import { type Besieged, HEAP } from './measures/siege.ts';

/** Five times the 20 ms that a move may take. */
const RISE = 100;

const answersOf = ({ attacked }: Besieged): string =>
  Object.entries(attacked?.answers ?? {})
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

export interface SiegeVerdict {
  readonly name: string;
  readonly rise: number;
  readonly isMet: boolean;
}

/** How much later a move comes than where nobody attacks. */
export const verdictsOf = (besieged: readonly Besieged[]): readonly SiegeVerdict[] => {
  const [calm, ...sieges] = besieged;
  return sieges.map(({ name, played, heap }) => {
    const rise = played.p50 - (calm?.played.p50 ?? Number.NaN);
    return { name, rise, isMet: rise < RISE && played.lost === 0 && heap < HEAP };
  });
};

/** One row for each attack, beside the same play without. */
export const reportSiege = (besieged: readonly Besieged[]): string => {
  const verdicts = new Map(verdictsOf(besieged).map((verdict) => [verdict.name, verdict]));
  return [
    `A siege: moves of others, with the limits on and a heap of ${HEAP} MB`,
    columns([
      ['', 'p50, ms', 'p95, ms', 'p99, ms', 'lost', 'heap, MB', 'attackers read, MB', 'aim'],
      ...besieged.map((one) => [
        one.name,
        ...[one.played.p50, one.played.p95, one.played.p99, one.played.lost, one.heap].map(round),
        round((one.attacked?.bytes ?? 0) / 1024 / 1024),
        verdicts.get(one.name) ? (verdicts.get(one.name)?.isMet ? 'met' : 'MISSED') : '-',
      ]),
    ]),
    `Aim: p50 less than ${RISE} ms above the first row, nothing lost, less heap than ${HEAP} MB. What the attackers were answered:`,
    ...besieged.filter(({ attacked }) => attacked).map((one) => `  ${one.name}: ${answersOf(one)}`),
  ].join('\n');
};
