import type { Box, Point } from '@vexillum/geometry';
import { commandOf, MILLI_MU, type Pose, type Snapshot, type Stand } from '@vexillum/model';
import type { Presence } from '@vexillum/protocol';
import type {
  BoardView,
  CampView,
  DragView,
  HandleView,
  MarkerView,
  PingView,
  StandView,
  TerrainView,
  TraceView,
} from '@vexillum/scene';
import type { PlanArrow, PlanNote } from '@vexillum/table';
import { type Profile, standSize, terrainTypeOf, troopTypeOf } from '@vexillum/triumph';
import { glyphOf } from './glyph-of.ts';
import { bandsOf, groundOf, zonesOf } from './ground-view.ts';
import { sideStyle } from './side-style.ts';
import { terrainStyleOf } from './terrain-style-of.ts';

/** All that decides what this reader's board looks like just now. */
export interface BoardMoment {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly selection: ReadonlySet<string>;
  readonly hover?: string | undefined;
  /** Pieces in the reader's own hand, where he holds them. */
  readonly hand: ReadonlyMap<string, Pose>;
  /** The others, by connection. */
  readonly presence: ReadonlyMap<string, Presence>;
  readonly plan?: {
    readonly side: string;
    readonly arrows: ReadonlyMap<string, PlanArrow>;
    readonly notes: ReadonlyMap<string, PlanNote>;
  };
  readonly pings: readonly PingView[];
  readonly handles: readonly HandleView[];
  readonly marquee?: Box | undefined;
  /** Terrain that is being resized, and to what. */
  readonly sizing?: { readonly id: string; readonly size: readonly [number, number] } | undefined;
  /** Something that is on no list yet, carried over the board: new terrain, a camp. */
  readonly carried?: DragView | undefined;
  /** The arrow that is being drawn. */
  readonly sketch?: readonly Point[] | undefined;
}

export const pointOf = ([x, y]: readonly [number, number]): Point => ({ x: x / MILLI_MU, y: y / MILLI_MU });

const look = ({ selection, hover }: BoardMoment, id: string, held: ReadonlySet<string>) => ({
  isSelected: selection.has(id),
  isHovered: hover === id,
  isGhost: held.has(id),
  isLocked: held.has(id),
});

const poseNow = ({ snapshot, hand }: BoardMoment, id: string): Pose | undefined =>
  hand.get(id) ?? snapshot.public.pose.get(id);

const heldByOthers = ({ presence }: BoardMoment): ReadonlySet<string> =>
  new Set([...presence.values()].flatMap(({ drag }) => Object.keys(drag ?? {})));

const standView = (moment: BoardMoment, id: string, stand: Stand, pose: Pose, held: ReadonlySet<string>): StandView => {
  const [width, depth] = standSize(moment.profile, stand.troopType);
  const command = commandOf(moment.snapshot, id);
  const isGeneral = stand.general ?? moment.snapshot.sides[stand.side]?.stand.get(id)?.general;
  return {
    id,
    pose,
    side: sideStyle(stand.side),
    width,
    depth,
    glyph: glyphOf(stand.troopType),
    label: troopTypeOf(moment.profile, stand.troopType)?.abbreviation ?? stand.troopType,
    ...(command ? { badge: String(command) } : {}),
    ...(isGeneral ? { isGeneral: true } : {}),
    ...look(moment, id, held),
  };
};

const standViews = (moment: BoardMoment, held: ReadonlySet<string>): StandView[] => {
  const views: StandView[] = [];
  for (const [id, stand] of moment.snapshot.public.stand) {
    const pose = poseNow(moment, id);
    if (pose && (stand.place === 'board' || moment.hand.has(id))) views.push(standView(moment, id, stand, pose, held));
  }
  return views;
};

const terrainViews = (moment: BoardMoment, held: ReadonlySet<string>): TerrainView[] => {
  const views: TerrainView[] = [];
  for (const [id, terrain] of moment.snapshot.public.terrain) {
    const pose = poseNow(moment, id);
    if (!pose) continue;
    const size = moment.sizing?.id === id ? moment.sizing.size : terrain.size;
    const outline = terrainTypeOf(moment.profile, terrain.type)?.outline;
    views.push({
      id,
      pose,
      width: size[0] / MILLI_MU,
      depth: size[1] / MILLI_MU,
      variant: terrain.variant,
      style: terrainStyleOf(terrain.type),
      ...(outline ? { outline } : {}),
      ...look(moment, id, held),
    });
  }
  return views;
};

const campViews = (moment: BoardMoment, held: ReadonlySet<string>): CampView[] =>
  [...moment.snapshot.public.camp].flatMap(([id, camp]) => {
    const pose = poseNow(moment, id);
    if (!pose) return [];
    const [width, depth] = camp.size;
    return [
      {
        id,
        pose,
        side: sideStyle(camp.side),
        width: width / MILLI_MU,
        depth: depth / MILLI_MU,
        ...look(moment, id, held),
      },
    ];
  });

