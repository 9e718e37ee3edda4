import {
  type Chance,
  type Context,
  type DigestOf,
  isRefusal,
  isWords,
  type Json,
  type Outcome,
  platformActions,
  type Refusal,
  type ReplayEntry,
  saysSame,
  type SecretParts,
  type Seat,
  type Words,
  words,
} from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { conquestActions } from '../actions/index.ts';
import type { Action, Changes, Snapshot } from '../records.ts';
import { flagKinds } from '../flags/flag-kinds.ts';
import type { FogContext } from '../fog/fogged.ts';
import type { DoneInFog, FogStory } from './fog-story.ts';
import { type Guess, type Hindsight, withHindsight } from './hindsight.ts';
import type { LostSecrets } from './lost-secrets.ts';

const own: ReadonlyMap<string, Action> = new Map(conquestActions.map((action) => [action.name, action]));
const platform: ReadonlyMap<string, Action> = new Map(
  platformActions.filter(({ isGuessable }) => isGuessable).map((action) => [action.name, action]),
);

/** The action of an entry, where everybody has what decides it: all of the game's own, and what a browser foresees. */
export const actionOf = ({ name, private: secret }: ReplayEntry): Action | undefined =>
  name === undefined ? undefined : (own.get(name) ?? (secret === undefined ? platform.get(name) : undefined));

export const isOwnAction = (name: string | undefined): boolean => name !== undefined && own.has(name);

class OtherDice extends Error {}

interface Drawn {
  readonly req?: { readonly d?: unknown; readonly why?: unknown };
  readonly values?: readonly number[];
}

/** The dice as the entry has them; that they are the server's true dice, the ledger's own check says. */
const recordedChance = ({ draw }: ReplayEntry): Chance => ({
  newId: () => {
    throw new OtherDice();
  },
  // Nobody can draw the next victory flag's secret again: what it decides is compared when it is shown.
  shuffled: (things) => [...things],
  roll: ({ dice, why }) => {
    const { req, values } = (draw ?? {}) as Drawn;
    if (!values || !saysSame(req?.d ?? dice, dice) || (req?.why ?? why) !== why) throw new OtherDice();
    return { values, draw: draw as Json };
  },
});

export const contextOf = (entry: ReplayEntry, seat: Seat, snapshot: Snapshot, digestOf: DigestOf): Context => ({
  seat,
  name: snapshot.public.seat.get(seat.id)?.name ?? '',
  id: entry.id ?? '',
  at: entry.at,
  seq: entry.seq,
  chance: recordedChance(entry),
  digestOf,
});

/** Of a commitment that nobody can make again only the digest is hidden: what a server says besides is compared. */
const withoutDigest = (after: unknown): unknown => (isCommitment(after) ? { ...after, digest: 'a commitment' } : after);

const isCommitment = (after: unknown): after is { readonly digest: string } =>
  typeof after === 'object' && after !== null && typeof (after as { digest?: unknown }).digest === 'string';

/** The commitment to a victory flag or a mission that nobody has drawn yet is compared when its secret is shown. */
export const withoutNewLuck = (changes: Changes['public']): unknown => {
  const hidden = (records: { readonly [id: string]: readonly [unknown, unknown] }): unknown =>
    Object.fromEntries(
      Object.entries(records).map(([id, [before, after]]) => [
        id,
        [before, before === null ? withoutDigest(after) : after],
      ]),
    );
  return {
    ...changes,
    ...(changes?.luck ? { luck: hidden(changes.luck) } : {}),
    ...(changes?.mission ? { mission: hidden(changes.mission) } : {}),
  };
};

