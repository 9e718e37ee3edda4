import type { Json, SideId } from '@vexillum/model';
import { type Context, type Outcome, saysSame, withChanges } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { type Changes, Edits, type Snapshot } from '../records.ts';
import { GAME, type GameState } from '../state/game-state.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { BANK } from '../state/sides.ts';
import { areTogether } from '../state/teams.ts';
import { type Territory, territoryId } from '../state/territory.ts';
import { deedDigest, fogDigest } from './commit-fog.ts';
import { ACT_UNSEEN, type Deed, deedId, FOG, type Report, reportId, REPORTS_KEPT } from './fog.ts';
import { sightOf } from './sight.ts';

/** An action under fog, done on the true table. */
export interface Done {
  /** The table as the server keeps it: the truth with the bank. */
  readonly kept: Snapshot;
  /** The true table before. */
  readonly before: Snapshot;
  readonly outcome: Outcome;
  readonly secret: string;
  readonly context: Context;
  /** Where nobody else is told what was done. */
  readonly deed?: Deed | undefined;
  /** What it came to, for those who saw it, and the lands that they have to see for that. */
  readonly report?: { readonly event: Report['event']; readonly at: readonly string[] } | undefined;
}

/** What everybody knows of a game: nothing that follows from anybody's land, or from what is done to it. */
const publicGame = ({ conquest: _way, move: _move, hasAttacked: _attacked, ...game }: GameState): GameState => ({
  ...game,
  recruits: 0,
  conquests: 0,
});

/** Whose eyes a side looks through: its own, and its partners' who are still in the game. */
export const viewersOf = (table: Snapshot, side: SideId): ReadonlySet<SideId> =>
  new Set(
    (gameOf(table)?.order ?? []).filter(
      (other) => other === side || areTogether(playerOf(table, side), playerOf(table, other)),
    ),
  );

/** What this side sees on the true table. */
export const seenBy = (table: Snapshot, side: SideId): ReadonlySet<string> =>
  sightOf(boardOf(table), (id) => territoryOf(table, id).owner, viewersOf(table, side));

/** The outcome as it may be written down: everybody's part, each side's, and the bank's. */
export const veil = (done: Done): Outcome => {
  const { kept, before, outcome, deed, secret, context } = done;
  const after = withChanges(before, { public: outcome.changes.public ?? {} } as Changes);
  const game = gameOf(after) as GameState;
  const { game: _game, territory: _land, ...others } = (outcome.changes.public ?? {}) as NonNullable<Changes['public']>;
  const edits = new Edits(kept);
  const number = (kept.sides[BANK]?.deed.size ?? 0) + 1;
  if (game.phase === 'over') lift(edits, done, after, number);
  else keep(edits, done, after, number);
  const veiled = edits.changes();
  const inner = (outcome.changes as Changes).sides ?? {};
  const sides = Object.fromEntries(
    // Everybody has a part in every entry, also where it is empty: who was told something is nobody else's affair.
    [...game.order, BANK].map((side) => [side, { ...inner[side], ...veiled.sides?.[side] }]),
  );
  const { draw: _draw, ...told } = outcome;
  return {
    ...told,
    changes: { public: { ...others, ...veiled.public }, sides } as Outcome['changes'],
    ...(deed
      ? {
          publicName: ACT_UNSEEN,
          publicArgs: { deed: number, digest: deedDigest(context.digestOf, secret, number, deed) } satisfies Json,
          secretOf: context.seat.side as SideId,
        }
      : {}),
  };
};

