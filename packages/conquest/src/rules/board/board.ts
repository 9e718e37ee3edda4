import type { MapPack, MapRegion, MapTerritory } from '../maps/map-pack.ts';
import { territoryId } from '../state/territory.ts';

export interface BoardRegion {
  readonly id: string;
  readonly name: string;
  readonly bonus: number;
  readonly territories: readonly string[];
  /** The ids of the territories' records, in the same order. */
  readonly parts: readonly string[];
}

/** A map pack as the rules look at it. */
export interface Board {
  readonly pack: MapPack;
  readonly territories: readonly string[];
  /** The ids of the territories' records, in the same order. */
  readonly parts: readonly string[];
  readonly regions: readonly BoardRegion[];
  territory(id: string): MapTerritory | undefined;
  /** Where one can attack and move to from here. */
  neighbours(id: string): ReadonlySet<string>;
}

const NOWHERE: ReadonlySet<string> = new Set();

const neighboursIn = (pack: MapPack): ReadonlyMap<string, ReadonlySet<string>> => {
  const ways = new Map<string, Set<string>>(pack.territories.map(({ id }) => [id, new Set()]));
  for (const { between, isOneWay } of pack.borders) {
    const [from, to] = between;
    ways.get(from)?.add(to);
    if (!isOneWay) ways.get(to)?.add(from);
  }
  return ways;
};

const boardRegion = (pack: MapPack, { id, name, bonus }: MapRegion): BoardRegion => {
  const territories = pack.territories.filter(({ region }) => region === id).map((territory) => territory.id);
  return { id, name, bonus, territories, parts: territories.map(territoryId) };
};

const made = new WeakMap<MapPack, Board>();

const makeBoard = (pack: MapPack): Board => {
  const byId = new Map(pack.territories.map((territory) => [territory.id, territory]));
  const ways = neighboursIn(pack);
  const territories = pack.territories.map(({ id }) => id);
  return {
    pack,
    territories,
    parts: territories.map(territoryId),
    regions: pack.regions.map((region) => boardRegion(pack, region)),
    territory: (id) => byId.get(id),
    neighbours: (id) => ways.get(id) ?? NOWHERE,
  };
};

/** The same board for the same pack, so that it is made once. */
export const boardFrom = (pack: MapPack): Board => {
  let board = made.get(pack);
  if (!board) made.set(pack, (board = makeBoard(pack)));
  return board;
};
