import { msg, str } from '@lit/localize';
import type { Json, Words, Verdict } from '@vexillum/model';
import { wordsText } from './words-text.ts';

type Facts = { readonly [key: string]: Json };

/** What came out of the ledger may be any client's. */
const isSentence = (value: Json | undefined): value is Json & Words => {
  const { text, values } = (value ?? {}) as { readonly text?: unknown; readonly values?: unknown };
  return typeof text === 'string' && Array.isArray(values);
};

const saidIn = ({ says }: Facts): string => (isSentence(says) ? wordsText(says) : '');
const textIn = ({ text }: Facts): string => (typeof text === 'string' ? text : '');

export const verdictText = (verdict: Verdict): string => {
  switch (verdict) {
    case 'allowed':
      return msg('allowed');
    case 'not-allowed':
      return msg('not allowed');
    case 'noted':
      return msg('noted, play on');
    default:
      return verdict satisfies never;
  }
};

const rulingSentence = (facts: Facts): string => {
  const verdict = facts['verdict'] === 'allowed' || facts['verdict'] === 'not-allowed' ? facts['verdict'] : 'noted';
  const ruling = verdictText(verdict);
  const sentence =
    facts['scope'] === 'game'
      ? msg(str`rules for the whole game: ${ruling}. ${saidIn(facts)}`)
      : msg(str`rules for this move: ${ruling}. ${saidIn(facts)}`);
  return textIn(facts) === '' ? sentence : `${sentence} ${msg(str`“${textIn(facts)}”`)}`;
};

const agreedSentence = (facts: Facts): string => {
  const agreed = Array.isArray(facts['agreed']) ? facts['agreed'] : [];
  return agreed.length > 1
    ? msg(str`agrees too, so it stands as it is: ${saidIn(facts)}`)
    : msg(str`finds it right as it is: ${saidIn(facts)}`);
};

/** What was done about a flag; `undefined` for anything else. */
export const flagSentence = (name: string, facts: Facts): string | undefined => {
  switch (name) {
    case 'agree-flag':
      return agreedSentence(facts);
    case 'ask-umpire':
      return msg(str`asks the umpire: ${saidIn(facts)}`);
    case 'rule-flag':
      return rulingSentence(facts);
    default:
      return undefined;
  }
};
