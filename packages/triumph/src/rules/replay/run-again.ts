import {
  type Chance,
  type Context,
  isRefusal,
  isWords,
  type Json,
  type Outcome,
  platformActions,
  refuse,
  type Refusal,
  type ReplayEntry,
  saysSame,
  type Seat,
  SIGN_RESULT,
  type Words,
  words,
} from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { battleActions, phaseEnders } from '../actions/index.ts';
import { beginTurnOfOld } from '../actions/begin-turn.ts';
import { applyCombat } from '../actions/apply-combat.ts';
import { fightCombat } from '../actions/fight-combat.ts';
import { loseStands } from '../actions/lose-stands.ts';
import { movingBy } from '../actions/move-stands.ts';
import { useCardOfOld } from '../actions/use-card.ts';
import { alwaysInUse } from '../cards/card-codes.ts';
import { asItsType } from '../fights-as/as-its-type.ts';
import { namePosition } from '../actions/name-position.ts';
import { proposeReturn } from '../actions/propose-return.ts';
import { returnToPosition, returnToPositionOfOld } from '../actions/return-to-position.ts';
import { withdrawReturn } from '../actions/withdraw-return.ts';
import type { Stand } from '../records/stand.ts';
import type { Action, Changes, Snapshot } from '../records/table.ts';

/** What ends a phase is done again as a browser guesses it: which flags it left open, rules of another day may count otherwise. */
const actions: ReadonlyMap<string, Action> = new Map(
  [...platformActions, ...battleActions, ...phaseEnders].map((action) => [action.name, action]),
);

type StandChanges = { readonly [id: string]: readonly [unknown, unknown] };

const withoutPlace = (stand: Stand | null): Stand | null => {
  if (stand === null) return null;
  const { fell: _, ...others } = stand;
  return others;
};

const withoutPlaces = (changes: Changes['public']): Changes['public'] => {
  const stands = Object.entries(changes?.stand ?? {}).map(([id, [before, after]]) => [
    id,
    [before, withoutPlace(after)],
  ]);
  return { ...changes, ...(stands.length > 0 ? { stand: Object.fromEntries(stands) } : {}) };
};

/** The action as it was before it was kept where lost stands had stood. */
const unmarked = (action: Action): Action => ({
  ...action,
  run(snapshot, args, context) {
    const outcome = action.run(snapshot, args, context);
    if (isRefusal(outcome)) return outcome;
    return { ...outcome, changes: { ...outcome.changes, public: withoutPlaces(outcome.changes.public) ?? {} } };
  },
});

/**
 * Actions as earlier versions did them, whose matches stay as good as they were: moves had the budgets of types, whatever their cards, and
 * turns had no phases; how groups went was not noted; getting down stayed paid when it was taken back; where lost stands had stood was not kept; a wish for
 * a rematch outlived going back.
 */
const earlier: readonly Action[] = [
  movingBy(undefined, false),
  movingBy((snapshot, profile, id) => asItsType(profile, snapshot.public.stand.get(id)?.troopType ?? ''), false),
  beginTurnOfOld,
  useCardOfOld,
  returnToPositionOfOld,
  unmarked(loseStands),
  unmarked(applyCombat),
];

/** An action that is run again has no dice and makes no names: those that need them are not foreseeable. */
const noChance = (name: string): Chance => {
  const none = () => {
    throw new Error(`${name} is said to be foreseeable and asks for chance`);
  };
  return { newId: none, shuffled: none, roll: none };
};

/** The dice as the entry has them; that they are the server's true dice, the ledger's own check says. */
const recordedDice = ({ draw }: ReplayEntry): Chance => {
  const { req, values = [] } = (draw ?? {}) as {
    readonly req?: { readonly d?: unknown; readonly why?: unknown };
    readonly values?: readonly number[];
  };
  return {
    ...noChance('a throw'),
    roll: ({ dice, why }) =>
      saysSame(req?.d ?? null, dice) && req?.why === why
        ? { values, draw: (draw ?? null) as Json }
        : refuse('other-dice', 'These are not the dice that the entry has.'),
  };
};

/** Actions in which nothing but dice is left to chance: with those of their entries they are done again. */
const thrown: ReadonlySet<string> = new Set([fightCombat.name]);

/** What no browser foresees, because it is about the ledger itself, which a verifier has; or foretells, as a signature counts once it is there. */
const notForetold: ReadonlySet<string> = new Set([
  ...[namePosition, proposeReturn, withdrawReturn, returnToPosition].map(({ name }) => name),
  SIGN_RESULT,
]);

