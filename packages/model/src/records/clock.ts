import type { SideId } from '../seat.ts';

/** How long players may take. Limits that are not there are none; of several the first to run out counts. */
export interface ClockRule {
  /** In which the mover has to begin their turn. */
  readonly beginSeconds?: number;
  /** For a whole turn. */
  readonly turnSeconds?: number;
  /** For all turns of a side together. */
  readonly bankSeconds?: number;
  /** What a side's bank gets after each of its turns. */
  readonly incrementSeconds?: number;
  /** Hours for each turn, between people who come and go: nothing else is limited then. */
  readonly correspondenceHours?: number;
  /** What happens to a turn whose time has run out, where the game leaves that open. */
  readonly onLate?: 'wait' | 'pass';
}

/** Whose time runs, since when and until when. Times are ISO 8601 UTC. */
export interface ClockFace {
  readonly side: SideId;
  /** Which turn this is; no two of a game are called the same. */
  readonly turn: string;
  /** Whether the mover has done anything in it. */
  readonly hasBegun: boolean;
  /** When the turn began. */
  readonly since: string;
  /** From when its time counts: every pause, grant and credit has moved this on. */
  readonly startedAt: string;
  /** So much of its time this turn has at least, in milliseconds, because a limit was made shorter while it was on. */
  readonly noticeMs?: number;
  /** When the time runs out; `null` where nothing limits this turn any more. */
  readonly deadlineAt: string | null;
  /** The clock has stood still since then. */
  readonly pausedAt?: string;
  /** Whose doing it is that it stands still: the sides' together, or one who may decide alone. */
  readonly pausedBy?: 'sides' | 'umpire' | 'host' | 'house';
  /** Sides that want a pause; of a clock that stands still, those who want to go on. */
  readonly asks?: { readonly [side: SideId]: true };
  /** The sides that play, where the game says so. */
  readonly sides?: readonly SideId[];
  /** The sides that play together, each team of two or more of them, where any do: they give each other no time. */
  readonly teams?: readonly (readonly SideId[])[];
  /** How often a side was given time because it was not there. */
  readonly absences?: { readonly [side: SideId]: number };
  /** It was given such time in this very turn. */
  readonly wasAbsent?: true;
  /** Up to when the time that the server was away has been given back. */
  readonly creditedUntil?: string;
  /** The turn before, for a player who takes back that they have ended it. */
  readonly former?: FormerTurn;
  /** Counts what has become of this record. */
  readonly version: number;
}

export interface FormerTurn {
  readonly side: SideId;
  readonly turn: string;
  readonly hasBegun: boolean;
  readonly spentMs: number;
  /** Its side's bank as it was before that turn. */
  readonly leftMs?: number;
}

/** What is left of a side's time, without what the turn that is on has used. */
export interface ClockBank {
  /** Below 0 where the bank was made smaller than what had been used of it. */
  readonly leftMs: number;
}

/** What a clock had come to when it was taken off the table, or its banks were: set again, it goes on from there. */
export interface ClockRest {
  /** Of the turn that was on; `pausedAt` is when it was taken off, or stood still before that. */
  readonly face?: ClockFace;
  readonly bank?: RestingBank;
}

export interface RestingBank {
  /** How much each side had. */
  readonly seconds: number;
  /** What was left, with the turn that was on paid for. */
  readonly leftMs: { readonly [side: SideId]: number };
  readonly paid: { readonly side: SideId; readonly turn: string; readonly chargeMs: number };
}

/**
 * `this`: the face; `rule`: what was agreed, where the game has no rules of its own for it; `bank:SIDE`: a side's time; `rest`: what was
 * taken off.
 */
export type Clock = ClockFace | ClockBank | ClockRest | ClockRule;

export const THIS_CLOCK = 'this';
export const CLOCK_RULE = 'rule';
export const CLOCK_REST = 'rest';
const BANK = 'bank:';

export const bankId = (side: SideId): string => `${BANK}${side}`;
export const isBank = (id: string): boolean => id.startsWith(BANK);

/** As much of a snapshot as clocks are in. */
export interface WithClocks {
  readonly public: { readonly clock: ReadonlyMap<string, Clock> };
}

/** Whose time runs now; none without a clock, or where nobody's turn is on. */
export const clockOf = (snapshot: WithClocks): ClockFace | undefined =>
  snapshot.public.clock.get(THIS_CLOCK) as ClockFace | undefined;

/** Whether these two play together by this clock. */
export const arePartners = ({ teams = [] }: ClockFace, one: SideId | undefined, other: SideId): boolean =>
  one !== undefined && one !== other && teams.some((team) => team.includes(one) && team.includes(other));

export const bankOf = (snapshot: WithClocks, side: SideId): number | undefined =>
  (snapshot.public.clock.get(bankId(side)) as ClockBank | undefined)?.leftMs;

export const restOf = (snapshot: WithClocks): ClockRest | undefined =>
  snapshot.public.clock.get(CLOCK_REST) as ClockRest | undefined;
