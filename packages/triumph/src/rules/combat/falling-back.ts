import {
  advance,
  type Body,
  bodyAt,
  distanceAhead,
  isOffBoard,
  sideAsFront,
  turnBetween,
  type World,
} from '@vexillum/geometry';

/** A step straight back, and what stands in its way. */
export interface StepBack {
  /** Who goes, the first of them the one who must; the others are pushed. */
  readonly moved: readonly Body[];
  /** Why it cannot be: an enemy in the way, a friend who looks another way, the board's edge, or too many to push. */
  readonly blocked?: { readonly by: 'enemy' | 'friend' | 'edge'; readonly id?: string };
}

/** Below what a table stores. */
const HAIR = 0.002;
/** Friends who look about the same way are pushed along. */
const SAME_WAY = 45;
/** So many friends are pushed back by one, and no more are looked at. */
const MOST_PUSHED = 8;

const inTheWay = (world: World, body: Body, distance: number, gone: ReadonlySet<string>): Body[] => {
  const back = sideAsFront(body, 'rear');
  return world.bodies.filter(
    (other) => other.id !== body.id && !gone.has(other.id) && distanceAhead(back, other.corners) < distance - HAIR,
  );
};

/** Straight back by so many MU. Friends behind who look the same way go back as far; whatever else is there is in the way. */
export const stepBack = (world: World, body: Body, distance: number): StepBack => {
  const moved: Body[] = [];
  const gone = new Set<string>([body.id]);
  const waiting = [body];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const there = bodyAt(next, advance(next.at, -distance));
    moved.push(there);
    if (isOffBoard(there, world.board)) return { moved, blocked: { by: 'edge' } };
    for (const other of inTheWay(world, next, distance, gone)) {
      if (other.side !== body.side) return { moved, blocked: { by: 'enemy', id: other.id } };
      const isSameWay = Math.abs(turnBetween(other.at.degrees, body.at.degrees)) <= SAME_WAY;
      if (!isSameWay || moved.length > MOST_PUSHED) return { moved, blocked: { by: 'friend', id: other.id } };
      gone.add(other.id);
      waiting.push(other);
    }
  }
  return { moved };
};

/** How far straight ahead a stand gets of what it wants, until it touches any other stand or the board's edge. */
export const roomAhead = (world: World, body: Body, wanted: number): number => {
  const others = world.bodies.filter(({ id }) => id !== body.id);
  const room = others.reduce((least, other) => Math.min(least, distanceAhead(body, other.corners)), wanted);
  return Math.max(0, isOffBoard(bodyAt(body, advance(body.at, room)), world.board) ? 0 : room);
};