const markerViews = (moment: BoardMoment, held: ReadonlySet<string>): MarkerView[] =>
  [...moment.snapshot.public.marker].flatMap(([id, marker]) => {
    const pose = poseNow(moment, id);
    if (!pose) return [];
    const { side, letter, command } = marker;
    return [
      {
        id,
        pose,
        side: sideStyle(side),
        letter,
        ...(command ? { badge: String(command) } : {}),
        ...look(moment, id, held),
      },
    ];
  });

interface Shape {
  readonly width: number;
  readonly depth: number;
  readonly side: string | undefined;
  readonly label?: string;
}

/** How large a piece of any kind is, so that it can be shown in a hand. */
export const shapeOf = (snapshot: Snapshot, profile: Profile, id: string): Shape | undefined => {
  const stand = snapshot.public.stand.get(id);
  if (stand) {
    const [width, depth] = standSize(profile, stand.troopType);
    return {
      width,
      depth,
      side: stand.side,
      label: troopTypeOf(profile, stand.troopType)?.abbreviation ?? stand.troopType,
    };
  }
  const camp = snapshot.public.camp.get(id);
  if (camp) return { width: camp.size[0] / MILLI_MU, depth: camp.size[1] / MILLI_MU, side: camp.side };
  const terrain = snapshot.public.terrain.get(id);
  if (terrain) return { width: terrain.size[0] / MILLI_MU, depth: terrain.size[1] / MILLI_MU, side: undefined };
  const marker = snapshot.public.marker.get(id);
  if (!marker) return undefined;
  const [width, depth] = profile.markerMu.value;
  return { width, depth, side: marker.side, label: marker.letter };
};

const nameAt = (snapshot: Snapshot, seat: string | undefined): string =>
  (seat === undefined ? undefined : snapshot.public.seat.get(seat)?.name) ?? seat ?? '';

const dragViews = ({ presence, snapshot, profile }: BoardMoment): DragView[] =>
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

const traceViews = ({ hand, snapshot, profile }: BoardMoment): TraceView[] =>
  [...hand.keys()].flatMap((id) => {
    const pose = snapshot.public.pose.get(id);
    const stand = snapshot.public.stand.get(id);
    const shape = stand && pose ? shapeOf(snapshot, profile, id) : undefined;
    if (!shape || !pose) return [];
    return [{ id, pose, side: sideStyle(shape.side), width: shape.width, depth: shape.depth }];
  });

const cursorViews = ({ presence, snapshot }: BoardMoment) =>
  [...presence].flatMap(([from, { seat, cursor, drag }]) => {
    // What somebody carries shows where his hand is, and his name stands there already.
    if (!cursor || Object.keys(drag ?? {}).length > 0) return [];
    const side = seat === undefined ? undefined : snapshot.public.seat.get(seat)?.side;
    return [{ id: from, name: nameAt(snapshot, seat), side: sideStyle(side), at: pointOf(cursor) }];
  });

const planViews = ({ plan, selection, sketch }: BoardMoment) => {
  if (!plan) return { arrows: [], notes: [] };
  const side = sideStyle(plan.side);
  const drawn = [...plan.arrows].map(([id, { points, text }]) => ({
    id,
    side,
    points: points.map(pointOf),
    ...(text ? { label: text } : {}),
    isSelected: selection.has(id),
  }));
  return {
    arrows: sketch && sketch.length > 1 ? [...drawn, { id: 'sketch', side, points: sketch, isSelected: true }] : drawn,
    notes: [...plan.notes].map(([id, { at, text }]) => ({
      id,
      side,
      at: pointOf(at),
      text,
      isSelected: selection.has(id),
    })),
  };
};

const drawingViews = ({ snapshot, selection }: BoardMoment) =>
  [...snapshot.public.drawing].map(([id, { seat, shape, points }]) => ({
    id,
    shape,
    side: sideStyle(snapshot.public.seat.get(seat)?.side),
    points: points.map(pointOf),
    isSelected: selection.has(id),
  }));

/** What the scene draws for this reader at this moment. */
export const boardViewOf = (moment: BoardMoment): BoardView => {
  const held = heldByOthers(moment);
  return {
    board: groundOf(moment.profile),
    zones: zonesOf(moment.profile),
    bands: bandsOf(moment.profile),
    terrain: terrainViews(moment, held),
    camps: campViews(moment, held),
    markers: markerViews(moment, held),
    stands: standViews(moment, held),
    drawings: drawingViews(moment),
    ...planViews(moment),
    traces: traceViews(moment),
    drags: moment.carried ? [...dragViews(moment), moment.carried] : dragViews(moment),
    cursors: cursorViews(moment),
    pings: moment.pings,
    handles: moment.handles,
    ...(moment.marquee ? { marquee: moment.marquee } : {}),
  };
};
