import { fewestRecruits, territoriesARecruit } from '../data/rule-numbers.ts';
import { forecastOf } from './forecast.ts';
import { isOurLand, type Position } from './position.ts';
import type { Temper } from './temper.ts';

/** A game that is won is worth more than anything in it. */
const WON = 2;
/** What all land is worth besides what it brings: where nobody else is left, there is still something to conquer. */
const ALL_LAND = 0.05;
/** A land has a little worth of its own, below what makes a whole recruit. */
const LAND = 0.15;
/** A part of a region counts as so much of the whole. */
const PULL = 0.3;
/** A region that falls for certain still was worth something. */
const EVEN_LOST = 0.3;
/** Of the recruits a foe gets next turn, so many are thought to come where they hurt. */
const NEXT_RECRUITS = 0.5;
/** In a game that is wholly locked one's own armies count so much less. */
const DARING = 0.6;

/** By house rule: what a capital counts for beside the land that it is. */
const CAPITAL = 8;
/** One's own is worth so much more as it is sure to hold: without it nobody has all. */
const HOME = 2;

/** What a mission that is nearly fulfilled is worth besides, as a share of all strength. */
const MISSION = 0.4;

export const incomeIn = ({ lands }: Position, player: number): number => {
  const held = lands[player] as number;
  return Math.max(fewestRecruits.value, held / territoriesARecruit.value) + held * LAND;
};

/** The chance that somebody beside it takes this land of mine on their next turn. */
const mayFall = (position: Position, land: number): number => {
  const { ground, owner, armies, isOurs } = position;
  let strongest = 0;
  for (const from of ground.comesFrom[land] as readonly number[]) {
    const by = owner[from] as number;
    if (by < 0 || isOurs[by]) continue;
    strongest = Math.max(strongest, (armies[from] as number) + NEXT_RECRUITS * incomeIn(position, by));
  }
  return strongest < 2 ? 0 : forecastOf(Math.round(strongest), armies[land] as number).conquers;
};

const chanceToHold = (position: Position, lands: readonly number[]): number => {
  let holds = 1;
  for (const land of lands) holds *= 1 - mayFall(position, land);
  return EVEN_LOST + (1 - EVEN_LOST) * holds;
};

const add = (strength: Float64Array, player: number, more: number): void => {
  strength[player] = (strength[player] as number) + more;
};

/** Whole regions to whoever has them, and of the others what part of them is mine. */
const addRegions = (position: Position, { turns, seesThreats }: Temper, strength: Float64Array): void => {
  const { ground, owner, me, players, inRegions } = position;
  for (let region = 0; region < ground.regions.length; region += 1) {
    const { bonus, lands } = ground.regions[region] as (typeof ground.regions)[number];
    const first = owner[lands[0] as number] as number;
    const isWhole = first >= 0 && inRegions[region * players + first] === lands.length;
    const share = (inRegions[region * players + me] as number) / lands.length;
    if (!isWhole) add(strength, me, bonus * PULL * turns * share * share);
    else add(strength, first, bonus * turns * (seesThreats && first === me ? chanceToHold(position, lands) : 1));
  }
};

const addArmies = (position: Position, { idleArmy }: Temper, locked: number, strength: Float64Array): void => {
  const { owner, armies, strange, me } = position;
  const counts = 1 - DARING * locked;
  for (let land = 0; land < owner.length; land += 1) {
    const by = owner[land] as number;
    if (by < 0) continue;
    const here = armies[land] as number;
    const worth = by === me ? (1 + (here - 1) * ((strange[land] as number) > 0 ? 1 : idleArmy)) * counts : here;
    strength[by] = (strength[by] as number) + worth;
  }
};

/** Of what each player has, what a team has together. */
const teamsOf = ({ isOurs, players }: Position, each: ArrayLike<number>): number => {
  let sum = 0;
  for (let player = 0; player < players; player += 1) if (isOurs[player]) sum += each[player] as number;
  return sum;
};

/** How much of its own mission is done, 0 to 1, with its team; of none, nothing. */
const progressOf = (position: Position): number => {
  const { aim, owner, armies, lands, ground } = position;
  if (aim === undefined) return 0;
  const isHeld = (land: number) => isOurLand(position, land);
  if (aim.kind === 'regions') return aim.asked.filter(isHeld).length / aim.asked.length;
  if (aim.kind === 'lands')
    return owner.filter((_, land) => isHeld(land) && (armies[land] as number) >= aim.armies).length / aim.asked;
  if (aim.isOut) return teamsOf(position, lands) / aim.asked;
  return 1 - (lands[aim.player] as number) / ground.ids.length;
};

const holdsCapitals = (position: Position): boolean =>
  position.capitals.length > 0 && position.capitals.every((land) => isOurLand(position, land));

/**
 * What a position is worth to whoever plans, from 0 to 1 and a little more: their team's share of all strength, in armies, in what land and regions bring,
 * and in victory flags. The more a game is locked (0 to 1), the less they mind their own losses.
 */
export const worthOf = (position: Position, temper: Temper, locked: number): number => {
  const { ground, lands, flags, players, me } = position;
  const held = lands[me] as number;
  if (held === 0) return 0;
  if (teamsOf(position, lands) === ground.ids.length || holdsCapitals(position)) return WON;
  const progress = progressOf(position);
  if (progress >= 1) return WON;
  const { strength } = position;
  strength.fill(0);
  addArmies(position, temper, locked, strength);
  addRegions(position, temper, strength);
  for (const land of position.capitals) {
    const by = position.owner[land] as number;
    const isHome = by === me && land === position.home;
    if (by >= 0) add(strength, by, isHome ? CAPITAL * (1 + HOME * (1 - mayFall(position, land))) : CAPITAL);
  }
  const flag = position.setBrings * temper.flag;
  let all = 0;
  for (let player = 0; player < players; player += 1) {
    if (lands[player] === 0) continue;
    const drawn = player === me && position.hasConquered ? 1 : 0;
    add(strength, player, incomeIn(position, player) * temper.turns + ((flags[player] as number) + drawn) * flag);
    all += strength[player] as number;
  }
  return teamsOf(position, strength) / all + MISSION * progress + (ALL_LAND * held) / ground.ids.length;
};
