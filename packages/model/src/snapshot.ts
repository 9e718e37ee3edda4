import type { Audience, Kinds, NoKinds, RecordsOf } from './kinds.ts';
import type { Pose } from './pose.ts';
import type { Chat } from './records/chat.ts';
import type { Clock } from './records/clock.ts';
import type { Consent } from './records/consent.ts';
import type { Drawing } from './records/drawing.ts';
import type { House } from './records/house.ts';
import type { LogLine } from './records/log-line.ts';
import type { Ruling } from './records/ruling.ts';
import type { Seal, SealSecret } from './records/seal.ts';
import type { SeatRecord } from './records/seat-record.ts';
import { THIS_TABLE, type TableRecord, type RuleValue } from './records/table-record.ts';
import type { Turn } from './records/turn.ts';
import type { SideId } from './seat.ts';

/** What everyone sees at any table. */
export interface TableRecords {
  table: TableRecord;
  house: House;
  seat: SeatRecord;
  pose: Pose;
  turn: Turn;
  seal: Seal;
  consent: Consent;
  drawing: Drawing;
  ruling: Ruling;
  chat: Chat;
  log: LogLine;
  clock: Clock;
}

/** What a side keeps to itself at any table. */
export interface TableSecrets {
  pose: Pose;
  chat: Chat;
  seal: SealSecret;
  ruling: Ruling;
}

export const publicKinds = [
  'table',
  'house',
  'seat',
  'pose',
  'turn',
  'seal',
  'consent',
  'drawing',
  'ruling',
  'chat',
  'log',
  'clock',
] as const satisfies readonly (keyof TableRecords)[];
export const sideKinds = ['pose', 'chat', 'seal', 'ruling'] as const satisfies readonly (keyof TableSecrets)[];

/** The records that everyone sees at a table with these kinds. */
export type PublicRecords<K extends Kinds = NoKinds> = TableRecords & RecordsOf<K, 'public'>;

/** Those that one side keeps to itself there. */
export type SideRecords<K extends Kinds = NoKinds> = TableSecrets & RecordsOf<K, 'side'>;

/** Kinds that keep only their newest records: adding one more drops the oldest, by the same rule everywhere. */
export const newestKept: Readonly<Record<string, number>> = { chat: 100, log: 100 };

export type RecordMaps<Kinds> = { readonly [K in keyof Kinds]: ReadonlyMap<string, Kinds[K]> };

/**
 * All records at one moment, as far as the reader may see them: everyone has `public`; `sides` has a layer for each side whose
 * secrets the reader shares (the server: all; red: red; a spectator: none).
 */
export interface Snapshot<K extends Kinds = NoKinds> {
  readonly public: RecordMaps<PublicRecords<K>>;
  readonly sides: { readonly [side: SideId]: RecordMaps<SideRecords<K>> | undefined };
}

const ownKinds = (kinds: Kinds, audience: Audience): string[] =>
  Object.keys(kinds).filter((kind) => kinds[kind]?.[audience]);

/** All kinds that everyone sees at a table with such kinds. */
export const publicKindsWith = (kinds: Kinds = {}): readonly string[] => [...publicKinds, ...ownKinds(kinds, 'public')];

/** All kinds that a side keeps to itself there. */
export const sideKindsWith = (kinds: Kinds = {}): readonly string[] => [...sideKinds, ...ownKinds(kinds, 'side')];

const emptyMaps = (kinds: readonly string[]): unknown => Object.fromEntries(kinds.map((kind) => [kind, new Map()]));

export const emptyPublic = <K extends Kinds = NoKinds>(kinds?: K) =>
  emptyMaps(publicKindsWith(kinds)) as RecordMaps<PublicRecords<K>>;
export const emptySide = <K extends Kinds = NoKinds>(kinds?: K) =>
  emptyMaps(sideKindsWith(kinds)) as RecordMaps<SideRecords<K>>;

/** A table with nothing on it, with a layer for each of the given sides. */
export const emptySnapshot = <K extends Kinds = NoKinds>(sides: readonly SideId[], kinds?: K): Snapshot<K> => ({
  public: emptyPublic(kinds),
  sides: Object.fromEntries(sides.map((side) => [side, emptySide(kinds)])),
});

export const tableOf = (snapshot: Snapshot): TableRecord | undefined => snapshot.public.table.get(THIS_TABLE);

export const houseRule = (snapshot: Snapshot, key: string): RuleValue | undefined => tableOf(snapshot)?.houseRules[key];
