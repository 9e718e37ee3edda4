import type { Pose } from './pose.ts';
import type { Army } from './records/army.ts';
import type { Camp } from './records/camp.ts';
import type { Chat } from './records/chat.ts';
import type { Clock } from './records/clock.ts';
import type { Consent } from './records/consent.ts';
import type { Drawing } from './records/drawing.ts';
import type { House } from './records/house.ts';
import type { LogLine } from './records/log-line.ts';
import type { Marker } from './records/marker.ts';
import type { Ruling } from './records/ruling.ts';
import type { Seal, SealSecret } from './records/seal.ts';
import type { SeatRecord } from './records/seat-record.ts';
import type { Stand, StandSecret } from './records/stand.ts';
import { type Step, THIS_STEP } from './records/step.ts';
import { THIS_TABLE, type TableRecord, type RuleValue } from './records/table-record.ts';
import type { Terrain } from './records/terrain.ts';
import type { Trail } from './records/trail.ts';
import type { Turn } from './records/turn.ts';
import type { SideId } from './seat.ts';

/** The kinds of record that everyone at the table sees. */
export interface PublicRecords {
  table: TableRecord;
  house: House;
  seat: SeatRecord;
  army: Army;
  pose: Pose;
  stand: Stand;
  trail: Trail;
  turn: Turn;
  step: Step;
  seal: Seal;
  consent: Consent;
  terrain: Terrain;
  marker: Marker;
  camp: Camp;
  drawing: Drawing;
  ruling: Ruling;
  chat: Chat;
  log: LogLine;
  clock: Clock;
}

/** The kinds of record that one side keeps to itself. */
export interface SideRecords {
  stand: StandSecret;
  pose: Pose;
  chat: Chat;
  seal: SealSecret;
  ruling: Ruling;
}

export const publicKinds = [
  'table',
  'house',
  'seat',
  'army',
  'pose',
  'stand',
  'trail',
  'turn',
  'step',
  'seal',
  'consent',
  'terrain',
  'marker',
  'camp',
  'drawing',
  'ruling',
  'chat',
  'log',
  'clock',
] as const satisfies readonly (keyof PublicRecords)[];
export const sideKinds = ['stand', 'pose', 'chat', 'seal', 'ruling'] as const satisfies readonly (keyof SideRecords)[];

export type PublicKind = keyof PublicRecords;
export type SideKind = keyof SideRecords;

/** Kinds that keep only their newest records: adding one more drops the oldest, by the same rule everywhere. */
export const newestKept: Readonly<Record<string, number>> = { chat: 100, log: 100 };

export type RecordMaps<Kinds> = { readonly [K in keyof Kinds]: ReadonlyMap<string, Kinds[K]> };

/**
 * All records at one moment, as far as the reader may see them: everyone has `public`; `sides` has a layer for each side whose
 * secrets the reader shares (the server: all; red: red; a spectator: none).
 */
export interface Snapshot<Own extends OwnRecords = NoRecords> {
  readonly public: RecordMaps<PublicRecords & Own['public']>;
  readonly sides: { readonly [side: SideId]: RecordMaps<SideRecords & Own['side']> | undefined };
}

/** The types of a game's own records, by kind: what everyone sees, and what a side keeps to itself. */
export interface OwnRecords {
  readonly public: object;
  readonly side: object;
}

export interface NoRecords {
  readonly public: object;
  readonly side: object;
}

/** What a game says of a kind of record of its own: who may know of it. Of kind `both` everyone has one part and a side another. */
export interface Kind {
  readonly audience: 'public' | 'side' | 'both';
}

/** What can be on a game's table beside what the platform keeps there. */
export interface Kinds {
  readonly [kind: string]: Kind;
}

const ownKinds = (kinds: Kinds, other: Kind['audience']): string[] =>
  Object.entries(kinds).flatMap(([kind, { audience }]) => (audience === other ? [] : [kind]));

/** All kinds that everyone sees at a table with such kinds. */
export const publicKindsWith = (kinds: Kinds = {}): readonly string[] => [...publicKinds, ...ownKinds(kinds, 'side')];

/** All kinds that a side keeps to itself there. */
export const sideKindsWith = (kinds: Kinds = {}): readonly string[] => [...sideKinds, ...ownKinds(kinds, 'public')];

const emptyMaps = (kinds: readonly string[]) => Object.fromEntries(kinds.map((kind) => [kind, new Map()]));

export const emptyPublic = (kinds?: Kinds) => emptyMaps(publicKindsWith(kinds)) as unknown as RecordMaps<PublicRecords>;
export const emptySide = (kinds?: Kinds) => emptyMaps(sideKindsWith(kinds)) as unknown as RecordMaps<SideRecords>;

/** A table with nothing on it, with a layer for each of the given sides. */
export const emptySnapshot = (sides: readonly SideId[], kinds?: Kinds): Snapshot => ({
  public: emptyPublic(kinds),
  sides: Object.fromEntries(sides.map((side) => [side, emptySide(kinds)])),
});

export const tableOf = (snapshot: Snapshot): TableRecord | undefined => snapshot.public.table.get(THIS_TABLE);

export const houseRule = (snapshot: Snapshot, key: string): RuleValue | undefined => tableOf(snapshot)?.houseRules[key];

export const stepOf = (snapshot: Snapshot): Step | undefined => snapshot.public.step.get(THIS_STEP);

/** The secret part of a stand, where the reader may know it. */
export const secretOf = (snapshot: Snapshot, standId: string): StandSecret | undefined => {
  const stand = snapshot.public.stand.get(standId);
  return stand && snapshot.sides[stand.side]?.stand.get(standId);
};

/** Which command a stand is in, as far as the reader knows: `undefined` when he does not, `null` when it is in none. */
export const commandOf = (snapshot: Snapshot, standId: string): 1 | 2 | 3 | null | undefined =>
  snapshot.public.stand.get(standId)?.command ?? secretOf(snapshot, standId)?.command;
