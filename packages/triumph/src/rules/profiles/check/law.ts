import type { Words } from '@vexillum/model';
import type { Problem } from '../../armies/problem.ts';
import type { FullProfile } from '../full-profile.ts';

/** One thing that must hold of every profile; answers what is wrong, and where. */
export type Law = (profile: FullProfile) => readonly Problem[];

/** A problem at a value's path where it is one. */
export const unless = (isRight: boolean, field: string, says: Words): readonly Problem[] =>
  isRight ? [] : [{ kind: 'problem', field, says }];
