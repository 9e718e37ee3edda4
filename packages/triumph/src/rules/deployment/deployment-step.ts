import type { SlotKind } from './slots.ts';

export type Role = 'advantaged' | 'disadvantaged';

/** What a step asks of whoever acts in it. */
export type Asked =
  | { readonly kind: 'place-terrain' }
  | { readonly kind: 'decide-commands' }
  | { readonly kind: 'place-camp' }
  | { readonly kind: 'place-markers' }
  | { readonly kind: 'reveal-markers' }
  /** So many commands, or all that are left and on no flank march. */
  | { readonly kind: 'deploy'; readonly commands: number | 'all' }
  /** The standard game: the center first, in the order of its rulebook. */
  | { readonly kind: 'deploy-center' }
  | { readonly kind: 'deploy-rest' }
  | { readonly kind: 'reserve-march' }
  | { readonly kind: 'take-first-turn' };

/** One step of an order of deployment. */
export interface DeploymentStep {
  readonly number: number;
  /** A key that names the step in every language. */
  readonly title: string;
  readonly acts: Role | 'both';
  readonly asks: readonly Asked[];
  /** What is sealed here where a table plays with sealed orders. */
  readonly seals?: 'orders' | 'markers';
  /** Which kinds of slot whoever acts may open from here on. */
  readonly opens?: readonly SlotKind[];
}
