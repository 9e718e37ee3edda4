import { doBoxesMeet, type Body } from '../body.ts';
import { boxAroundAll, isInBox, type Box } from '../box.ts';
import { frontRankOf } from '../groups/front-rank.ts';
import { rotatePoint, type Point } from '../point.ts';
import type { Polygon } from '../polygon.ts';
import { hullOf } from '../swept/hull.ts';
import { meetingPoint } from '../swept/meeting-point.ts';
import { boxed, type Boxed } from '../swept/passage.ts';
import { CONTACT_TOLERANCE, SWEPT_SLICE } from '../tolerances.ts';
import type { World } from '../world.ts';
import type { Contact } from './first-contact.ts';
import { wheelOf, wheelTurn, type WheelSide } from './wheel.ts';

/** What a wheeling front meets, and after how many degrees. */
export interface WheelContact extends Omit<Contact, 'distance'> {
  readonly degrees: number;
}

type Obstacle = Boxed & Pick<Contact, 'kind' | 'id'>;

const HALVINGS = 20;
/** What is met sooner than this, in degrees, is in contact already. */
const AT_ONCE = 0.001;

const obstaclesFor = (side: string | undefined, world: World): Obstacle[] => [
  ...world.bodies
    .filter((body) => body.side !== side)
    .map(({ id, corners, box }) => ({ kind: 'enemy' as const, id, area: corners, box })),
  ...world.camps
    .filter((camp) => camp.side !== side)
    .map(({ id, corners, box }) => ({ kind: 'camp' as const, id, area: corners, box })),
  ...world.terrain.map(({ id, polygon, box }) => ({ kind: 'terrain' as const, id, area: polygon, box })),
];

/** One front on its way round the pivot. */
interface Swing {
  readonly limit: number;
  readonly slices: readonly Boxed[];
  readonly box: Box;
  /** What the front covers between two turns. Its ends are drawn in by the contact tolerance: what is only brushed past is not met. */
  area(from: number, to: number): Polygon;
  /** Its two corners, not drawn in. */
  corners(degrees: number): readonly Point[];
}

const swingOf = ({ rectangle, width }: Body, pivot: Point, side: WheelSide, limit: number): Swing => {
  const { frontLeft, frontRight } = rectangle;
  const part = CONTACT_TOLERANCE / width;
  const [dx, dy] = [(frontRight.x - frontLeft.x) * part, (frontRight.y - frontLeft.y) * part];
  const front = [
    { x: frontLeft.x + dx, y: frontLeft.y + dy },
    { x: frontRight.x - dx, y: frontRight.y - dy },
  ];
  const turned = (points: readonly Point[], degrees: number): Point[] =>
    points.map((point) => rotatePoint(point, pivot, wheelTurn(side, degrees)));
  const area = (from: number, to: number): Polygon => hullOf([...turned(front, from), ...turned(front, to)]);
  const count = Math.ceil(limit / SWEPT_SLICE);
  const slices = Array.from({ length: count }, (_, index) =>
    boxed(area((limit * index) / count, (limit * (index + 1)) / count)),
  );
  const box = boxAroundAll(slices.map((slice) => slice.area)) as Box;
  return { limit, slices, box, area, corners: (degrees) => turned([frontLeft, frontRight], degrees) };
};

/** The least turn by which it happens, given a slice in which it does. */
const halved = (swing: Swing, slice: number, happens: (from: number, to: number) => boolean): number => {
  const count = swing.slices.length;
  let [from, to] = [(swing.limit * slice) / count, (swing.limit * (slice + 1)) / count];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const half = (from + to) / 2;
    if (happens(from, half)) to = half;
    else from = half;
  }
  return to;
};

const meets = (swing: Swing, { area, box }: Obstacle): number | undefined => {
  if (!doBoxesMeet(swing.box, box)) return undefined;
  const slice = swing.slices.findIndex((each) => doBoxesMeet(each.box, box) && meetingPoint(each.area, area));
  return slice < 0
    ? undefined
    : halved(swing, slice, (from, to) => meetingPoint(swing.area(from, to), area) !== undefined);
};

const leaves = (swing: Swing, board: Box): number | undefined => {
  const isOut = (degrees: number): boolean => !swing.corners(degrees).every((corner) => isInBox(board, corner));
  const count = swing.slices.length;
  const slice = swing.slices.findIndex((_, index) => isOut((swing.limit * (index + 1)) / count));
  return slice < 0 ? undefined : halved(swing, slice, (_, to) => isOut(to));
};

/**
 * Everything that the swept fronts of a wheel meet within `limit` degrees, the nearest first; a thing that several meet is named once.
 * Who is in contact already is left out.
 */
export const wheelContacts = (group: readonly Body[], side: WheelSide, world: World, limit: number): WheelContact[] => {
  const wheel = wheelOf(group, side, 0);
  if (!wheel || limit <= 0) return [];
  const obstacles = obstaclesFor(group[0]?.side, world);
  const nearest = new Map<string, WheelContact>();
  const keep = (kind: Contact['kind'], id: string, mover: string, degrees: number | undefined): void => {
    const known = nearest.get(`${kind}/${id}`);
    if (degrees === undefined || (known && known.degrees <= degrees)) return;
    nearest.set(`${kind}/${id}`, { kind, id, mover, degrees });
  };
  for (const body of frontRankOf(group)) {
    const swing = swingOf(body, wheel.pivot, side, limit);
    for (const obstacle of obstacles) keep(obstacle.kind, obstacle.id, body.id, meets(swing, obstacle));
    keep('board', 'board', body.id, leaves(swing, world.board));
  }
  return [...nearest.values()]
    .filter(({ degrees }) => degrees > AT_ONCE)
    .toSorted((a, b) => a.degrees - b.degrees || (a.id < b.id ? -1 : 1));
};
