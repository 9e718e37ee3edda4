import {
  type Action as ActionOf,
  type Changes as ChangesOf,
  Edits as EditsOf,
  emptySnapshot as emptyWith,
  type Game as GameOf,
  type GameClock as GameClockOf,
  type Json,
  type Kinds,
  type LayerToday,
  type PublicEntry as PublicEntryOf,
  type Question as QuestionOf,
  recordWith,
  type SideId,
  type Snapshot as SnapshotOf,
  type TSchema,
} from '@vexillum/model';
import type { FlagSecret, Luck, LuckSecret } from './flags/luck.ts';
import type { Fog, FogSecret, KeptDeed, Report } from './fog/fog.ts';
import type { MapPack } from './maps/map-pack.ts';
import type { GameState } from './state/game-state.ts';
import type { MachineLevel } from './machines/machine-levels.ts';
import type { Mission, MissionSecret } from './missions/mission.ts';
import type { Player } from './state/player.ts';
import type { Territory } from './state/territory.ts';

/** What is agreed about seats, apart from the house rules. */
export type Setup = {
  /** Seats that a machine plays. */
  readonly bots: readonly string[];
  /** How well it plays there, where somebody has said so. */
  readonly levels?: { readonly [seat: string]: MachineLevel };
  /** Seats whose holders may do what the host may, but for what is the host’s alone. */
  readonly administrators: readonly string[];
  /** For which team seats play, from 1, as far as somebody has said so. */
  readonly teams?: { readonly [seat: string]: number };
  /** By how many places the order of play is moved on from that of the seats. */
  readonly shift?: number;
  /** A motto over the table. */
  readonly branding?: string;
};

/** Whether a game is on, for programs that know no game; the one record of its kind, under the id `this`. */
export type Step = {
  /** `PLAYING` while it is, `ENDED` when somebody has won; there is none before START. */
  readonly number: number;
  readonly done: { readonly [side: SideId]: true };
};

export const THIS_STEP = 'this';
export const PLAYING: Step = { number: 11, done: {} };
export const ENDED: Step = { number: 12, done: {} };

const isGame = recordWith<GameState>({
  phase: 'string',
  order: 'object',
  mover: 'string',
  turn: 'number',
  since: 'string',
  hasBegun: 'boolean',
  recruits: 'number',
  setsTurnedIn: 'number',
  conquests: 'number',
  nextFlag: 'number',
});

const isTerritory = recordWith<Territory>({ owner: ['string', 'null'], armies: 'number' });

/** What can be on a table of Conquest, by kind; ids read themselves: `territory:ID`. */
export const conquestKinds = {
  game: { public: isGame, side: isGame },
  player: { public: recordWith<Player>({ armiesLeft: 'number', flags: 'object', skips: 'number' }) },
  territory: { public: isTerritory, side: isTerritory },
  map: {
    public: recordWith<MapPack>({
      format: 'string',
      id: 'string',
      version: 'string',
      name: 'string',
      description: 'string',
      author: 'string',
      licence: 'string',
      board: 'object',
      regions: 'object',
      territories: 'object',
      borders: 'object',
      miniatures: 'object',
    }),
  },
  setup: { public: recordWith<Setup>({ bots: 'object', administrators: 'object' }) },
  luck: { public: recordWith<Luck>({ digest: 'string' }), side: recordWith<LuckSecret>({ secret: 'string' }) },
  mission: {
    public: recordWith<Mission>({ digest: 'string' }),
    side: recordWith<MissionSecret>({ secret: 'string' }),
  },
  step: { public: recordWith<Step>({ number: 'number', done: 'object' }) },
  flag: { side: recordWith<FlagSecret>({ kind: 'string', secret: 'string' }) },
  fog: { public: recordWith<Fog>({ digest: 'string' }), side: recordWith<FogSecret>({ secret: 'string' }) },
  deed: { side: recordWith<KeptDeed>({ deed: 'object' }) },
  report: { side: recordWith<Report>({ event: 'object' }) },
} as const satisfies Kinds;

export type ConquestKinds = typeof conquestKinds;

export type Snapshot = SnapshotOf<ConquestKinds>;
export type Changes = ChangesOf<ConquestKinds>;
export type Edits = EditsOf<ConquestKinds>;
export const Edits = EditsOf<ConquestKinds>;
export type Action = ActionOf<TSchema, ConquestKinds>;
export type Game = GameOf<ConquestKinds>;
export type GameClock = GameClockOf<ConquestKinds>;
export type PublicEntry = PublicEntryOf<ConquestKinds>;
export type Question<Args = { readonly [key: string]: Json }, Target = Args> = QuestionOf<Args, Target, ConquestKinds>;

/** Keeps the types of an action's arguments while it goes into a list of actions. */
export const defineAction = <Schema extends TSchema>(action: ActionOf<Schema, ConquestKinds>): Action => action;

/** A table of Conquest with nothing on it, with a layer for each of the given sides. */
export const emptySnapshot = (sides: readonly SideId[]): Snapshot => emptyWith(sides, conquestKinds);

export const stepOf = (snapshot: Snapshot): Step | undefined => snapshot.public.step.get(THIS_STEP);

/** Until 0.1.0 every record was a `part`, under the same ids. */
const FORMERLY = 'part';

const isPlain = (value: unknown): value is { readonly [id: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was written of `part`, as today's kinds: `territory:ID` is of the kind `territory`. A file may hold anything: what is of none stays. */
export const today: LayerToday = (layer) => {
  const { [FORMERLY]: parts, ...others } = layer;
  if (!isPlain(parts)) return layer;
  const byKind: Record<string, Record<string, unknown>> = {};
  const strange: [id: string, change: unknown][] = [];
  for (const [id, change] of Object.entries(parts)) {
    const kind = id.split(':', 1)[0] ?? id;
    if (Object.hasOwn(conquestKinds, kind)) (byKind[kind] ??= {})[id] = change;
    else strange.push([id, change]);
  }
  return { ...others, ...byKind, ...(strange.length > 0 ? { [FORMERLY]: Object.fromEntries(strange) } : {}) };
};
