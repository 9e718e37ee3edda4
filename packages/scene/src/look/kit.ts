import type { ContextShelf } from './context-shelf.ts';
import type { LabelAtlas } from './label-atlas.ts';
import type { Palette } from './palette.ts';

/** What every painter works with. */
export interface Kit {
  readonly palette: Palette;
  readonly labels: LabelAtlas;
  readonly contexts: ContextShelf;
}
