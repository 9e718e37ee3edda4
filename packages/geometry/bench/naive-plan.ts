import {
  type Body,
  bodyAt,
  CONTACT_TOLERANCE,
  cornersOf,
  distanceOfPolygons,
  distanceOfPoints,
  doPolygonsOverlap,
  doSegmentsCross,
  edgesOf,
  forwardOf,
  frontRankOf,
  hingeAt,
  hullOf,
  isInside,
  type Leg,
  type Placement,
  placementOf,
  type Polygon,
  poseOf,
  rectangleFromFront,
  rotatePlacement,
  shiftPlacement,
  type StoredPose,
  wheelOf,
  wheelTurn,
  type World,
  followHinges,
  type Stroke,
  strokeAt,
  frontCornersOf,
  turnBetween,
} from '../src/index.ts';

/**
 * What one writes first: everybody against everything, at every 2 degrees of every turn, nothing left out early and nothing kept. Knows
 * the legs that the measurement uses. It is what `plan` is measured against, and a second opinion on its answers.
 */
export interface NaivePlan {
  readonly poses: Readonly<Record<string, StoredPose>>;
  readonly arc: number;
  readonly contacts: readonly string[];
  readonly terrain: readonly string[];
  readonly passes: readonly string[];
}

export type NaiveLeg = Extract<Leg, { kind: 'advance' | 'wheel' | 'free' | 'column' }>;

interface Sweep {
  readonly stand: Body;
  readonly from: Placement;
  readonly stroke: Stroke;
}

const strokesOf = (group: readonly Body[], leg: NaiveLeg, body: Body): readonly Stroke[] => {
  const lead = group[0] as Body;
  switch (leg.kind) {
    case 'advance': {
      const forward = forwardOf(body.at.degrees);
      return [{ kind: 'shift', dx: forward.x * leg.distance, dy: forward.y * leg.distance }];
    }
    case 'wheel': {
      const pivot = wheelOf(group, leg.side, leg.degrees)?.pivot ?? lead.at;
      return [{ kind: 'turn', pivot, degrees: wheelTurn(leg.side, leg.degrees) }];
    }
    case 'free': {
      const to = placementOf(leg.to);
      const turned = rotatePlacement(body.at, lead.at, turnBetween(lead.at.degrees, to.degrees));
      return [{ kind: 'jump', to: shiftPlacement(turned, to.x - lead.at.x, to.y - lead.at.y) }];
    }
    case 'column': {
      const first = frontRankOf(group)[0] ?? lead;
      const hinges = leg.turn ? [hingeAt(first.at, first.width, leg.turn.side, leg.turn.degrees)] : [];
      return followHinges(body.at, body.width, hinges, leg.distance).strokes;
    }
  }
};

const march = (group: readonly Body[], leg: NaiveLeg, sweeps: Sweep[]): Body[] =>
  group.map((body) => {
    let at = body.at;
    for (const stroke of strokesOf(group, leg, body)) {
      sweeps.push({ stand: body, from: at, stroke });
      at = strokeAt(at, stroke);
    }
    return bodyAt(body, at);
  });

const slicesOf = ({ stand, from, stroke }: Sweep, drawnIn: number): Polygon[] => {
  const count = stroke.kind === 'turn' ? Math.max(1, Math.ceil(Math.abs(stroke.degrees) / 2)) : 1;
  const corners = (part: number): Polygon => {
    const at = strokeAt(from, stroke, part);
    const forward = forwardOf(at.degrees);
    const inner = shiftPlacement(at, -forward.x * drawnIn, -forward.y * drawnIn);
    return cornersOf(rectangleFromFront(inner, stand.width - 2 * drawnIn, stand.depth - 2 * drawnIn));
  };
  return Array.from({ length: count }, (_, slice) =>
    hullOf([...corners(slice / count), ...corners((slice + 1) / count)]),
  );
};

const doMeet = (a: Polygon, b: Polygon): boolean =>
  a.some((point) => isInside(b, point)) ||
  b.some((point) => isInside(a, point)) ||
  edgesOf(a).some(([p, q]) => edgesOf(b).some(([r, s]) => doSegmentsCross(p, q, r, s)));

/** The largest way of a front corner of the group, along its arcs. */
const arcOf = (sweeps: readonly Sweep[]): number => {
  const travelled = new Map<string, number>();
  for (const { stand, from, stroke } of sweeps) {
    const ways = frontCornersOf(from, stand.width).map((corner, index) => {
      if (stroke.kind === 'turn')
        return (distanceOfPoints(corner, stroke.pivot) * Math.abs(stroke.degrees) * Math.PI) / 180;
      return distanceOfPoints(corner, frontCornersOf(strokeAt(from, stroke), stand.width)[index as 0 | 1]);
    });
    travelled.set(stand.id, (travelled.get(stand.id) ?? 0) + Math.max(...ways));
  }
  return Math.max(0, ...travelled.values());
};

export const naivePlan = (ids: readonly string[], legs: readonly NaiveLeg[], world: World): NaivePlan => {
  const sweeps: Sweep[] = [];
  const start = world.bodies.filter((body) => ids.includes(body.id));
  const end = legs.reduce<Body[]>((group, leg) => march(group, leg, sweeps), start);
  const others = world.bodies.filter((body) => !ids.includes(body.id));
  const swept = sweeps.map((sweep) => ({
    sweep,
    whole: slicesOf(sweep, 0),
    inner: slicesOf(sweep, CONTACT_TOLERANCE),
  }));
  const passes = swept.flatMap(({ sweep, whole }) =>
    others
      .filter((other) => whole.some((slice) => doPolygonsOverlap(slice, other.corners, CONTACT_TOLERANCE)))
      .map((other) => `${sweep.stand.id}/${other.id}`),
  );
  return {
    poses: Object.fromEntries(end.map((body) => [body.id, poseOf(body.at)])),
    arc: arcOf(sweeps),
    contacts: end.flatMap((body) =>
      others
        .filter((other) => distanceOfPolygons(body.corners, other.corners) <= CONTACT_TOLERANCE)
        .map((other) => `${body.id}/${other.id}`),
    ),
    terrain: world.terrain
      .filter(({ polygon }) => swept.some(({ inner }) => inner.some((slice) => doMeet(slice, polygon))))
      .map(({ id }) => id),
    passes: [...new Set(passes)],
  };
};
