import type { Box, Point } from '@vexillum/geometry';
import type { MeasuredFront, Why, WhyLeg } from '../../../hand/index.ts';
import { svg, type TemplateResult } from 'lit';

/** The SVG's y grows downwards, the board's upwards. */
const at = ({ x, y }: Point): string => `${round(x)} ${round(-y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

const pointsOf = ({ measured, wheel }: WhyLeg): readonly Point[] => [
  ...(measured ? [measured.left.from, measured.left.to, measured.right.from, measured.right.to] : []),
  ...(wheel ? [wheel.pivot, wheel.from, wheel.to, ...middleOfArc(wheel)] : []),
];

/** Where a corner is halfway round, so that a wide wheel is not cut off. */
const middleOfArc = ({ pivot, from, to }: { pivot: Point; from: Point; to: Point }): Point[] => {
  const middle = { x: (from.x + to.x) / 2 - pivot.x, y: (from.y + to.y) / 2 - pivot.y };
  const long = Math.hypot(middle.x, middle.y);
  if (long === 0) return [];
  const radius = Math.hypot(from.x - pivot.x, from.y - pivot.y);
  return [{ x: pivot.x + (middle.x / long) * radius, y: pivot.y + (middle.y / long) * radius }];
};

/** The part of the board that the drawing shows, with some air round it; all of it in MU. */
export const frameOf = (why: Why): Box => {
  const points = [
    ...why.legs.flatMap(pointsOf),
    ...(why.endpoint
      ? [why.endpoint.left.from, why.endpoint.right.from, why.endpoint.left.to, why.endpoint.right.to]
      : []),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const air = Math.max(width, depth, 1) * 0.12;
  return { x: left - air, y: bottom - air, width: width + 2 * air, depth: depth + 2 * air };
};

export const viewBoxOf = ({ x, y, width, depth }: Box): string => [x, -(y + depth), width, depth].map(round).join(' ');

const line = (from: Point, to: Point, name: string) => svg`<path class=${name} d="M${at(from)}L${at(to)}"></path>`;

const corner = (point: Point, size: number, name: string) =>
  svg`<circle class=${name} cx=${round(point.x)} cy=${round(-point.y)} r=${size}></circle>`;

const front = ({ left, right }: MeasuredFront, when: 'from' | 'to') =>
  line(left[when], right[when], when === 'from' ? 'front before' : 'front after');

/** Both front corners with their ways; the one that is paid for is drawn fat. */
const ways = ({ left, right, corner: far }: MeasuredFront, size: number) => [
  line(left.from, left.to, far === 'left' ? 'way paid' : 'way'),
  line(right.from, right.to, far === 'right' ? 'way paid' : 'way'),
  ...[left, right].flatMap(({ from, to }) => [corner(from, size, 'before'), corner(to, size, 'after')]),
];

/** The far corner's arc and chord, and the pivot with its two radii. */
const wheel = ({ wheel: way }: WhyLeg, measure: Why['measure'], size: number): TemplateResult[] => {
  if (!way) return [];
  const { pivot, from, to, frontage, degrees } = way;
  // Clockwise on the board is clockwise on the screen: y is turned over, and so is the way round.
  const cross = (from.x - pivot.x) * (to.y - pivot.y) - (from.y - pivot.y) * (to.x - pivot.x);
  const sweep = cross < 0 ? 1 : 0;
  const isWide = Math.abs(degrees) > 180 ? 1 : 0;
  return [
    line(pivot, from, 'radius'),
    line(pivot, to, 'radius'),
    svg`<path class=${measure === 'arc' ? 'way paid' : 'way'} d="M${at(from)}A${round(frontage)} ${round(frontage)} 0 ${isWide} ${sweep} ${at(to)}"></path>`,
    line(from, to, measure === 'chord' ? 'way paid' : 'way'),
    corner(pivot, size * 1.4, 'pivot'),
    corner(from, size, 'before'),
    corner(to, size, 'after'),
  ];
};

const leg = (part: WhyLeg, measure: Why['measure'], size: number) =>
  svg`<g>${part.measured ? [front(part.measured, 'from'), front(part.measured, 'to')] : ''}${
    part.wheel ? wheel(part, measure, size) : part.measured ? ways(part.measured, size) : ''
  }</g>`;

/** The whole move: where both front corners went, part by part. */
export const whyDrawing = (why: Why, frame: Box) => {
  const size = Math.max(frame.width, frame.depth) / 70;
  return svg`${why.legs.map((part) => leg(part, why.measure, size))}${
    why.measure === 'endpoint' && why.endpoint ? ways(why.endpoint, size) : ''
  }${why.terrain.map(({ point }) => corner(point, size, 'ground'))}`;
};
