import { type Change, type Changes, withChanges } from '../changes.ts';
import {
  bankId,
  bankOf,
  type Clock,
  type ClockBank,
  type ClockFace,
  clockOf,
  type ClockRule,
  isBank,
  THIS_CLOCK,
} from '../records/clock.ts';
import { saysSame } from '../replay/replay-entry.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { isBeginning } from './is-beginning.ts';
import { type ClockTurn, clockRuleOf, type GameClock, seatedPlayers } from './game-clock.ts';
import { later, spentMs } from './times.ts';

/** Who has done what, and when: as much of it as a clock asks. */
export interface ClockDeed {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly side?: SideId | undefined;
  readonly name: string;
}

type ClockChanges = { readonly [id: string]: Change<Clock> };

/** The entry with which another server goes on with a match: what lay between is nobody's time. */
const MOVED = 'continued';

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
 * the deed and its time, so that anybody can reckon it again.
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
  if (!face && clockRuleOf(before, clock) === undefined) return false;
  if (deed.name === MOVED || clock.reads.some((kind) => changed[kind] !== undefined)) return true;
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
  const rule = clockRuleOf(after, clock);
  const turn = clock.turnOf(after);
  if (!rule || !turn) return noClock(after);
  const formerRule = clockRuleOf(before, clock);
  const banks = banksFor(after, rule, formerRule, turn);
  const face = faceFor({ after, deed, rule, formerRule, turn, banks });
  const left = banks.get(turn.side);
  const records: Settled = new Map([[THIS_CLOCK, { ...face, deadlineAt: deadlineFor(face, rule, left) }]]);
  for (const id of after.public.clock.keys()) if (isBank(id)) records.set(id, null);
  for (const [side, leftMs] of banks) records.set(bankId(side), bankWith(after, side, leftMs));
  return records;
};

/** The record that is there where it says so already: what is the same value need not be compared. */
const bankWith = ({ public: { clock } }: Snapshot, side: SideId, leftMs: number): ClockBank => {
  const was = clock.get(bankId(side)) as ClockBank | undefined;
  return was?.leftMs === leftMs ? was : { leftMs };
};

const noClock = (after: Snapshot): Settled =>
  new Map([...after.public.clock.keys()].flatMap((id) => (id === THIS_CLOCK || isBank(id) ? [[id, null]] : [])));

/** What each side has left; a new rule for it gives everyone all of his time. */
const banksFor = (
  after: Snapshot,
  { bankSeconds = 0 }: ClockRule,
  former: ClockRule | undefined,
  { side, sides = seatedPlayers(after) }: ClockTurn,
): Map<SideId, number> => {
  if (bankSeconds === 0) return new Map();
  const isNew = former?.bankSeconds !== bankSeconds;
  const known = [...after.public.clock.keys()].filter(isBank).map((id) => id.slice(bankId('').length));
  const all = new Set([...known, ...sides, side]);
  const left = (one: SideId) => (isNew ? undefined : bankOf(after, one)) ?? bankSeconds * 1000;
  return new Map([...all].sort().map((one) => [one, left(one)]));
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

/** The deadline of what this answers is the former's; it is reckoned last. */
const faceFor = (moment: Moment): ClockFace => {
  const { after, turn, rule, formerRule, deed } = moment;
  const face = clockOf(after);
  if (!face) return newFace(moment, undefined);
  if (face.side !== turn.side || face.turn !== turn.turn) return newFace(moment, face);
  if (deed.name === MOVED) return movedHere(face, deed.at);
  const hasBegun = turn.hasBegun ?? (face.hasBegun || (deed.side === face.side && isBeginning(deed.name)));
  const going = { ...face, hasBegun, ...(turn.sides ? { sides: turn.sides } : {}) };
  // Whoever changes the rule in the middle of a turn gives its time from now on.
  return saysSame(rule, formerRule) ? going : paidFor(moment, going);
};

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

const paidFor = ({ deed, banks }: Moment, face: ClockFace): ClockFace => {
  const left = banks.get(face.side);
  if (left !== undefined) banks.set(face.side, Math.max(0, left - spentMs(face, deed.at)));
  return beganAnew(face, deed.at);
};

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
    ...(turn.sides ? { sides: turn.sides } : {}),
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
  if (left !== undefined) banks.set(side, Math.max(0, left - spent) + earned);
  return { side, turn, hasBegun, spentMs: spent, ...(left === undefined ? {} : { leftMs: left }) };
};

type FormerOf = NonNullable<ClockFace['former']>;

const deadlineFor = (face: ClockFace, rule: ClockRule, leftMs: number | undefined): string | null => {
  const limits = [face.hasBegun ? 0 : (rule.beginSeconds ?? 0), rule.turnSeconds ?? 0]
    .filter((seconds) => seconds > 0)
    .map((seconds) => seconds * 1000);
  if (leftMs !== undefined) limits.push(leftMs);
  return limits.length === 0 ? null : later(face.startedAt, Math.min(...limits));
};
