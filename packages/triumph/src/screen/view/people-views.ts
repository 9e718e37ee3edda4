import type { Pose, Snapshot } from '@vexillum/model';
import type { CursorView, DragView, LabelView, LaserView, OverlayView } from '@vexillum/scene';
import { pointOf } from './stored-point.ts';
import type { BoardMoment } from './board-moment.ts';
import { priceText, priceTone } from './price-label.ts';
import { shapeOf } from './shape-of.ts';
import { sideStyle } from './side-style.ts';

/** Ids of the pieces that others have in hand, or have left hanging in it. */
export const draggedByOthers = ({ presence }: BoardMoment): ReadonlySet<string> =>
  new Set([...presence.values()].flatMap(({ drag }) => Object.keys(drag ?? {})));

const nameAt = (snapshot: Snapshot, seat: string | undefined): string =>
  (seat === undefined ? undefined : snapshot.public.seat.get(seat)?.name) ?? seat ?? '';

const sideAt = (snapshot: Snapshot, seat: string | undefined) =>
  sideStyle(seat === undefined ? undefined : snapshot.public.seat.get(seat)?.side);

export const dragViews = ({ presence, snapshot, profile }: BoardMoment): DragView[] =>
  [...presence.values()].flatMap(({ seat, drag }) =>
    Object.entries(drag ?? {}).flatMap(([id, pose], index) => {
      const shape = shapeOf(snapshot, profile, id);
      if (!shape) return [];
      const { width, depth, side, label } = shape;
      // The name stands by the first piece of a handful: once is enough.
      const name = index === 0 ? { name: nameAt(snapshot, seat) } : {};
      return [{ id, side: sideStyle(side), pose, width, depth, ...name, ...(label ? { label } : {}) }];
    }),
  );

/** What the moves in the others' hands cost. */
export const dragLabels = ({ presence }: BoardMoment): LabelView[] =>
  [...presence].flatMap(([from, { drag, price }]) => {
    const [first] = Object.values(drag ?? {}) as Pose[];
    if (!first || !price) return [];
    const [cost, budget] = [price[0] / 1000, price[1] === null ? undefined : price[1] / 1000];
    return [
      {
        id: `price:${from}`,
        at: pointOf([first[0], first[1]]),
        text: priceText(cost, budget),
        tone: priceTone(cost, budget),
      },
    ];
  });

export const cursorViews = ({ presence, snapshot }: BoardMoment): CursorView[] =>
  [...presence].flatMap(([from, { seat, cursor, drag }]) => {
    // What somebody carries shows where his hand is, and his name stands there already.
    if (!cursor || Object.keys(drag ?? {}).length > 0) return [];
    return [{ id: from, name: nameAt(snapshot, seat), side: sideAt(snapshot, seat), at: pointOf(cursor) }];
  });

export const laserViews = ({ presence, snapshot, laser, side }: BoardMoment): LaserView[] => [
  ...[...presence].flatMap(([from, { seat, laser: points }]): LaserView[] =>
    points && points.length > 0
      ? [{ id: from, name: nameAt(snapshot, seat), side: sideAt(snapshot, seat), points: points.map(pointOf) }]
      : [],
  ),
  ...(laser.length > 0 ? [{ id: 'own', side: sideStyle(side), points: laser }] : []),
];

/** What the others measure, as far as they show it. */
export const rulersOfOthers = ({ presence, snapshot }: BoardMoment): OverlayView[] =>
  [...presence].flatMap(([from, { seat, ruler }]): OverlayView[] =>
    ruler && ruler.length > 1
      ? [
          {
            id: `ruler:${from}`,
            kind: 'ruler',
            side: sideAt(snapshot, seat),
            shapes: [ruler.map(pointOf)],
            isClosed: false,
          },
        ]
      : [],
  );
