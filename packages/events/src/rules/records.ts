import type { MatchPoints, TieBreak } from '@vexillum/league';
import {
  type Action as ActionOf,
  type ClockRule,
  Edits as EditsOf,
  type ErrandDeed,
  type Game as GameOf,
  type Json,
  type Preparation,
  type PublicEntry as PublicEntryOf,
  type Question as QuestionOf,
  recordWith,
  type RuleValues,
  type SideId,
  type Snapshot as SnapshotOf,
  type TSchema,
  type Verdict,
  type Words,
} from '@vexillum/model';

export const methods = ['swiss', 'round-robin', 'single-elimination', 'double-elimination', 'by-hand'] as const;
export type Method = (typeof methods)[number];

/** What is played in the event, and how; the one record of its kind, under the id `this`. There is none before the organiser has said it. */
export type EventRecord = {
  /** Ids of a game that this server plays, and of one of its profiles. */
  readonly game: string;
  readonly profile: string;
  readonly houseRules: RuleValues;
  /** With which every table begins; left out, what the game has by itself. */
  readonly clock?: ClockRule;
  readonly method: Method;
  /** How many rounds are planned; an elimination and a round robin have as many as they take. */
  readonly rounds: number;
  /** Players at a table: 2, or more where the game has boards for all against all. */
  readonly tableSize: number;
  readonly scoring: MatchPoints;
  /** In the order in which they are asked. */
  readonly tieBreaks: readonly TieBreak[];
  /** Whether everybody seals an army before the first round, and until when they may; ISO 8601 UTC. */
  readonly armies: { readonly areNeeded: boolean; readonly lockBy?: string };
  /** A seat is a team's captain's, who invites the others at each table. */
  readonly isForTeams: boolean;
  /** In the organiser's own words: when, where, how. */
  readonly about: string;
  /** `sign-up`: whoever sits down may enter; `running`: the entrants are settled, others are reserves; `over`: nothing changes any more. */
  readonly state: 'sign-up' | 'running' | 'over';
};

export const THIS_EVENT = 'this';

/** What is laid on every table before anybody plays there, as a map of the organiser's own; under the id `this`. */
export type PreparationRecord = Preparation & {
  /** What it is called. */
  readonly title: string;
};

/** Whoever takes part; under the id of their seat, `player-3`. */
export type Entrant = {
  /** As they were called when they entered. */
  readonly name: string;
  /** `in` plays; a `reserve` waits to take somebody's place; `absent` is left out of the pairings until they come back; `withdrawn` for good. */
  readonly state: 'in' | 'reserve' | 'absent' | 'withdrawn';
  /** From 1, in the order that the dice gave when sign-up closed; 0 before. */
  readonly seed: number;
  /** The reserve who took this place, and whose place this reserve took. */
  readonly replacedBy?: SideId;
  readonly replaces?: SideId;
};

/** Under the id of its number, `round:1`. */
export type Round = {
  readonly number: number;
  /** `drawn` may still be changed by hand, and only then. */
  readonly state: 'drawn' | 'published';
};

/** How a side came out of a game. */
export type SideOutcome = {
  /** From 1; none where nobody won. */
  readonly place?: number;
  /** As the game scores it, or as the umpire says; none where it does not. */
  readonly score?: number;
  /** Who played together: they are of one name here. */
  readonly team?: string;
};

/** In the order of the pairing's sides. */
export type Outcomes = readonly SideOutcome[];

export const pairingStates = ['drawn', 'waiting', 'playing', 'ended', 'attested', 'disputed', 'corrected'] as const;
export type PairingState = (typeof pairingStates)[number];

/** Who meets whom; under the id `pairing:ROUND.BOARD`. One alone has a bye, and nothing to play. */
export type Pairing = {
  readonly round: number;
  readonly board: number;
  /** In the order in which they take the game's sides. */
  readonly sides: readonly SideId[];
  /**
   * `drawn` before its round is published; `waiting` for its table; `playing` there; `ended`: the result counts, and waits to be confirmed;
   * `attested`; `disputed`: it does not count until the umpire has said; `corrected` by the umpire.
   */
  readonly state: PairingState;
  /** From 1: which table it is played at, where somebody took a no-show's place and it began anew. */
  readonly nth: number;
  /** Where it is played; none before the table is there. */
  readonly table?: string;
  readonly gameId?: string;
  /** Why this server opens no table for it. */
  readonly fault?: Words;
  /** What the game at that table came to, with the ledger's head by then: anybody can check it there. */
  readonly played?: { readonly outcomes: Outcomes; readonly rule: string; readonly seq: number; readonly head: string };
  /** Seats of those who have said that this is how it was: the pairing's own, and umpires. */
  readonly attestedBy: readonly string[];
  readonly dispute?: { readonly by: string; readonly why: string };
  /** What the umpire has said instead; what was played stays beside it. */
  readonly correction?: { readonly by: string; readonly why: string; readonly outcomes: Outcomes };
};

