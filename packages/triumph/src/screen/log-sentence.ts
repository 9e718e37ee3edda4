import { msg, str, translated } from '@vexillum/ui/words';
import { type LogLine, MILLI_MU } from '@vexillum/model';
import {
  BATTLE_STEP,
  battleCardOf,
  type BattleEvent,
  type BattleEventOf,
  eventIn,
  type Profile,
  terrainTypeOf,
  type ToldEvent,
} from '../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { isOfTheTable, type TableNames, tellTable } from '@vexillum/frame/table/tell-table';
import { type Tell, told } from '@vexillum/frame/table/tell';
import { cardUseText } from './cards/card-words.ts';
import { type CombatEvent, combatWords } from './combat/combat-words.ts';
import { reasonText } from './dice/purpose-words.ts';
import { flagSentences, leftOpenText } from './flags/flag-log-words.ts';
import { moveSentence } from './move-sentence.ts';
import { muText } from './mu-text.ts';
import { houseWords } from './rules-of-table/house-words.ts';
import { fewTroopsText, standsText } from './troops-text.ts';
import { halfPointsText } from './half-points-text.ts';
import { hasNoGoer, positionSentences } from './positions/position-words.ts';
import { phaseText } from './turn/phase-words.ts';
import { spentText } from './turn/spent-text.ts';
import { edgeText } from './deployment/duty-words.ts';
import { masqueradeParts } from './deployment/masquerade-words.ts';
import { colorText } from './view/color-text.ts';

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
const deploymentSentences: TellSome<
  | 'sealed'
  | 'opened'
  | 'step-advanced'
  | 'roles-set'
  | 'march-announced'
  | 'march-entered'
  | 'end-wanted'
  | 'game-ended'
> = {
  sealed: sealText,
  opened: (event, { profile }) => {
    const parts = openedParts(event, profile);
    const side = sideTitle(event.side);
    return parts.length > MOST_PARTS
      ? msg('{0, plural, one {opened # seal ({1})} other {opened # seals ({1})}}', event.count, side)
      : msg(str`opened (${side}): ${parts.join('; ')}`);
  },
  'step-advanced': stepText,
  'roles-set': ({ advantaged, isSettled }) =>
    isSettled
      ? msg(str`settled it: ${sideTitle(advantaged)} has the advantage`)
      : msg(str`says that ${sideTitle(advantaged)} has the advantage`),
  'march-announced': ({ side, command, edge }) =>
    msg(str`said where ${sideTitle(side)}’s command ${command} marches: ${edgeText(edge)}`),
  'march-entered': ({ command, edge, sealedEdge, troops }, { profile }) => {
    const entered = msg(str`brought in command ${command} (${edgeText(edge)}): ${fewTroopsText(profile, troops)}`);
    return sealedEdge === undefined
      ? entered
      : `${entered}; ${msg(str`sealed was ${edgeText(sealedEdge)}, which the enemy has taken`)}`;
  },
  'end-wanted': ({ isWithdrawn }) =>
    isWithdrawn ? msg('no longer wants to end the game') : msg('wants to end the game'),
  'game-ended': (event) =>
    [
      event.count === 0
        ? msg('ended the game')
        : msg('ended the game; {0, plural, one {# seal} other {# seals}} opened', event.count),
      ...leftOpenText(event),
    ].join('; '),
};

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

