import type { Words } from '@vexillum/model';
import { isNeighbourly, pairKey, touchingPairs } from './touching.ts';
import type { MapBorder, MapPack, MapTerritory } from '../map-pack.ts';

/** Two lands, by their ids, in no order. */
export type Pair = readonly [one: string, other: string];

/**
 * A map while it is drawn. Corners are what they are on the board: lands that have the same point have the same corner, and share the border between
 * two of them. So whatever moves a corner moves it for all, and any map pack is a drawing already. It may be anything but playable: `packOf` makes the
 * pack that `checkMap` is asked about. Each part by itself keeps to the shape of a pack's (a name, an id, a point within the board).
 */
export interface Drawing extends Omit<MapPack, 'format' | 'borders'> {
  /** Lands that share a border which nobody may cross. */
  readonly cuts: readonly Pair[];
  /** Borders that do not follow from the lands: sea routes, and ways that lead one way only. */
  readonly ways: readonly MapBorder[];
}

/** What an edit answers: the drawing with it, or why it is not possible. */
export type Edited = Drawing | Words;

export interface Titles {
  /** Kebab-case; a map of the same id takes the place of this one. */
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly region: string;
}

const BOARD = { width: 1000, height: 640, sea: '#1f3f57' } as const;

/** A board of water, with one region to begin with. Its miniatures are the seed's: 1, 5 and 10 armies. */
export const newDrawing = ({ id, name, author, region }: Titles): Drawing => ({
  id,
  version: '1',
  name,
  description: '',
  author,
  licence: 'CC-BY-4.0',
  board: BOARD,
  regions: [{ id: 'region-1', name: region, bonus: 2, color: '#7f9a62' }],
  territories: [],
  miniatures: [
    { from: 1, figure: 'soldier' },
    { from: 5, figure: 'tank' },
    { from: 10, figure: 'fighter' },
  ],
  cuts: [],
  ways: [],
});

/** Any map as a drawing that can be gone on with. */
export const drawingOf = (map: MapPack): Drawing => {
  const { format: _, borders, ...pack } = map;
  const touching = touchingPairs(pack.territories);
  const said = new Set(borders.map(({ between }) => pairKey(between)));
  const isPlain = (border: MapBorder) => !border.isOneWay && !border.seaLane && touching.has(pairKey(border.between));
  return {
    ...pack,
    cuts: [...touching].filter(([key]) => !said.has(key)).map(([, pair]) => pair),
    ways: borders.filter((border) => !isPlain(border)),
  };
};

/** The borders of a drawing: those of lands that touch, but for what is cut, and the ways that are said. */
export const bordersOf = (drawing: Pick<Drawing, 'territories' | 'cuts' | 'ways'>): MapBorder[] => {
  const apart = new Set([...drawing.cuts, ...drawing.ways.map(({ between }) => between)].map(pairKey));
  const touching = [...touchingPairs(drawing.territories)].filter(([key]) => !apart.has(key));
  return [...touching.map(([, between]): MapBorder => ({ between })), ...drawing.ways];
};

/** The drawing as a map; whether it can be played on is for `checkMap` to say. */
export const packOf = ({ cuts, ways, ...drawing }: Drawing): MapPack => ({
  format: 'vxmap1',
  ...drawing,
  borders: bordersOf({ territories: drawing.territories, cuts, ways }),
});

export const landOf = ({ territories }: Pick<Drawing, 'territories'>, id: string): MapTerritory | undefined =>
  territories.find((land) => land.id === id);

/** The lands that somebody can go to from a land, by its shared borders and ways; one-way borders count at both ends. */
export const neighboursOf = (drawing: Drawing, id: string): readonly string[] =>
  bordersOf(drawing)
    .filter(({ between }) => isNeighbourly(between, id))
    .map(({ between: [one, other] }) => (one === id ? other : one));

/** `land-3`, where 1 and 2 are taken. */
export const freeId = (prefix: string, taken: readonly { readonly id: string }[]): string => {
  const ids = new Set(taken.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!ids.has(`${prefix}-${number}`)) return `${prefix}-${number}`;
};
