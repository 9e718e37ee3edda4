import { areWithin, type Body, bodyOf } from '@vexillum/geometry';
import { type Refusal, refuse, type Seat, type SideId, THIS_TABLE, words } from '@vexillum/model';
import { stepAt } from '../deployment/order-of-play.ts';
import { isShut } from '../deployment/sealed.ts';
import { orderSlot } from '../deployment/slots.ts';
import { tableStandOf } from '../moves/world-of-table.ts';
import type { Profile } from '../profiles/profile.ts';
import { masqueradeOf } from './truth-of.ts';
import { BATTLE_STEP } from '../records/step.ts';
import { commandOf, type Snapshot } from '../records/table.ts';
import { mayHandleStand } from '../records/hands.ts';

/** Whether an enemy stand is so near that a masquerade is to be shown at the end of tactical movement. */
export const isEnemyNear = (snapshot: Snapshot, profile: Profile, id: string): boolean => {
  const { stand: stands, pose: poses } = snapshot.public;
  const bodyNamed = (each: string): Body | undefined => {
    const [stand, pose] = [stands.get(each), poses.get(each)];
    return stand && pose && bodyOf(tableStandOf(each, stand, pose, profile));
  };
  const body = bodyNamed(id);
  if (!body) return false;
  const reach = profile.cards.deceptiveDeployment.revealAtMu.value;
  return [...stands].some(([other, { side, place }]) => {
    if (side === body.side || place !== 'board') return false;
    const enemy = bodyNamed(other);
    return enemy !== undefined && areWithin(body.corners, enemy.corners, reach);
  });
};

/** A command's roster opens first, so that what comes in a masquerade's place is known to be of that command. */
export const whyRosterFirst = (snapshot: Snapshot, side: SideId, id: string): Refusal | undefined => {
  const command = commandOf(snapshot, id);
  return command && isShut(snapshot, side, orderSlot(command, 'roster'))
    ? refuse('wrong-step', words('First the roster of command {0} opens.', command))
    : undefined;
};

/** Whether movement has begun to be over: whoever has not shown themselves by then waits for the next turn, or for an enemy who is near. */
const isMovementOver = (profile: Profile, phase: string | undefined): boolean => {
  const order = profile.turnPhases.value.map((each) => each.phase as string);
  return phase !== undefined && order.indexOf(phase) > order.indexOf('movement');
};

/** In their own turn until movement is over, or at any time when an enemy stand has come near; never before the battle. */
const whyNotNow = (snapshot: Snapshot, profile: Profile, side: SideId, id: string): Refusal | undefined => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!turn)
    return stepAt(snapshot).number >= BATTLE_STEP
      ? undefined
      : refuse('wrong-step', 'A masquerade is shown in the battle.');
  return (turn.side === side && !isMovementOver(profile, turn.phase)) || isEnemyNear(snapshot, profile, id)
    ? undefined
    : refuse('wrong-step', 'A masquerade is shown in your own movement, or when an enemy stand is near.');
};

/** All these refusals share a code: they are counted where others may look. */
export const whyStillMasked = (
  snapshot: Snapshot,
  profile: Profile,
  seat: Seat,
  side: SideId,
  id: string,
): Refusal | undefined => {
  const notHis = mayHandleStand(seat, id, snapshot);
  if (notHis) return notHis;
  if (!masqueradeOf(snapshot, id))
    return refuse('wrong-step', 'That stand is what it seems; its seal opens at the end.');
  if (snapshot.public.stand.get(id)?.place !== 'board')
    return refuse('wrong-step', 'That stand is not on the board; its seal opens at the end.');
  return whyNotNow(snapshot, profile, side, id);
};
