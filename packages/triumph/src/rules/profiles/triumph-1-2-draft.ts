import { carryOver } from './carry-over.ts';
import type { Profile } from './profile.ts';
import type { SourcedTable } from './sourced-table.ts';
import { triumph11 } from './triumph-1-1.ts';
import type { TroopType } from './troop-type.ts';

const SAMPLE = 'a public army builder’s sample data, whose author says that they were set right for version 1.2';

/** What the sample has otherwise than version 1.1. */
const corrections: Readonly<Record<string, Partial<TroopType>>> = {
  BLV: { moveMu: 3 },
  RBL: { moveMu: 4 },
  HRD: { moveMu: 3 },
  PAV: { againstMounted: 3 },
  WWG: { shotAt: 3 },
};

const earlier = carryOver(triumph11, 'whether version 1.2 keeps it was not found');

const corrected: SourcedTable<TroopType> = {
  ...earlier.troopTypes,
  rows: earlier.troopTypes.rows.map((row) => ({ ...row, ...corrections[row.code] })),
  cells: Object.entries(corrections).flatMap(([code, changed]) =>
    (Object.keys(changed) as (keyof TroopType)[]).map((column) => ({
      code,
      column,
      source: SAMPLE,
      isVerified: false,
    })),
  ),
};

/** The edition of 2025, of which hardly anything is public: version 1.1 with five numbers changed. */
export const triumph12Draft: Profile = {
  ...earlier,
  id: 'triumph-1.2-draft',
  name: 'TRIUMPH! 1.2 (draft)',
  description:
    'A guess at the edition of 2025: as version 1.1, but Bow Levy, Rabble and Horde move 1 MU farther, Pavisiers fight mounted at 3, and War Wagons are shot at at 3. All of it is unverified.',
  troopTypes: corrected,
};
