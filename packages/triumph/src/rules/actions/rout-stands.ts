import { centerOf, placementOf, poseOf, rectangleFromFront } from '@vexillum/geometry';
import { MILLI_MU, onlySeats, type Pose, refuse, THIS_TABLE, Type } from '@vexillum/model';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import { leaveTrail } from '../moves/leave-trail.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { Profile } from '../profiles/profile.ts';
import { standSize } from '../profiles/stand-size.ts';
import { exactly, standIds } from './args.ts';
import { standsInHand } from './stands-in-hand.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** How far a stand flees: as the rules of the table say, or by its own move; as everybody knows it. */
const fleeingMu = (snapshot: Snapshot, profile: Profile, id: string): number =>
  profile.routMu.value ?? fightsAsAt({ public: snapshot.public, sides: {} }, profile, id)?.moveMu.value ?? 0;

/** Turned about where it stands, then straight toward the nearest point of its own base edge, and no farther than to it. */
const fledTo = (profile: Profile, stand: Stand, from: Pose, mu: number): Pose => {
  const [width, depth] = standSize(profile, stand.troopType, stand.uses);
  const { x, y } = centerOf(rectangleFromFront(placementOf(from), width, depth));
  const ahead = depth / 2 + mu;
  return stand.side === 'red'
    ? poseOf({ x, y: Math.max(0, y - ahead), degrees: 180 })
    : poseOf({ x, y: Math.min(profile.boardMu.value[1], y + ahead), degrees: 0 });
};

export const routStands = defineAction({
  name: 'rout-stands',
  says: 'Stands of a demoralized command flee toward the nearest point of their base edge, by their own move or as far as is said, and are marked as routed.',
  args: exactly({ stands: standIds, mu: Type.Optional(Type.Number({ minimum: 0, maximum: 48 })) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { stands, mu }, { seat }) {
    const turn = snapshot.public.turn.get(THIS_TABLE);
    if (!turn) return refuse('no-turn', 'Nobody routs before the first turn has begun.');
    const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
    if (refusal) return refusal;
    const profile = profileAt(snapshot);
    const edits = new Edits(snapshot);
    for (const [index, id] of stands.entries()) {
      const stand = snapshot.public.stand.get(id) as Stand;
      const from = snapshot.public.pose.get(id);
      if (stand.place !== 'board' || !from)
        return refuse('not-on-board', 'That stand is not on the board.', `stands.${index}`);
      const far = mu ?? fleeingMu(snapshot, profile, id);
      const to = fledTo(profile, stand, from, far);
      const { held: _, hinges: _hinges, ...others } = stand;
      edits.put('pose', id, to).put('stand', id, { ...others, routed: turn.number });
      leaveTrail(edits, snapshot, { id, from, to, cost: Math.round(far * MILLI_MU) });
    }
    return { changes: edits.changes() };
  },
});
