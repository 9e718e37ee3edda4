import { msg } from '@vexillum/ui/words';
import type { Toasts } from '@vexillum/ui';

export const tellNotLoaded = (toasts: Toasts | undefined): void =>
  toasts?.add(msg('This could not be loaded just now. Try again when the connection is back.'), 'warning');

/** Loads what comes only when it is asked for; answers whether it came, and says so where it did not. */
export const loadPart = async (toasts: Toasts | undefined, load: () => Promise<unknown>): Promise<boolean> => {
  try {
    await load();
    return true;
  } catch (error) {
    console.error(error);
    tellNotLoaded(toasts);
    return false;
  }
};
