import type { Json } from '@vexillum/model';
import type { Profile } from '../../rules/index.ts';

/** Tells values in words. Those come after the board: until then a house rule is spoken of without them. */
export const houseWords: { tell?: (values: Json | undefined, profile: Profile) => string } = {};
