import type { BattleEventOf } from './battle-events.ts';
import type { PublicEntry } from '../records/table.ts';

/** More than these are only counted. */
const TOLD = 2;

type LeftOpen = Pick<BattleEventOf<'phase-begun'>, 'leftOpen'>;

/** The flags that an entry left open for the first time. */
export const leftOpenIn = ({ changes }: PublicEntry): LeftOpen => {
  const left = Object.values(changes?.leftover ?? {}).flatMap(([was, now]) => (was === null && now ? [now] : []));
  if (left.length === 0) return {};
  const flags = left.slice(0, TOLD).map(({ rule, says, of }) => ({ rule, says, ...(of === undefined ? {} : { of }) }));
  return { leftOpen: { flags, further: left.length - flags.length } };
};