/** Under the id `penalty:1` and so on, in the order in which they were given. */
export type Penalty = {
  readonly entrant: SideId;
  /** Match points that are taken away; 0 is a warning. */
  readonly points: number;
  readonly why: string;
  readonly by: string;
  /** The round that was on; 0 before the first. */
  readonly round: number;
};

export type CallAnswer = {
  /** The seat that answered, here or, as `table`, the umpire at that table. */
  readonly by: string;
  readonly text: string;
  readonly verdict?: Verdict;
};

/** Somebody wants an umpire; under the id `call:1` and so on. */
export type Call = {
  /** The seat that calls. */
  readonly by: SideId;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The game that it is about: `3.1`. */
  readonly pairing?: string;
  /** In the caller's own words; empty where it is a flag that was asked about at the table. */
  readonly text: string;
  readonly flag?: { readonly id: string; readonly rule: string; readonly says: Words };
  readonly state: 'open' | 'taken' | 'answered' | 'withdrawn';
  readonly takenBy?: string;
  readonly answer?: CallAnswer;
  /** It was kept as a precedent. */
  readonly isKept?: true;
};

/** What an umpire has said once and holds to for the rest of the event; under the id `precedent:1` and so on. */
export type Precedent = {
  /** The number of the call. */
  readonly call: number;
  readonly question: string;
  /** The flag's rule and words, where it was one: so that it is found again when the same flag returns. */
  readonly rule?: string;
  readonly says?: Words;
  readonly answer: string;
  readonly verdict?: Verdict;
  readonly by: string;
};

/** What an umpire has had done at tables of the event; under `directive:1` and so on. */
export type Directive = {
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Of the tables, as the server knows them: `3.1.1`. */
  readonly keys: readonly string[];
  readonly deed: ErrandDeed;
  readonly state: 'open' | 'done';
  /** The tables that would not have it. */
  readonly refused?: readonly { readonly key: string; readonly why: Words }[];
};

/** What is known of an event, by kind. Sealed armies are the platform's seals, in the slot `army`. */
export const eventKinds = {
  event: {
    public: recordWith<EventRecord>({
      game: 'string',
      profile: 'string',
      houseRules: 'object',
      method: 'string',
      rounds: 'number',
      tableSize: 'number',
      scoring: 'object',
      tieBreaks: 'object',
      armies: 'object',
      isForTeams: 'boolean',
      about: 'string',
      state: 'string',
    }),
  },
  preparation: { public: recordWith<PreparationRecord>({ name: 'string', args: 'object', title: 'string' }) },
  entrant: { public: recordWith<Entrant>({ name: 'string', state: 'string', seed: 'number' }) },
  round: { public: recordWith<Round>({ number: 'number', state: 'string' }) },
  pairing: {
    public: recordWith<Pairing>({
      round: 'number',
      board: 'number',
      sides: 'object',
      state: 'string',
      nth: 'number',
      attestedBy: 'object',
    }),
  },
  penalty: {
    public: recordWith<Penalty>({ entrant: 'string', points: 'number', why: 'string', by: 'string', round: 'number' }),
  },
  call: { public: recordWith<Call>({ by: 'string', at: 'string', text: 'string', state: 'string' }) },
  precedent: {
    public: recordWith<Precedent>({ call: 'number', question: 'string', answer: 'string', by: 'string' }),
  },
  directive: {
    public: recordWith<Directive>({ by: 'string', at: 'string', keys: 'object', deed: 'object', state: 'string' }),
  },
};

export type EventKinds = typeof eventKinds;
export type Snapshot = SnapshotOf<EventKinds>;
export type Game = GameOf<EventKinds>;
export type PublicEntry = PublicEntryOf<EventKinds>;
export type Question<Args = AnyArgs, Target = Args> = QuestionOf<Args, Target, EventKinds>;
type AnyArgs = { readonly [key: string]: Json };

export type Edits = EditsOf<EventKinds>;
export const Edits = EditsOf<EventKinds>;

export type Action = ActionOf<TSchema, EventKinds>;

/** Keeps the types of an action's arguments while it goes into the list. */
export const defineAction = <Schema extends TSchema>(action: ActionOf<Schema, EventKinds>): Action => action;

export const roundId = (round: number): string => `round:${round}`;
export const pairingId = (round: number, board: number): string => `pairing:${round}.${board}`;
export const callId = (nth: number): string => `call:${nth}`;
export const precedentId = (nth: number): string => `precedent:${nth}`;
export const directiveId = (nth: number): string => `directive:${nth}`;
export const penaltyId = (nth: number): string => `penalty:${nth}`;

/** The slot in which everybody seals what they play with. */
export const ARMY = 'army';

/** What such a seal holds. */
export type Army = {
  readonly name: string;
  /** As their army program or they themselves wrote it. */
  readonly list: string;
};
