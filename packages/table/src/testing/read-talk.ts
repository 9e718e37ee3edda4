import { decodeTalk, TALK, type TalkLine } from '../room/side-talk.ts';
import type { TableReader } from '../room/store.ts';

/** What sides have said to themselves and no entry has yet, as it lies on the disk. */
export const readTalk = async (store: Pick<TableReader, 'readPlan'>, table: string): Promise<readonly TalkLine[]> =>
  (await store.readPlan(table, TALK)).flatMap(decodeTalk);
