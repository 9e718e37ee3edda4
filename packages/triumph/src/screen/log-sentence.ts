import { msg, str, translated } from '@vexillum/ui/words';
import type { LogLine } from '@vexillum/model';
import {
  type BattleEvent,
  type BattleEventOf,
  eventIn,
  type Profile,
  terrainTypeOf,
  type ToldEvent,
} from '../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { isOfTheTable, tellTable } from '@vexillum/frame/table/tell-table';
import { type Tell, told } from '@vexillum/frame/table/tell';
import { cardUseText } from './cards/card-words.ts';
import { deploymentSentences } from './deployment/log-words.ts';
import { reasonText } from './dice/purpose-words.ts';
import { flagSentences } from './flags/flag-log-words.ts';
import { lossSentences } from './losses/loss-words.ts';
import { moveSentence } from './move-sentence.ts';
import { houseWords } from './rules-of-table/house-words.ts';
import type { Telling } from './telling.ts';
import { fewTroopsText, standsText } from './troops-text.ts';

/** What nobody did: the sentence has no subject. */
export const hasNoSubject = (event: ToldEvent): boolean => isOfTheTable(event) || event.kind === 'turn-begun';

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

const tellBattle: Tell<ToldEvent, Telling> = {
  ...tellTable,
  ...flagSentences,
  ...deploymentSentences,
  ...lossSentences,
  'umpire-accepted': ({ umpire }) => msg(str`accepts ${umpire} as umpire, who may then read this side’s secrets`),
  'army-brought': ({ army, count, side }) =>
    msg(str`brought the army “${army}” with ${standsText(count)} (${sideTitle(side)})`),
  'stands-placed': (event, telling) => msg(str`placed ${troopsIn(event, telling)}`),
  'stands-moved': (event, { profile }) => moveSentence(event, profile),
  'stands-returned': (event, telling) => msg(str`took back into reserve: ${troopsIn(event, telling)}`),
  'card-used': (event, telling) => {
    const [troops, use] = [troopsIn(event, telling), cardUseText(event.card)];
    return event.isBack ? msg(str`took back for ${troops}: ${use}`) : msg(str`said of ${troops}: ${use}`);
  },
  'terrain-laid': (event, telling) => msg(str`laid terrain: ${terrainText(event, telling)}`),
  'terrain-moved': (event, telling) => msg(str`moved terrain: ${terrainText(event, telling)}`),
  'terrain-removed': (event, telling) => msg(str`removed terrain: ${terrainText(event, telling)}`),
  'marker-placed': ({ letter, side }) => msg(str`placed marker ${letter} (${sideTitle(side)})`),
  'marker-removed': ({ letter, side }) => msg(str`removed marker ${letter} (${sideTitle(side)})`),
  'camp-placed': ({ side, isAlly }) =>
    isAlly ? msg(str`placed an allied camp (${sideTitle(side)})`) : msg(str`placed the camp (${sideTitle(side)})`),
  'camp-removed': ({ side }) => msg(str`removed a camp (${sideTitle(side)})`),
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
