import { msg, str } from '@lit/localize';
import type { Json } from '@vexillum/model';
import type { Profile } from '@vexillum/triumph';
import { sideTitle } from '../../../seat-title.ts';
import { halfPointsText } from '../half-points-text.ts';
import { fewTroopsText } from '../troops-text.ts';

type Facts = { readonly [key: string]: Json };

const objectOf = (value: Json | undefined): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Which commands a loss has demoralized. */
const demoralizedTexts = ({ demoralized }: Facts): string[] =>
  (Array.isArray(demoralized) ? demoralized : []).map((one) => {
    const { side, command } = objectOf(one);
    return msg(str`${sideTitle(textOf(side))}’s command ${numberOf(command)} is demoralized`);
  });

/** How the turn before ended, in public points. */
const turnTexts = ({ lost, defeated, equal }: Facts): string[] => {
  if (lost === undefined) return [];
  const { red, blue } = objectOf(lost);
  return [
    msg(str`lost so far: Red ${halfPointsText(numberOf(red))}, Blue ${halfPointsText(numberOf(blue))}`),
    ...(defeated === undefined ? [] : [msg(str`${sideTitle(textOf(defeated))}’s army is defeated`)]),
    ...(equal === true ? [msg('equal losses, so play goes on')] : []),
  ];
};

/** The sentence of an action, with what it has done to commands and armies. */
export const withLosses = (sentence: string, facts: Facts): string =>
  [sentence, ...demoralizedTexts(facts), ...turnTexts(facts)].join('; ');

const routSentence = (as: string, troops: string): string => {
  if (as === 'held') return msg(str`held in place: ${troops}`);
  return as === 'routed'
    ? msg(str`marked as routed: ${troops}`)
    : msg(str`marked as neither held nor routed: ${troops}`);
};

/** What was done about losses; `undefined` for anything else. */
export const lossSentence = (name: string, facts: Facts, profile: Profile): string | undefined => {
  const troops = fewTroopsText(profile, facts['troops']);
  const side = sideTitle(textOf(facts['side']));
  switch (name) {
    case 'set-aside-stands':
      return msg(str`left out of the battle: ${troops}`);
    case 'mark-rout':
      return routSentence(textOf(facts['as']), troops);
    case 'sack-camp':
      return facts['restore'] === true
        ? msg(str`marked a camp as not sacked after all (${side})`)
        : msg(str`marked a camp as sacked (${side})`);
    default:
      return undefined;
  }
};
