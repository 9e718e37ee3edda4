import type { Snapshot } from '../records.ts';
import { FOG } from './fog.ts';

/** Whether a game under fog is on; when it is over, everybody sees everything. */
export const isFoggy = ({ public: { fog } }: Snapshot): boolean => {
  const lies = fog.get(FOG);
  return lies !== undefined && lies.secret === undefined;
};