/** What an action does now; words where it cannot be asked so. */
export const again = (
  snapshot: Snapshot,
  entry: ReplayEntry,
  action: Action,
  context: Context,
): Outcome | Refusal | Words => {
  if (!Value.Check(action.args, entry.args))
    return words('Entry {0}: {1} does not take such arguments.', entry.seq, entry.name);
  try {
    return action.mayAct(context.seat, snapshot) ?? action.run(snapshot, entry.args as never, context);
  } catch (error) {
    if (error instanceof OtherDice)
      return words('Entry {0}: {1} is not about the dice that the entry has.', entry.seq, entry.name);
    throw error;
  }
};

/** Runs an action again with the dice of its entry; answers what it would have done otherwise, `undefined` when it is as the entry says. */
export const runAgain = (
  snapshot: Snapshot,
  entry: ReplayEntry,
  action: Action,
  known: RunAgain,
): Words | undefined => {
  const seat = known.seats.find(({ id }) => id === entry.seat);
  if (!seat) return words('Entry {0} is of a seat that this game does not have.', entry.seq);
  const plain = contextOf(entry, seat, snapshot, known.hindsight.digestOf);
  const context: FogContext = known.inFog ? { ...plain, fogSecret: known.inFog.secret } : plain;
  return known.lost.check((losses) => {
    const guesses: readonly Guess[] = losses.length === 0 ? ['as-they-come'] : ['as-they-come', 'none', ...flagKinds];
    let first: Words | undefined;
    for (const guess of guesses) {
      const shown = withHindsight(snapshot, known.hindsight, losses, guess);
      const whole = known.inFog ? known.fog.into(shown) : shown;
      const says = runIn(whole, entry, action, context, known);
      if (says === undefined) return undefined;
      first ??= says;
    }
    return first;
  });
};

const runIn = (
  snapshot: Snapshot,
  entry: ReplayEntry,
  action: Action,
  context: Context,
  { recorded, inFog, fog, secrets }: RunAgain,
): Words | undefined => {
  const outcome = again(snapshot, entry, action, context);
  if (isWords(outcome)) return outcome;
  if (isRefusal(outcome))
    return words('Entry {0}: {1} would be refused here: {2}', entry.seq, entry.name, outcome.words);
  if (!saysSame(withoutNewLuck(outcome.changes.public), withoutNewLuck(recorded.public)))
    return words('Entry {0}: {1} does not do what the entry says.', entry.seq, entry.name);
  const says = inFog && wronglyTold(outcome, inFog, secrets);
  if (says) return says;
  if (inFog) fog.take(outcome.changes);
  return undefined;
};

/** Whether everybody, and each side whose secrets are at hand, was told of it what the fog lets them know. */
const wronglyTold = (outcome: Outcome, { entry, told }: DoneInFog, secrets: SecretParts = {}): Words | undefined => {
  const { publicName = entry.name, publicArgs = entry.args } = outcome;
  if (publicName !== told.name || told.draw !== undefined)
    return words('Entry {0} tells what was done out of sight.', entry.seq);
  if (!saysSame(publicArgs, told.args))
    return words('Entry {0}: what was done out of sight is not what the server had committed itself to.', entry.seq);
  const sides = (outcome.changes as Changes).sides ?? {};
  const wrong = Object.entries(secrets).find(([side, parts]) => {
    const part = parts.get(entry.seq);
    return part && sightKinds.some((kind) => !saysSame(part[kind], (sides[side] as typeof part | undefined)?.[kind]));
  });
  return wrong && words('Entry {0}: what {1} was told to see is not what was there.', entry.seq, wrong[0]);
};

/** What a side is told of its own sight. */
const sightKinds = ['territory', 'game', 'report'] as const;

export interface RunAgain {
  readonly seats: readonly Seat[];
  readonly recorded: Changes;
  readonly hindsight: Hindsight;
  /** What may have stayed behind when the match went on elsewhere. */
  readonly lost: LostSecrets;
  /** What lies in the fog, where there is any. */
  readonly fog: FogStory;
  readonly inFog?: DoneInFog | undefined;
  /** What sides alone were told, as far as the file has it. */
  readonly secrets?: SecretParts | undefined;
}
