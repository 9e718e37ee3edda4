import type { Records } from '@vexillum/table/room';

/** Player cards that the operator lets sign in nowhere any more. */
export const BANNED = 'banned!';
export const bannedKey = (card: string): string => `${BANNED}${card}`;

export interface Ban {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** What its owner is told. */
  readonly because?: string;
}

export const banOf = async (records: Records, card: string): Promise<Ban | undefined> => {
  const kept = await records.get(bannedKey(card));
  return kept === undefined ? undefined : (JSON.parse(kept) as Ban);
};
