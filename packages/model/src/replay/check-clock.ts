import { isWords, type Words, words } from '../words.ts';
import type { Action, Outcome } from '../action.ts';
import { clockActions } from '../actions/clock-actions.ts';
import { changeInPlace, type Changes } from '../changes.ts';
import { clockChanges } from '../clock/clock-changes.ts';
import { CLOCK_CREDIT, type ClockCredit, creditClock } from '../clock/credit-clock.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Kinds } from '../kinds.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import type { MatchRules } from './match-rules.ts';
import { readChanges } from './read-changes.ts';
import { type ReplayEntry, type ReplayFault, saysSame } from './replay-entry.ts';

const actions: ReadonlyMap<string, Action> = new Map(clockActions.map((action) => [action.name, action]));

/** The entry as a game sees it that knows nothing of clocks. */
export const entryWithoutClock = (entry: ReplayEntry): ReplayEntry => {
  if (entry.changes?.['clock'] === undefined) return entry;
  const { clock: _clock, ...changes } = entry.changes;
  return { ...entry, changes };
};

const seatOf = (snapshot: Snapshot, id: string): Seat => {
  const record = snapshot.public.seat.get(id);
  return { id, kind: record?.kind ?? 'spectator', ...(record?.side === undefined ? {} : { side: record.side }) };
};

/** What an action about the clock asks of it: nothing, for any other. */
const askedOf = (snapshot: Snapshot, { name = '', args, seat = '', id = '', at }: ReplayEntry): Changes | Words => {
  if (name === CLOCK_CREDIT) return changesOf(creditClock(snapshot, args as ClockCredit));
  const action = actions.get(name);
  if (!action) return {};
  const acting = seatOf(snapshot, seat);
  const refusal = action.mayAct(acting, snapshot);
  if (refusal) return refusal.words;
  const unused = () => {
    throw new Error('a clock throws no dice');
  };
  const chance = { newId: unused, shuffled: unused, roll: unused };
  return changesOf(action.run(snapshot, args as never, { seat: acting, name: '', id, at, chance, digestOf: unused }));
};

const changesOf = (outcome: ReturnType<Action['run']>): Changes | Words =>
  isRefusal(outcome) ? outcome.words : (outcome as Outcome).changes;

const faultIn = (before: Snapshot, entry: ReplayEntry, recorded: Changes, clock: GameClock): Words | undefined => {
  // Nobody hears of what is wholly private, so neither does the clock.
  if (entry.name === undefined || entry.seq === 0) return recorded.public?.clock ? strange(entry) : undefined;
  const asked = askedOf(before, entry);
  if (isWords(asked)) return words('Entry {0}: {1} would be refused here: {2}', entry.seq, entry.name, asked);
  const { clock: said, ...others } = recorded.public ?? {};
  const { side } = seatOf(before, entry.seat ?? '');
  const deed = { at: entry.at, side, name: entry.name };
  const expected = clockChanges(before, { public: { ...others, ...asked.public } }, deed, clock);
  return saysSame(expected ?? {}, said ?? {}) ? undefined : strange(entry);
};

const strange = ({ seq }: ReplayEntry): Words =>
  words('Entry {0}: the clock does not say what it must say after this.', seq);

/** Goes by the clock again: everything that entries say of it follows from them and from their times. */
export const checkClock = (entries: readonly ReplayEntry[], clock: GameClock, kinds?: Kinds): ReplayFault[] => {
  const faults: ReplayFault[] = [];
  const snapshot = emptySnapshot([], kinds);
  for (const entry of entries) {
    const changes = readChanges(snapshot, entry, kinds);
    // What else is wrong with it, its game says.
    if (isWords(changes)) return [...faults, { seq: entry.seq, kind: 'rules', says: changes }];
    const says = faultIn(snapshot, entry, changes, clock);
    if (says !== undefined) faults.push({ seq: entry.seq, kind: 'rules', says });
    changeInPlace(snapshot, changes);
  }
  return faults;
};

const isOfTheClock = ({ name, changes }: ReplayEntry): boolean =>
  changes?.['clock'] !== undefined || name === CLOCK_CREDIT || actions.has(name ?? '');

/** The rules of a game that knows nothing of clocks, for matches that were played by one. */
export const byTheClock = (replay: MatchRules['replay'], clock: GameClock, kinds?: Kinds): MatchRules => ({
  replay: (entries, digestFor) => {
    const faults = replay(entries.map(entryWithoutClock), digestFor);
    return faults.length === 0 && entries.some(isOfTheClock) ? checkClock(entries, clock, kinds) : faults;
  },
});
