import { msg } from '@vexillum/ui/words';
import { type Snapshot, tableOf } from '@vexillum/model';

/** What the browser's tab is called at a table: how much is unread, then the table's name. */
export const pageTitle = (snapshot: Snapshot, unread: number): string =>
  `${unread > 0 ? `(${unread}) ` : ''}${tableOf(snapshot)?.name || msg('Table')} · Vexillum`;
