import type { SourcedTable } from './sourced-table.ts';
import type { TroopType } from './troop-type.ts';

export const moveClasses = ['mounted', 'open-foot', 'close-foot'] as const;
export type MoveClass = (typeof moveClasses)[number];

export interface DifficultMove {
  readonly code: MoveClass;
  /** In MU; null where such troops are not slowed. */
  readonly moveMu: number | null;
}

export const moveClassOf = ({ category, order }: TroopType): MoveClass =>
  category === 'mounted' ? 'mounted' : order === 'open' ? 'open-foot' : 'close-foot';

export const difficultMoves: SourcedTable<DifficultMove> = {
  source: 'not found in any public source: a guess of ours, to be set right',
  isVerified: false,
  cells: [
    {
      code: 'mounted',
      column: 'moveMu',
      source: 'an answer of the authors in their forum, after rule 35.2 of version 1.1',
      isVerified: false,
    },
  ],
  rows: [
    { code: 'mounted', moveMu: 3 },
    { code: 'open-foot', moveMu: null },
    { code: 'close-foot', moveMu: 2 },
  ],
};
