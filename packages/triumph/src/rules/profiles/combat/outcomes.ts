import type { SourcedTable } from '../sourced-table.ts';

export const outcomeNames = ['falls-back', 'destroyed', 'evades', 'panics', 'sacked'] as const;
export type OutcomeName = (typeof outcomeNames)[number];
export type Degree = 'beaten' | 'doubled';
export type CombatKind = 'close' | 'ranged';

/** Whom a row fits. Lists that are empty ask nothing. */
export interface OutcomeWhen {
  readonly degree: Degree;
  readonly losers: readonly string[];
  /** A card that works on the loser. */
  readonly loserCards: readonly string[];
  readonly isCamp: boolean;
  readonly against: readonly string[];
  readonly isAgainstMounted: boolean;
  readonly fight: 'any' | CombatKind;
  /** Where the loser's edge that fights is. */
  readonly ground: 'any' | 'open-ground' | 'difficult-ground';
}

/** What becomes of a loser whom the row fits. */
export interface OutcomeRow {
  readonly code: string;
  readonly outcome: OutcomeName;
  readonly when: OutcomeWhen;
}

const DEFAULTS = {
  losers: [],
  loserCards: [],
  isCamp: false,
  against: [],
  isAgainstMounted: false,
  fight: 'close',
  ground: 'any',
} as const satisfies Partial<OutcomeWhen>;

type Given = Omit<OutcomeRow, 'when'> & Pick<OutcomeWhen, 'degree'> & Partial<OutcomeWhen>;

const row = ({ code, outcome, ...when }: Given): OutcomeRow => ({
  code,
  outcome,
  when: { ...DEFAULTS, ...when },
});

const shattered = (code: string, given: Partial<OutcomeWhen>): OutcomeRow =>
  row({ code, degree: 'beaten', outcome: 'destroyed', ...given });

const REFERENCE = 'a quick reference of version 1.1, read in part';
const [CAMELS, BARRIERS, CHARIOTS] = [
  'Battle Cards 1.0, card 5',
  'Battle Cards 1.0, card 9',
  'Battle Cards 1.0, card 15',
];

const said = (code: string, source: string) => ({ code, column: 'outcome', source, isVerified: true }) as const;
const reported = (code: string, source: string) => ({ code, column: 'outcome', source, isVerified: false }) as const;

const closeFoot = ['EFT', 'HFT', 'HRD', 'PAV', 'PIK', 'SPR'];

export const outcomes: SourcedTable<OutcomeRow> = {
  source: REFERENCE,
  isVerified: false,
  cells: [
    said('barriers-by-elephants', BARRIERS),
    said('charging-camelry-by-elephants', CAMELS),
    said('armored-camelry-by-elephants', CAMELS),
    reported('knights-by-elephants', `${CAMELS}, as the rule that it changes`),
    reported('knights-in-difficult', 'a report of play of 2019'),
    reported('horse-bow-evade', 'a report of play of 2019'),
    reported('rabble-panics', 'answers of the authors in their forum, October 2017'),
    reported('camp-beaten', 'public sources, which do not say whether it must be doubled'),
    said('marked-by-riders', CHARIOTS),
    said('beaten', REFERENCE),
    said('doubled', REFERENCE),
  ],
  rows: [
    row({ code: 'camp-beaten', degree: 'beaten', outcome: 'sacked', isCamp: true }),
    row({ code: 'camp-doubled', degree: 'doubled', outcome: 'sacked', isCamp: true }),
    row({
      code: 'charging-camelry-by-elephants',
      degree: 'beaten',
      outcome: 'falls-back',
      loserCards: ['CC'],
      against: ['ELE'],
    }),
    row({
      code: 'armored-camelry-by-elephants',
      degree: 'beaten',
      outcome: 'falls-back',
      loserCards: ['AC'],
      against: ['ELE'],
    }),
    shattered('barriers-by-elephants', { loserCards: ['PL'], against: ['ELE'] }),
    shattered('marked-by-riders', { loserCards: ['SC'], against: ['JCV', 'ECV'] }),
    shattered('loose-foot-by-knights', {
      losers: ['LFT', 'LSP', 'RBL', 'RDR', 'WBD', 'WRR'],
      against: ['KNT', 'CHT'],
      ground: 'open-ground',
    }),
    shattered('close-foot-by-knights', {
      losers: closeFoot,
      against: ['KNT', 'CHT'],
      ground: 'open-ground',
    }),
    shattered('close-foot-by-warriors', {
      losers: closeFoot,
      against: ['WRR', 'WBD'],
      ground: 'open-ground',
    }),
    shattered('bows-by-mounted', { losers: ['ARC', 'BLV'], isAgainstMounted: true }),
    shattered('war-wagons-by-elephants', { losers: ['WWG'], against: ['ELE'] }),
    shattered('war-wagons-by-artillery', {
      losers: ['WWG'],
      against: ['ART'],
      fight: 'ranged',
    }),
    shattered('elephants-by-skirmishers', {
      losers: ['ELE'],
      against: ['SKM', 'LFT'],
    }),
    shattered('knights-by-elephants', {
      losers: ['KNT', 'CAT'],
      against: ['ELE'],
    }),
    shattered('knights-in-difficult', { losers: ['KNT'], ground: 'difficult-ground' }),
    row({ code: 'horse-bow-evade', degree: 'doubled', outcome: 'evades', losers: ['HBW'] }),
    row({
      code: 'rabble-panics',
      degree: 'doubled',
      outcome: 'panics',
      losers: ['RBL'],
      isAgainstMounted: true,
      ground: 'difficult-ground',
    }),
    row({ code: 'beaten', degree: 'beaten', outcome: 'falls-back', fight: 'any' }),
    row({ code: 'doubled', degree: 'doubled', outcome: 'destroyed', fight: 'any' }),
  ],
};
