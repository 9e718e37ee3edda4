import type { Problem } from '../../armies/problem.ts';
import type { Profile } from '../profile.ts';

/**
 * The laws that a profile must keep. Nobody needs them to see a table, so a browser has them only where rules are changed; whoever must
 * be right about them (a server, a replay) calls `useLaws` first.
 */
export const lawsInUse: { check?: (profile: Profile) => readonly Problem[] } = {};
