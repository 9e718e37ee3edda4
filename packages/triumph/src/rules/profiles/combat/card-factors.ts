import type { SourcedTable } from '../sourced-table.ts';

/** When a card's factor counts. */
export interface FactorWhen {
  readonly card: string;
  readonly use: 'close' | 'shooting' | 'shot-at';
  /** The enemy's types for which it counts: all where none is named. */
  readonly against: readonly string[];
  readonly isAgainstMounted: boolean;
  /** Not against an enemy on which one of these works. */
  readonly notAgainst: readonly string[];
  /** The edge on which the stand has the enemy. */
  readonly facing: 'any' | 'front' | 'not-rear';
  readonly needs: 'nothing' | 'same-type-behind' | 'wagon-behind' | 'enemy-wagon-behind';
}

/** What a battle card adds to the sum of a stand on which it works. */
export interface CardFactor {
  readonly code: string;
  readonly factor: number;
  readonly when: FactorWhen;
}

const DEFAULTS = {
  use: 'close',
  against: [],
  isAgainstMounted: false,
  notAgainst: [],
  facing: 'any',
  needs: 'nothing',
} as const satisfies Partial<FactorWhen>;

type Given = Pick<CardFactor, 'code' | 'factor'> & Pick<FactorWhen, 'card'> & Partial<FactorWhen>;

const row = ({ code, factor, ...when }: Given): CardFactor => ({
  code,
  factor,
  when: { ...DEFAULTS, ...when },
});

const camels: Pick<FactorWhen, 'against' | 'notAgainst'> = {
  against: ['KNT', 'ELE', 'CAT'],
  notAgainst: ['CC', 'AC'],
};

export const cardFactors: SourcedTable<CardFactor> = {
  source: 'Battle Cards 1.0',
  isVerified: true,
  rows: [
    row({ code: 'light-camelry', card: 'LC', factor: 1, ...camels }),
    row({ code: 'charging-camelry', card: 'CC', factor: -1 }),
    row({ code: 'armored-camelry', card: 'AC', factor: -1 }),
    row({ code: 'camel-infantry', card: 'CF', factor: 1, ...camels }),
    row({
      code: 'bowmen-behind',
      card: 'SP',
      factor: 1,
      against: ['WBD', 'WRR'],
      isAgainstMounted: true,
      facing: 'front',
    }),
    row({ code: 'transports-shot-at', card: 'MI', factor: -1, use: 'shot-at' }),
    row({ code: 'caught-on-transports', card: 'MI', factor: -1 }),
    row({
      code: 'barriers-shot-at',
      card: 'PL',
      factor: 1,
      use: 'shot-at',
      facing: 'not-rear',
    }),
    row({ code: 'barriers', card: 'PL', factor: 2, isAgainstMounted: true, facing: 'front' }),
    row({ code: 'deep-formation', card: 'HD', factor: 1, needs: 'same-type-behind' }),
    row({ code: 'wagon-behind', card: 'SW', factor: 1, needs: 'wagon-behind' }),
    row({
      code: 'wagon-behind-target',
      card: 'SW',
      factor: -1,
      use: 'shooting',
      needs: 'enemy-wagon-behind',
    }),
    row({ code: 'elephant-screen', card: 'ET', factor: 1, facing: 'front' }),
    row({ code: 'scythed-chariots', card: 'SC', factor: -1, against: ['HBW', 'KNT', 'CAT'] }),
    row({ code: 'chained-knights', card: 'CH', factor: 2, against: ['KNT'] }),
    row({ code: 'chained-javelins', card: 'CH', factor: 1, against: ['JCV'] }),
    row({ code: 'chained-loose', card: 'CH', factor: -1, against: ['RBL', 'SKM'] }),
  ],
};
