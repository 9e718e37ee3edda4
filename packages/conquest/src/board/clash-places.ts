import type { Point } from '@vexillum/geometry';

/** In CSS pixels. */
export const DIE = { smallest: 14, largest: 24, gap: 3 } as const;

export interface DiceRow {
  /** Of the row's middle from its token's place, in CSS pixels, y down. */
  readonly x: number;
  readonly y: number;
}

export const widthOf = (count: number, die: number): number => count * die + Math.max(0, count - 1) * DIE.gap;

/** How far above its place a token has room for dice, and how far below it, in CSS pixels. */
interface Room {
  readonly rise: number;
  readonly drop: number;
  readonly die: number;
}

/**
 * Where both rows of dice lie: over the heads of their tokens. Where they would lie on each other they go aside, away from each other; where the lower
 * token stands close under the other one's count, its row lies below it. `apart` is from the attacker's token to the defender's on the screen, in CSS
 * pixels, y down.
 */
export const dicePlaces = (
  apart: Point,
  { rise, drop, die }: Room,
  counts: readonly [attack: number, defense: number],
): readonly [attacker: DiceRow, defender: DiceRow] => {
  const needed = (widthOf(counts[0], die) + widthOf(counts[1], die)) / 2 + 2 * DIE.gap;
  const [across, down] = [Math.abs(apart.x), Math.abs(apart.y)];
  const isOver = across < needed;
  const isBeside = isOver && down < die + DIE.gap;
  const isUnder = isOver && !isBeside && down < rise + drop;
  const aside = isBeside ? ((needed - across) / 2) * (apart.x < 0 ? -1 : 1) : 0;
  return [
    { x: -aside, y: isUnder && apart.y < 0 ? drop : -rise },
    { x: aside, y: isUnder && apart.y > 0 ? drop : -rise },
  ];
};