/** The game goes on: the bank keeps the truth, everybody is told what everybody may know, and each side what it sees. */
const keep = (edits: Edits, done: Done, after: Snapshot, number: number): void => {
  const { kept, outcome, deed, secret, context } = done;
  const game = gameOf(after) as GameState;
  if (!kept.public.fog.has(FOG)) {
    edits.put('fog', FOG, { digest: fogDigest(context.digestOf, secret) });
    edits.putSecret(BANK, 'fog', FOG, { secret });
  }
  const told = publicGame(game);
  if (!saysSame(told, gameOf(kept))) edits.put('game', GAME, told);
  if (!saysSame(game, kept.sides[BANK]?.game.get(GAME))) edits.putSecret(BANK, 'game', GAME, game);
  for (const id of Object.keys((outcome.changes as Changes).public?.territory ?? {}))
    edits.putSecret(BANK, 'territory', id, after.public.territory.get(id) ?? null);
  if (deed) edits.putSecret(BANK, 'deed', deedId(number), { deed });
  for (const side of game.order) tell(edits, done, after, side, number);
};

const tell = (edits: Edits, done: Done, after: Snapshot, side: SideId, number: number): void => {
  const { kept, before, report } = done;
  const game = gameOf(after) as GameState;
  const own = kept.sides[side];
  const mine = game.mover === side ? game : null;
  if (!saysSame(mine, own?.game.get(GAME) ?? null)) edits.putSecret(side, 'game', GAME, mine);
  const [saw, sees] = [seenBy(before, side), seenBy(after, side)];
  for (const id of boardOf(after).territories) {
    const record = territoryId(id);
    const known = own?.territory.get(record);
    const now = knownAfter(known, territoryOf(after, id), game.turn, { saw: saw.has(id), sees: sees.has(id) });
    if (now && !isSameLand(now, known)) edits.putSecret(side, 'territory', record, now);
  }
  if (report?.at.every((id) => saw.has(id))) putReport(edits, done, side, number, report.event);
};

const putReport = (
  edits: Edits,
  { kept, context: { seq } }: Done,
  side: SideId,
  number: number,
  event: Report['event'],
): void => {
  edits.putSecret(side, 'report', reportId(number), seq === undefined ? { event } : { event, seq });
  const oldest = reportId(number - REPORTS_KEPT);
  if (kept.sides[side]?.report.has(oldest)) edits.putSecret(side, 'report', oldest, null);
};

/** Asked of every land for every side with every action. */
const isSameLand = (one: Territory, other: Territory | undefined): boolean =>
  one.owner === other?.owner && one.armies === other.armies && one.seen === other.seen;

/** Whoever sees something happen sees how it ends, also where they see that land no more afterwards. */
const knownAfter = (
  known: Territory | undefined,
  { owner, armies }: Territory,
  turn: number,
  { saw, sees }: { readonly saw: boolean; readonly sees: boolean },
): Territory | undefined => {
  if (sees) return { owner, armies };
  return saw && known !== undefined && known.seen === undefined ? { owner, armies, seen: turn } : known;
};

/** The game is over: everybody sees everything, and what all of it followed from. */
const lift = (edits: Edits, done: Done, after: Snapshot, number: number): void => {
  const { kept, deed, secret, context, report } = done;
  const { game, territory } = after.public;
  for (const [id, state] of game) if (!saysSame(state, kept.public.game.get(id))) edits.put('game', id, state);
  for (const [id, land] of territory)
    if (!saysSame(land, kept.public.territory.get(id))) edits.put('territory', id, land);
  const bank = kept.sides[BANK];
  const deeds = Array.from({ length: bank?.deed.size ?? 0 }, (_, at) => bank?.deed.get(deedId(at + 1))?.deed as Deed);
  const digest = kept.public.fog.get(FOG)?.digest ?? fogDigest(context.digestOf, secret);
  edits.put('fog', FOG, { digest, secret, deeds: deed ? [...deeds, deed] : deeds });
  for (const side of gameOf(after)?.order ?? []) if (report) putReport(edits, done, side, number, report.event);
  for (const [side, layer] of Object.entries(kept.sides))
    for (const kind of ['territory', 'game', 'deed', 'fog'] as const)
      for (const id of layer?.[kind].keys() ?? []) edits.putSecret(side, kind, id, null);
};