/** The public table as an entry of the match left it. */
export type TableAfter = (seq: number) => Snapshot;

const contextOf = (entry: ReplayEntry, seat: Seat, snapshot: Snapshot): Context => ({
  seat,
  name: snapshot.public.seat.get(seat.id)?.name ?? '',
  id: entry.id ?? '',
  at: entry.at,
  chance: thrown.has(entry.name ?? '') ? recordedDice(entry) : noChance(entry.name ?? ''),
  digestOf: () => {
    throw new Error(`${entry.name} is said to be foreseeable and seals`);
  },
  seq: entry.seq,
});

/** What the action has to see of before, where the match has it. */
const pastFor = (snapshot: Snapshot, entry: ReplayEntry, seat: Seat, action: Action, tableAfter: TableAfter) => {
  const seq = action.looksBack?.(snapshot, entry.args as never, seat);
  return seq === undefined || seq >= entry.seq ? {} : { past: { seq, snapshot: tableAfter(seq) } };
};

/** Whether everybody has all that decides what the action does: nothing in it was private, and dice lie in its entry. */
export const isForeseeable = ({ name, private: secret }: ReplayEntry): boolean =>
  secret === undefined &&
  name !== undefined &&
  (actions.get(name)?.isGuessable === true || thrown.has(name) || notForetold.has(name));

const shown = (stand: unknown): unknown => {
  if (typeof stand !== 'object' || stand === null) return stand;
  const { command: _command, general: _general, uses, ...others } = stand as { [key: string]: unknown };
  const said = Object.entries(uses ?? {}).filter(([card]) => !alwaysInUse.includes(card));
  return { ...others, ...(said.length > 0 ? { uses: Object.fromEntries(said) } : {}) };
};

const isPhaseEnd = (name: string | undefined): boolean => phaseEnders.some((action) => action.name === name);

/** Without what the end of a phase kept: `checkLeftovers` looks at that, and `checkPositions` at the turn that names itself. */
const withoutLeftovers = ({
  leftover: _left,
  ruling: _carried,
  position: _named,
  ...others
}: NonNullable<Changes['public']>): Changes['public'] => others;

/** Placing a stand shows the cards that it always has in use, and where orders are open its command: nobody else could foresee either. */
const withoutShowing = (name: string | undefined, changes: Changes['public']): unknown => {
  if (changes && isPhaseEnd(name)) return withoutLeftovers(changes);
  if (name !== 'place-stands' || !changes?.stand) return changes ?? {};
  const stands = Object.entries(changes.stand as StandChanges);
  return { ...changes, stand: Object.fromEntries(stands.map(([id, [before, after]]) => [id, [before, shown(after)]])) };
};

const again = (
  snapshot: Snapshot,
  entry: ReplayEntry,
  seat: Seat,
  action: Action,
  tableAfter: TableAfter,
): Outcome | Refusal | Words => {
  if (!Value.Check(action.args, entry.args))
    return words('Entry {0}: {1} does not take such arguments.', entry.seq, entry.name);
  const context = { ...contextOf(entry, seat, snapshot), ...pastFor(snapshot, entry, seat, action, tableAfter) };
  return action.mayAct(seat, snapshot) ?? action.run(snapshot, entry.args as never, context);
};

/** Runs a foreseeable action again; answers what it would have done otherwise, `undefined` when it is as the entry says. */
export const runAgain = (
  snapshot: Snapshot,
  entry: ReplayEntry,
  seats: readonly Seat[],
  recorded: Changes,
  tableAfter: TableAfter,
): Words | undefined => {
  const seat = seats.find(({ id }) => id === entry.seat);
  if (!seat) return words('Entry {0} is of a seat that this game does not have.', entry.seq);
  const outcome = again(snapshot, entry, seat, actions.get(entry.name ?? '') as Action, tableAfter);
  if (isWords(outcome)) return outcome;
  const isAsRecorded = (came: Outcome | Refusal | Words) =>
    !isWords(came) &&
    !isRefusal(came) &&
    saysSame(withoutShowing(entry.name, came.changes.public), withoutShowing(entry.name, recorded.public));
  if (isAsRecorded(outcome)) return undefined;
  const formerly = earlier.filter(({ name }) => name === entry.name);
  if (formerly.some((action) => isAsRecorded(again(snapshot, entry, seat, action, tableAfter)))) return undefined;
  return isRefusal(outcome)
    ? words('Entry {0}: {1} would be refused here: {2}', entry.seq, entry.name, outcome.words)
    : words('Entry {0}: {1} does not do what the entry says.', entry.seq, entry.name);
};
