import { msg, str } from '@vexillum/ui/words';

/** Whether this device has a way of its own to pass things on: most phones have. */
export const mayShare = (): boolean => typeof navigator.share === 'function';

/** Passes a seat's link on by the device's own way. Whoever thinks better of it has done nothing wrong. */
export const shareLink = async (tableName: string, title: string, url: string): Promise<void> => {
  try {
    await navigator.share({ title: tableName || 'Vexillum', text: msg(str`Your seat: ${title}`), url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
};
