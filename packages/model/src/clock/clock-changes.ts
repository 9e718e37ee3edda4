import { type Change, type Changes, withChanges } from '../changes.ts';
import {
  bankId,
  bankOf,
  type Clock,
  type ClockBank,
  type ClockFace,
  CLOCK_REST,
  clockOf,
  type ClockRule,
  isBank,
  restOf,
  THIS_CLOCK,
} from '../records/clock.ts';
import { CONTINUED } from '../records/steward-entries.ts';
import { saysSame } from '../replay/replay-entry.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { bankCharge, limitFor, withNotice } from './clock-limits.ts';
import { bankFromRest, faceFromRest, restAfter, sidesWithBanks } from './clock-rest.ts';
import { type ClockTurn, clockRuleOf, type GameClock, seatedPlayers } from './game-clock.ts';
import { isBeginning } from './is-beginning.ts';
import { later, remainingMs, spentMs } from './times.ts';

/** Who has done what, and when: as much of it as a clock asks. */
export interface ClockDeed {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly side?: SideId | undefined;
  readonly name: string;
}

type ClockChanges = { readonly [id: string]: Change<Clock> };

/** The same changes, with what they do to the clock. */
export const withClock = (before: Snapshot, changes: Changes, deed: ClockDeed, clock: GameClock): Changes => {
  const ticked = clockChanges(before, changes, deed, clock);
  const { clock: _own, ...others } = changes.public ?? {};
  if (ticked === undefined) return changes.public?.clock ? { ...changes, public: others } : changes;
  return { ...changes, public: { ...others, clock: ticked } };
};

/** The same changes without the clock's: an undo takes back no time. */
export const withoutClock = (changes: Changes): Changes => {
  if (!changes.public?.clock) return changes;
  const { clock: _clock, ...others } = changes.public;
  const { public: _public, ...rest } = changes;
  return Object.keys(others).length > 0 ? { ...rest, public: others } : rest;
};

/**
 * What an action does to the clock, with what it asks of it itself (a pause, a grant): in the same entry, from nothing but the records,
 * the action and its time, so that anybody can recalculate it.
 */
export const clockChanges = (
  before: Snapshot,
  changes: Changes,
  deed: ClockDeed,
  clock: GameClock,
): ClockChanges | undefined => {
  if (!concerns(before, changes, deed, clock)) return undefined;
  const after = withChanges(before, changes.public ? { public: changes.public } : {});
  const wanted = new Map(after.public.clock);
  for (const [id, record] of settled(before, after, deed, clock))
    if (record === null) wanted.delete(id);
    else wanted.set(id, record);
  return difference(before.public.clock, wanted);
};

/** Most of what happens at a table is nothing to the clock, and then it costs nothing. */
const concerns = (before: Snapshot, { public: changed = {} }: Changes, deed: ClockDeed, clock: GameClock): boolean => {
  if (changed.clock || (changed.table && clock.ruleOf)) return true;
  const face = clockOf(before);
  if (!face && !restOf(before) && clockRuleOf(before, clock) === undefined) return false;
  // Another server goes on with the match: what lay between is nobody's time.
  if (deed.name === CONTINUED || clock.reads.some((kind) => Object.hasOwn(changed, kind))) return true;
  return face !== undefined && !face.hasBegun && deed.side === face.side;
};

