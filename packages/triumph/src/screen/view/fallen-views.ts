import type { FallenView } from '../../board/index.ts';
import type { Snapshot } from '../../rules/index.ts';
import { sideStyle } from './side-style.ts';

/** The standard of each lost stand lies where it stood, for everybody, whenever they come. */
export const fallenViews = (stands: Snapshot['public']['stand']): readonly FallenView[] =>
  [...stands].flatMap(([id, { place, fell, side }]) =>
    place === 'lost' && fell ? [{ id, pose: fell, side: sideStyle(side) }] : [],
  );
