import { bodyAt, type Body } from '../body.ts';

/** The stand with a base of another depth, as when a battle card swaps it: its front edge stays exactly where it is. */
export const swapDepth = (body: Body, depth: number): Body => bodyAt({ ...body, depth }, body.at);