const difference = (
  before: ReadonlyMap<string, Clock>,
  wanted: ReadonlyMap<string, Clock>,
): ClockChanges | undefined => {
  const changes: Record<string, Change<Clock>> = {};
  for (const id of new Set([...before.keys(), ...wanted.keys()])) {
    const [was = null, is = null] = [before.get(id), wanted.get(id)];
    if (!saysSame(was, is)) changes[id] = [was, id === THIS_CLOCK && is ? counted(was, is) : is];
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};

const counted = (was: Clock | null, is: Clock): Clock => ({
  ...is,
  version: ((was as ClockFace | null)?.version ?? 0) + 1,
});

type Settled = Map<string, Clock | null>;

const settled = (before: Snapshot, after: Snapshot, deed: ClockDeed, clock: GameClock): Settled => {
  const records: Settled = new Map([...after.public.clock.keys()].flatMap((id) => (isOwn(id) ? [[id, null]] : [])));
  const turn = clock.turnOf(after);
  if (!turn) return records;
  const [rule, formerRule] = [clockRuleOf(after, clock), clockRuleOf(before, clock)];
  const rest = restAfter({ after, at: deed.at, rule, formerRule });
  if (rest) records.set(CLOCK_REST, rest);
  if (!rule) return records;
  const banks = banksFor(after, rule, formerRule, turn);
  const face = faceFor({ after, deed, rule, formerRule, turn, banks });
  records.set(THIS_CLOCK, { ...face, deadlineAt: deadlineFor(face, rule, banks.get(turn.side)) });
  for (const [side, leftMs] of banks) records.set(bankId(side), bankWith(after, side, leftMs));
  return records;
};

/** All but the rule, which is the table's. */
const isOwn = (id: string): boolean => id === THIS_CLOCK || id === CLOCK_REST || isBank(id);

/** The record that is there where it says so already: what is the same value need not be compared. */
const bankWith = ({ public: { clock } }: Snapshot, side: SideId, leftMs: number): ClockBank => {
  const was = clock.get(bankId(side)) as ClockBank | undefined;
  return was?.leftMs === leftMs ? was : { leftMs };
};

/** What each side has left; a larger or smaller bank than before is so for all, and what was used of it is used. */
const banksFor = (
  after: Snapshot,
  { bankSeconds = 0 }: ClockRule,
  former: ClockRule | undefined,
  turn: ClockTurn,
): Map<SideId, number> => {
  if (bankSeconds === 0) return new Map();
  const resting = former?.bankSeconds ? undefined : restOf(after)?.bank;
  const formerSeconds = former?.bankSeconds || resting?.seconds || bankSeconds;
  const left = (one: SideId) =>
    (resting ? bankFromRest(resting, one, turn) : bankOf(after, one)) ?? formerSeconds * 1000;
  const { side, sides = seatedPlayers(after) } = turn;
  const all = new Set([...sidesWithBanks(after), ...Object.keys(resting?.leftMs ?? {}), ...sides, side]);
  return new Map([...all].sort().map((one) => [one, left(one) + (bankSeconds - formerSeconds) * 1000]));
};

interface Moment {
  readonly after: Snapshot;
  readonly deed: ClockDeed;
  readonly rule: ClockRule;
  readonly formerRule: ClockRule | undefined;
  readonly turn: ClockTurn;
  /** Written to: a turn that is over is paid for. */
  readonly banks: Map<SideId, number>;
}

/** The deadline of what this answers is the former's; it is worked out last. */
const faceFor = (moment: Moment): ClockFace => {
  const { after, turn, rule, formerRule, deed } = moment;
  const face = clockOf(after);
  if (!face) return faceSetAgain(moment);
  if (face.side !== turn.side || face.turn !== turn.turn) return newFace(moment, face);
  if (deed.name === CONTINUED) return movedHere(face, deed.at);
  const hasBegun = turn.hasBegun ?? (face.hasBegun || (deed.side === face.side && isBeginning(deed.name)));
  const { teams: _teams, ...same } = face;
  const going = { ...same, hasBegun, ...playersOf(turn) };
  return saysSame(rule, formerRule) ? going : byTheNewRule(moment, going, remainingMs(face, deed.at));
};

/** Who plays, and who of them together, as far as the game says so. */
const playersOf = ({ sides, teams }: ClockTurn): Pick<ClockFace, 'sides' | 'teams'> => ({
  ...(sides ? { sides } : {}),
  ...(teams ? { teams } : {}),
});

/** A clock where there was none: it begins now, but for a turn that it had been taken off from. */
const faceSetAgain = (moment: Moment): ClockFace => {
  const { after, turn, deed } = moment;
  const rest = restOf(after);
  const resting = rest && faceFromRest(rest, turn, deed.at);
  if (resting) return byTheNewRule(moment, resting.face, resting.leftMs);
  const { absences } = rest?.face ?? {};
  return { ...newFace(moment, undefined), ...(absences === undefined ? {} : { absences }) };
};

const byTheNewRule = ({ rule, banks, deed }: Moment, face: ClockFace, leftMs: number | undefined): ClockFace =>
  withNotice(face, { rule, bankMs: banks.get(face.side), usedMs: spentMs(face, deed.at), leftMs });

/** It stands still until all sides want to go on; what they wanted before was something else. */
const movedHere = ({ asks: _asks, ...face }: ClockFace, at: string): ClockFace => ({
  ...beganAnew(face, at),
  pausedAt: at,
  pausedBy: 'house',
});

const beganAnew = (face: ClockFace, at: string): ClockFace => ({
  ...face,
  startedAt: at,
  ...(face.pausedAt === undefined ? {} : { pausedAt: at }),
});

const newFace = (moment: Moment, past: ClockFace | undefined): ClockFace => {
  const { turn, deed } = moment;
  const { at } = deed;
  const back = past?.former?.side === turn.side && past.former.turn === turn.turn ? past.former : undefined;
  const former = past && endTurnOf(moment, past, back !== undefined);
  if (back?.leftMs !== undefined && moment.banks.has(back.side)) moment.banks.set(back.side, back.leftMs);
  return {
    side: turn.side,
    turn: turn.turn,
    hasBegun: turn.hasBegun ?? back?.hasBegun ?? false,
    since: at,
    startedAt: later(at, -(back?.spentMs ?? 0)),
    deadlineAt: null,
    ...playersOf(turn),
    ...(past ? lasting(past, at) : {}),
    ...(former && !back ? { former } : {}),
    version: past?.version ?? 0,
  };
};

/**
 * What outlives a turn: a pause, who wants it to end, and how often somebody was not there. Who wanted a pause wanted it in that turn: else
 * the other side could agree whenever its own time is nearly over.
 */
const lasting = ({ pausedAt, pausedBy, asks, absences }: ClockFace, at: string): Partial<ClockFace> => ({
  ...(pausedAt === undefined ? {} : { pausedAt: at }),
  ...(pausedBy === undefined ? {} : { pausedBy }),
  ...(asks === undefined || pausedAt === undefined ? {} : { asks }),
  ...(absences === undefined ? {} : { absences }),
});

/** Pays for the turn that was on. One that was only taken back earns nothing. */
const endTurnOf = ({ banks, formerRule, deed }: Moment, past: ClockFace, wasTakenBack: boolean): FormerOf => {
  const { side, turn, hasBegun } = past;
  const spent = spentMs(past, deed.at);
  const left = banks.get(side);
  const earned = wasTakenBack ? 0 : (formerRule?.incrementSeconds ?? 0) * 1000;
  if (left !== undefined) banks.set(side, left - bankCharge(past, left, deed.at) + earned);
  return { side, turn, hasBegun, spentMs: spent, ...(left === undefined ? {} : { leftMs: left }) };
};

type FormerOf = NonNullable<ClockFace['former']>;

const deadlineFor = (face: ClockFace, rule: ClockRule, leftMs: number | undefined): string | null => {
  const limit = limitFor(face, rule, leftMs);
  return Number.isFinite(limit) ? later(face.startedAt, limit) : null;
};
