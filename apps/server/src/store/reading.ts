import { Damaged, StoreFailure } from '@vexillum/table/room';
import { AnswerLost, Damage, DiskFault } from './sqlite/faults.ts';

/** Reads, and says what went wrong in the words of the store's contract. */
export const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DiskFault || error instanceof AnswerLost) throw new StoreFailure(error.message);
    if (error instanceof Damage) throw new Damaged(error.message);
    throw error;
  }
};
