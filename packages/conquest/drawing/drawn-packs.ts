import { drawMap } from './draw-map.ts';
import { packSource } from './pack-source.ts';
import { sixShores } from './worlds/six-shores.ts';
import { twinHolms } from './worlds/twin-holms.ts';

/** Our maps, drawn again, as the files they are committed as (paths within this package). */
export const drawnPacks = (): { readonly path: string; readonly source: string }[] =>
  [sixShores, twinHolms].map((world) => ({
    path: `src/rules/maps/packs/${world.id}.ts`,
    source: packSource(drawMap(world)),
  }));
