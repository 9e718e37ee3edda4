/** A point of the board, in whole units of the pack: x to the right, y down, `board.width` by `board.height` in all. */
export type MapPoint = readonly [x: number, y: number];

/** A part of the board that somebody holds. */
export interface MapTerritory {
  /** Kebab-case, unique in the pack. */
  readonly id: string;
  readonly name: string;
  /** The id of its region. */
  readonly region: string;
  /** Where its number of armies and its miniature stand. */
  readonly label: MapPoint;
  /** One ring for each separate piece of land, not closed (the last point is joined to the first). */
  readonly polygons: readonly (readonly MapPoint[])[];
}

/** Territories that are worth extra recruits to whoever holds them all. */
export interface MapRegion {
  readonly id: string;
  readonly name: string;
  /** 0 to 99. */
  readonly bonus: number;
  /** Its colour on the board, `#rrggbb`; owners are told apart by other means. */
  readonly color: string;
}

/** Who can be attacked from where. */
export interface MapBorder {
  readonly between: readonly [from: string, to: string];
  /** True where the way leads from the first to the second only. */
  readonly isOneWay?: true;
  /** Drawn as a line over water, by these points; borders that touch need none. */
  readonly seaLane?: readonly MapPoint[];
}

/** What stands on a territory: the figure of the last entry whose `from` is not above its armies. */
export interface Miniature {
  readonly from: number;
  readonly figure: MiniatureFigure;
}

export const miniatureFigures = ['soldier', 'tank', 'fighter', 'rider', 'gun', 'ship', 'fort'] as const;
export type MiniatureFigure = (typeof miniatureFigures)[number];

/** Everything the game needs to know about a board. Its text is checked when it is read (`readMapPack`); inside it is believed. */
export interface MapPack {
  readonly format: 'vxmap1';
  /** Kebab-case; the profile of a table that plays on it. */
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  /** An SPDX identifier, or a sentence for what has none. */
  readonly licence: string;
  readonly board: { readonly width: number; readonly height: number; readonly sea: string };
  readonly regions: readonly MapRegion[];
  readonly territories: readonly MapTerritory[];
  readonly borders: readonly MapBorder[];
  /** Ascending by `from`; the first is from 1. */
  readonly miniatures: readonly Miniature[];
  /** Drawn below the territories; shapes only, never a picture from elsewhere. */
  readonly art?: readonly MapArt[];
}

/** A line or a filled shape of decoration: a lake, a coast, a compass. */
export interface MapArt {
  readonly points: readonly MapPoint[];
  readonly fill?: string;
  readonly line?: string;
  /** In units of the pack. */
  readonly width?: number;
}
