import type { LabelAtlas } from './label-atlas.ts';
import type { WornColors } from '../view/side-color.ts';
import type { Palette, Theme } from './palette.ts';

/** What every painter works with. */
export interface Kit {
  readonly theme: Theme;
  /** As the palette has them. */
  readonly colors?: WornColors;
  readonly palette: Palette;
  readonly labels: LabelAtlas;
}
