export { type AcceptedUpdate, PlanDocument } from './plan-document.ts';
export { type PlanLimits, planLimits } from './plan-limits.ts';
export type { StoredOwners } from './plan-owners.ts';
export { planRoots } from './plan-roots.ts';
