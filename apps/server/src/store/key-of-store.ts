import type { AtRest } from '../keys/at-rest.ts';
import { KEY_OF_FOLDER } from '../keys/at-rest.ts';
import { FolderRefused } from './sqlite/faults.ts';

/**
 * Which key a store is encrypted with is written in it when it is first used: `FolderRefused` where it is another one, or none. `known`: what is
 * written there.
 */
export const checkKey = async (
  where: string,
  atRest: AtRest | undefined,
  known: string | undefined,
  write: (key: string, value: string) => Promise<void>,
): Promise<void> => {
  const id = atRest?.id;
  if (known === id) return;
  if (id === undefined)
    throw new FolderRefused(
      `${where} is encrypted, and no key is set. Set VEXILLUM_KEY_FILE to the file with the key ${known}; nothing was changed.`,
    );
  if (known !== undefined)
    throw new FolderRefused(
      `${where} is encrypted with the key ${known}, and the file that VEXILLUM_KEY_FILE names holds the key ${id}. Name the right one; nothing was changed.`,
    );
  await write(KEY_OF_FOLDER, id);
};
