import { msg } from '@vexillum/ui/words';
import { type Snapshot, tableOf } from '@vexillum/model';

/** What the browser's tab is called at a table: how much is unread, whether it is the reader's turn, then the table's name. */
export const pageTitle = (snapshot: Snapshot, unread: number, isOwnTurn = false): string => {
  const count = unread > 0 ? `(${unread}) ` : '';
  const parts = [...(isOwnTurn ? [msg('Your turn')] : []), tableOf(snapshot)?.name || msg('Table'), 'Vexillum'];
  return `${count}${parts.join(' · ')}`;
};
