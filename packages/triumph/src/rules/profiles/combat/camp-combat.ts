import type { SourcedTable } from '../sourced-table.ts';

/** A camp's own factor, empty and with a garrison. */
export interface CampFight {
  readonly code: 'empty' | 'garrisoned';
  readonly factor: number;
  /** Whether the points of its garrison are added. */
  readonly isWithPoints: boolean;
}

export const campCombat: SourcedTable<CampFight> = {
  source:
    'an answer of the authors in their forum and a public table mod, after rules 72.1 and 72.2 of version 1.1, agree',
  isVerified: true,
  rows: [
    { code: 'empty', factor: 2, isWithPoints: false },
    { code: 'garrisoned', factor: 1, isWithPoints: true },
  ],
};
