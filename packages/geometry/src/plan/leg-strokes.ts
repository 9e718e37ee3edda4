import type { Body } from '../body.ts';
import { chainsOf } from '../groups/chains-of.ts';
import { frontRankOf } from '../groups/front-rank.ts';
import { aboutFace } from '../moves/about-face.ts';
import { followHinges, hingeAt, type Hinge } from '../moves/column.ts';
import { pushBack } from '../moves/push-back.ts';
import type { Stroke } from '../moves/stroke.ts';
import { frontEndsOf, wheelOf, wheelTurn } from '../moves/wheel.ts';
import { placementOf, rotatePlacement, shiftPlacement, turnBetween } from '../placement.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import type { Leg } from './leg.ts';

/** A stand on its way: where it is now, and the hinges of its column that it has yet to pass. */
export interface Marcher {
  readonly body: Body;
  readonly hinges: readonly Hinge[];
}

/** What one leg does to one stand. */
export interface LegStrokes {
  readonly strokes: readonly Stroke[];
  readonly hinges: readonly Hinge[];
}

type StrokesOf = (marcher: Marcher) => readonly Stroke[];

const bodiesIn = (group: readonly Marcher[]): Body[] => group.map((marcher) => marcher.body);

const along = (direction: Point, distance: number): readonly Stroke[] => [
  { kind: 'shift', dx: direction.x * distance, dy: direction.y * distance },
];

const wheeling = (group: readonly Marcher[], leg: Leg & { kind: 'wheel' }): StrokesOf => {
  const wheel = wheelOf(bodiesIn(group), leg.side, leg.degrees);
  const degrees = wheelTurn(leg.side, leg.degrees);
  return () => (wheel ? [{ kind: 'turn', pivot: wheel.pivot, degrees }] : []);
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

const rotating = (group: readonly Marcher[], leg: Leg & { kind: 'rotate' }): StrokesOf => {
  const bodies = bodiesIn(group);
  const { about, degrees } = leg;
  const pivot =
    about === 'center'
      ? middleOf(bodies.map((body) => body.center))
      : about === 'front'
        ? middleOf(frontEndsOf(bodies) ?? [])
        : about;
  return () => [{ kind: 'turn', pivot, degrees }];
};

const carrying = (group: readonly Marcher[], leg: Leg & { kind: 'free' }): StrokesOf => {
  const lead = (group.find((marcher) => marcher.body.id === leg.stand) ?? group[0])?.body.at;
  const to = placementOf(leg.to);
  if (!lead) return () => [];
  const turn = turnBetween(lead.degrees, to.degrees);
  return ({ body }) => [
    {
      kind: 'jump',
      to: body.at === lead ? to : shiftPlacement(rotatePlacement(body.at, lead, turn), to.x - lead.x, to.y - lead.y),
    },
  ];
};

const pushingBack = (group: readonly Marcher[], leg: Leg & { kind: 'push-back' }): StrokesOf => {
  const chains = chainsOf(bodiesIn(group));
  const places = new Map(chains.flatMap((chain) => [...pushBack(chain, leg.distance)]));
  return ({ body }) => {
    const to = places.get(body.id);
    return to ? [{ kind: 'jump', to }] : along(forwardOf(body.at.degrees), -leg.distance);
  };
};

const placing =
  (leg: Leg & { kind: 'place' }): StrokesOf =>
  ({ body }) => {
    const pose = leg.poses[body.id];
    return pose ? [{ kind: 'jump', to: placementOf(pose) }] : [];
  };

const strokesOf = (group: readonly Marcher[], leg: Exclude<Leg, { kind: 'column' }>): StrokesOf => {
  switch (leg.kind) {
    case 'advance':
      return ({ body }) => along(forwardOf(body.at.degrees), leg.distance);
    case 'slide':
      return ({ body }) => along(rightOf(body.at.degrees), leg.distance);
    case 'wheel':
      return wheeling(group, leg);
    case 'rotate':
      return rotating(group, leg);
    case 'free':
      return carrying(group, leg);
    case 'push-back':
      return pushingBack(group, leg);
    case 'about-face':
      return ({ body }) => [{ kind: 'jump', to: aboutFace(body.at, body.depth, leg.about) }];
    case 'place':
      return placing(leg);
  }
};

/** The first of a column is nobody's follower, and has no hinge ahead unless everybody has. */
const leadOf = (group: readonly Marcher[]): Marcher | undefined => {
  const front = frontRankOf(bodiesIn(group));
  const leads = group.filter((marcher) => front.includes(marcher.body));
  return leads.toSorted((a, b) => a.hinges.length - b.hinges.length)[0];
};

const marching = (group: readonly Marcher[], leg: Leg & { kind: 'column' }): ((marcher: Marcher) => LegStrokes) => {
  const lead = leadOf(group)?.body;
  const turn = lead && leg.turn ? [hingeAt(lead.at, lead.width, leg.turn.side, leg.turn.degrees)] : [];
  return ({ body, hinges }) => {
    const { strokes, ahead } = followHinges(body.at, body.width, [...hinges, ...turn], leg.distance);
    return { strokes, hinges: ahead };
  };
};

/** What a leg does to each stand of the group. Any leg but a column's own leaves the hinges behind: the column is then a group like others. */
export const legStrokes = (group: readonly Marcher[], leg: Leg): ((marcher: Marcher) => LegStrokes) => {
  if (leg.kind === 'column') return marching(group, leg);
  const strokes = strokesOf(group, leg);
  return (marcher) => ({ strokes: strokes(marcher), hinges: [] });
};

/** Whose front corners a leg is measured at: a wheel at the front rank only (TABLE-TOOLS section 2), all others at everybody. */
export const measuredIn = (group: readonly Marcher[], leg: Leg): ReadonlySet<string> => {
  const bodies = bodiesIn(group);
  return new Set((leg.kind === 'wheel' ? frontRankOf(bodies) : bodies).map((body) => body.id));
};
