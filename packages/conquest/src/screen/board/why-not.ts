import { msg, str } from '@vexillum/ui/words';
import {
  mayAttack,
  mayClaim,
  mayEndTurn,
  mayMove,
  mayPlaceArmy,
  type Snapshot,
  territoryOf,
} from '../../rules/index.ts';
import type { Refusal, SideId } from '@vexillum/model';
import { ownerName, territoryName } from '../names.ts';
import { reasonText } from '../play/control-reasons.ts';
import { type Aim, choiceFor } from '../play/touch.ts';

/** Why a touch of this territory would do nothing now, in one sentence. Asked only of touches without a meaning. */
export const whyNot = (snapshot: Snapshot, side: SideId | undefined, aim: Aim, id: string): string => {
  for (const place of [choiceFor(mayClaim, snapshot, side), choiceFor(mayPlaceArmy, snapshot, side)])
    if (place.ok) return told(snapshot, side, place.whyNot({ territory: id }), id);
  const turn = choiceFor(mayEndTurn, snapshot, side);
  const reason = reasonText(snapshot, side, turn.ok ? undefined : turn.why);
  if (reason !== undefined) return reason;
  if (aim.chosen === undefined) return nothingChosen(snapshot, side, id);
  return aim.chosen === 'attack' ? noAttack(snapshot, side, aim, id) : noMove(snapshot, side, aim, id);
};

/** The owner is named as players are named here, which the rules do not know. */
const told = (snapshot: Snapshot, side: SideId | undefined, refusal: Refusal | undefined, id: string): string => {
  if (refusal?.code !== 'already-claimed') return reasonText(snapshot, side, refusal) ?? '';
  const [name, owner] = [territoryName(snapshot, id), ownerName(snapshot, territoryOf(snapshot, id).owner)];
  return (
    reasonText(snapshot, side, undefined) ?? msg(str`${name} belongs to ${owner} already. Claim one that nobody has.`)
  );
};

const isOwn = (snapshot: Snapshot, side: SideId | undefined, id: string) => territoryOf(snapshot, id).owner === side;

const nothingChosen = (snapshot: Snapshot, side: SideId | undefined, id: string): string =>
  isOwn(snapshot, side, id)
    ? msg('Choose ATTACK or MOVE first.')
    : msg('Choose ATTACK first, then the territory of yours that it starts from.');

/** Land of one's own could only be its start. */
const noAttack = (snapshot: Snapshot, side: SideId | undefined, { from }: Aim, id: string): string => {
  const way = from === undefined || isOwn(snapshot, side, id) ? { from: id } : { from, to: id };
  const refusal = choiceFor(mayAttack, snapshot, side).whyNot(way);
  return refusal?.code === 'not-your-territory'
    ? msg('Touch the territory of yours first that the attack starts from.')
    : told(snapshot, side, refusal, id);
};

const noMove = (snapshot: Snapshot, side: SideId | undefined, { from }: Aim, id: string): string => {
  const way = from === undefined || from === id ? { from: id } : { from, to: id };
  return told(snapshot, side, choiceFor(mayMove, snapshot, side).whyNot(way), id);
};
