import { type Attacked, attackIn, gameOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import type { HappenedHere } from './this-game.ts';

/** What a player did in a game, counted from its entries. */
export interface Tally {
  /** Turns of the Conquer phase that they began, the last one of the game included. */
  readonly turns: number;
  readonly throws: number;
  readonly conquests: number;
  /** Armies that fell in this player's attacks and defences. */
  readonly lost: number;
  /** Armies of others that fell to this player. */
  readonly beaten: number;
  /** Turned in by RECRUIT, or at once after an elimination. */
  readonly sets: number;
}

type Counted = { -readonly [Key in keyof Tally]: number };

const NOTHING: Tally = { turns: 0, throws: 0, conquests: 0, lost: 0, beaten: 0, sets: 0 };

/** What each player of the last game did, in the order of play; none where there was no game. */
export const gameStatistics = (snapshot: Snapshot, story: readonly HappenedHere[]): ReadonlyMap<SideId, Tally> => {
  const tallies = new Map<SideId, Counted>((gameOf(snapshot)?.order ?? []).map((side) => [side, { ...NOTHING }]));
  for (const happened of story) {
    countTurn(happened, tallies);
    const attack = attackIn(happened);
    if (attack) countAttack(attack, gameOf(happened.before)?.mover ?? '', tallies);
  }
  return tallies;
};

/** A turn is counted when it begins: whoever wins never ends their last one. */
const countTurn = ({ before, after }: HappenedHere, tallies: Tallies): void => {
  const [then, now] = [gameOf(before), gameOf(after)];
  const mover = tallies.get(now?.mover ?? '');
  if (!mover || !now) return;
  if (now.phase === 'conquer' && now.turn !== then?.turn) mover.turns++;
  if (then) mover.sets += now.setsTurnedIn - then.setsTurnedIn;
};

const countAttack = ({ defender: defending, lost, taken }: Attacked, mover: SideId, tallies: Tallies): void => {
  const [attacker, defender] = [tallies.get(mover), tallies.get(defending)];
  if (attacker) {
    attacker.throws++;
    attacker.lost += lost.attacker;
    attacker.beaten += lost.defender;
    if (taken !== undefined) attacker.conquests++;
  }
  if (defender) {
    defender.lost += lost.defender;
    defender.beaten += lost.attacker;
  }
};

type Tallies = ReadonlyMap<SideId, Counted>;
