import { msg, str } from '@lit/localize';
import { boardOf, gameOf, type GameState, rulesOf, territoryOf } from '@vexillum/conquest';
import type { SideId, Snapshot } from '@vexillum/model';
import { standsStill } from '../../../clock/stands-still.ts';
import { ownerName, territoryName } from '../names.ts';
import { buttonReason } from '../play/control-reasons.ts';
import type { Aim } from '../play/touch.ts';

interface Touch {
  readonly snapshot: Snapshot;
  readonly game: GameState;
  readonly aim: Aim;
  readonly id: string;
}

/** Why a touch of this territory would do nothing now, in one sentence. Asked only of touches without a meaning. */
export const whyNot = (snapshot: Snapshot, side: SideId | undefined, aim: Aim, id: string): string => {
  const game = gameOf(snapshot);
  const isMine = game !== undefined && side !== undefined && game.mover === side && !standsStill(snapshot);
  if (isMine && game.phase === 'assignment') return notClaimable(snapshot, id);
  if (isMine && game.phase === 'amassing') return msg('Your armies are placed on territories of your own.');
  const reason = buttonReason(snapshot, side, 'end-turn');
  if (reason !== undefined || !game) return reason ?? '';
  const touch = { snapshot, game, aim, id };
  if (aim.chosen === undefined) return nothingChosen(touch);
  return aim.chosen === 'attack' ? noAttack(touch) : noMove(touch);
};

const ownerOf = ({ snapshot, id }: Touch): SideId | null => territoryOf(snapshot, id).owner;
const isOwn = (touch: Touch): boolean => ownerOf(touch) === touch.game.mover;
const nameIn = ({ snapshot }: Touch, id: string): string => territoryName(snapshot, id);

const notClaimable = (snapshot: Snapshot, id: string): string =>
  msg(
    str`${territoryName(snapshot, id)} belongs to ${ownerName(snapshot, territoryOf(snapshot, id).owner)} already. Claim one that nobody has.`,
  );

const nothingChosen = (touch: Touch): string =>
  isOwn(touch)
    ? msg('Choose ATTACK or MOVE first.')
    : msg('Choose ATTACK first, then the territory of yours that it starts from.');

const oneStays = (touch: Touch, id: string): string =>
  msg(str`The last army stays in ${nameIn(touch, id)}: it takes two to leave one behind.`);

const noAttack = (touch: Touch): string => {
  const { snapshot, game, aim, id } = touch;
  if (game.move) return msg('After a move there are no more attacks this turn.');
  if (isOwn(touch))
    return territoryOf(snapshot, id).armies < 2
      ? oneStays(touch, id)
      : msg(str`${nameIn(touch, id)} borders on nobody whom it could attack.`);
  if (aim.from === undefined) return msg('Touch the territory of yours first that the attack starts from.');
  if (!boardOf(snapshot).neighbours(aim.from).has(id)) return noBorder(touch, aim.from);
  return oneStays(touch, aim.from);
};

const noBorder = (touch: Touch, from: string): string =>
  msg(str`No border leads from ${nameIn(touch, from)} to ${nameIn(touch, touch.id)}.`);

const noMove = (touch: Touch): string => {
  const { snapshot, game, aim, id } = touch;
  if (!isOwn(touch)) return msg('Armies move between territories of your own only.');
  if (game.move)
    return msg(
      str`There is one move a turn, and yours goes from ${nameIn(touch, game.move.from)} to ${nameIn(touch, game.move.to)}.`,
    );
  if (aim.from === undefined)
    return territoryOf(snapshot, id).armies < 2
      ? oneStays(touch, id)
      : msg(str`No territory of yours borders on ${nameIn(touch, id)}.`);
  if (territoryOf(snapshot, aim.from).armies < 2) return oneStays(touch, aim.from);
  return rulesOf(snapshot).moveReach === 'connected'
    ? msg(str`No way through your own land leads from ${nameIn(touch, aim.from)} to ${nameIn(touch, id)}.`)
    : noBorder(touch, aim.from);
};
