import { bodiesOf } from '@vexillum/geometry';
import { msg } from '@lit/localize';
import { legsFrom, parseOrder } from '@vexillum/tools';
import { problemText } from '../orders/problem-text.ts';
import type { HandDesk } from './hand-desk.ts';

const isBareNumber = (text: string): boolean => /^[\d.,]+\s*[d°]?$/.test(text);

/** Types it into the hand as the keyboard would: it becomes the value of the last leg. */
const typeIntoHand = ({ tool }: HandDesk, text: string): void => {
  for (const key of [...text.replace(/\s/g, '').split(''), 'Enter'])
    tool?.key({ kind: 'key', key, shift: false, ctrl: false, alt: false });
};

/**
 * Adds what was written to the move in the making: a bare number is the value of its last leg (an advance, where there is none),
 * everything else is read as a typed order: `f2.5`, `wl30d`. Answers with what was wrong, in words.
 */
export const exactMove = (desk: HandDesk, written: string): string | undefined => {
  const text = written.trim();
  const isForLast = isBareNumber(text) && desk.$draft.get() !== undefined;
  if (text === '') return undefined;
  if (isForLast) {
    typeIntoHand(desk, text);
    return undefined;
  }
  const order = parseOrder(isBareNumber(text) ? `f${text}` : text, desk.orderWords());
  if (order.kind === 'problem') return problemText(order);
  if (order.kind !== 'move') return msg('Only parts of a move go here: f2.5, wl30d, sl1.');
  const bodies = bodiesOf(desk.world(), order.ids);
  desk.tool?.addLegs(legsFrom(order.legs, bodies, desk.profile.wheelMeasure.value), order.ids);
  return undefined;
};
