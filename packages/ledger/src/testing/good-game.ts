import { type Game, type LedgerRules, type MatchRules, recordWith, type Seat, type Snapshot } from '@vexillum/model';

const kinds = {
  stand: { public: recordWith<{ readonly side: string }>({ side: 'string' }) },
  step: { public: recordWith<{ readonly number: number }>({ number: 'number' }) },
};

export const goodSeats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  { id: 'red-captain', kind: 'captain', side: 'red' },
  { id: 'blue-captain', kind: 'captain', side: 'blue' },
  { id: 'umpire', kind: 'umpire' },
];

export const goodRules: LedgerRules = {
  checkpoint: { of: 'stand', after: ['step'] },
  weighty: ['step'],
  sharedSlots: ['cmd', 'marker'],
};

/** The game of the good match, as far as checking goes. */
export const goodGame = (replay: MatchRules['replay'] = () => []): Game => ({
  id: 'grand-triumph',
  name: 'GRAND TRIUMPH!',
  sides: ['red', 'blue'],
  seats: goodSeats,
  profiles: [],
  houseRules: [],
  kinds,
  actions: [],
  events: {},
  eventOf: () => undefined,
  mayTellAll: (snapshot: Snapshot<typeof kinds>) => snapshot.public.step.get('this')?.number === 12,
  ledger: goodRules,
  match: { replay },
});
