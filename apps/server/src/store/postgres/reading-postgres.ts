import { Damaged, StoreFailure } from '@vexillum/table/room';
import { reading } from '../reading.ts';
import { NotOpened } from '../../keys/at-rest.ts';
import { Refused } from './line.ts';

/** Reads, and says what went wrong in the words of the store's contract. */
export const readingPostgres = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await reading(read);
  } catch (error) {
    if (error instanceof Refused) throw new StoreFailure(error.message);
    if (error instanceof NotOpened) throw new Damaged(error.message);
    throw error;
  }
};
