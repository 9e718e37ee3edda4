import { bodiesOf } from '@vexillum/geometry';
import { msg } from '@vexillum/ui/words';
import { legsFrom, parseOrder } from '../../hand/index.ts';
import { problemText } from '../orders/problem-text.ts';
import type { Battle } from '../battle.ts';
import type { Hand } from './hand.ts';

interface Needs {
  readonly battle: Battle;
  readonly hand: Hand;
}

const isBareNumber = (text: string): boolean => /^[\d.,]+\s*[d°]?$/.test(text);

/** Types it into the hand as the keyboard would: it becomes the value of the last leg. */
const typeIntoHand = ({ hand: { tool } }: Needs, text: string): void => {
  for (const key of [...text.replace(/\s/g, '').split(''), 'Enter'])
    tool?.key({ kind: 'key', key, shift: false, ctrl: false, alt: false });
};

/**
 * Adds what was written to the move in the making: a bare number is the value of its last leg (an advance, where there is none),
 * everything else is read as a typed order: `f2.5`, `wl30d`. Answers with what was wrong, in words.
 */
export const exactMove = (at: Needs, written: string): string | undefined => {
  const text = written.trim();
  const isForLast = isBareNumber(text) && at.hand.draft !== undefined;
  if (text === '') return undefined;
  if (isForLast) {
    typeIntoHand(at, text);
    return undefined;
  }
  const order = parseOrder(isBareNumber(text) ? `f${text}` : text, at.hand.orderWords());
  if (order.kind === 'problem') return problemText(order);
  if (order.kind !== 'move') return msg('Only parts of a move go here: f2.5, wl30d, sl1.');
  const bodies = bodiesOf(at.battle.world(), order.ids);
  at.hand.tool.addLegs(legsFrom(order.legs, bodies, at.battle.profile.wheelMeasure.value), order.ids);
  return undefined;
};
