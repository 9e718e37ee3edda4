import { msg, str } from '@vexillum/ui/words';
import { NEUTRAL, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { armiesText, recruitsText } from '../count-texts.ts';
import { ownerName, territoryName } from '../names.ts';
import type { ThrownAttack } from './last-attack.ts';

/** Where it was: `Oak → Elm`. */
export const wayText = (snapshot: Snapshot, { from, to }: Pick<ThrownAttack, 'from' | 'to'>): string =>
  msg(str`${territoryName(snapshot, from)} → ${territoryName(snapshot, to)}`);

/** At the head of a sentence: `neutral` is no name, and is written small elsewhere. */
const atTheHead = (snapshot: Snapshot, side: SideId): string =>
  side === NEUTRAL ? msg('Neutral') : ownerName(snapshot, side);

/** What one throw cost, by name. */
export const lossesText = (snapshot: Snapshot, { attacker, defender, lost }: ThrownAttack): string => {
  const [one, other] = [ownerName(snapshot, attacker), ownerName(snapshot, defender)];
  if (lost.attacker > 0 && lost.defender > 0)
    return msg(str`${one} loses ${armiesText(lost.attacker)}, ${other} ${armiesText(lost.defender)}.`);
  return lost.attacker > 0
    ? msg(str`${one} loses ${armiesText(lost.attacker)}.`)
    : msg(str`${atTheHead(snapshot, defender)} loses ${armiesText(lost.defender)}.`);
};

/** What came of it besides losses; '' where nothing did. */
export const captureText = (snapshot: Snapshot, { to, taken, eliminated, recruits }: ThrownAttack): string => {
  if (taken === undefined) return '';
  return [
    msg(str`${territoryName(snapshot, to)} is taken.`),
    ...(eliminated === undefined ? [] : [msg(str`${ownerName(snapshot, eliminated)} is out of the game.`)]),
    ...(recruits === undefined ? [] : [msg(str`A set turned in at once brings ${recruitsText(recruits)}.`)]),
  ].join(' ');
};
