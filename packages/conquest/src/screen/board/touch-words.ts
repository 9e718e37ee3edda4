import { msg, str } from '@vexillum/ui/words';
import {
  armiesFree,
  armiesMoved,
  gameOf,
  mayAttack,
  mayClaim,
  mayMove,
  mayMoveIn,
  mayPlaceArmy,
  mayPlaceRecruits,
  type Snapshot,
  territoryOf,
} from '../../rules/index.ts';
import { territoryName } from '../names.ts';
import { oddsOf, percentText } from '../play/odds.ts';
import type { Aim, Meaning } from '../play/touch.ts';

/** What the reader's next touch of this territory does, in a few words; none where it does nothing. */
export const touchWords = (
  snapshot: Snapshot,
  aim: Aim,
  id: string,
  meaning: Meaning,
  areOddsShown: boolean,
): string | undefined => {
  const name = territoryName(snapshot, id);
  switch (meaning.kind) {
    case 'nothing':
      return undefined;
    case 'from':
      return fromWords(aim, id, name);
    case 'act':
      return actWords(snapshot, aim, id, meaning.name, areOddsShown);
    default:
      return meaning satisfies never;
  }
};

const fromWords = (aim: Aim, id: string, name: string): string => {
  if (aim.from === id) return msg(str`Do not start from ${name} after all`);
  return aim.chosen === 'attack' ? msg(str`Attack from ${name}`) : msg(str`Move armies out of ${name}`);
};

const actWords = (
  snapshot: Snapshot,
  { from = '', assign }: Aim,
  id: string,
  action: string,
  areOddsShown: boolean,
): string | undefined => {
  const name = territoryName(snapshot, id);
  const game = gameOf(snapshot);
  switch (action) {
    case mayClaim.action:
      return msg(str`Claim ${name}`);
    case mayPlaceArmy.action:
      return msg(str`Place an army in ${name}`);
    case mayPlaceRecruits.action:
      return placed(armiesMoved(assign, game?.recruits ?? 0), name);
    case mayMoveIn.action:
      return movedIn(armiesMoved(assign, leaving(snapshot, game?.conquest?.from ?? '')), name);
    case mayAttack.action:
      return attacked(snapshot, from, id, areOddsShown);
    case mayMove.action:
      return moved(armiesMoved(assign, leaving(snapshot, from)), territoryName(snapshot, from), name);
    default:
      return undefined;
  }
};

const leaving = (snapshot: Snapshot, id: string): number => armiesFree(territoryOf(snapshot, id).armies);

const placed = (armies: number, name: string): string =>
  msg('{0, plural, one {Place # recruit in {1}} other {Place # recruits in {1}}}', armies, name);

const movedIn = (armies: number, name: string): string =>
  msg('{0, plural, one {Move # more army into {1}} other {Move # more armies into {1}}}', armies, name);

const moved = (armies: number, from: string, to: string): string =>
  msg('{0, plural, one {Move # army from {1} to {2}} other {Move # armies from {1} to {2}}}', armies, from, to);

const attacked = (snapshot: Snapshot, from: string, to: string, areOddsShown: boolean): string => {
  const [attacker, defender] = [territoryName(snapshot, from), territoryName(snapshot, to)];
  const odds = areOddsShown ? oddsOf(snapshot, from, to) : undefined;
  return odds
    ? msg(str`Attack ${defender} from ${attacker}, ${percentText(odds.conquers)}`)
    : msg(str`Attack ${defender} from ${attacker}`);
};
