import { words } from '@vexillum/model';
import { type MapProblem, mapProblem } from '../../map-problem.ts';
import { SEA } from '../../tracing/grid.ts';
import type { Picture } from '../picture.ts';
import type { RkmTerritory } from './rkm-file.ts';

/** Lines between lands are at most about twice as many dots wide. */
const WIDEST = 4;

/**
 * Whose each dot of a picture is: from a dot of each piece (its nucleus) over all that hang together and have the same colour, as the game
 * itself fills them; lines between lands go to the nearest land, water stays nobody's.
 * @returns labels in the order of the territories
 */
export const fillLands = (
  picture: Picture,
  territories: readonly RkmTerritory[],
): Int16Array | readonly MapProblem[] => {
  const labels = new Int16Array(picture.dots.length).fill(SEA);
  for (const [label, { id, nuclei }] of territories.entries())
    for (const [x, y] of nuclei) {
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height)
        return [mapProblem('off-the-board', words('{0} lies beside its picture.', id))];
      const other = fill(picture, labels, y * picture.width + x, label);
      if (other !== undefined && other !== label)
        return [
          mapProblem(
            'not-a-map',
            words(
              '{0} and {1} are one land in the picture: a line between them is missing.',
              territories[other]?.id ?? '',
              id,
            ),
          ),
        ];
    }
  growOverLines(picture, labels);
  return labels;
};

/** Fills a land; answers whose it was already. */
const fill = ({ width, dots }: Picture, labels: Int16Array, start: number, label: number): number | undefined => {
  const owner = labels[start] as number;
  if (owner !== SEA) return owner;
  const color = dots[start];
  const open = [start];
  labels[start] = label;
  // Without a list of neighbours: a picture has millions of dots.
  const visit = (dot: number) => {
    if (labels[dot] !== SEA || dots[dot] !== color) return;
    labels[dot] = label;
    open.push(dot);
  };
  for (let dot = open.pop(); dot !== undefined; dot = open.pop()) {
    const x = dot % width;
    if (x > 0) visit(dot - 1);
    if (x < width - 1) visit(dot + 1);
    if (dot >= width) visit(dot - width);
    if (dot + width < dots.length) visit(dot + width);
  }
  return undefined;
};

const growOverLines = (picture: Picture, labels: Int16Array): void => {
  const { width, dots } = picture;
  const water = waterOf(picture, labels);
  let front = coastDots(labels, width);
  for (let step = 0; step < WIDEST; step += 1) {
    const next: number[] = [];
    for (const dot of front)
      for (const beside of besideDot(dot, width, dots.length))
        if (labels[beside] === SEA && dots[beside] !== water) {
          labels[beside] = labels[dot] as number;
          next.push(beside);
        }
    front = next;
  }
};

/** Dots of lands beside which a dot is nobody's. */
const coastDots = (labels: Int16Array, width: number): number[] => {
  const coast: number[] = [];
  const isFree = (dot: number, isThere: boolean) => isThere && labels[dot] === SEA;
  for (let dot = 0; dot < labels.length; dot += 1) {
    if (labels[dot] === SEA) continue;
    const x = dot % width;
    const isCoast =
      isFree(dot - 1, x > 0) ||
      isFree(dot + 1, x < width - 1) ||
      isFree(dot - width, dot >= width) ||
      isFree(dot + width, dot + width < labels.length);
    if (isCoast) coast.push(dot);
  }
  return coast;
};

const besideDot = (dot: number, width: number, length: number): readonly number[] => {
  const x = dot % width;
  const beside: number[] = [];
  if (x > 0) beside.push(dot - 1);
  if (x < width - 1) beside.push(dot + 1);
  if (dot >= width) beside.push(dot - width);
  if (dot + width < length) beside.push(dot + width);
  return beside;
};

/** The colour of most dots that are nobody's and farther from any land than a line is wide; undefined where there is no water. */
const waterOf = ({ width, dots }: Picture, labels: Int16Array): number | undefined => {
  const isNear = labels.map((label) => (label === SEA ? 0 : 1));
  let front = coastDots(labels, width);
  for (let step = 0; step < WIDEST; step += 1)
    front = front.flatMap((dot) =>
      besideDot(dot, width, dots.length).filter((beside) => {
        if (isNear[beside]) return false;
        isNear[beside] = 1;
        return true;
      }),
    );
  const counts = new Map<number, number>();
  for (let dot = 0; dot < dots.length; dot += 1) {
    const color = dots[dot] as number;
    if (!isNear[dot]) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  let [most, water]: [number, number | undefined] = [0, undefined];
  for (const [color, count] of counts) if (count > most) [most, water] = [count, color];
  return water;
};
