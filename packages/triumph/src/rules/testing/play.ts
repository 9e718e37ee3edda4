import {
  type Context,
  eventOf,
  isRefusal,
  type Json,
  type Outcome,
  plainText,
  platformActions,
  publicView,
  type Refusal,
  refuse,
  type Seat,
  THIS_TABLE,
  withChanges,
  words,
} from '@vexillum/model';
import { entryOf, testDigest } from '@vexillum/model/testing';
import { Value } from '@sinclair/typebox/value';
import { eventIn, type ToldEvent } from '../events/battle-events.ts';
import { grandTriumph } from '../game.ts';
import { isProblem } from '../armies/problem.ts';
import { readArmyFile } from '../armies/read-army-file.ts';
import { withRightPoints } from '../armies/reckon-army.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { seededChance } from './seeded-chance.ts';
import { type Action, Edits, emptySnapshot, type Game, type Snapshot } from '../records/table.ts';

/** A table with nothing on it yet. */
export const emptyTable = (houseRules: Record<string, boolean> = {}, game: Game = grandTriumph): Snapshot => {
  const [profile] = game.profiles;
  const empty = emptySnapshot(game.sides);
  const table = {
    game: game.id,
    profile: profile?.id ?? '',
    name: 'Test',
    visibility: 'private' as const,
    houseRules: { 'hands-on': false, ...houseRules },
  };
  return withChanges(empty, new Edits(empty).put('table', THIS_TABLE, table).changes());
};

export const seatNamed = (id: string): Seat => {
  const seat = grandTriumph.seats.find((candidate) => candidate.id === id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seat;
};

const actionNamed = (name: string): Action => {
  const action = [...platformActions, ...grandTriumph.actions].find((candidate) => candidate.name === name);
  if (!action) throw new Error(`no action ${name}`);
  return action;
};

let acts = 0;

const contextOf = (seat: Seat): Context => ({
  seat,
  name: seat.id,
  id: `00000000-0000-4000-8000-${String(++acts).padStart(12, '0')}`,
  at: '2025-01-01T00:00:00.000Z',
  chance: seededChance(acts),
  digestOf: testDigest,
});

/** What a table's ledger adds to what its snapshot says. */
export interface LedgerSoFar {
  /** The number that the next entry has. */
  readonly seq: number;
  tableAfter(seq: number): Snapshot;
}

/** What the server would do: shape, may act, run. */
export const attempt = (
  snapshot: Snapshot,
  seatId: string,
  name: string,
  args: unknown,
  ledger?: LedgerSoFar,
): Outcome | Refusal => {
  const action = actionNamed(name);
  const seat = seatNamed(seatId);
  if (!Value.Check(action.args, args))
    return refuse('bad-arguments', words('{0}', [...Value.Errors(action.args, args)][0]?.path));
  const back = ledger && action.looksBack?.(snapshot, args as never, seat);
  const context = {
    ...contextOf(seat),
    ...(ledger ? { seq: ledger.seq } : {}),
    ...(ledger && back !== undefined ? { past: { seq: back, snapshot: ledger.tableAfter(back) } } : {}),
  };
  return action.mayAct(seat, snapshot) ?? action.run(snapshot, args as never, context);
};

export interface Played {
  readonly snapshot: Snapshot;
  readonly outcome: Outcome;
  /** What the log hears of it, but what is a side's secret as a whole. */
  readonly event: ToldEvent;
}

/** What the log hears of it, which is what everybody may know. */
export const eventHeard = (
  snapshot: Snapshot,
  seatId: string,
  name: string,
  args: unknown,
  outcome: Outcome,
): ToldEvent => {
  const entry = entryOf({ seat: seatId, name, args }, outcome);
  return eventIn({ ...entry, event: eventOf(grandTriumph, publicView(withSeats(snapshot)), entry) });
};

/** Tables of tests have no seats, as every real one has from its first entry on. */
const withSeats = (snapshot: Snapshot): Snapshot => {
  const seat = new Map(grandTriumph.seats.map(({ id, ...record }) => [id, record]));
  return { ...snapshot, public: { ...snapshot.public, seat: new Map([...seat, ...snapshot.public.seat]) } };
};

/** Acts and goes on with the changed table; a refusal is a failed test. */
export const play = (snapshot: Snapshot, seatId: string, name: string, args: unknown, ledger?: LedgerSoFar): Played => {
  const outcome = attempt(snapshot, seatId, name, args, ledger);
  if (isRefusal(outcome))
    throw new Error(`${name} was refused: ${outcome.code} ${outcome.field ?? ''} ${plainText(outcome.words)}`);
  return {
    snapshot: withChanges(snapshot, outcome.changes),
    outcome,
    event: eventHeard(snapshot, seatId, name, args, outcome),
  };
};

/** The code of the refusal, or `done`. */
export const answerTo = (snapshot: Snapshot, seatId: string, name: string, args: unknown): string => {
  const outcome = attempt(snapshot, seatId, name, args);
  return isRefusal(outcome) ? outcome.code : 'done';
};

/** The table as a side's players know it: without the other side's secrets. */
export const asSeenBy = (snapshot: Snapshot, side: string): Snapshot => ({
  public: snapshot.public,
  sides: { [side]: snapshot.sides[side] },
});

/** The army with the points that are right at that table: tests change stands and do not count again. */
export const atItsPoints = (snapshot: Snapshot, army: unknown): unknown => {
  const profile = profileAt(snapshot);
  const read = readArmyFile(army, profile);
  return isProblem(read) ? army : withRightPoints(read, profile);
};

/** A table with an army brought, and its stands' ids in the order of the file. */
export const withArmy = (
  snapshot: Snapshot,
  side: 'red' | 'blue',
  army: unknown,
): { snapshot: Snapshot; ids: string[] } => {
  const played = play(snapshot, `${side}-captain`, 'bring-army', { side, army: atItsPoints(snapshot, army) });
  return { snapshot: played.snapshot, ids: (played.outcome.result as { stands: Json[] }).stands as string[] };
};

/** Everything of the table that can be compared. */
export const asPlain = (snapshot: Snapshot): unknown => ({
  public: Object.fromEntries(
    Object.entries(snapshot.public).map(([kind, records]) => [kind, Object.fromEntries(records)]),
  ),
  sides: Object.fromEntries(
    Object.entries(snapshot.sides).map(([side, layer]) => [
      side,
      Object.fromEntries(Object.entries(layer ?? {}).map(([kind, records]) => [kind, Object.fromEntries(records)])),
    ]),
  ),
});
