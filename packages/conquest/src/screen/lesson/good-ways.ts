import type { SideId } from '@vexillum/model';
import { boardOf, mayAttack, mayMove, type Snapshot, territoryOf, type Way } from '../../rules/index.ts';
import { oddsOf } from '../play/odds.ts';
import { choiceFor } from '../play/touch.ts';

/** An attack with less than this chance is not proposed to a beginner who may as well end their turn. */
const WORTH_IT = 0.5;

/** An attack, and the chance that it takes the land, 0 to 1. */
export interface Prospect extends Way {
  readonly chance: number;
}

const largest = <T>(things: readonly T[], sizeOf: (thing: T) => number): T | undefined => {
  let [best, most]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const thing of things) {
    const size = sizeOf(thing);
    if (size > most) [best, most] = [thing, size];
  }
  return best;
};

/** The attack of this side that is likeliest to succeed; none where it cannot attack now. */
export const bestAttack = (snapshot: Snapshot, side: SideId | undefined, from?: string): Prospect | undefined => {
  const ways = choiceFor(mayAttack, snapshot, side).targets(from === undefined ? {} : { from });
  const prospects = ways.map((way) => ({ ...way, chance: oddsOf(snapshot, way.from, way.to)?.conquers ?? 0 }));
  return largest(prospects, ({ chance }) => chance);
};

export const isWorthIt = ({ chance }: Prospect): boolean => chance >= WORTH_IT;

const foesOf = (snapshot: Snapshot, side: SideId | undefined, id: string): string[] =>
  [...boardOf(snapshot).neighbours(id)].filter((next) => {
    const { owner } = territoryOf(snapshot, next);
    return owner !== null && owner !== side;
  });

const ownLand = (snapshot: Snapshot, side: SideId | undefined): readonly string[] =>
  boardOf(snapshot).territories.filter((id) => territoryOf(snapshot, id).owner === side);

/** Where recruits help most: where this side outnumbers a neighbour best. */
export const bestPlace = (snapshot: Snapshot, side: SideId | undefined): string | undefined => {
  const armies = (id: string) => territoryOf(snapshot, id).armies;
  const lead = (id: string) =>
    Math.max(...foesOf(snapshot, side, id).map((foe) => armies(id) - armies(foe)), Number.MIN_SAFE_INTEGER);
  return largest(ownLand(snapshot, side), lead);
};

/** A strategic move from behind to where somebody else is near; any other where there is no such way. */
export const bestMove = (snapshot: Snapshot, side: SideId | undefined, from?: string): Way | undefined => {
  const isFront = (id: string) => (foesOf(snapshot, side, id).length > 0 ? 1 : 0);
  const ways = choiceFor(mayMove, snapshot, side).targets(from === undefined ? {} : { from });
  const gain = (way: Way) => (isFront(way.to) - isFront(way.from)) * 1000 + territoryOf(snapshot, way.from).armies;
  return largest(ways, gain);
};
