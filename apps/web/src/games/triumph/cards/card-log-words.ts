import { msg, str } from '@lit/localize';
import type { Profile } from '@vexillum/triumph';
import type { Facts } from '../move-sentence.ts';
import { fewTroopsText } from '../troops-text.ts';
import { cardUseText } from './card-words.ts';

/** `use-card` in the log. */
export const cardSentence = (name: string, facts: Facts, profile: Profile): string | undefined => {
  if (name !== 'use-card') return undefined;
  const troops = fewTroopsText(profile, facts['troops']);
  const use = cardUseText(typeof facts['card'] === 'string' ? facts['card'] : '');
  return facts['back'] === true ? msg(str`took back for ${troops}: ${use}`) : msg(str`said of ${troops}: ${use}`);
};
