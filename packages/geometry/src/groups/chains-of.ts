import type { Body } from '../body.ts';
import type { World } from '../world.ts';
import { linksOf } from './links.ts';

/** Stands one behind the other, first to last: every chain of two or more, by the id of its first. */
export const chainsOf = (bodies: readonly Body[]): Body[][] => {
  const links = linksOf(bodies).filter((link) => link.kind === 'behind');
  const behind = new Map(links.map((link) => [link.first.id, link.second]));
  const followers = new Set(links.map((link) => link.second.id));
  const leads = bodies.filter((body) => behind.has(body.id) && !followers.has(body.id));
  const chainFrom = (lead: Body): Body[] => {
    const chain = [lead];
    for (let next = behind.get(lead.id); next && chain.length <= bodies.length; next = behind.get(next.id))
      chain.push(next);
    return chain;
  };
  return leads.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(chainFrom);
};

/** The stands as one straight column, first to last; `undefined` where they are something else. */
export const columnOf = (bodies: readonly Body[]): Body[] | undefined =>
  chainsOf(bodies).find((chain) => chain.length === bodies.length);

/**
 * Whether the stands move as a column: one straight behind the other, or kinked, which they are while any of them has a hinge ahead that
 * the world knows of.
 */
export const isColumn = (bodies: readonly Body[], world?: World): boolean =>
  columnOf(bodies) !== undefined ||
  (bodies.length > 1 && bodies.some(({ id }) => (world?.stands.get(id)?.hinges?.length ?? 0) > 0));
