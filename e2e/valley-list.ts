import type { ListFile } from './army-lists.ts';

const line = (types: readonly string[], min: number, max: number, description: string, core = '') => ({
  min,
  max,
  dateRanges: [],
  troopEntries: types.map((troopTypeCode) => ({ troopTypeCode, dismountTypeCode: null, note: null })),
  description,
  note: '',
  core,
  battleCardEntries: [],
});

const league = {
  id: 'story-valley-league',
  name: 'League of the Nine Valleys',
  listId: 77,
  sublistId: '',
  status: 'Sample',
  keywords: ['invented'],
  derivedData: { extendedName: 'League of the Nine Valleys', listStartDate: 0, listEndDate: 0 },
  dateRanges: [],
  invasionRatings: [{ value: 1, note: null }],
  maneuverRatings: [{ value: 1, note: null }],
  homeTopographies: [{ values: ['Hilly'], note: '' }],
  troopOptions: [
    line(['KNT'], 1, 1, 'Lords of the valleys'),
    line(['SPR'], 8, 8, 'Men of the towns', 'all'),
    line(['LFT'], 2, 2, 'Herdsmen'),
    line(['SKM'], 1, 2, 'Slingers'),
  ],
  troopEntriesForGeneral: [{ troopEntries: [{ troopTypeCode: 'KNT', dismountTypeCode: null, note: null }] }],
  allyOptions: [],
  battleCardEntries: [{ battleCardCode: 'AM', min: 0, max: 1, note: null }],
  showTroopOptionDescriptions: true,
};

/** An invented army list with battle line, troops that may lie in ambush, and slingers who may lead nobody but their like. */
export const valleyList: ListFile = { name: 'nine-valleys.json', text: JSON.stringify(league) };