/** Who moved farthest in the turn before: "in turn 2 Red’s stands on the board moved up to 3.2 MU (4 × Spear)". */
const longestTexts = ({ number, longest }: BattleEventOf<'turn-begun'>, profile: Profile): string[] => {
  if (longest === undefined) return [];
  const far = muText(Math.round(longest.mu * MILLI_MU));
  const troops = fewTroopsText(profile, longest.troops);
  return [
    msg(str`in turn ${number - 1} ${sideTitle(longest.side)}’s stands on the board moved up to ${far} (${troops})`),
  ];
};

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
const lossSentences: TellSome<'turn-begun' | 'stands-lost' | 'stands-set-aside' | 'rout-marked' | 'camp-sacked'> = {
  'turn-begun': (event, { profile }) =>
    [
      msg(str`Turn ${event.number}: ${sideTitle(event.side)}`),
      ...longestTexts(event, profile),
      ...turnTexts(event),
      ...leftOpenText(event),
    ].join('; '),
  'stands-lost': (event, { profile }) =>
    [msg(str`took away as lost: ${fewTroopsText(profile, event.troops)}`), ...demoralizedTexts(event)].join('; '),
  'stands-set-aside': ({ troops }, { profile }) => msg(str`left out of the battle: ${fewTroopsText(profile, troops)}`),
  'rout-marked': ({ as, troops, spent }, { profile }) =>
    `${routText(as, fewTroopsText(profile, troops))}${spentText(spent)}`,
  'camp-sacked': ({ side, isRestored }) =>
    isRestored
      ? msg(str`marked a camp as not sacked after all (${sideTitle(side)})`)
      : msg(str`marked a camp as sacked (${sideTitle(side)})`),
};

const rolledText = ({ command, die, points }: BattleEventOf<'points-rolled'>['commands'][number]): string =>
  die === points ? msg(str`command ${command}: ${points}`) : msg(str`command ${command}: ${points} (rolled ${die})`);

const turnSentences: TellSome<
  | 'stands-routed'
  | 'phase-begun'
  | 'turn-asked-for'
  | 'points-rolled'
  | 'command-die-corrected'
  | 'slips-corrected'
  | 'command-handed-over'
> = {
  'command-handed-over': ({ side, command, isBack, name, commander }) => {
    if (isBack) return msg(str`leads ${sideTitle(side)}’s command ${command} themselves now`);
    return name === undefined
      ? msg(str`handed ${sideTitle(side)}’s command ${command} to the empty seat of command ${commander ?? '?'}`)
      : msg(str`handed ${sideTitle(side)}’s command ${command} to ${name}`);
  },
  'stands-routed': ({ troops, farMu }, { profile }) =>
    msg(
      str`fled toward the base edge, up to ${muText(Math.round(farMu * MILLI_MU))}: ${fewTroopsText(profile, troops)}`,
    ),
  'points-rolled': ({ commands, isByHand }) =>
    isByHand
      ? msg(str`rolled command points with real dice, typed in: ${commands.map(rolledText).join('; ')}`)
      : msg(str`rolled command points: ${commands.map(rolledText).join('; ')}`),
  'command-die-corrected': ({ command, die, was, points }) =>
    msg(
      str`put in another die for command ${command} by hand, ${die} instead of ${was}; it has ${points} command points`,
    ),
  'slips-corrected': ({ isOneMove, spent }) =>
    `${isOneMove ? msg('said that several moves were one') : msg('corrected what a move cost')}${spentText(spent)}`,
  'phase-begun': (event) => {
    const phase = phaseText(event.phase);
    const begun = event.isBack ? msg(str`went back to the phase “${phase}”`) : msg(str`began the phase “${phase}”`);
    return [begun, ...leftOpenText(event)].join('; ');
  },
  'turn-asked-for': ({ side, isWithdrawn }) =>
    isWithdrawn
      ? msg(str`no longer asks ${sideTitle(side)} for the turn`)
      : msg(str`asks ${sideTitle(side)} to hand over the turn`),
};

/** What nobody did: the sentence has no subject. */
export const hasNoSubject = (event: ToldEvent): boolean =>
  isOfTheTable(event) || event.kind === 'turn-begun' || hasNoGoer(event);

const terrainText = ({ type }: { readonly type: string }, { profile }: Telling): string =>
  translated(terrainTypeOf(profile, type)?.name ?? msg('terrain'));

const troopsIn = ({ troops }: Extract<BattleEvent, { readonly troops: unknown }>, { profile }: Telling): string =>
  fewTroopsText(profile, troops);

/** What was done about a house rule, and which. */
const withRule = (
  done: string,
  { values }: { readonly values: BattleEventOf<'house-rule-agreed'>['values'] },
  { profile }: Telling,
): string => {
  const rule = houseWords.tell?.(values, profile) ?? '';
  return rule === '' ? done : `${done}: ${rule}`;
};

