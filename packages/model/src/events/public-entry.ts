import type { Openings, Seals } from '../action.ts';
import type { LayerChanges } from '../changes.ts';
import type { Kinds, NoKinds } from '../kinds.ts';
import type { PublicRecords, Snapshot } from '../snapshot.ts';

/** An entry of the ledger as everyone at the table has it, as far as it says what happened. */
export interface PublicEntry<K extends Kinds = NoKinds> {
  readonly seq: number;
  readonly at: string;
  readonly seat: string;
  readonly name: string;
  readonly args?: unknown;
  readonly changes?: LayerChanges<PublicRecords<K>>;
  readonly draw?: unknown;
  readonly seals?: Seals;
  readonly openings?: Openings | readonly Openings[];
}

/** A record as an entry left it; `undefined` where it is gone or never was. */
export const leftBy = <Kind extends keyof PublicRecords<K>, K extends Kinds = NoKinds>(
  before: Snapshot<K>,
  { changes }: PublicEntry<K>,
  kind: Kind,
  id: string,
): PublicRecords<K>[Kind] | undefined => {
  const change = changes?.[kind]?.[id];
  return change ? (change[1] ?? undefined) : before.public[kind].get(id);
};

/** The values of an entry's dice; none where it threw none. */
export const valuesOf = ({ draw }: PublicEntry): readonly number[] => (draw as Drawn | undefined)?.values ?? [];

interface Drawn {
  readonly values?: readonly number[];
}

/** The table as everybody sees it: events are made of that, so that they tell nobody more. */
export const publicView = <Table extends Snapshot>(snapshot: Table): Table => ({ ...snapshot, sides: {} });
