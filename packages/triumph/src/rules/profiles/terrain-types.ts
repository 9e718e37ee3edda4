import type { OutlineKind } from '@vexillum/geometry';
import type { SourcedTable } from './sourced-table.ts';
import type { SizeMu, TerrainForm, TerrainType } from './terrain-type.ts';

interface Limits {
  readonly smallest: SizeMu;
  readonly largest: SizeMu;
}

// The exact limits of the rulebook were not found: these are the smallest and largest pieces seen in a public table mod.
const piece: Limits = { smallest: [4, 2], largest: [16, 8] };
const streamPiece: Limits = { smallest: [8, 1], largest: [48, 3] };
const coastPiece: Limits = { smallest: [8, 2], largest: [48, 6] };
const obstaclePiece: Limits = { smallest: [2, 1], largest: [2, 1] };

const row = (
  code: string,
  name: string,
  form: TerrainForm,
  outline: OutlineKind,
  ground: 'easy' | 'difficult',
  shape: 'flat' | 'hill',
  view: 'open' | 'closed',
  defaultSize: SizeMu,
  { smallest, largest }: Limits,
): TerrainType => ({
  code,
  name,
  form,
  outline,
  isDifficult: ground === 'difficult',
  isHill: shape === 'hill',
  blocksSight: view === 'closed',
  defaultSize,
  smallest,
  largest,
});

const BATTLE_CARDS = 'Battle Cards 1.0';
const seen = { source: 'sizes of the pieces in a public table mod', isVerified: false };

export const terrainTypes: SourcedTable<TerrainType> = {
  source: 'names from the setup reference and a public table mod, which agree',
  isVerified: true,
  columns: {
    form: { source: 'inferred from the piece classes of a public table mod', isVerified: false },
    isDifficult: { source: 'inferred from answers of the authors and from general knowledge', isVerified: false },
    outline: { source: 'our own drawing', isVerified: false },
    isHill: { source: 'inferred from the names', isVerified: false },
    blocksSight: { source: 'inferred from the names and from general knowledge', isVerified: false },
    defaultSize: seen,
    smallest: seen,
    largest: seen,
  },
  cells: [
    { code: 'dunes', column: 'isDifficult', source: `${BATTLE_CARDS}, card 4`, isVerified: true },
    { code: 'oasis', column: 'isDifficult', source: `${BATTLE_CARDS}, card 4`, isVerified: true },
    { code: 'prepared-defenses', column: 'name', source: `${BATTLE_CARDS}, card 14`, isVerified: true },
    { code: 'prepared-defenses', column: 'form', source: `${BATTLE_CARDS}, card 14`, isVerified: true },
    { code: 'prepared-defenses', column: 'defaultSize', source: `${BATTLE_CARDS}, card 14`, isVerified: true },
    { code: 'prepared-defenses', column: 'smallest', source: `${BATTLE_CARDS}, card 14`, isVerified: true },
    { code: 'prepared-defenses', column: 'largest', source: `${BATTLE_CARDS}, card 14`, isVerified: true },
  ],
  rows: [
    row('village', 'Village', 'area', 'block', 'difficult', 'flat', 'closed', [6, 6], piece),
    row('woods', 'Woods', 'area', 'blob', 'difficult', 'flat', 'closed', [8, 6], piece),
    row('wooded-hills', 'Wooded hills', 'area', 'blob', 'difficult', 'hill', 'closed', [10, 8], piece),
    row('steep-hills', 'Steep hills', 'area', 'blob', 'difficult', 'hill', 'closed', [8, 8], piece),
    row('gentle-hills', 'Gentle hills', 'area', 'blob', 'easy', 'hill', 'closed', [10, 8], piece),
    row('rough', 'Rough', 'area', 'blob', 'difficult', 'flat', 'open', [8, 6], piece),
    row('ploughed-fields', 'Ploughed fields', 'area', 'block', 'difficult', 'flat', 'open', [8, 6], piece),
    row('marsh', 'Marsh', 'area', 'blob', 'difficult', 'flat', 'open', [8, 6], piece),
    row('dunes', 'Dunes', 'area', 'blob', 'difficult', 'flat', 'closed', [8, 8], piece),
    row('oasis', 'Oasis', 'area', 'blob', 'difficult', 'flat', 'closed', [6, 4], piece),
    row('stream', 'Stream', 'linear', 'ribbon', 'difficult', 'flat', 'open', [32, 2], streamPiece),
    row('coast', 'Coast', 'edge', 'edge', 'difficult', 'flat', 'open', [32, 3], coastPiece),
    row(
      'prepared-defenses',
      'Prepared defenses',
      'obstacle',
      'box',
      'difficult',
      'flat',
      'open',
      [2, 1],
      obstaclePiece,
    ),
  ],
};
