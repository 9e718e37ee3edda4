import { msg, str } from '@vexillum/ui/words';
import { fairStartFigures } from '../rules/index.ts';
import type { RuleValue } from '@vexillum/model';
import { secondsText } from '@vexillum/frame/table/seconds-text';

/** Rules that count seconds. */
const inSeconds = new Set(['timeout', 'turn-limit', 'abandoned', 'bank', 'increment']);

/** What the value of a house rule is called. */
export const ruleValueText = (key: string, value: RuleValue): string => {
  if (typeof value === 'boolean') return value ? msg('on') : msg('off');
  if (key === 'fair-start') return fairStartText(value);
  if (typeof value === 'string') return choiceText(value);
  if (key === 'increment' && value === 0) return msg('nothing');
  if (inSeconds.has(key)) return value === 0 ? msg('no limit') : secondsText(value);
  if (key === 'correspondence') return value === 0 ? msg('no') : secondsText(value * 3600);
  if (key === 'teams' && value === 0) return msg('everybody for themselves');
  if (key === 'set-cap' && value === 0) return msg('no limit');
  if (key === 'seats' && value === 0) return msg('as they come');
  if (key === 'skips-before-eviction' && value === 0) return msg('never');
  return String(value);
};

/** Whoever has but one set of figures to choose from need not know that there are several. */
const fairStartText = (figures: RuleValue): string => {
  if (figures === 'no') return msg('off');
  return figures === fairStartFigures.at(-1) ? msg('on') : msg(str`on, with the figures of ${String(figures)}`);
};

const choiceText = (choice: string): string => {
  switch (choice) {
    case 'no':
      return msg('no');
    case 'even':
      return msg('evenly');
    case 'front':
      return msg('where others are near');
    case 'down':
      return msg('down');
    case 'nearest':
      return msg('to the nearest');
    case 'up':
      return msg('up');
    case 'dice':
      return msg('as many as dice were rolled');
    case 'one':
      return msg('just one');
    case 'neighbour':
      return msg('to a neighbour');
    case 'connected':
      return msg('as far as own land leads');
    case 'classic':
      return msg('4, 6, 8, 10, 12, 15, 20 …');
    case 'gentle':
      return msg('4, 5, 6, 7 …');
    case 'steep':
      return msg('5, 10, 15, 20 …');
    case 'while-over-five':
      return msg('until five or fewer are left');
    case 'one-set':
      return msg('just one set');
    case 'down-to-four':
      return msg('until four or fewer are left');
    default:
      return colorText(choice);
  }
};

const colorText = (color: string): string => {
  switch (color) {
    case 'amber':
      return msg('amber');
    case 'green':
      return msg('green');
    case 'blue':
      return msg('blue');
    case 'white':
      return msg('white');
    case 'violet':
      return msg('violet');
    case 'slate':
      return msg('slate');
    case 'oak':
      return msg('oak');
    case 'felt':
      return msg('felt');
    case 'marble':
      return msg('marble');
    default:
      return color;
  }
};