const combatText = (event: CombatEvent, { profile }: Telling): string =>
  combatWords.tell?.(event, profile) ?? msg(str`had to do with combat ${event.id}`);

const tellBattle: Tell<ToldEvent, Telling> = {
  ...tellTable,
  ...flagSentences,
  ...deploymentSentences,
  ...lossSentences,
  ...turnSentences,
  ...positionSentences,
  'umpire-accepted': ({ umpire }) => msg(str`accepts ${umpire} as umpire, who may then read this side’s secrets`),
  'color-chosen': ({ side, color }) => msg(str`chose the colour of ${sideTitle(side)}: ${colorText(color)}`),
  'army-brought': ({ army, count, side }) =>
    msg(str`brought the army “${army}” with ${standsText(count)} (${sideTitle(side)})`),
  'stands-placed': (event, telling) => msg(str`placed ${troopsIn(event, telling)}`),
  'stands-moved': (event, { profile }) =>
    `${moveSentence(event, profile)}${spentText(event.spent)}${event.isUnscreened ? msg('; its elephant screen is gone') : ''}`,
  'stands-returned': (event, telling) => msg(str`took back into reserve: ${troopsIn(event, telling)}`),
  'card-used': (event, telling) => {
    const [troops, use] = [troopsIn(event, telling), cardUseText(event.card)];
    const said = event.isBack ? msg(str`took back for ${troops}: ${use}`) : msg(str`said of ${troops}: ${use}`);
    return `${said}${spentText(event.spent)}`;
  },
  'card-played': (event, telling) => {
    const card = translated(battleCardOf(telling.profile, event.card)?.name ?? event.card);
    if (event.isOver) return msg(str`said that the effect of a card is over: ${card}`);
    return event.count === 0
      ? msg(str`played the card ${card}`)
      : msg(str`played the card ${card} on ${troopsIn(event, telling)}`);
  },
  'terrain-laid': (event, telling) => msg(str`laid terrain: ${terrainText(event, telling)}`),
  'terrain-moved': (event, telling) => msg(str`moved terrain: ${terrainText(event, telling)}`),
  'terrain-removed': (event, telling) => msg(str`removed terrain: ${terrainText(event, telling)}`),
  'marker-placed': ({ letter, side }) => msg(str`placed marker ${letter} (${sideTitle(side)})`),
  'marker-removed': ({ letter, side }) => msg(str`removed marker ${letter} (${sideTitle(side)})`),
  'camp-placed': ({ side, isAlly }) =>
    isAlly ? msg(str`placed an allied camp (${sideTitle(side)})`) : msg(str`placed the camp (${sideTitle(side)})`),
  'camp-removed': ({ side }) => msg(str`removed a camp (${sideTitle(side)})`),
  'combat-taken-up': combatText,
  'combat-changed': combatText,
  'combat-fought': combatText,
  'combat-dice-corrected': combatText,
  'combat-applied': combatText,
  'combat-dropped': combatText,
  'house-rule-proposed': (event, telling) =>
    withRule(event.isInForce ? msg('made a house rule') : msg('proposed a house rule'), event, telling),
  'house-rule-agreed': (event, telling) => withRule(msg('agreed to a house rule'), event, telling),
  'house-rule-withdrawn': (event, telling) =>
    withRule(event.isDeclined ? msg('declined a house rule') : msg('took back a proposed house rule'), event, telling),
};

/** What happened, without who did it. */
export const eventSentence = (event: ToldEvent, profile: Profile): string =>
  told(tellBattle, event, { profile, sideName: sideTitle, reasonText });

/** What a line tells, without who did it. */
export const logSentence = (line: LogLine, profile: Profile): string => eventSentence(eventIn(line), profile);

/** By which rules a line is told. */
interface Telling extends TableNames {
  readonly profile: Profile;
}

/** The sentences of a part of what can happen. */
type TellSome<Kind extends BattleEvent['kind']> = Tell<BattleEventOf<Kind>, Telling>;
