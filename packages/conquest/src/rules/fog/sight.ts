import type { SideId } from '@vexillum/model';
import type { Board } from '../board/board.ts';

/** The lands that such players see together: their own, and whatever borders on them, also where the border leads one way only. */
export const sightOf = (
  { territories, neighbours }: Pick<Board, 'territories' | 'neighbours'>,
  ownerOf: (id: string) => SideId | null,
  viewers: ReadonlySet<SideId>,
): ReadonlySet<string> => {
  const isOwn = (id: string): boolean => {
    const owner = ownerOf(id);
    return owner !== null && viewers.has(owner);
  };
  const seen = new Set<string>();
  for (const id of territories) {
    if (isOwn(id)) seen.add(id);
    for (const next of neighbours(id)) {
      if (isOwn(id)) seen.add(next);
      if (isOwn(next)) seen.add(id);
    }
  }
  return seen;
};
