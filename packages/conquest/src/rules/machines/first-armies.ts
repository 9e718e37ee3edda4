import { choiceOf } from '@vexillum/model';
import type { Asked } from '../bot/random-action.ts';
import { mayClaim, mayPlaceArmy } from '../choices/placing.ts';
import { playerOf } from '../state/read.ts';
import { bestOf, frontsOf, type Look, landAt, ownOf } from './look.ts';
import { worthWith } from './plan-attack.ts';
import { FREE } from './position.ts';

/** What a neighbour of one's own counts for when land is claimed, and a region that somebody else would have whole. */
const BESIDE = 0.3;
const SPOILT = 0.8;

/** Of all first armies, so many guard one's capital. */
const GUARD_OF_HOME = 0.4;

/** Land of a region that one may have whole, beside what one has; and the last of what somebody else would have. */
export const claim = (look: Look): Asked | undefined => {
  const { position, snapshot, seat, random } = look;
  const { ground, owner, me } = position;
  const worthOf = (land: number): number => {
    const { lands, bonus } = ground.regions.find((region) => region.lands.includes(land)) ?? {
      lands: [land],
      bonus: 0,
    };
    const mine = lands.filter((other) => owner[other] === me).length;
    const others = lands.filter((other) => owner[other] !== me && owner[other] !== FREE).length;
    const beside = (ground.near[land] ?? []).filter((to) => owner[to] === me).length;
    const hope = (bonus / lands.length) * (1 + mine - others);
    return hope + BESIDE * beside + (others > 0 && others === lands.length - 1 ? SPOILT : 0);
  };
  const places = choiceOf(mayClaim, snapshot, seat).targets();
  const best = bestOf(places, ({ territory }) => worthOf(landAt(look, territory)) + random() * 0.1);
  return best && { name: mayClaim.action, args: best.thing };
};

/** Of these lands the one from which most comes with so many armies more. */
export const strongestWith = (look: Look, armies: number, ids: readonly string[]): string | undefined =>
  bestOf(
    frontsOf(look, ids),
    (id) => worthWith(look, armies, landAt(look, id), undefined, look.temper.depth) + look.random() * 1e-6,
  )?.thing;

/** By house rule: one's capital, while too few of all armies stand there. */
const guardedHome = ({ position }: Look, ids: readonly string[]): string | undefined => {
  const { home, armies, owner, me, ground } = position;
  if (home === undefined || owner[home] !== me) return undefined;
  const all = armies.reduce((sum, here, land) => (owner[land] === me ? sum + here : sum), 0);
  const id = ground.ids[home];
  return (armies[home] as number) < all * GUARD_OF_HOME ? ids.find((one) => one === id) : undefined;
};

export const placeFirst = (look: Look): Asked | undefined => {
  const { snapshot, seat, game } = look;
  const places = choiceOf(mayPlaceArmy, snapshot, seat).targets();
  const ids = ownOf(
    look,
    places.map((place) => place.territory),
  );
  const waiting = playerOf(snapshot, game.mover)?.armiesLeft ?? 1;
  const territory = guardedHome(look, ids) ?? strongestWith(look, waiting, ids);
  return territory === undefined ? undefined : { name: mayPlaceArmy.action, args: { territory } };
};
