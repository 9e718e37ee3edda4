import {
  type Changes,
  type Json,
  type LayerChanges,
  type LayerToday,
  type LogLine,
  type Openings,
  type Result,
  type Seals,
  type SideId,
  type SideRecords,
  type TableHappening,
  newestKept,
} from '@vexillum/model';
import type { TalkLine } from './side-talk.ts';

/** The private part of an entry, for one side. Its digest is in the public entry. */
export interface SecretPart {
  /** 32 bytes as hex. */
  readonly salt: string;
  /** Canonical JSON of a `Part`: kept as text, because the digest is over exactly this. */
  readonly part: string;
}

/** What a secret part holds; seat, id and name only where the action is secret as a whole, `talk` where it is what a side has said to itself since. */
export interface Part {
  readonly seat?: string;
  readonly id?: string;
  readonly name?: string;
  readonly args?: Json;
  readonly changes?: LayerChanges<SideRecords>;
  readonly result?: Json;
  /** In the order in which it was said; the lines themselves are in `changes`. */
  readonly talk?: readonly PartLine[];
}

export type PartLine = Pick<TalkLine, 'id' | 'seat' | 'seq' | 'chat'>;

/** One record of the log store: the public entry and all that goes with it. */
export interface StoredRecord {
  readonly entry: StoredEntry;
  readonly secrets?: { readonly [side: SideId]: SecretPart };
  readonly result?: Json;
  /** What happened, for the log; none where the log has no line about it. */
  readonly event?: TableHappening;
  /** The seq of the entry that an undo or redo took back or did again. */
  readonly undid?: number;
}

export interface StoredEntry {
  readonly seq: number;
  readonly prev: string;
  readonly at: string;
  readonly seat?: string;
  readonly id?: string;
  readonly name?: string;
  readonly args?: Json;
  readonly changes?: Changes['public'];
  readonly draw?: Json;
  readonly seals?: Seals;
  readonly openings?: Openings | readonly Openings[];
  readonly result?: Result;
  readonly seen?: { readonly seq: number; readonly hash: string };
  readonly hash: string;
}

/** The entry's text is put in as it is: what was hashed is what is kept and what is sent. */
export const encodeRecord = (entryText: string, rest: Omit<StoredRecord, 'entry'>): string =>
  `{"entry":${entryText}${Object.keys(rest).length === 0 ? '}' : `,${JSON.stringify(rest).slice(1)}`}`;

export const decodeRecord = (value: string): StoredRecord => JSON.parse(value) as StoredRecord;

const partOf = (secret: SecretPart): Part => JSON.parse(secret.part) as Part;

const asWritten: LayerToday = (layer) => layer;

/** Everything that the record changed, all layers, as today's kinds. */
export const changesOf = (record: StoredRecord, today = asWritten): Changes => {
  const sides = Object.entries(record.secrets ?? {}).flatMap(([side, secret]) => {
    const { changes, talk } = partOf(secret);
    return changes ? [[side, today(talk ? inOrder(changes, talk) : changes)] as const] : [];
  });
  return {
    ...(record.entry.changes ? { public: today(record.entry.changes) } : {}),
    ...(sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}),
  };
};

/**
 * Canonical JSON has lost the order of the lines, and the list still has it. More than a side keeps is left out: some of the lines may be known
 * already, and those that were dropped must not come back as the newest.
 */
const inOrder = (changes: LayerChanges<SideRecords>, talk: readonly PartLine[]): LayerChanges<SideRecords> => {
  const { chat = {} } = changes;
  const kept = talk.slice(-(newestKept['chat'] ?? talk.length)).flatMap((line) => {
    const change = chat[line.chat];
    return change ? [[line.chat, change] as const] : [];
  });
  return { ...changes, chat: Object.fromEntries(kept) };
};

/** What all sides have said to themselves, where the record is about that. */
export const talkIn = ({ entry, secrets = {} }: StoredRecord): readonly PartLine[] =>
  entry.seat === undefined ? Object.values(secrets).flatMap((secret) => partOf(secret).talk ?? []) : [];

/** The log's line about a record; none about talk and about what is a side's secret as a whole. */
export const lineOf = ({ entry: { seq, at, seat }, event }: StoredRecord): LogLine | undefined =>
  seat === undefined || event === undefined ? undefined : { seq, at, seat, event };

/** Who did it and what it was, also where that is a side's secret. */
export const deedOf = (record: StoredRecord): { seat?: string; id?: string; name?: string } => {
  const { seat, id, name } = record.entry;
  if (seat !== undefined) return { seat, ...(id === undefined ? {} : { id }), ...(name === undefined ? {} : { name }) };
  const [secret] = Object.values(record.secrets ?? {});
  return secret ? partOf(secret) : {};
};
