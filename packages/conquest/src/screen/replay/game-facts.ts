import { msg, str } from '@vexillum/ui/words';
import { gameOf, type Snapshot } from '../../rules/index.ts';
import { recruitsText } from '../count-texts.ts';
import { ownerName, winnerName } from '../names.ts';

/** Where in the game this is: its phase, whose turn, what they still have to place. */
export const gameFacts = (snapshot: Snapshot): readonly string[] => {
  const game = gameOf(snapshot);
  if (!game) return [msg('before the start')];
  const { phase, turn, mover, recruits, winner } = game;
  if (phase === 'over')
    return [msg('the game is over'), winner === undefined ? '' : msg(str`${winnerName(snapshot, winner)} has won`)];
  const place = msg(str`Turn ${turn}: ${ownerName(snapshot, mover)}`);
  if (phase === 'assignment') return [msg('territories are claimed'), place];
  if (phase === 'amassing') return [msg('armies are placed'), place];
  return [place, recruits > 0 ? msg(str`${recruitsText(recruits)} to place`) : ''];
};
