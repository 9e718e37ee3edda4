/** Tables and lists whose rows have the same columns: their row's code says nothing of what a value is. */
const withRows: ReadonlySet<string> = new Set([
  'troopTypes',
  'terrainTypes',
  'battleCards',
  'cardTerms',
  'cardLosses',
  'cardPlays',
  'terrainExemptions',
  'difficultMoves',
  'terrainCounts',
  'topographies',
  'zones',
  'combatFactors',
  'cardFactors',
  'outcomes',
  'outcomeMoves',
  'pursuits',
  'campCombat',
]);

export interface ValuePattern {
  /** The path with `*` for the row: `troopTypes.*.moveMu`. */
  readonly pattern: string;
  /** The table, or the first part of the path. */
  readonly head: string;
  /** The row's code, where there is one. */
  readonly row?: string;
}

/** What kind of value a path names, and of which row. */
export const patternOf = (path: string): ValuePattern => {
  const [head = '', row, ...rest] = path.split('.');
  if (!withRows.has(head) || row === undefined) return { pattern: path, head };
  return { pattern: [head, '*', ...rest].join('.'), head, row };
};
