import type { MapPack } from './map-pack.ts';
import { sixShores } from './packs/six-shores.ts';
import { twinHolms } from './packs/twin-holms.ts';

/** The maps that come with the game; the first is the one a new table plays on. */
export const mapPacks: readonly MapPack[] = [sixShores, twinHolms];
