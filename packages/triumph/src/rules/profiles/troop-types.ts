import type { SourcedTable } from './sourced-table.ts';
import type { TroopType } from './troop-type.ts';

const row = (
  code: string,
  abbreviation: string,
  name: string,
  category: TroopType['category'],
  order: TroopType['order'],
  points: number,
  moveMu: number,
  depthMu: number,
  shooting: number | null,
  rangeMu: number | null,
  shotAt: number,
  againstFoot: number,
  againstMounted: number,
): TroopType => ({
  code,
  abbreviation,
  name,
  category,
  order,
  halfPoints: points * 2,
  moveMu,
  depthMu,
  shooting,
  rangeMu,
  shotAt,
  againstFoot,
  againstMounted,
});

const MODDED = 'a public table mod, after table 5 of version 1.1';
const SAMPLE = 'a public army builder’s sample data, perhaps of version 1.2';
const doubted = (code: string, column: keyof TroopType, source: string, otherwise: string) => ({
  code,
  column,
  source,
  isVerified: false,
  otherwise: `${otherwise}, in ${SAMPLE}`,
});

/** The 26 troop types. Columns: code, abbreviation, name, category, order, points, move, depth, shooting, range, shot at, against foot, against mounted. */
export const troopTypes: SourcedTable<TroopType> = {
  source: 'three public data sets of the community that agree (army-list server, table mod, list dump)',
  isVerified: true,
  columns: {
    moveMu: { source: MODDED, isVerified: false },
    rangeMu: { source: 'a public table mod, after rule 59 of version 1.1', isVerified: false },
    depthMu: { source: 'two public data sets that agree for all types, scaled with the base width', isVerified: true },
  },
  cells: [
    doubted('BLV', 'moveMu', MODDED, '3'),
    doubted('RBL', 'moveMu', MODDED, '4'),
    doubted('HRD', 'moveMu', MODDED, '3'),
    doubted('PAV', 'againstMounted', 'three public data sets that agree', '3'),
    doubted('WWG', 'shotAt', 'three public data sets that agree', '3'),
  ],
  // biome-ignore format: a table reads as a table
  rows: [
    row('BLV', 'BL', 'Bow Levy', 'foot', 'open', 2, 2, 1.5, null, null, 3, 2, 3),
    row('RBL', 'Rb', 'Rabble', 'foot', 'open', 2, 3, 1.5, null, null, 2, 2, 1),
    row('HRD', 'Hd', 'Horde', 'foot', 'close', 2, 2, 2, null, null, 2, 3, 2),
    row('ARC', 'Arc', 'Archers', 'foot', 'open', 4, 3, 1, 3, 3, 3, 2, 4),
    row('LFT', 'LFt', 'Light Foot', 'foot', 'open', 3, 5, 1, null, null, 3, 3, 2),
    row('LSP', 'LSp', 'Light Spear', 'foot', 'open', 3, 4, 1, null, null, 3, 3, 3),
    row('RDR', 'Rd', 'Raiders', 'foot', 'open', 4, 4, 1, null, null, 3, 4, 2),
    row('SKM', 'Sk', 'Skirmishers', 'foot', 'open', 3, 5, 1, null, null, 3, 2, 1),
    row('WBD', 'Wb', 'Warband', 'foot', 'open', 3, 4, 1, null, null, 3, 3, 2),
    row('ART', 'Art', 'Artillery', 'foot', 'close', 3, 2, 2, 4, 8, 3, 2, 2),
    row('EFT', 'EFt', 'Elite Foot', 'foot', 'close', 4, 3, 0.75, null, null, 3, 5, 3),
    row('HFT', 'HFt', 'Heavy Foot', 'foot', 'close', 3, 3, 0.75, null, null, 3, 4, 3),
    row('PAV', 'Pv', 'Pavisiers', 'foot', 'close', 4, 3, 2, 3, 3, 3, 3, 4),
    row('PIK', 'Pk', 'Pikes', 'foot', 'close', 3, 3, 0.75, null, null, 3, 3, 4),
    row('SPR', 'Sp', 'Spear', 'foot', 'close', 4, 3, 0.75, null, null, 3, 4, 4),
    row('WWG', 'WWg', 'War Wagons', 'foot', 'close', 3, 2, 2, 3, 3, 4, 3, 4),
    row('WRR', 'Wr', 'Warriors', 'foot', 'close', 3, 3, 0.75, null, null, 3, 3, 2),
    row('BAD', 'BH', 'Bad Horse', 'mounted', 'open', 3, 6, 1.5, null, null, 2, 2, 2),
    row('BTX', 'BTx', 'Battle Taxi', 'mounted', 'open', 3, 6, 2, null, null, 2, 2, 2),
    row('CHT', 'Ch', 'Chariots', 'mounted', 'open', 4, 6, 2, null, null, 3, 2, 3),
    row('ECV', 'ECv', 'Elite Cavalry', 'mounted', 'open', 4, 6, 1.5, null, null, 3, 3, 3),
    row('HBW', 'HBw', 'Horse Bow', 'mounted', 'open', 4, 8, 1.5, null, null, 2, 2, 3),
    row('JCV', 'JCv', 'Javelin Cavalry', 'mounted', 'open', 4, 8, 1.5, null, null, 2, 3, 2),
    row('KNT', 'Kn', 'Knights', 'mounted', 'open', 4, 5, 1.5, null, null, 2, 3, 4),
    row('CAT', 'Cat', 'Cataphracts', 'mounted', 'close', 4, 4, 2, null, null, 3, 4, 4),
    row('ELE', 'El', 'Elephants', 'mounted', 'close', 4, 4, 2, null, null, 3, 5, 4),
  ],
};
