import { isRefusal, type Refusal, refuse, type Seat, seatedPlayers, type SideId, THIS_TABLE } from '@vexillum/model';
import { stepAt } from '../deployment/order-of-play.ts';
import { otherSide } from '../deployment/sealed.ts';
import { BATTLE_STEP } from '../records/step.ts';
import { type Position, positionId, type ReturnWish } from '../records/position.ts';
import type { Snapshot } from '../records/table.ts';
import { momentOf } from '../turn/wishes-to-end.ts';
import { shownMasquerades } from './keep-position.ts';

/** Whether the deployment is over: a table that goes without its steps fights as soon as turns are taken. */
const isDeployed = (snapshot: Snapshot): boolean => {
  const { number } = stepAt(snapshot);
  return number >= BATTLE_STEP || (number === 0 && snapshot.public.turn.has(THIS_TABLE));
};

export const whyNoPositions = (snapshot: Snapshot): Refusal | undefined =>
  isDeployed(snapshot)
    ? undefined
    : refuse(
        'still-deploying',
        'Moments are named, and gone back to, once the armies are deployed: before that it would undo secrets.',
      );

/** Why nobody can go back to this position any more, whoever agrees. */
export const whyPast = (snapshot: Snapshot, position: Position): Refusal | undefined =>
  shownMasquerades(snapshot) > (position.shown ?? 0)
    ? refuse(
        'shown-since',
        'Since then a masquerade was shown, and what everybody has seen cannot be hidden again. Choose a later moment.',
        'to',
      )
    : undefined;

/** The position under that number, or why there is no going back to it. */
export const positionTo = (snapshot: Snapshot, to: number): Position | Refusal => {
  const early = whyNoPositions(snapshot);
  if (early) return early;
  const position = snapshot.public.position.get(positionId(to));
  if (!position)
    return refuse('no-such-moment', 'There is no such moment in the list any more: look again and choose one.', 'to');
  return whyPast(snapshot, position) ?? position;
};

/** What a captain proposes to go back to, as long as it holds: it lapses with the next phase, and with its position. */
export const wishToReturn = (snapshot: Snapshot): ReturnWish | undefined => {
  const wish = snapshot.public.return.get(THIS_TABLE);
  return wish?.moment === momentOf(snapshot) && !isRefusal(positionTo(snapshot, wish.to)) ? wish : undefined;
};

/** Whether a captain has nobody opposite who could agree: a battle can be tried alone. */
export const isAlone = (snapshot: Snapshot, side: SideId): boolean =>
  !seatedPlayers(snapshot).includes(otherSide(side));

/** Why the table does not go back at this seat's word alone: a captain agrees to what the other one proposes. */
export const whyNotAgreed = (snapshot: Snapshot, { side }: Seat, to: number): Refusal | undefined => {
  if (side === undefined || isAlone(snapshot, side)) return undefined;
  const wish = wishToReturn(snapshot);
  if (!wish || (wish.side === side && wish.to !== to))
    return refuse('not-proposed', 'The other captain has not proposed that: propose it, and they are asked.', 'to');
  if (wish.side === side)
    return refuse('not-proposed', 'You propose that yourself: it is the other captain who agrees.', 'to');
  return wish.to === to
    ? undefined
    : refuse('proposed-another', 'The other captain proposes another moment now: look again.', 'to');
};
