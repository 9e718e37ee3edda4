import { type Context, isRefusal, type Json, type Outcome, refuse, type Refusal } from '@vexillum/model';
import { conquestEventOf } from '../events/conquest-event-of.ts';
import { newSecret } from '../flags/new-secret.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Action, PublicEntry, Snapshot } from '../records.ts';
import { GAME } from '../state/game-state.ts';
import { BANK } from '../state/sides.ts';
import { asSeen } from './as-seen.ts';
import { fogChance } from './commit-fog.ts';
import { type Deed, FOG, type Report } from './fog.ts';
import { isFoggy } from './is-foggy.ts';
import { veil } from './veil.ts';

/** Whoever plays a match again knows the secret beforehand. */
export type FogContext = Context & { readonly fogSecret?: string };

/** What is done to land, and nobody's affair but theirs who see it. Every other action says the same about all land. */
const unseen: ReadonlySet<string> = new Set([
  'place-army',
  'place-recruits',
  'attack-territory',
  'move-in',
  'move-armies',
]);

/** The true table, out of what the bank keeps; none for a reader, and none where it stayed behind. */
export const truthOf = (snapshot: Snapshot): Snapshot | undefined => {
  const bank = snapshot.sides[BANK];
  if (!bank?.game.has(GAME)) return undefined;
  return { ...snapshot, public: { ...snapshot.public, game: bank.game, territory: bank.territory } };
};

const stayedBehind = (): Refusal =>
  refuse(
    'fog-lost',
    'What lay in the fog stayed behind when the match went on elsewhere, so nobody can play it on. An administrator may clear the board.',
  );

/** The same action at a table with fog: done on the true table, and written down as far as each may see it. At a table without fog it is itself. */
export const fogged = (action: Action): Action => ({
  ...action,
  run(snapshot, args, context) {
    if (isFoggy(snapshot)) return underFog(action, snapshot, args as Json, context);
    const begins = action.name === 'start-game' && rulesOf(snapshot).hasFog;
    return begins ? beginInFog(action, snapshot, args as Json, context) : action.run(snapshot, args, context);
  },
});

const beginInFog = (action: Action, snapshot: Snapshot, args: Json, context: Context): Outcome | Refusal => {
  const secret = (context as FogContext).fogSecret ?? newSecret(context.chance);
  const outcome = run(action, snapshot, args, context, secret);
  return isRefusal(outcome) ? outcome : veil({ kept: snapshot, before: snapshot, outcome, secret, context });
};

const underFog = (action: Action, snapshot: Snapshot, args: Json, context: Context): Outcome | Refusal => {
  // A browser foresees what it would be refused, and nothing of what comes of it.
  if (!snapshot.sides[BANK]) {
    const outcome = action.run(asSeen(snapshot), args as never, context);
    return isRefusal(outcome) ? outcome : { changes: {} };
  }
  const before = truthOf(snapshot);
  const secret = snapshot.sides[BANK].fog.get(FOG)?.secret;
  if (!before || secret === undefined) return stayedBehind();
  const outcome = run(action, before, args, context, secret);
  if (isRefusal(outcome)) return outcome;
  const deed: Deed | undefined = unseen.has(action.name) ? [action.name, args] : undefined;
  const report = deed && reportOf(before, deed, outcome, context);
  return veil({ kept: snapshot, before, outcome, secret, context, deed, report });
};

const run = (action: Action, table: Snapshot, args: Json, context: Context, secret: string) => {
  const chance = fogChance(context.chance, context.digestOf, secret, context.id);
  return action.run(table, args as never, { ...context, chance });
};

/** What came of it, told as at a table without fog. */
const reportOf = (before: Snapshot, [name, args]: Deed, { changes, draw }: Outcome, { seat, id, at }: Context) => {
  const entry = { seq: 0, at, seat: seat.id, id, name, args, changes: changes.public ?? {}, draw };
  const event = conquestEventOf(before, entry as unknown as PublicEntry);
  if (!event) return undefined;
  const { territory, from, to } = event as { readonly [end: string]: unknown };
  const ends = [territory, from, to].filter((end) => typeof end === 'string');
  return { event: event as unknown as Report['event'], at: ends };
};
