import { advance, forwardOf, placementOf, poseOf } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import { atRest } from '../moves/leave-trail.ts';
import type { Masquerade } from '../deployment/payloads.ts';
import type { Profile } from '../profiles/profile.ts';
import { standSize } from '../profiles/stand-size.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** A masquerade that was shown, by the id of its stand. */
export interface Shown {
  readonly id: string;
  readonly truth: Masquerade;
}

/** What becomes of a masquerade on the board: who goes, and who comes where. */
export interface Exchange {
  /** The stand whose front edge counts. */
  readonly front: string;
  readonly gone: readonly string[];
  readonly come: readonly RealStand[];
}

export interface RealStand {
  readonly stand: Stand;
  readonly pose: Pose;
}

/** Directly behind a stand of this type: its front edge is that one's rear edge. */
export const behind = (profile: Profile, pose: Pose, troopType: string): Pose => {
  const [, depth] = standSize(profile, troopType);
  return poseOf(advance(placementOf(pose), -depth)) as Pose;
};

/** Whether the second stands farther ahead, as the first looks. */
const isAhead = (first: Pose, second: Pose): boolean => {
  const forward = forwardOf(first[2] / 100);
  return (second[0] - first[0]) * forward.x + (second[1] - first[1]) * forward.y > 0;
};

const frontOf = (snapshot: Snapshot, ids: readonly string[]): string => {
  const [first = '', second] = ids;
  const poses = snapshot.public.pose;
  return second !== undefined && isAhead(poses.get(first) as Pose, poses.get(second) as Pose) ? second : first;
};

/** The real stand as everyone sees it. The first leads where the masquerade did. */
const realStand = (masquerade: Stand, troopType: string, index: number, exchanged: number): Stand => {
  const { side, command, general } = masquerade;
  return {
    side,
    troopType,
    place: 'board',
    ...(masquerade.cards ? { cards: [] } : {}),
    ...(command === undefined ? {} : { command }),
    ...(general && index === 0 ? { general } : {}),
    exchanged,
  };
};

const exchangeOf = (
  snapshot: Snapshot,
  profile: Profile,
  ids: readonly string[],
  real: readonly string[],
  from: number,
): Exchange => {
  const front = frontOf(snapshot, ids);
  const masquerade = ids
    .map((id) => snapshot.public.stand.get(id) as Stand)
    .reduce((one, other) => (other.general ? other : one), snapshot.public.stand.get(front) as Stand);
  let pose = snapshot.public.pose.get(front) as Pose;
  const come = real.map((troopType, index): RealStand => {
    const here = pose;
    pose = behind(profile, pose, troopType);
    return { stand: realStand(masquerade, troopType, index, from + index), pose: here };
  });
  return { front, gone: ids, come };
};

const isOnBoard = (snapshot: Snapshot, id: string): boolean =>
  snapshot.public.stand.get(id)?.place === 'board' && snapshot.public.pose.has(id);

/** The stands that pose together, those of them that are on the board. */
const posingWith = (snapshot: Snapshot, { id, truth }: Shown): string[] =>
  [...new Set([id, truth.pair ?? id])].toSorted().filter((each) => isOnBoard(snapshot, each));

const exchangedSoFar = (snapshot: Snapshot): number =>
  [...snapshot.public.stand.values()].filter(({ exchanged }) => exchanged !== undefined).length;

/**
 * What these masquerades leave behind when they are shown, as everybody can work out who reads their openings: real troops stand with the
 * front edge of who posed as them, a second directly behind; nobody else is moved. Who is not on the board leaves nothing.
 */
export const exchangesOf = (snapshot: Snapshot, profile: Profile, shown: readonly Shown[]): Exchange[] => {
  const exchanges: Exchange[] = [];
  let number = exchangedSoFar(snapshot) + 1;
  for (const one of shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const ids = posingWith(snapshot, one);
    if (ids.length === 0 || exchanges.some(({ gone }) => gone.includes(ids[0] as string))) continue;
    const exchange = exchangeOf(snapshot, profile, ids, one.truth.real, number);
    number += exchange.come.length;
    exchanges.push(exchange);
  }
  return exchanges;
};

/** A masquerade after it was shown: it never stood there. */
export const unmasked = (stand: Stand): Stand => {
  const { general: _general, ...others } = atRest(stand);
  return { ...others, place: 'undeployed' };
};
