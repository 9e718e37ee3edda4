import {
  type Action as ActionOf,
  type Changes as ChangesOf,
  Edits as EditsOf,
  emptySnapshot as emptyWith,
  type Game as GameOf,
  type GameClock as GameClockOf,
  type Kinds,
  type PublicEntry as PublicEntryOf,
  recordWith,
  type SideId,
  type Snapshot as SnapshotOf,
  type TSchema,
} from '@vexillum/model';
import type { Army } from './army.ts';
import type { Camp } from './camp.ts';
import type { Color } from './color.ts';
import type { Combat } from './combat.ts';
import type { Leftover } from './leftover.ts';
import type { Lead } from './lead.ts';
import type { March } from './march.ts';
import type { Marker } from './marker.ts';
import type { Played } from './played.ts';
import type { Points } from './points.ts';
import type { Position, ReturnWish } from './position.ts';
import type { Slip } from './slip.ts';
import type { Stand, StandSecret } from './stand.ts';
import { type Step, THIS_STEP } from './step.ts';
import type { Terrain } from './terrain.ts';
import type { Trail } from './trail.ts';

/** What can be on the table of a battle, beside what is on any. */
export const battleKinds = {
  army: { public: recordWith<Army>({ name: 'string', halfPoints: 'number', cards: 'object' }) },
  stand: {
    public: recordWith<Stand>({ side: 'string', troopType: 'string', place: 'string' }),
    side: recordWith<StandSecret>({ command: ['number', 'null'], halfPoints: 'number' }),
  },
  trail: { public: recordWith<Trail>({ from: 'object', cost: 'number' }) },
  step: { public: recordWith<Step>({ number: 'number', done: 'object' }) },
  terrain: { public: recordWith<Terrain>({ type: 'string', size: 'object', variant: 'number' }) },
  marker: { public: recordWith<Marker>({ side: 'string', letter: 'string' }) },
  lead: { public: recordWith<Lead>({ seat: 'string' }) },
  march: { public: recordWith<March>({ side: 'string', command: 'number', edge: 'string' }) },
  camp: { public: recordWith<Camp>({ side: 'string', size: 'object' }) },
  color: { public: recordWith<Color>({ color: 'string' }) },
  played: { public: recordWith<Played>({ side: 'string', card: 'string', turn: 'number', on: 'object' }) },
  combat: {
    public: recordWith<Combat>({
      turn: 'number',
      kind: 'string',
      attacker: 'string',
      defender: 'string',
      edge: 'string',
      terms: 'object',
    }),
  },
  points: { public: recordWith<Points>({ turn: 'number', die: 'number', terms: 'object', points: 'number' }) },
  leftover: {
    public: recordWith<Leftover>({
      flag: 'string',
      rule: 'string',
      weight: 'string',
      says: 'object',
      about: 'object',
      turn: 'number',
      side: 'string',
    }),
  },
  position: { public: recordWith<Position>({ kind: 'string', seq: 'number', at: 'string' }) },
  return: { public: recordWith<ReturnWish>({ to: 'number', side: 'string', moment: 'string' }) },
  slip: { public: recordWith<Slip>({ stands: 'object', singly: 'object', terms: 'object', price: 'number' }) },
} as const satisfies Kinds;

export type BattleKinds = typeof battleKinds;

export type Snapshot = SnapshotOf<BattleKinds>;
export type Changes = ChangesOf<BattleKinds>;
export type Edits = EditsOf<BattleKinds>;
export const Edits = EditsOf<BattleKinds>;
export type Action = ActionOf<TSchema, BattleKinds>;
export type Game = GameOf<BattleKinds>;
export type GameClock = GameClockOf<BattleKinds>;
export type PublicEntry = PublicEntryOf<BattleKinds>;

/** Keeps the types of an action's arguments while it goes into a list of actions. */
export const defineAction = <Schema extends TSchema>(action: ActionOf<Schema, BattleKinds>): Action => action;

/** A battle's table with nothing on it, with a layer for each of the given sides. */
export const emptySnapshot = (sides: readonly SideId[]): Snapshot => emptyWith(sides, battleKinds);

export const stepOf = (snapshot: Snapshot): Step | undefined => snapshot.public.step.get(THIS_STEP);

/** The secret part of a stand, where the reader may know it. */
export const secretOf = (snapshot: Snapshot, standId: string): StandSecret | undefined => {
  const stand = snapshot.public.stand.get(standId);
  return stand && snapshot.sides[stand.side]?.stand.get(standId);
};

/** Which command a stand is in, as far as the reader knows: `undefined` when they do not, `null` when it is in none. */
export const commandOf = (snapshot: Snapshot, standId: string): 1 | 2 | 3 | null | undefined =>
  snapshot.public.stand.get(standId)?.command ?? secretOf(snapshot, standId)?.command;
