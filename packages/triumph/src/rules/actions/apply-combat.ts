import { isRefusal, onlySeats, refuse, Type } from '@vexillum/model';
import { cardCodes } from '../cards/card-codes.ts';
import { outOfUse } from '../cards/card-in-use.ts';
import { doesPursue } from '../combat/does-pursue.ts';
import { type Proposal, proposalOf } from '../combat/proposal-of.ts';
import { ringOf } from '../combat/ring-at.ts';
import { asLost, atRest } from '../moves/leave-trail.ts';
import type { FullProfile } from '../profiles/full-profile.ts';
import { exactly, pieceId } from './args.ts';
import { combatNamed } from './combat-named.ts';
import type { Combat } from '../records/combat.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** All that a proposal does, in one go. */
const carryOut = (snapshot: Snapshot, profile: FullProfile, proposal: Proposal, isPursuing: boolean): Edits => {
  const edits = new Edits(snapshot);
  const stands = new Map<string, Stand>();
  const standOf = (id: string): Stand => stands.get(id) ?? (snapshot.public.stand.get(id) as Stand);
  const change = (id: string, to: (stand: Stand) => Stand): unknown => stands.set(id, to(standOf(id)));
  const pursuit = isPursuing ? proposal.pursuit : undefined;
  for (const { stand, to } of [...proposal.moves, ...(pursuit ? [pursuit] : [])]) {
    edits.put('pose', stand, to);
    change(stand, atRest);
  }
  for (const id of proposal.dropped) change(id, (stand) => outOfUse(profile, stand, cardCodes.mobileInfantry));
  const spent = pursuit && standOf(pursuit.stand).uses?.[cardCodes.screenable] !== undefined ? [pursuit.stand] : [];
  for (const id of new Set([...proposal.unscreened, ...spent]))
    change(id, (stand) => outOfUse(profile, stand, cardCodes.screenable));
  for (const id of proposal.lost) {
    change(id, (stand) => asLost(stand, snapshot.public.pose.get(id)));
    edits.put('pose', id, null).put('trail', id, null);
  }
  for (const [id, stand] of stands) edits.put('stand', id, stand);
  const camp = proposal.sacked === undefined ? undefined : snapshot.public.camp.get(proposal.sacked);
  if (camp && proposal.sacked !== undefined) edits.put('camp', proposal.sacked, { ...camp, sacked: true });
  return edits;
};

export const applyCombat = defineAction({
  name: 'apply-combat',
  says: 'Does what the rules propose for a combat’s result, all at once: losses, moves, transports and screens. With `isByHand` it only says that people have done it themselves.',
  args: exactly({
    id: pieceId,
    pursue: Type.Optional(
      Type.Boolean({ description: 'Whether the winner goes after the enemy; left out: as the rules say' }),
    ),
    isByHand: Type.Optional(Type.Literal(true)),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { id, pursue, isByHand }) {
    const found = combatNamed(snapshot, id);
    if (isRefusal(found)) return found;
    const { combat } = found;
    const over: Combat = { ...combat, isApplied: true };
    if (isByHand) return { changes: new Edits(snapshot).put('combat', id, { ...over, isByHand: true }).changes() };
    if (!combat.result) return refuse('not-fought', 'Its dice are not thrown yet.', 'id');
    const ring = ringOf(snapshot, combat);
    const proposal = ring && proposalOf(ring, combat);
    if (!ring || !proposal)
      return refuse('not-on-board', 'One of the two is not on the board any more: do it by hand.', 'id');
    const isPursuing = pursue ?? doesPursue(snapshot, proposal);
    const { dropped } = proposal;
    const edits = carryOut(snapshot, ring.profile, proposal, isPursuing);
    edits.put('combat', id, { ...over, ...(dropped.length > 0 ? { dropped } : {}) });
    return { changes: edits.changes() };
  },
});
