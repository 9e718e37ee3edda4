import { colorOf, type Snapshot } from '../../rules/index.ts';
import { battleSides } from './ground-view.ts';

/** Has everything in the element show the sides in the colours that their captains have chosen. The page’s own are those of the sides’ names. */
export const wearColors = ({ style }: HTMLElement, snapshot: Snapshot): void => {
  for (const side of battleSides) {
    const color = colorOf(snapshot, side);
    const [own, pale] = [`--vx-${side}`, `--vx-${side}-pale`];
    if (color === undefined || color === side) {
      style.removeProperty(own);
      style.removeProperty(pale);
      continue;
    }
    style.setProperty(own, `var(--vx-wear-${color})`);
    style.setProperty(pale, `color-mix(in srgb, var(--vx-wear-${color}) 22%, var(--wa-color-surface-default))`);
  }
};
