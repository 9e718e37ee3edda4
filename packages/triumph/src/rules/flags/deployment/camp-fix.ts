import type { Pose } from '@vexillum/model';
import type { Fix } from '@vexillum/rules-assist';
import { shiftedPose } from '../shifted-pose.ts';
import type { WayInto } from '../way-into.ts';
import type { Camp } from '../../records/camp.ts';

/** One click that moves a camp there. */
export const campFix = (id: string, { side }: Camp, pose: Pose, way: WayInto): { readonly fix?: Fix } =>
  way.kind === 'shift'
    ? {
        fix: {
          says: way.says,
          action: 'place-camp',
          args: { side, id, pose: [...shiftedPose(pose, way.shift)] },
        },
      }
    : {};
