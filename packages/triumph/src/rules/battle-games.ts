import { type HouseRule, type LedgerRules, plainClock, type ProfileSummary, type Seat } from '@vexillum/model';
import { SEALED_ORDERS } from './actions/plays-openly.ts';
import { MARCH_MARKERS } from './deployment/sealed.ts';
import { battleScoring } from './losses/battle-scoring.ts';
import { battleResult } from './losses/battle-result.ts';
import { battleEvents } from './events/battle-events.ts';
import { grand201706 } from './profiles/grand-2017-06.ts';
import { grandDraft09 } from './profiles/grand-draft-0-9.ts';
import type { Profile } from './profiles/profile.ts';
import { triumph11 } from './profiles/triumph-1-1.ts';
import { triumph12Draft } from './profiles/triumph-1-2-draft.ts';
import { battleKinds, type Game, type GameClock, type Snapshot, stepOf } from './records/table.ts';
import { HANDS_ON } from './records/hands.ts';
import { BATTLE_STEP, LAST_STEP } from './records/step.ts';

const sides = ['red', 'blue'] as const;
const commands = [1, 2, 3] as const;

const seatsOf = (side: (typeof sides)[number]): Seat[] => [
  { id: `${side}-captain`, kind: 'captain', side },
  ...commands.map((command): Seat => ({ id: `${side}-${command}`, kind: 'commander', side, command })),
];

export const battleSeats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  ...sides.flatMap(seatsOf),
  { id: 'umpire', kind: 'umpire' },
  { id: 'spectator', kind: 'spectator' },
];

const houseRulesOf = (isGrand: boolean): readonly HouseRule[] => [
  {
    key: HANDS_ON,
    title: 'Hands on',
    description: 'Every player may move every stand, as at a real table. Off: each side moves its own.',
    default: false,
  },
  {
    key: SEALED_ORDERS,
    title: 'Sealed orders',
    description: 'Commands, flank marches and markers are sealed and open in their steps. Off: all of it is open.',
    default: isGrand,
  },
  {
    key: MARCH_MARKERS,
    title: 'Markers for flank marches too',
    description:
      'Each side places all three markers whatever marches, so that their number tells nothing. Off: only commands on the table have one.',
    default: true,
  },
];

const summaryOf = ({ id, name, description }: Profile): ProfileSummary => ({ id, name, description });

/** Turns of a battle by the clock, before the end; a late one is passed as the umpire would. */
export const battleClock: GameClock = {
  ...plainClock,
  reads: [...plainClock.reads, 'step'],
  turnOf: (snapshot) => ((stepOf(snapshot)?.number ?? 0) <= BATTLE_STEP ? plainClock.turnOf(snapshot) : undefined),
  late: () => ({ seat: 'umpire', name: 'begin-turn', args: {} }),
};

/** The game has ended: everybody may read everything. */
export const isOver = (snapshot: Snapshot): boolean => stepOf(snapshot)?.number === LAST_STEP;

/** Where a step or a turn begins, the stands are bound; seals are opened by steps, so a step is signed at once. */
const battleLedger: LedgerRules = {
  checkpoint: { of: 'stand', after: ['step', 'turn'] },
  weighty: ['step'],
  ends: ['step'],
  sharedSlots: ['cmd', 'marker'],
};

const TRIUMPH = 'triumph';
const GRAND_TRIUMPH = 'grand-triumph';

export const battleIds: readonly string[] = [TRIUMPH, GRAND_TRIUMPH];

type Parts = Pick<
  Game,
  | 'actions'
  | 'eventOf'
  | 'checkHouse'
  | 'match'
  | 'check'
  | 'stepOf'
  | 'standing'
  | 'ownerOf'
  | 'withHindsight'
  | 'whyNotTakeBack'
>;

interface PartsOfEach extends Parts {
  /** For one of the two games. */
  readonly achievements?: (isGrand: boolean) => NonNullable<Game['achievements']>;
}

const battle = (
  id: string,
  name: string,
  profiles: readonly Profile[],
  isGrand: boolean,
  { achievements, ...parts }: PartsOfEach,
): Game => ({
  id,
  name,
  // The second has phases, cards that everybody sees, and points that the server reckons, and keeps the flags that a phase leaves open.
  edition: 2,
  sides,
  seats: battleSeats,
  profiles: profiles.map(summaryOf),
  houseRules: houseRulesOf(isGrand),
  kinds: battleKinds,
  clock: battleClock,
  result: battleResult,
  scoring: battleScoring(isGrand ? 3 : 1),
  mayTellAll: isOver,
  ledger: battleLedger,
  events: battleEvents,
  ...(achievements ? { achievements: achievements(isGrand) } : {}),
  ...parts,
});

/** The standard game and the big one, with what they do. */
export const battleGames = (parts: PartsOfEach): { readonly triumph: Game; readonly grandTriumph: Game } => ({
  triumph: battle(TRIUMPH, 'TRIUMPH!', [triumph11, triumph12Draft], false, parts),
  grandTriumph: battle(GRAND_TRIUMPH, 'GRAND TRIUMPH!', [grand201706, grandDraft09], true, parts),
});
