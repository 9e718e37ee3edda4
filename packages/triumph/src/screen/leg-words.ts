import { msg, str } from '@vexillum/ui/words';
import type { Leg } from '@vexillum/geometry';
import { getLocale } from '@vexillum/ui';

/** One part of a move as it is told: lengths in MU, turns in degrees. */
export interface ToldLeg {
  readonly kind: Leg['kind'];
  readonly side?: 'left' | 'right';
  readonly mu?: number;
  readonly degrees?: number;
}

/** How much a reader is told: two decimals where one steers, one in the log. */
export type Detail = 1 | 2;

const number = (value: number, digits: Detail): string =>
  value.toLocaleString(getLocale(), { maximumFractionDigits: digits });

/** "22°", "0.5°". */
export const degreesText = (degrees: number): string => `${number(Math.abs(degrees), 1)}°`;

const sideOf = ({ side, mu = 0, degrees = 0 }: ToldLeg): 'left' | 'right' =>
  side ?? (mu < 0 || degrees < 0 ? 'left' : 'right');

const wheelText = (leg: ToldLeg): string => {
  const turn = degreesText(leg.degrees ?? 0);
  const isBack = (leg.degrees ?? 0) < 0;
  if (leg.side === 'left') return isBack ? msg(str`wheel back left ${turn}`) : msg(str`wheel left ${turn}`);
  return isBack ? msg(str`wheel back right ${turn}`) : msg(str`wheel right ${turn}`);
};

const columnText = (leg: ToldLeg, length: string): string => {
  if (!leg.degrees) return msg(str`march in column ${length}`);
  const turn = degreesText(leg.degrees);
  return sideOf(leg) === 'left'
    ? msg(str`march in column ${length}, turning left ${turn}`)
    : msg(str`march in column ${length}, turning right ${turn}`);
};

/** A part of a move in a few words, without who makes it: "wheel left 22°". */
export const legText = (leg: ToldLeg, digits: Detail = 1): string => {
  const length = number(Math.abs(leg.mu ?? 0), digits);
  switch (leg.kind) {
    case 'advance':
      return (leg.mu ?? 0) < 0 ? msg(str`go back ${length}`) : msg(str`advance ${length}`);
    case 'wheel':
      return wheelText(leg);
    case 'slide':
      return sideOf(leg) === 'left' ? msg(str`slide left ${length}`) : msg(str`slide right ${length}`);
    case 'free':
      return msg('move freely');
    case 'rotate':
      return sideOf(leg) === 'left'
        ? msg(str`turn left ${degreesText(leg.degrees ?? 0)}`)
        : msg(str`turn right ${degreesText(leg.degrees ?? 0)}`);
    case 'push-back':
      return msg(str`push back ${length}`);
    case 'about-face':
      return msg('turn about');
    case 'column':
      return columnText(leg, length);
    case 'place':
      return msg('line up');
    default:
      return leg.kind satisfies never;
  }
};

/** What a leg of a move in the making tells of itself. */
export const toldLeg = (leg: Leg): ToldLeg => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return { kind: leg.kind, mu: leg.distance };
    case 'wheel':
      return { kind: leg.kind, side: leg.side, degrees: leg.degrees };
    case 'rotate':
      return { kind: leg.kind, degrees: leg.degrees };
    case 'column':
      return { kind: leg.kind, mu: leg.distance, ...leg.turn };
    case 'free':
    case 'about-face':
    case 'place':
      return { kind: leg.kind };
    default:
      return leg satisfies never;
  }
};

/** Several parts in one sentence: "advance 2, then wheel left 22°". */
export const legsText = (legs: readonly ToldLeg[], digits: Detail = 1): string =>
  legs.map((leg) => legText(leg, digits)).reduce((all, one) => (all === '' ? one : msg(str`${all}, then ${one}`)), '');
