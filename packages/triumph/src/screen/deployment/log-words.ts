import { msg, str } from '@vexillum/ui/words';
import { BATTLE_STEP } from '@vexillum/model';
import type { BattleEventOf, Profile } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { TellSome } from '../telling.ts';
import { fewTroopsText } from '../troops-text.ts';
import { edgeText } from './duty-words.ts';
import { masqueradeParts } from './masquerade-words.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** More parts than these are only counted. */
const MOST_PARTS = 6;

const openedParts = (event: BattleEventOf<'opened'>, profile: Profile): string[] => {
  const { rosters, markers, edges, modifiers } = event;
  return [
    ...Object.entries(markers).map(([letter, command]) => msg(str`marker ${letter} is command ${command}`)),
    ...(rosters.length > 0 ? [msg(str`who is in command ${rosters.join(', ')}`)] : []),
    ...Object.entries(edges).map(([command, edge]) => msg(str`command ${command}: ${edgeText(edge)}`)),
    ...Object.entries(modifiers).map(([command, mod]) => msg(str`command ${command}: ${signed(mod)} command points`)),
    ...masqueradeParts(event, profile),
  ];
};

const sealText = ({ what, isAgain }: BattleEventOf<'sealed'>): string => {
  if (what === 'markers')
    return isAgain ? msg('placed and sealed the markers once more') : msg('placed the markers and sealed them');
  return isAgain ? msg('sealed the orders once more') : msg('sealed the orders');
};

const stepText = ({ from, to, isByUmpire }: BattleEventOf<'step-advanced'>): string => {
  if (isByUmpire) return to < from ? msg(str`went back to step ${to}`) : msg(str`went on to step ${to}`);
  if (to === from) return msg(str`is done with step ${to}`);
  return to >= BATTLE_STEP ? msg('is done; the battle begins') : msg(str`is done; step ${to} begins`);
};

/** What was done that has to do with seals and steps. */
export const deploymentSentences: TellSome<
  'sealed' | 'opened' | 'step-advanced' | 'roles-set' | 'march-entered' | 'end-wanted' | 'game-ended'
> = {
  sealed: sealText,
  opened: (event, { profile }) => {
    const parts = openedParts(event, profile);
    const side = sideTitle(event.side);
    return parts.length > MOST_PARTS
      ? msg(str`opened ${event.count} seals (${side})`)
      : msg(str`opened (${side}): ${parts.join('; ')}`);
  },
  'step-advanced': stepText,
  'roles-set': ({ advantaged, isSettled }) =>
    isSettled
      ? msg(str`settled it: ${sideTitle(advantaged)} has the advantage`)
      : msg(str`says that ${sideTitle(advantaged)} has the advantage`),
  'march-entered': ({ command, edge, sealedEdge, troops }, { profile }) => {
    const entered = msg(str`brought in command ${command} (${edgeText(edge)}): ${fewTroopsText(profile, troops)}`);
    return sealedEdge === undefined
      ? entered
      : `${entered}; ${msg(str`sealed was ${edgeText(sealedEdge)}, which the enemy has taken`)}`;
  },
  'end-wanted': ({ isWithdrawn }) =>
    isWithdrawn ? msg('no longer wants to end the game') : msg('wants to end the game'),
  'game-ended': ({ count }) => msg(str`ended the game; ${count} seals opened`),
};
