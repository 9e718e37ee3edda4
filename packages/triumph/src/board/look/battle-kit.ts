import type { ArtShelf } from './art-shelf.ts';
import type { BattlePalette } from './battle-palette.ts';
import type { ContextShelf } from './context-shelf.ts';
import type { Kit, PictureAtlas } from '@vexillum/canvas/layers';

/** What the painters of a battle work with. */
export interface BattleKit extends Kit {
  readonly palette: BattlePalette;
  readonly contexts: ContextShelf;
  /** Small pictures that many things share: stands, their shadows and halos. */
  readonly pictures: PictureAtlas;
  /** Large ones: terrain. */
  readonly grounds: PictureAtlas;
  readonly art: ArtShelf;
  /** Whether figures wear the code of their type. */
  readonly codes: { areShown: boolean };
}
