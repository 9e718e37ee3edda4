import type { SideId } from '@vexillum/model';
import type { Board } from '../board/board.ts';

/** The lands that such players see together: their own, and whatever borders on them, also where the border leads one way only. */
export const sightOf = (
  { territories, neighbours }: Pick<Board, 'territories' | 'neighbours'>,
  ownerOf: (id: string) => SideId | null,
  viewers: ReadonlySet<SideId>,
): ReadonlySet<string> => {
  const own = new Set(
    territories.filter((id) => {
      const owner = ownerOf(id);
      return owner !== null && viewers.has(owner);
    }),
  );
  const seen = new Set(own);
  for (const id of territories)
    for (const next of neighbours(id)) {
      if (own.has(id)) seen.add(next);
      else if (own.has(next)) seen.add(id);
    }
  return seen;
};
