import { words } from '@vexillum/model';
import type { MapPack, MapPoint } from '../map-pack.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** Twice the area of a ring, whichever way round it goes. */
const doubleArea = (ring: readonly MapPoint[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** Land that is off the board or has no area, and miniatures out of order. */
export const drawingProblems = ({ board, territories, miniatures }: MapPack): MapProblem[] => {
  const isOff = ([x, y]: MapPoint) => x > board.width || y > board.height;
  return [
    ...territories.flatMap(({ name, label, polygons }, index): MapProblem[] => {
      const field = `territories.${index}`;
      if ([label, ...polygons.flat()].some(isOff))
        return [mapProblem('off-the-board', words('{0} reaches over the edge of the board.', name), field)];
      if (polygons.some((ring) => doubleArea(ring) < 2))
        return [mapProblem('flat-polygon', words('{0} has a polygon without area.', name), field)];
      return [];
    }),
    ...miniatureProblems(miniatures),
  ];
};

const miniatureProblems = (miniatures: MapPack['miniatures']): MapProblem[] => {
  const isRising = miniatures.every(({ from }, index) => index === 0 || from > (miniatures[index - 1]?.from ?? 0));
  if (miniatures[0]?.from === 1 && isRising) return [];
  const says = words('The miniatures must begin with the one for 1 army and rise from there.');
  return [mapProblem('wrong-miniatures', says, 'miniatures')];
};
