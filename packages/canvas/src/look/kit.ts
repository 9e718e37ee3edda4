import type { LabelAtlas } from './label-atlas.ts';
import type { Palette, Theme } from './palette.ts';

/** What every painter works with. */
export interface Kit {
  readonly theme: Theme;
  readonly palette: Palette;
  readonly labels: LabelAtlas;
}
