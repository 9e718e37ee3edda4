import { msg, str } from '@vexillum/ui/words';
import type { BattleEventOf } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { halfPointsText } from '../half-points-text.ts';
import type { TellSome } from '../telling.ts';
import { fewTroopsText } from '../troops-text.ts';

/** Which commands a loss has demoralized. */
const demoralizedTexts = ({ demoralized }: BattleEventOf<'stands-lost'>): string[] =>
  demoralized.map(({ side, command }) => msg(str`${sideTitle(side)}’s command ${command} is demoralized`));

/** How the turn before ended, in public points. */
const turnTexts = ({ lost, defeated, isEqual }: BattleEventOf<'turn-begun'>): string[] =>
  lost === undefined
    ? []
    : [
        msg(str`lost so far: Red ${halfPointsText(lost.red)}, Blue ${halfPointsText(lost.blue)}`),
        ...(defeated === undefined ? [] : [msg(str`${sideTitle(defeated)}’s army is defeated`)]),
        ...(isEqual ? [msg('equal losses, so play goes on')] : []),
      ];

const routText = (as: BattleEventOf<'rout-marked'>['as'], troops: string): string => {
  switch (as) {
    case 'held':
      return msg(str`held in place: ${troops}`);
    case 'routed':
      return msg(str`marked as routed: ${troops}`);
    case 'neither':
      return msg(str`marked as neither held nor routed: ${troops}`);
    default:
      return as satisfies never;
  }
};

/** What was done about losses, and what it has done to commands and armies. */
export const lossSentences: TellSome<
  'turn-begun' | 'stands-lost' | 'stands-set-aside' | 'rout-marked' | 'camp-sacked'
> = {
  'turn-begun': (event) => [msg(str`Turn ${event.number}: ${sideTitle(event.side)}`), ...turnTexts(event)].join('; '),
  'stands-lost': (event, { profile }) =>
    [msg(str`took away as lost: ${fewTroopsText(profile, event.troops)}`), ...demoralizedTexts(event)].join('; '),
  'stands-set-aside': ({ troops }, { profile }) => msg(str`left out of the battle: ${fewTroopsText(profile, troops)}`),
  'rout-marked': ({ as, troops }, { profile }) => routText(as, fewTroopsText(profile, troops)),
  'camp-sacked': ({ side, isRestored }) =>
    isRestored
      ? msg(str`marked a camp as not sacked after all (${sideTitle(side)})`)
      : msg(str`marked a camp as sacked (${sideTitle(side)})`),
};
