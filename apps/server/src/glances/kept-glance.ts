import type { GlancedTable } from '@vexillum/protocol';
import type { RecordChange, Room } from '@vexillum/table/room';

/** How a table stood when it was put to rest, and after which entry. */
export interface KeptGlance {
  readonly seq: number;
  readonly news: Omit<GlancedTable, 'table'>;
}

export const glanceKey = (table: string): string => `glance!${table}`;

/** What is kept of a table that is put to rest, for those who only look how it stands. */
export const glanceChange = (table: string, { head, view: { news } }: Pick<Room, 'head' | 'view'>): RecordChange => ({
  put: glanceKey(table),
  value: JSON.stringify({ seq: head.seq, news } satisfies KeptGlance),
});
