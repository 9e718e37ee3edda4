import { msg, str, translated } from '@vexillum/ui/words';
import { battleCardOf, type CardCost, cardTermsOf, type Profile, troopTypeOf } from '../../rules/index.ts';
import { pointsText } from '../points-text.ts';

/** What a card is about, in a sentence; by its code. */
const about: Readonly<Record<string, () => string>> = {
  DD: () => msg('Riders may be deployed on foot.'),
  MD: () => msg('Riders may get down before the battle or in it.'),
  SV: () => msg('Men-at-arms and their valets may fight apart.'),
  LC: () => msg('Camel riders, rated as Bad Horse.'),
  AC: () => msg('Camel riders in armor, rated as Cataphracts.'),
  CC: () => msg('Camel riders who charge, rated as Knights.'),
  CF: () => msg('Foot behind a row of kneeling camels.'),
  SB: () => msg('Bowmen who give up their own stand to support others.'),
  SP: () => msg('May be supported by bowmen.'),
  MI: () => msg('Foot that rides until it meets the enemy.'),
  PL: () => msg('Carried barriers that keep riders off.'),
  HL: () => msg('Played so that winners do not pursue.'),
  HD: () => msg('Deep ranks behind the first.'),
  CT: () => msg('Played so that riders charge through their own foot.'),
  AM: () => msg('Some foot lies in wait beyond the deployment zone.'),
  PD: () => msg('Obstacles before the line.'),
  SC: () => msg('Frightens enemy foot once.'),
  NC: () => msg('The army has no camp to lose.'),
  FC: () => msg('The camp is harder to take.'),
  PT: () => msg('The camp may be anywhere along the base edge.'),
  SW: () => msg('A wagon with the banner stands in for the camp.'),
  ES: () => msg('The elephants are spread out as a screen; none are taken as stands.'),
  ET: () => msg('May stand behind the elephant screen.'),
  SS: () => msg('Riders who shoot from a distance.'),
  CH: () => msg('Slower, and better in close combat.'),
  SF: () => msg('Riders who fight with swords.'),
  DC: () => msg('Stands that are not what they seem.'),
};

export const cardAbout = (code: string): string => about[code]?.() ?? '';

export const cardName = (profile: Profile, code: string): string =>
  translated(battleCardOf(profile, code)?.name ?? code);

const costText = (cost: CardCost): string => {
  if (cost.halfPoints === 0) return msg('free');
  switch (cost.per) {
    case 'army':
      return msg(str`${pointsText(cost.halfPoints)}, once`);
    case 'stand':
      return cost.halfPoints < 0
        ? msg(str`${pointsText(-cost.halfPoints)} less for each stand`)
        : msg(str`${pointsText(cost.halfPoints)} for each stand`);
    case 'stand-total':
      return msg(str`each stand costs ${pointsText(cost.halfPoints)} in all`);
    case 'card':
      return cost.free
        ? msg(str`the first free, then ${pointsText(cost.halfPoints)} each`)
        : msg(str`${pointsText(cost.halfPoints)} each`);
    case 'entry':
      return cost.free
        ? msg(str`free for one stand, ${pointsText(cost.halfPoints)} for more of a line`)
        : msg(str`${pointsText(cost.halfPoints)} for a line`);
    default:
      return cost satisfies never;
  }
};

export const cardPrice = (profile: Profile, code: string): string => {
  const card = battleCardOf(profile, code);
  return card ? costText(card.cost) : '';
};

/** On what terms the army may have it. */
export const cardConditions = (profile: Profile, code: string): string[] => {
  const terms = cardTermsOf(profile, code);
  if (!terms) return [];
  const types = (codes: readonly string[]) =>
    codes.map((type) => translated(troopTypeOf(profile, type)?.name ?? type)).join(', ');
  const names = (codes: readonly string[]) => codes.map((card) => cardName(profile, card)).join(', ');
  return [
    ...(terms.isAllOrNone ? [msg('all stands of the line or none')] : []),
    ...(terms.dismounts ? [msg('for every line that the list names')] : []),
    ...(terms.together > 1 ? [msg(str`${terms.together} stands at a time`)] : []),
    ...(terms.atMost === null ? [] : [msg(str`at most ${terms.atMost}`)]),
    ...(terms.never.length > 0 ? [msg(str`never for ${types(terms.never)}`)] : []),
    ...(terms.bars.length > 0 ? [msg(str`the army then has no ${types(terms.bars)}`)] : []),
    ...(terms.partners.length > 0 ? [msg(str`needs ${names(terms.partners)}`)] : []),
    ...(terms.voids.length > 0 ? [msg(str`not beside ${names(terms.voids)}`)] : []),
    ...(terms.cheaper === null ? [] : [msg(str`${cardName(profile, terms.cheaper)} may be taken instead`)]),
  ];
};
