import type { Body } from '../body.ts';
import { linksOf } from './links.ts';

/** Stands that touch as a group, by id; a lone stand is a group of one. Both lists are sorted, so the order of the stands does not matter. */
export const groupsOf = (bodies: readonly Body[]): string[][] => {
  const groupOf = new Map(bodies.map((body) => [body.id, [body.id]]));
  for (const { first, second } of linksOf(bodies)) {
    const [into, from] = [groupOf.get(first.id), groupOf.get(second.id)];
    if (!into || !from || into === from) continue;
    for (const id of from) {
      into.push(id);
      groupOf.set(id, into);
    }
  }
  const groups = [...new Set(groupOf.values())].map((ids) => ids.toSorted());
  return groups.toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
};

/** The group that a stand belongs to. */
export const groupWith = (id: string, bodies: readonly Body[]): string[] =>
  groupsOf(bodies).find((group) => group.includes(id)) ?? [];
