import { msg, str } from '@lit/localize';
import { BATTLE_STEP, type Json } from '@vexillum/model';
import { type FlankEdge, flankEdges, type Profile } from '@vexillum/triumph';
import { sideTitle } from '../../../seat-title.ts';
import { fewTroopsText } from '../troops-text.ts';
import { edgeText } from './duty-words.ts';
import { masqueradeParts } from './masquerade-words.ts';

type Facts = { readonly [key: string]: Json };

const text = (facts: Facts, key: string): string => (typeof facts[key] === 'string' ? facts[key] : '');
const number = (facts: Facts, key: string): number => (typeof facts[key] === 'number' ? facts[key] : 0);
const entries = (value: Json | undefined): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.entries(value) as [string, Json][])
    : [];
const isEdge = (edge: string): edge is FlankEdge => flankEdges.some((each) => each === edge);
const edgeOf = (edge: string): string => (isEdge(edge) ? edgeText(edge) : edgeText('none'));
const signed = (value: Json): string => (typeof value === 'number' && value > 0 ? `+${value}` : plain(value));
const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const sealSentence = (facts: Facts): string => {
  if (text(facts, 'what') === 'markers')
    return facts['again'] === true
      ? msg('placed and sealed the markers once more')
      : msg('placed the markers and sealed them');
  return facts['again'] === true ? msg('sealed the orders once more') : msg('sealed the orders');
};

const openedParts = (facts: Facts, profile: Profile): string[] => {
  const rosters = Array.isArray(facts['rosters']) ? facts['rosters'] : [];
  return [
    ...entries(facts['markers']).map(([letter, command]) => msg(str`marker ${letter} is command ${plain(command)}`)),
    ...(rosters.length > 0 ? [msg(str`who is in command ${rosters.join(', ')}`)] : []),
    ...entries(facts['edges']).map(([command, edge]) => msg(str`command ${command}: ${edgeOf(plain(edge))}`)),
    ...entries(facts['modifiers']).map(([command, mod]) => msg(str`command ${command}: ${signed(mod)} command points`)),
    ...masqueradeParts(facts, profile),
  ];
};

const revealSentence = (facts: Facts, profile: Profile): string => {
  const parts = openedParts(facts, profile);
  if (parts.length > 6) return msg(str`opened ${number(facts, 'n')} seals (${sideTitle(text(facts, 'side'))})`);
  return msg(str`opened (${sideTitle(text(facts, 'side'))}): ${parts.join('; ')}`);
};

const stepSentence = (facts: Facts): string => {
  const to = number(facts, 'number');
  if (facts['byUmpire'] === true)
    return to < number(facts, 'from') ? msg(str`went back to step ${to}`) : msg(str`went on to step ${to}`);
  if (to === number(facts, 'from')) return msg(str`is done with step ${to}`);
  return to >= BATTLE_STEP ? msg('is done; the battle begins') : msg(str`is done; step ${to} begins`);
};

const enterSentence = (facts: Facts, profile: Profile): string => {
  const troops = fewTroopsText(profile, facts['troops']);
  const at = edgeOf(text(facts, 'edge'));
  const sentence = msg(str`brought in command ${number(facts, 'command')} (${at}): ${troops}`);
  if (facts['displaced'] !== true) return sentence;
  return `${sentence}; ${msg(str`sealed was ${edgeOf(text(facts, 'sealed'))}, which the enemy has taken`)}`;
};

const endSentence = (facts: Facts): string => {
  if (facts['ended'] === true) return msg(str`ended the game; ${number(facts, 'n')} seals opened`);
  return facts['withdraw'] === true ? msg('no longer wants to end the game') : msg('wants to end the game');
};

/** What was done that has to do with seals, steps and the umpire; `undefined` for anything else. */
export const deploymentSentence = (name: string, facts: Facts, profile: Profile): string | undefined => {
  switch (name) {
    case 'seal-orders':
      return sealSentence(facts);
    case 'reveal-secrets':
      return revealSentence(facts, profile);
    case 'advance-step':
      return stepSentence(facts);
    case 'set-roles':
      return facts['settled'] === true
        ? msg(str`settled it: ${sideTitle(text(facts, 'advantaged'))} has the advantage`)
        : msg(str`says that ${sideTitle(text(facts, 'advantaged'))} has the advantage`);
    case 'enter-flank':
      return enterSentence(facts, profile);
    case 'end-game':
      return endSentence(facts);
    case 'accept-umpire':
      return msg(str`accepts ${text(facts, 'umpire')} as umpire, who may then read this side’s secrets`);
    case 'acknowledge-dice':
      return msg('saw those dice and confirms them');
    default:
      return undefined;
  }
};
