import type { MapPack, MapPoint } from '../src/rules/maps/map-pack.ts';

/** A territory before it has a shape: where its middle lies, by hand. */
export interface Site {
  readonly name: string;
  readonly at: MapPoint;
  /** How far its land reaches beside others', in units; 0 is usual, negative is small. */
  readonly weight?: number;
}

/** Sites whose land may grow together; between two of them is always sea. */
export interface Landmass {
  readonly name: string;
  readonly regions: readonly {
    readonly name: string;
    readonly bonus: number;
    readonly color: string;
    readonly sites: readonly Site[];
  }[];
}

/** What we draw a map from. */
export interface World extends Pick<MapPack, 'id' | 'version' | 'name' | 'description' | 'board'> {
  readonly seed: number;
  /** Units of land round a lone site; about two thirds of the distance between neighbours. */
  readonly reach: number;
  /** The narrowest sea between two landmasses. */
  readonly channel: number;
  readonly landmasses: readonly Landmass[];
  /** Names of the two ends, and points to go round land. */
  readonly seaLanes: readonly (readonly [from: string, to: string, ...via: MapPoint[]])[];
  /** The middle of a compass rose, where there is room. */
  readonly rose: MapPoint;
  readonly roseSize: number;
  /** Colours of the sea near the coast, from the outermost. */
  readonly shallows: readonly { readonly reach: number; readonly fill: string }[];
}

/** A site with everything that the drawing asks of it; its number is its label. */
export interface PlacedSite extends Site {
  readonly region: string;
  readonly landmass: number;
}

export const placedSites = (world: World): PlacedSite[] =>
  world.landmasses.flatMap(({ regions }, landmass) =>
    regions.flatMap((region) => region.sites.map((site) => ({ ...site, region: region.name, landmass }))),
  );

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
