import type { MapPack, MapPoint } from '../../rules/index.ts';
import type { Point } from '@vexillum/geometry';

/** How wide every map lies on the board, in MU, whatever units its pack counts in. */
const WIDTH = 100;

/** How a pack's points come to lie on the board, where y grows upwards. */
export interface MapFrame {
  /** In MU, as `depth`. */
  readonly width: number;
  readonly depth: number;
  /** How many MU a unit of the pack is. */
  readonly unit: number;
  at(point: MapPoint): Point;
}

export const mapFrame = ({ board }: Pick<MapPack, 'board'>): MapFrame => {
  const unit = WIDTH / board.width;
  return {
    width: WIDTH,
    depth: board.height * unit,
    unit,
    at: ([x, y]) => ({ x: x * unit, y: (board.height - y) * unit }),
  };
};
