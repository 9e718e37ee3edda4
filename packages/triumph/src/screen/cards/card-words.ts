import { msg } from '@vexillum/ui/words';
import { type CampForm, cardCodes } from '../../rules/index.ts';

/** What a stand is with a card in use on it, in a word or two; the card's own name where it needs none. */
export const cardUseText = (card: string): string => {
  switch (card) {
    case cardCodes.dismounting:
    case cardCodes.midBattleDismounting:
      return msg('on foot');
    case cardCodes.valets:
      return msg('separated valets');
    case cardCodes.bowmen:
      return msg('set aside as support');
    case cardCodes.supportable:
      return msg('supported by bowmen');
    case cardCodes.mobileInfantry:
      return msg('on transports');
    case cardCodes.plaustrella:
      return msg('with barriers');
    case cardCodes.screenable:
      return msg('behind an elephant screen');
    case cardCodes.chained:
      return msg('chained together');
    case cardCodes.lightCamelry:
    case cardCodes.armoredCamelry:
    case cardCodes.chargingCamelry:
      return msg('on camels');
    case cardCodes.camelInfantry:
      return msg('among camels');
    case cardCodes.showerShooting:
      return msg('showers arrows');
    case cardCodes.swordCavalry:
      return msg('fights with swords');
    default:
      return card;
  }
};

export const campFormText = (form: CampForm): string => {
  switch (form) {
    case 'plain':
      return msg('Camp');
    case 'fortified':
      return msg('Fortified camp');
    case 'pack-train':
      return msg('Pack train');
    case 'wagon':
      return msg('Standard wagon');
    default:
      return form satisfies never;
  }
};
