import { msg, str } from '@vexillum/ui/words';
import { listText, type LogEntryView } from '@vexillum/ui';
import type { SideId } from '@vexillum/model';
import { NEUTRAL, type Snapshot } from '../../rules/index.ts';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerName } from '../names.ts';
import type { Round, RoundTally } from './rounds.ts';

/** A round as one line of the log. */
export const roundEntry = (snapshot: Snapshot, { number, seq, at, isOver, tallies }: Round): LogEntryView => {
  const told = [...tallies].flatMap(([side, tally]) => sideText(snapshot, side, tally)).join('; ');
  const what = told === '' ? msg('nobody attacked') : told;
  const text = isOver ? msg(str`Round ${number}: ${what}`) : msg(str`Round ${number}, which goes on: ${what}`);
  return { id: `round:${number}`, at, seq, who: '', text };
};

const sideText = (snapshot: Snapshot, side: SideId, tally: RoundTally): readonly string[] => {
  const { taken, lostLand, lostArmies, sets, isOut } = tally;
  const name = ownerName(snapshot, side);
  const lost = [
    ...(lostLand > 0 ? [territoriesText(lostLand)] : []),
    ...(lostArmies > 0 ? [armiesText(lostArmies)] : []),
  ];
  const did = [
    ...(taken > 0 ? [msg(str`took ${territoriesText(taken)}`)] : []),
    ...(lost.length > 0 ? [msg(str`lost ${listText(lost)}`)] : []),
    ...(sets > 0 ? [msg('{0, plural, one {turned in a set} other {turned in # sets}}', sets)] : []),
  ];
  return [
    ...(did.length > 0 ? [`${name} ${listText(did)}`] : []),
    ...(isOut && side !== NEUTRAL ? [msg(str`${name} is out of the game`)] : []),
  ];
};
