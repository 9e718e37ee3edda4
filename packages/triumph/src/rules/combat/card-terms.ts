import { areWithin, CONTACT_TOLERANCE, isInside, type Point, relationBetween } from '@vexillum/geometry';
import type { FactorWhen } from '../profiles/combat/card-factors.ts';
import type { Sourced } from '../profiles/sourced.ts';
import { cellOf } from '../profiles/sourced-table.ts';
import type { Fighter, Ring, StandFighter } from './fighters.ts';
import { termOf } from './term-of.ts';
import { worksOn } from './works-on.ts';
import type { Term } from '../records/combat.ts';

/** A friend of the same type right behind a stand. */
export const supporterOf = ({ snapshot, world }: Ring, me: StandFighter): string | undefined =>
  world.bodies.find(
    (body) =>
      body.side === me.side &&
      relationBetween(body, me.body) === 'behind' &&
      snapshot.public.stand.get(body.id)?.troopType === me.stand.troopType,
  )?.id;

/** How much of either end of an edge is its corner, in MU. */
const CORNER_MU = 0.05;

const withoutEnds = (a: Point, b: Point): Point[] => {
  const part = CORNER_MU / Math.hypot(b.x - a.x, b.y - a.y);
  const between = (along: number): Point => ({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along });
  return [between(part), between(1 - part)];
};

/** Whether any of its rear edge, and not a corner alone, touches a standard wagon of its own in which it is not the garrison. */
const hasWagonBehind = ({ snapshot, world }: Ring, me: Fighter): boolean => {
  if (me.kind !== 'stand' || me.so.category !== 'foot') return false;
  const { rearLeft, rearRight } = me.body.rectangle;
  return world.camps.some(({ id, side, corners }) => {
    const camp = snapshot.public.camp.get(id);
    if (side !== me.side || camp?.as !== 'wagon' || camp.sacked || isInside(corners, me.body.center)) return false;
    return areWithin(withoutEnds(rearLeft, rearRight), corners, CONTACT_TOLERANCE);
  });
};

const needIsMet = (ring: Ring, { needs }: FactorWhen, me: StandFighter, enemy: Fighter): boolean => {
  switch (needs) {
    case 'same-type-behind':
      return supporterOf(ring, me) !== undefined;
    case 'wagon-behind':
      return hasWagonBehind(ring, me);
    case 'enemy-wagon-behind':
      return hasWagonBehind(ring, enemy);
    case 'nothing':
      return true;
    default:
      return needs satisfies never;
  }
};

/** A wagon works for whoever stands before it; every other card on the stand that has it, or that it was played on. */
const isAtWork = (ring: Ring, { card, needs }: FactorWhen, me: StandFighter): boolean =>
  needs === 'wagon-behind' || needs === 'enemy-wagon-behind' || worksOn(ring, card, me);

const isAgainst = ({ against, isAgainstMounted, notAgainst }: FactorWhen, enemy: Fighter): boolean => {
  if (against.length === 0 && !isAgainstMounted) return true;
  if (enemy.kind !== 'stand' || notAgainst.some((card) => enemy.so.cards.has(card))) return false;
  return against.includes(enemy.so.fightsLike) || (isAgainstMounted && enemy.so.category === 'mounted');
};

const isFacing = ({ facing }: FactorWhen, { edge }: StandFighter): boolean =>
  facing === 'any' || (facing === 'front' ? edge === 'front' : edge !== 'rear');

const useOf = ({ meeting }: Ring, me: StandFighter): FactorWhen['use'] => {
  if (meeting.kind === 'close') return 'close';
  return me.id === meeting.attacker ? 'shooting' : 'shot-at';
};

/** What battle cards add, of the stand itself and of wagons. */
export const cardTerms = (ring: Ring, me: StandFighter, enemy: Fighter): Term[] => {
  const use = useOf(ring, me);
  return ring.profile.cardFactors.rows
    .filter(
      ({ when }) =>
        when.use === use &&
        isAtWork(ring, when, me) &&
        isAgainst(when, enemy) &&
        isFacing(when, me) &&
        needIsMet(ring, when, me, enemy),
    )
    .map(({ code }) => termOf(code, cellOf(ring.profile.cardFactors, code, 'factor') as Sourced<number>));
};
