import { type Grid, SEA } from '../src/rules/maps/tracing/grid.ts';
import { type Noise, ruggedNoise } from './noise.ts';
import { type PlacedSite, placedSites, type World } from './world.ts';

/** Land gets lower towards the board's edge, from so far away on. */
const MARGIN = 70;
/** How high the land must stand to be dry: a lone site then reaches exactly `world.reach`. */
const SHORE = 0.28;
/** How wide the bends of coasts and borders are, and how far they reach, in parts of `world.reach`; and how ragged coasts are. */
const WAVE = 1.7;
const BEND = 0.62;
const RUGGED = 0.42;

/** Gives every cell its territory: the nearest site, seen through a rugged lens, where the land stands high enough. */
export const layLand = (world: World, cell: number): Grid => {
  const [columns, rows] = [Math.round(world.board.width / cell), Math.round(world.board.height / cell)];
  const labels = new Int16Array(columns * rows).fill(SEA);
  const sites = placedSites(world);
  const lens = lensOf(world);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      labels[row * columns + column] = labelOf(world, sites, lens, x, y);
    }
  return { columns, rows, cell, labels };
};

/** 0 in the open, 1.6 at the edge: no land is so high. */
const edgeDepth = ({ board }: World, x: number, y: number): number =>
  1.6 * Math.max(0, 1 - Math.min(x, y, board.width - x, board.height - y) / MARGIN) ** 2;

interface Lens {
  readonly across: Noise;
  readonly down: Noise;
  readonly height: Noise;
}

const lensOf = ({ seed, reach }: World): Lens => ({
  across: ruggedNoise(seed, reach * WAVE, 6),
  down: ruggedNoise(seed + 1, reach * WAVE, 6),
  height: ruggedNoise(seed + 2, reach * 0.8, 5),
});

const labelOf = (world: World, sites: readonly PlacedSite[], lens: Lens, x: number, y: number): number => {
  const bend = world.reach * BEND;
  const [bentX, bentY] = [x + lens.across(x, y) * bend, y + lens.down(x, y) * bend];
  const far = sites.map(({ at, weight = 0 }) => Math.hypot(bentX - at[0], bentY - at[1]) - weight);
  const nearest = far.indexOf(Math.min(...far));
  const own = sites[nearest]?.landmass;
  const foreign = Math.min(...far.filter((_, index) => sites[index]?.landmass !== own));
  if (foreign - (far[nearest] as number) < world.channel) return SEA;
  const spread = world.reach / Math.sqrt(-Math.log(SHORE));
  const height = sites.reduce(
    (sum, { landmass }, index) =>
      landmass === own ? sum + Math.exp(-((Math.max(0, far[index] as number) / spread) ** 2)) : sum,
    0,
  );
  return height + lens.height(x, y) * RUGGED - edgeDepth(world, x, y) > SHORE ? nearest : SEA;
};
