import type { SideId } from '@vexillum/model';
import { type SideColor, sideColors } from './color.ts';
import type { Snapshot } from './table.ts';

/** What a side wears; none for who is no side of a battle. */
export const colorOf = ({ public: { color } }: Snapshot, side: SideId): SideColor | undefined =>
  sideColors.find((each) => each === (color.get(side)?.color ?? side));

/** What a side may wear: not what the other side does, nor the colour that the other is called after. */
export const colorsFor = (snapshot: Snapshot, side: SideId): readonly SideColor[] => {
  const other = side === 'red' ? 'blue' : 'red';
  return sideColors.filter((color) => color !== other && color !== colorOf(snapshot, other));
};
