import { copyStore, type Moved } from './moving/copy-store.ts';
import { openSource } from './moving/source.ts';
import { openTarget } from './moving/target.ts';

/**
 * Copies all that a server keeps from one place into another that is empty: a data folder, one of LevelDB from before, or a Postgres database. The former is
 * only read. Until all of it is there no server takes the new one for data, and the same command goes on where one that died has ended. Throws
 * `CannotDo`, `FolderInUse`, `FolderRefused`, or what the disk or the database says.
 */
export const moveStore = async (from: string, to: string, say: (line: string) => void): Promise<Moved> => {
  const source = await openSource(from);
  try {
    const target = await openTarget(to, source.name);
    try {
      const moved = await copyStore(source, target, say);
      await source.insistStill();
      await target.finish();
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
