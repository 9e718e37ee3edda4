import type { FlagMatter } from '@vexillum/model';
import type { Leftover } from '../records/leftover.ts';

/** A flag as it lies there once its moment is past: about no piece, so that what is said to it holds wherever the pieces go. */
export const matterOf = (id: string, { says }: Pick<Leftover, 'says'>): FlagMatter => ({ id, about: [], says });
