import type { Body } from '../body.ts';
import { rightOf } from '../point.ts';
import { linksOf } from './links.ts';

/**
 * A group as its files, from its left to its right, each from its first to its last. Stands that are linked to nobody are files of their own;
 * left and right are as the first of the front rank by id sees them.
 */
export const filesOf = (group: readonly Body[]): Body[][] => {
  const byId = group.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const behind = new Map<string, Body>();
  const followers = new Set<string>();
  for (const { kind, first, second } of linksOf(byId)) {
    if (kind !== 'behind' || behind.has(first.id) || followers.has(second.id)) continue;
    behind.set(first.id, second);
    followers.add(second.id);
  }
  const leads = byId.filter(({ id }) => !followers.has(id));
  const [lead] = leads;
  if (!lead) return [byId];
  const right = rightOf(lead.at.degrees);
  const along = ({ at }: Body): number => at.x * right.x + at.y * right.y;
  const fileFrom = (first: Body): Body[] => {
    const file = [first];
    for (let next = behind.get(first.id); next; next = behind.get(next.id)) file.push(next);
    return file;
  };
  return leads.toSorted((a, b) => along(a) - along(b)).map(fileFrom);
};
