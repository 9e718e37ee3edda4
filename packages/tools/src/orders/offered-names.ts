import type { NameWish } from './expectation.ts';
import type { LineReader } from './line-reader.ts';
import type { Named } from './name-index.ts';

/** Whether an order of that kind would want to hear this name. */
export const isWished = (reader: LineReader, entry: Named, wish: NameWish, onlyStands: boolean): boolean => {
  if (onlyStands && entry.kind !== 'stand') return false;
  const isOwn = entry.isOwn || reader.names.own.size === 0;
  switch (wish) {
    case 'own-on-board':
      return isOwn && entry.isOnBoard;
    case 'own-off-board':
      return isOwn && entry.ids.some((id) => !reader.names.onBoard.has(id));
    case 'own':
      return isOwn;
    case 'anybody-on-board':
      return entry.isOnBoard;
    case 'anybody':
      return true;
  }
};
