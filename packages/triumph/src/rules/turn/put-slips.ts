import { groupsOf } from '@vexillum/geometry';
import { isSamePose, type SideId, THIS_TABLE } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { cardCodes } from '../cards/card-codes.ts';
import { hasMovedInPlace } from '../cards/card-in-use.ts';
import { marchesInNow } from '../deployment/marches-in-now.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Slip } from '../records/slip.ts';
import type { Edits, Snapshot } from '../records/table.ts';
import { phaseAt } from './phase-at.ts';
import { commandPaying, pointsAt, pointsId, slipsOf } from './points-of.ts';
import { slipFor, slipOf, type Way } from './slip-price.ts';

/** Command points are spent until movement is over; what moves a stand later is a rout, a combat or a pursuit. */
export const isPaidFor = (snapshot: Snapshot): boolean => {
  const phase = phaseAt(snapshot);
  return phase === 'cards' || phase === 'command' || phase === 'movement';
};

/** The id of a command's next slip. */
export const nextSlipId = (snapshot: Snapshot, side: SideId, command: CommandNumber): string => {
  const last = slipsOf(snapshot, side, command).at(-1)?.[0] ?? '';
  return `${pointsId(side, command)}:${Number(last.split(':')[2] ?? 0) + 1}`;
};

/** Where a stand of the slip is after the move, and where the turn began for it. */
const wayOf = (snapshot: Snapshot, moved: readonly Way[], id: string): Way[] => {
  const here = snapshot.public.pose.get(id);
  if (!here) return [];
  const from = snapshot.public.trail.get(id)?.from ?? here;
  return [{ id, from, to: moved.find((way) => way.id === id)?.to ?? here }];
};

const hasMoved = ({ from, to }: Way): boolean => !isSamePose(from, to);

const hasTurned = ({ public: { stand: stands, turn } }: Snapshot, { id }: Way): boolean => {
  const stand = stands.get(id);
  return stand !== undefined && hasMovedInPlace(stand, turn.get(THIS_TABLE)?.number);
};

const isByHand = ({ terms }: Slip): boolean => terms.some(({ code }) => code === 'by-hand' || code === 'hold');

/** The slip after a further part of its move: dearer where it came to difficult ground, gone where all are back where the turn began. */
const continued = (
  snapshot: Snapshot,
  profile: Profile,
  payer: { readonly side: SideId; readonly command: CommandNumber },
  slip: Slip,
  moved: readonly Way[],
): Slip | null => {
  const ways = slip.stands.flatMap((id) => wayOf(snapshot, moved, id));
  if (!ways.some((way) => hasMoved(way) || hasTurned(snapshot, way))) return null;
  if (isByHand(slip)) return slip;
  const again = slipFor(snapshot, profile, payer.side, payer.command, ways);
  return again.price > slip.price ? again : slip;
};

/** The commands of the side whose turn it is that move, with their stands. */
const movedCommands = (snapshot: Snapshot, profile: Profile, side: SideId, moved: readonly Way[]) => {
  const byCommand = new Map<CommandNumber, Way[]>();
  for (const way of moved) {
    const stand = snapshot.public.stand.get(way.id);
    const command = stand?.side === side ? commandPaying(profile, stand) : undefined;
    if (command !== undefined) byCommand.set(command, [...(byCommand.get(command) ?? []), way]);
  }
  return byCommand;
};

/**
 * Notes what a move costs its commands: a slip for those that have not moved in this turn, for a group moves for one price; a stand's second move goes
 * on with its first. Nothing where a command has not rolled, and nothing for the enemy.
 */
export const putSlips = (edits: Edits, snapshot: Snapshot, moved: readonly Way[]): void => {
  const side = snapshot.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined || !isPaidFor(snapshot)) return;
  const profile = profileAt(snapshot);
  for (const [command, ways] of movedCommands(snapshot, profile, side, moved)) {
    if (!pointsAt(snapshot, side, command)) continue;
    const paid = new Set<string>();
    for (const [id, slip] of slipsOf(snapshot, side, command)) {
      if (!slip.stands.some((stand) => ways.some((way) => way.id === stand))) continue;
      for (const stand of slip.stands) paid.add(stand);
      const after = continued(snapshot, profile, { side, command }, slip, ways);
      if (after !== slip) edits.put('slip', id, after);
    }
    const fresh = ways.filter((way) => !paid.has(way.id) && hasMoved(way));
    if (fresh.length > 0)
      edits.put('slip', nextSlipId(snapshot, side, command), slipFor(snapshot, profile, side, command, fresh));
  }
};

