import type { SourcedTable } from '../sourced-table.ts';

/** How far a stand goes that must: straight back, or ahead in a pursuit. */
export interface OutcomeMove {
  readonly code: 'falls-back' | 'evades' | 'panics' | 'pursues';
  /** So many times its own depth, at most its width each. */
  readonly depths: number;
  readonly furtherMu: number;
  /** Whether it turns round then. */
  readonly isTurnedAbout: boolean;
  /** Whether it then makes a whole tactical move, straight ahead. */
  readonly isMoving: boolean;
}

const MOD = 'a public table mod made for version 1.1';

export const outcomeMoves: SourcedTable<OutcomeMove> = {
  source: MOD,
  isVerified: false,
  rows: [
    { code: 'falls-back', depths: 1, furtherMu: 0, isTurnedAbout: false, isMoving: false },
    { code: 'evades', depths: 1, furtherMu: 4, isTurnedAbout: false, isMoving: false },
    { code: 'panics', depths: 1, furtherMu: 0, isTurnedAbout: true, isMoving: true },
    { code: 'pursues', depths: 1, furtherMu: 0, isTurnedAbout: false, isMoving: false },
  ],
};
