import { bodyAt, type Body } from '../body.ts';
import { normalDegrees } from '../placement.ts';
import type { ZoneSide } from './zone-of-control.ts';

const turns: Readonly<Record<ZoneSide, number>> = { front: 0, right: 90, rear: 180, left: 270 };

/** The same base, named as if that side were its front: shooting and moving sideways are then worked out like moving ahead. */
export const sideAsFront = (body: Body, side: ZoneSide): Body => {
  if (side === 'front') return body;
  const { frontLeft, frontRight, rearRight, rearLeft } = body.rectangle;
  const edges = { right: [frontRight, rearRight], rear: [rearRight, rearLeft], left: [rearLeft, frontLeft] } as const;
  const [a, b] = edges[side];
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, degrees: normalDegrees(body.at.degrees + turns[side]) };
  const isFlank = side !== 'rear';
  const size = isFlank ? { width: body.depth, depth: body.width } : { width: body.width, depth: body.depth };
  return bodyAt({ id: body.id, side: body.side, ...size }, at);
};