const putFresh = (edits: Edits, nextId: string, slips: readonly Slip[]): void => {
  const at = nextId.lastIndexOf(':');
  const first = Number(nextId.slice(at + 1));
  for (const [index, slip] of slips.entries()) edits.put('slip', `${nextId.slice(0, at)}:${first + index}`, slip);
};

/** Whether a stand has moved in this turn, paid or not, or has come in with a flank march in it. */
const hasCome = (snapshot: Snapshot, id: string): boolean =>
  snapshot.public.trail.has(id) || marchesInNow(snapshot, id);

/**
 * Notes what a move costs that takes its stands nowhere: getting down is a move of a single stand (BC-02-MIDDIS-PLAY-2), transports may be left by a whole
 * group. Nothing for whoever has paid in this turn: they end their move so.
 */
export const putSlipsInPlace = (edits: Edits, snapshot: Snapshot, card: string, stands: readonly string[]): void => {
  const side = snapshot.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined || !isPaidFor(snapshot)) return;
  const profile = profileAt(snapshot);
  const ways = stands.filter((id) => !hasCome(snapshot, id)).flatMap((id) => wayOf(snapshot, [], id));
  for (const [command, members] of movedCommands(snapshot, profile, side, ways)) {
    if (!pointsAt(snapshot, side, command)) continue;
    const paid = new Set(slipsOf(snapshot, side, command).flatMap(([, slip]) => slip.stands));
    const fresh = members.filter(({ id }) => !paid.has(id));
    const moves = card === cardCodes.midBattleDismounting ? fresh.map((way) => [way]) : [fresh];
    const priced = moves.filter(({ length }) => length > 0);
    putFresh(
      edits,
      nextSlipId(snapshot, side, command),
      priced.map((move) => slipFor(snapshot, profile, side, command, move)),
    );
  }
};

/** What was paid for a move in place that is taken back goes back too, unless somebody of it has moved besides. `after` is the table as it is then. */
export const takeBackSlips = (edits: Edits, after: Snapshot, stands: readonly string[]): void => {
  const side = after.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined || !isPaidFor(after)) return;
  const profile = profileAt(after);
  const ways = stands.flatMap((id) => wayOf(after, [], id));
  for (const [command] of movedCommands(after, profile, side, ways))
    for (const [id, slip] of slipsOf(after, side, command))
      if (slip.stands.some((stand) => stands.includes(stand)) && !isHold(slip)) {
        const left = continued(after, profile, { side, command }, slip, []);
        if (left === null) edits.put('slip', id, null);
      }
};

const isHold = ({ terms }: Slip): boolean => terms.some(({ code }) => code === 'hold');

/** Stands that are held for one price each: the groups that they form by themselves (GT-DEMOR-006). */
export const heldTogether = (snapshot: Snapshot, profile: Profile, stands: readonly string[]): string[][] =>
  groupsOf(worldOfTable(snapshot, profile).bodies.filter(({ id }) => stands.includes(id)));

/** What holding these stands costs their commands: one price for each stand or group. Whoever was held at a price before is so no more. */
export const putHolds = (edits: Edits, snapshot: Snapshot, stands: readonly string[], isHeld: boolean): void => {
  const side = snapshot.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined) return;
  const profile = profileAt(snapshot);
  const ways = stands.flatMap((id) => wayOf(snapshot, [], id));
  for (const [command, members] of movedCommands(snapshot, profile, side, ways)) {
    if (!pointsAt(snapshot, side, command)) continue;
    const ids = members.map(({ id }) => id);
    for (const [id, slip] of slipsOf(snapshot, side, command)) {
      if (!isHold(slip) || !slip.stands.some((stand) => ids.includes(stand))) continue;
      const left = slip.stands.filter((stand) => !ids.includes(stand));
      edits.put('slip', id, left.length > 0 ? slipOf(left, [], slip.terms) : null);
    }
    if (isHeld)
      putFresh(
        edits,
        nextSlipId(snapshot, side, command),
        heldTogether(snapshot, profile, ids).map((group) =>
          slipOf(group, [], [{ code: 'hold', value: profile.holdCost.value }]),
        ),
      );
  }
};
