import type { Finding } from '@vexillum/rules-assist';
import type { Origin } from '../profiles/sourced.ts';

/** How much a finding weighs that rests on these values of the profile: what nobody has verified makes it open to question. */
export const weigh = (...origins: readonly Origin[]): Pick<Finding, 'weight' | 'isUnverified'> =>
  origins.every(({ isVerified }) => isVerified) ? { weight: 'illegal' } : { weight: 'doubtful', isUnverified: true };
