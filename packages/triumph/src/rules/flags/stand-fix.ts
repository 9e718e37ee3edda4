import type { Pose } from '@vexillum/model';
import type { Fix } from '@vexillum/rules-assist';
import type { KnownStand } from './battle-facts.ts';
import { shiftedPose } from './shifted-pose.ts';
import type { WayInto } from './way-into.ts';

/** One click that moves a stand there, and does nothing where somebody has moved it meanwhile. */
export const standFix = ({ id, pose }: KnownStand, way: WayInto): { readonly fix?: Fix } => {
  if (way.kind !== 'shift' || !pose) return {};
  const to: Pose = shiftedPose(pose, way.shift);
  return { fix: { says: way.says, action: 'move-stands', args: { moves: [{ id, from: [...pose], to: [...to] }] } } };
};
