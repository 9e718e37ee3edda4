import { CONTACT_TOLERANCE, HEADING_TOLERANCE, placementOf, turnBetween } from '@vexillum/geometry';
import { MILLI_MU, type Pose, type SideId } from '@vexillum/model';
import { standSlot } from '../deployment/slots.ts';
import { isShut } from '../deployment/sealed.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { behind } from './exchange.ts';
import { masqueradeOf } from './truth-of.ts';
import { isEnemyNear } from './why-still-masked.ts';
import type { Snapshot } from '../records/table.ts';

/** What the rules would say of a masquerade in play. Lengths in MU. */
export type MasqueradeFlag =
  /** It has moved farther this turn than a masquerade does. */
  | { readonly code: 'too-far'; readonly stand: string; readonly moved: number; readonly most: number }
  /** An enemy stand is so near that it is shown when tactical movement ends. */
  | { readonly code: 'show-now'; readonly stand: string; readonly within: number }
  /** One stand that poses as two: neither is directly behind the other. */
  | { readonly code: 'pair-apart'; readonly stands: readonly [string, string] };

/** How far a masquerade moves in a turn, by what it poses as, in MU. */
export const masqueradeMove = (profile: Profile, troopType: string): number => {
  const { mountedMoveMu, footMoveMu } = profile.cards.deceptiveDeployment;
  return (troopTypeOf(profile, troopType)?.category === 'mounted' ? mountedMoveMu : footMoveMu).value;
};

const onMove = (snapshot: Snapshot, profile: Profile, id: string): MasqueradeFlag[] => {
  const moved = (snapshot.public.trail.get(id)?.cost ?? 0) / MILLI_MU;
  const most = masqueradeMove(profile, snapshot.public.stand.get(id)?.troopType ?? '');
  return moved > most ? [{ code: 'too-far', stand: id, moved, most }] : [];
};

const isAt = (a: Pose, b: Pose): boolean => {
  const [one, other] = [placementOf(a), placementOf(b)];
  return (
    Math.hypot(one.x - other.x, one.y - other.y) <= CONTACT_TOLERANCE &&
    Math.abs(turnBetween(one.degrees, other.degrees)) <= HEADING_TOLERANCE
  );
};

const areTogether = (snapshot: Snapshot, profile: Profile, id: string, pair: string): boolean => {
  const { pose, stand } = snapshot.public;
  const [one, other] = [pose.get(id), pose.get(pair)];
  const typeOf = (each: string) => stand.get(each)?.troopType ?? '';
  return (
    !one || !other || isAt(other, behind(profile, one, typeOf(id))) || isAt(one, behind(profile, other, typeOf(pair)))
  );
};

const onPair = (snapshot: Snapshot, profile: Profile, id: string): MasqueradeFlag[] => {
  const pair = masqueradeOf(snapshot, id)?.pair ?? null;
  if (pair === null || pair < id || areTogether(snapshot, profile, id, pair)) return [];
  return [{ code: 'pair-apart', stands: [id, pair] }];
};

/**
 * What there is to say of a side's hidden masquerades on the board. For those who know them, its owner and the umpire: it is worked out in
 * their browsers alone, and nothing is ever refused for it, since a refusal would tell.
 */
export const masqueradeFlags = (snapshot: Snapshot, profile: Profile, side: SideId): MasqueradeFlag[] =>
  [...snapshot.public.stand]
    .filter(([id, stand]) => stand.side === side && stand.place === 'board' && isShut(snapshot, side, standSlot(id)))
    .filter(([id]) => masqueradeOf(snapshot, id))
    .flatMap(([id]) => [
      ...onMove(snapshot, profile, id),
      ...(isEnemyNear(snapshot, profile, id)
        ? [{ code: 'show-now', stand: id, within: profile.cards.deceptiveDeployment.revealAtMu.value } as const]
        : []),
      ...onPair(snapshot, profile, id),
    ]);
