import type { ContextShelf } from './context-shelf.ts';
import type { LabelAtlas } from './label-atlas.ts';
import type { Palette } from './palette.ts';
import type { PictureAtlas } from './picture-atlas.ts';

/** What every painter works with. */
export interface Kit {
  readonly palette: Palette;
  readonly labels: LabelAtlas;
  readonly contexts: ContextShelf;
  /** Small pictures that many things share: stands, their shadows and halos. */
  readonly pictures: PictureAtlas;
  /** Large ones: terrain. */
  readonly grounds: PictureAtlas;
}
