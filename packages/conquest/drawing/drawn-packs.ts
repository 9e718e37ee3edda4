import { drawMap } from './draw-map.ts';
import { packSource } from './pack-source.ts';
import type { World } from './world.ts';
import { emberRing } from './worlds/ember-ring.ts';
import { nineAcres } from './worlds/nine-acres.ts';
import { oldRealms } from './worlds/old-realms.ts';
import { saltmere } from './worlds/saltmere.ts';
import { serpent } from './worlds/serpent.ts';
import { sixShores } from './worlds/six-shores.ts';
import { thousandOars } from './worlds/thousand-oars.ts';
import { twinHolms } from './worlds/twin-holms.ts';

/** What the rules know by name, and what only screens load. */
const folders: Readonly<Record<string, readonly World[]>> = {
  packs: [sixShores, twinHolms],
  atlas: [nineAcres, emberRing, serpent, saltmere, thousandOars, oldRealms],
};

/** Our maps, drawn again, as the files they are committed as (paths within this package). */
export const drawnPacks = (): { readonly path: string; readonly source: string }[] =>
  Object.entries(folders).flatMap(([folder, worlds]) =>
    worlds.map((world) => ({
      path: `src/rules/maps/${folder}/${world.id}.ts`,
      source: packSource(drawMap(world)),
    })),
  );
