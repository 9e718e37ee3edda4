import type { DiskFlush } from './measures/disk-flush.ts';
import type { RoundTrips } from './measures/trust-round-trips.ts';
import { type TrustCosts, type TrustDeed, trustDeeds } from './trust-deeds.ts';
import { columns, round } from './columns.ts';

const names: Readonly<Record<TrustDeed, string>> = {
  nothing: 'an action that changes nothing',
  roll: 'rolling three dice',
  seal: 'sealing (all nine slots; inside: one)',
  reveal: 'revealing a slot',
};

/** What sealed orders cost, every action beside an action that changes nothing, all measured in this run. */
export const reportTrust = (trips: RoundTrips, costs: TrustCosts, disk: DiskFlush): string =>
  [
    'Sealed orders: what they cost beside an action that changes nothing',
    columns([
      ['', 'over a socket, ms', 'x', 'inside, on disk, ms', 'x', 'CPU in memory, us', 'x'],
      ...trustDeeds.map((deed) => {
        const { alone, busy } = costs[deed];
        const { alone: noTime, busy: noWork } = costs.nothing;
        return [
          names[deed],
          ...[trips[deed], trips[deed] / trips.nothing, alone, alone / noTime, busy, busy / noWork].map(round),
        ];
      }),
    ]),
    `Over a socket: the whole server, one thing at a time, from asking to the answer, which comes when it is on disk.`,
    `Most of it is the gathering of writes, which all pay alike (a flush alone: ${round(disk.p50)} ms): what trust costs shows in the CPU.`,
    'Inside: the table alone, without sockets. CPU: all threads, nothing written to disk.',
  ].join('\n');
