import { cardCodes } from '../cards/card-codes.ts';
import { apparentCost } from '../fights-as/stand-loss.ts';
import { hasCard } from '../flags/has-card.ts';
import type { CombatFactor } from '../profiles/combat/combat-factors.ts';
import { cellOf } from '../profiles/sourced-table.ts';
import { cardTerms, supporterOf } from './card-terms.ts';
import { enemiesAround } from './enemies-around.ts';
import {
  type CampFighter,
  type Fighter,
  fightersOf,
  fightsOn,
  inPublic,
  isOfDemoralized,
  type Ring,
  type StandFighter,
} from './fighters.ts';
import { garrisonsIn } from './garrisons.ts';
import { termOf } from './term-of.ts';
import type { Combat, Term } from '../records/combat.ts';

type FactorCode = CombatFactor['code'];

const boardTerm = ({ profile }: Ring, code: FactorCode, of?: string): Term[] => {
  const cell = cellOf(profile.combatFactors, code, 'factor');
  return cell ? [termOf(code, cell, of)] : [];
};

const campTerms = ({ snapshot, profile, world }: Ring, { id }: CampFighter): Term[] => {
  const garrison = snapshot.public.stand.get(garrisonsIn(snapshot, world).get(id) ?? '');
  const code = garrison ? 'garrisoned' : 'empty';
  const cell = cellOf(profile.campCombat, code, 'factor');
  const isWithPoints = cellOf(profile.campCombat, code, 'isWithPoints')?.value === true;
  if (!cell) return [];
  const points = garrison && isWithPoints ? apparentCost(profile, garrison) / 2 : 0;
  return [termOf('camp', { ...cell, value: cell.value + points })];
};

const isFortified = ({ snapshot, profile }: Ring, id: string): boolean => {
  const camp = snapshot.public.camp.get(id);
  if (!camp || camp.as) return camp?.as === 'fortified';
  if (camp.ally && profile.cards.camps.appliesTo.value === 'main-camp') return false;
  const has = (card: string) => hasCard(snapshot, camp.side, card);
  return has(cardCodes.fortifiedCamp) && !has(cardCodes.packTrain);
};

const baseTerm = ({ meeting }: Ring, me: StandFighter, enemy: Fighter): Term[] => {
  if (meeting.kind === 'ranged') {
    const shooting = me.so.shoots?.factor;
    if (me.id === meeting.defender) return [termOf('shot-at', me.so.shotAt)];
    return shooting ? [termOf('shooting', shooting)] : [];
  }
  const isMounted = enemy.kind === 'stand' && enemy.so.category === 'mounted';
  return [termOf('close', isMounted ? me.so.againstMounted : me.so.againstFoot)];
};

const groundTerms = (ring: Ring, me: StandFighter, enemy: Fighter): Term[] => {
  const isUphill = enemy.kind === 'stand' && fightsOn(ring, me, 'isHill') && !fightsOn(ring, enemy, 'isHill');
  const uphill = isUphill ? boardTerm(ring, 'uphill') : [];
  if (!fightsOn(ring, me, 'isDifficult')) return uphill;
  if (me.so.category === 'mounted') return [...boardTerm(ring, 'mounted-in-difficult'), ...uphill];
  const isFootFight = enemy.kind === 'stand' && enemy.so.category === 'foot';
  return [...(me.so.order === 'close' && isFootFight ? boardTerm(ring, 'close-foot-in-difficult') : []), ...uphill];
};

const enemyTerms = (ring: Ring, me: StandFighter): Term[] => {
  const garrisons = new Set(garrisonsIn(ring.snapshot, ring.world).values());
  const { left, right, rear, overlaps } = enemiesAround(ring.world, me.body, garrisons);
  return [
    ...[...left, ...right].flatMap((id) => boardTerm(ring, 'enemy-on-flank', id)),
    ...rear.flatMap((id) => boardTerm(ring, 'enemy-behind', id)),
    ...(me.edge === 'front' ? overlaps.flatMap((id) => boardTerm(ring, 'overlap', id)) : []),
  ];
};

/** Rear support without a card: for whom and how much nobody has said publicly. */
const supportTerms = (ring: Ring, me: StandFighter, byCards: readonly Term[]): Term[] => {
  const isSaid = ring.profile.cardFactors.rows.some(
    ({ code, when }) => when.needs === 'same-type-behind' && byCards.some((term) => term.code === code),
  );
  const supporter = isSaid || me.so.category === 'mounted' ? undefined : supporterOf(ring, me);
  return supporter === undefined ? [] : boardTerm(ring, 'rear-support', supporter);
};

const demoralizedTerm = (ring: Ring, { id }: StandFighter): Term[] => {
  const { demoralizedFactor: factor } = ring.profile;
  return factor.value !== 0 && isOfDemoralized(ring, id) ? [termOf('demoralized', factor)] : [];
};

const closeTerms = (ring: Ring, me: StandFighter, enemy: Fighter): Term[] => {
  const byCards = cardTerms(ring, me, enemy);
  return [
    ...(me.stand.general ? boardTerm(ring, 'own-general') : []),
    ...enemyTerms(ring, me),
    ...groundTerms(ring, me, enemy),
    ...byCards,
    ...supportTerms(ring, me, byCards),
  ];
};

const rangedTerms = (ring: Ring, me: StandFighter, enemy: Fighter): Term[] => {
  const isShooter = me.id === ring.meeting.attacker;
  const isAtGeneral = isShooter && enemy.kind === 'stand' && enemy.stand.general === true;
  return [
    ...(isAtGeneral ? boardTerm(ring, 'general-as-target') : []),
    ...(!isShooter && me.edge === 'rear' ? boardTerm(ring, 'shot-from-behind') : []),
    ...cardTerms(ring, me, enemy),
  ];
};

const termsFor = (ring: Ring, me: Fighter, enemy: Fighter): Term[] => {
  if (me.kind === 'camp')
    return [
      ...campTerms(ring, me),
      ...(isFortified(ring, me.id) ? [termOf('fortified', ring.profile.cards.camps.fortifiedFactor)] : []),
    ];
  const tactical = ring.meeting.kind === 'close' ? closeTerms(ring, me, enemy) : rangedTerms(ring, me, enemy);
  return [...baseTerm(ring, me, enemy), ...tactical, ...demoralizedTerm(ring, me)];
};

/** Both sums of a combat, number by number; `undefined` where one of the two is not there. */
export const termsOf = (known: Ring): Combat['terms'] | undefined => {
  const ring = inPublic(known);
  const fighters = fightersOf(ring);
  if (!fighters) return undefined;
  const [attacker, defender] = fighters;
  return {
    [attacker.side]: termsFor(ring, attacker, defender),
    [defender.side]: termsFor(ring, defender, attacker),
  };
};
