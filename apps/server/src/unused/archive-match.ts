import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Countersignature } from '@vexillum/ledger';
import { isRefusal, plainText } from '@vexillum/model';
import type { OpenTable } from '../open-table.ts';

/**
 * Writes a table's match file into a folder, flushed, and answers its path: with everybody's secrets where the game has ended, and otherwise as
 * everybody knew it. A file is whole once it bears its name.
 */
export const archiveMatch = async (
  { table, game, room }: OpenTable,
  folder: string,
  countersigns: () => Promise<readonly Countersignature[]>,
): Promise<string> => {
  const [seat] = game.seats;
  if (!seat) throw new Error(`${game.id} has no seats`);
  const whole = await room.exportMatch(seat, 'full', countersigns);
  const pieces = isRefusal(whole) ? await room.exportMatch(seat, 'public', countersigns) : whole;
  if (isRefusal(pieces)) throw new Error(plainText(pieces.words));
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${table}.vexillum.json`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.write(typeof piece === 'string' ? Buffer.from(piece) : piece);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return path;
};
