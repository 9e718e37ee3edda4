/**
 * Invented army lists in the community's JSON shape, as a file would bring them, noise included: for the army screen where a player has no
 * list at hand, and for tests on a fresh clone.
 */
const entry = (troopTypeCode: string, note: string | null = null) => ({ troopTypeCode, dismountTypeCode: null, note });

interface Parts {
  readonly types: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly description: string;
  readonly core?: string;
  readonly note?: string;
  readonly dates?: readonly (readonly [number, number])[];
  readonly oneType?: boolean;
  readonly cards?: readonly { readonly code: string; readonly max?: number; readonly note?: string }[];
}

const line = ({
  types,
  min,
  max,
  description,
  core = '',
  note = '',
  dates = [],
  oneType = false,
  cards = [],
}: Parts) => ({
  min,
  max,
  dateRanges: dates.map(([startDate, endDate]) => ({ startDate, endDate })),
  troopEntries: types.map((type) => entry(type, oneType ? 'all' : null)),
  description,
  note,
  core,
  battleCardEntries: cards.map((card) => ({
    battleCardCode: card.code,
    min: card.max === undefined ? null : 0,
    max: card.max ?? null,
    note: card.note ?? null,
  })),
});

const hillKingdom = {
  id: 'sample-hill-kingdom',
  name: 'Hill Kingdom of Arvenna',
  listId: 42.5,
  sublistId: 'a',
  sortId: 42.5,
  status: 'Sample',
  keywords: ['invented', 'hills'],
  derivedData: { extendedName: 'Hill Kingdom of Arvenna  480 to 211 BC', listStartDate: -480, listEndDate: -211 },
  dateRanges: [{ startDate: -480, endDate: -211 }],
  invasionRatings: [{ value: 1, note: null }],
  maneuverRatings: [
    { value: 2, note: 'Under a king' },
    { value: 1, note: 'Otherwise' },
  ],
  homeTopographies: [{ values: ['Hilly', ' Forest '], note: '' }],
  troopOptions: [
    line({ types: ['ECV'], min: 1, max: 2, description: 'King’s riders', core: 'all' }),
    line({ types: ['HFT', 'WRR'], min: 4, max: 8, description: 'Valley levies', core: 'all', oneType: true }),
    line({ types: ['LFT'], min: 2, max: 6, description: 'Herdsmen with javelins' }),
    line({ types: ['SKM', 'RBL'], min: 0, max: 3, description: 'Slingers and boys', dates: [[0, 0]] }),
    line({ types: ['EFT'], min: 0, max: 2, description: 'Sworn swords', core: 'half', dates: [[-300, -211]] }),
    line({ types: ['ELE'], min: 1, max: 1, description: 'A gift of the coast', note: 'only the usurper' }),
  ],
  troopEntriesForGeneral: [{ troopEntries: [entry('ECV')] }, { troopEntries: [entry('EFT')] }],
  allyOptions: [
    {
      dateRange: { startDate: -300, endDate: -211 },
      note: null,
      allyEntries: [{ name: 'Riders of the plain', allyArmyList: 'sample-plain-riders-ally' }],
    },
  ],
  battleCardEntries: [
    { battleCardCode: 'PT', min: null, max: null, note: 'mules' },
    { battleCardCode: 'AM', note: null },
  ],
  showTroopOptionDescriptions: true,
};

const plainRiders = {
  id: 'sample-plain-riders',
  name: 'Riders of the Plain',
  listId: 43,
  sublistId: 'a',
  status: 'Sample',
  keywords: [],
  derivedData: { extendedName: 'Riders of the Plain  500 BC to 350 AD', listStartDate: -500, listEndDate: 350 },
  dateRanges: [{ startDate: -500, endDate: 350 }],
  invasionRatings: [{ value: 4, note: null }],
  maneuverRatings: [{ value: 4, note: null }],
  homeTopographies: [{ values: [' Steppe', 'Dry '], note: '' }],
  troopOptions: [
    line({ types: ['HBW'], min: 6, max: 11, description: 'Clansmen with bows', core: 'all' }),
    line({ types: ['CAT', 'KNT'], min: 1, max: 3, description: 'Nobles in scales', core: 'all' }),
    line({ types: ['BAD'], min: 0, max: 3, description: 'Herd boys on camels', cards: [{ code: 'LC' }] }),
    line({ types: ['BLV'], min: 0, max: 2, description: 'Townsfolk with bows' }),
  ],
  troopEntriesForGeneral: [{ troopEntries: [entry('CAT'), entry('KNT')] }],
  allyOptions: [],
  battleCardEntries: [{ battleCardCode: 'FC', min: null, max: null, note: 'wagons' }],
  showTroopOptionDescriptions: true,
};

const riverCities = {
  id: 'sample-river-cities',
  name: 'League of the River Cities',
  listId: 44,
  sublistId: '',
  status: 'Sample',
  keywords: ['invented', 'cities'],
  derivedData: { extendedName: 'League of the River Cities  1180 to 1390 AD', listStartDate: 1180, listEndDate: 1390 },
  dateRanges: [{ startDate: 1180, endDate: 1390 }],
  invasionRatings: [{ value: 0, note: null }],
  maneuverRatings: [{ value: 1, note: null }],
  homeTopographies: [{ values: ['Arable', ' Delta'], note: 'Either' }],
  troopOptions: [
    line({
      types: ['KNT'],
      min: 1,
      max: 3,
      description: 'Patricians',
      core: 'all',
      cards: [{ code: 'DD', note: 'as Elite Foot' }],
    }),
    line({ types: ['SPR'], min: 4, max: 8, description: 'Guildsmen with long spears', core: 'all' }),
    line({ types: ['PAV', 'ARC'], min: 1, max: 4, description: 'Crossbowmen' }),
    line({ types: ['HRD'], min: 0, max: 4, description: 'Country folk' }),
    line({ types: ['ART'], min: 0, max: 1, description: 'Bombard', dates: [[1340, 1390]] }),
    line({
      types: ['WWG'],
      min: 0,
      max: 2,
      description: 'Armed carts',
      dates: [[1370, 1390]],
      cards: [{ code: 'MI', max: 1 }],
    }),
  ],
  troopEntriesForGeneral: [{ troopEntries: [entry('KNT')] }],
  allyOptions: [],
  battleCardEntries: [
    { battleCardCode: 'PD', min: 0, max: 4, note: 'ditch' },
    { battleCardCode: 'SW', min: 0, max: 1, note: 'the league’s wagon' },
  ],
  showTroopOptionDescriptions: false,
};

export const sampleLists: readonly unknown[] = [hillKingdom, plainRiders, riverCities];

/** The file of ally options beside the first list. */
export const sampleAllyOptions: unknown = [
  {
    dateRange: { startDate: -300, endDate: -211 },
    note: null,
    allyEntries: [
      {
        name: 'Riders of the plain',
        allyArmyList: {
          name: 'Riders of the Plain',
          listId: 43,
          sublistId: 'a',
          armyListId: 'sample-plain-riders',
          dateRange: null,
          internalContingent: false,
          troopOptions: [line({ types: ['HBW'], min: 2, max: 4, description: 'Clansmen with bows', core: 'all' })],
        },
      },
    ],
  },
];
