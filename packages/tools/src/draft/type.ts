import type { Hand } from '../hand.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { applyTyped } from './apply-typed.ts';

const LONGEST = 8;

/** The text typed for the last leg of the move in the making is now this; empty is none. */
export const type = (hand: Hand, text: string): void => {
  if (!hand.draft) return;
  const { typed: _before, ...draft } = hand.draft;
  hand.setDraft(text === '' ? draft : { ...draft, typed: text.slice(0, LONGEST) });
};

/** The character that a key adds to what is typed. A `d` is for degrees only after a number: before one it slides. */
const characterOf = (key: string, typed: string): string | undefined => {
  if (/^\d$/.test(key)) return key;
  if (key === '.' || key === ',') return typed.includes('.') ? undefined : '.';
  return /^[dD°]$/.test(key) && /\d$/.test(typed) ? 'd' : undefined;
};

/** Whether the key was typed into the last leg: digits, and then Backspace, Escape and Enter, which makes it the leg's value. */
export const typeKey = (hand: Hand, { key, ctrl }: KeyToolEvent): boolean => {
  if (!hand.draft || ctrl) return false;
  const { typed } = hand.draft;
  const character = characterOf(key, typed ?? '');
  if (character !== undefined) type(hand, (typed ?? '') + character);
  else if (typed === undefined) return false;
  else if (key === 'Backspace') type(hand, typed.slice(0, -1));
  else if (key === 'Escape') type(hand, '');
  else if (key === 'Enter') applyTyped(hand);
  else return false;
  return true;
};
