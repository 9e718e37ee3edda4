import type { Body } from '../body.ts';
import { linksOf } from './links.ts';

/** The stands of a group with none of the group right ahead of them. */
export const frontRankOf = (group: readonly Body[]): Body[] => {
  const followers = new Set(linksOf(group).flatMap((link) => (link.kind === 'behind' ? [link.second.id] : [])));
  return group.filter((body) => !followers.has(body.id));
};
