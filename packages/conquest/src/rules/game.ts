import { conquestAchievements } from './achievements/conquest-achievements.ts';
import { ConquestFeats } from './achievements/conquest-feats.ts';
import { conquestActions } from './actions/index.ts';
import { chooseMap } from './actions/choose-map.ts';
import { choices } from './choices/index.ts';
import { freeSeats, whyNotSit } from './choices/free-seats.ts';
import { conquestClock } from './clock/conquest-clock.ts';
import { dueNext } from './clock/due-next.ts';
import { conquestEventOf } from './events/conquest-event-of.ts';
import { conquestEvents } from './events/conquest-events.ts';
import { asSeen, sidesTold } from './fog/as-seen.ts';
import { conquestRules } from './house-rules/house-rules.ts';
import { mapPacks } from './maps/map-packs.ts';
import { conquestKinds, ENDED, type Game, stepOf, today } from './records.ts';
import { campaignScoring } from './play/campaign-scoring.ts';
import { campaignStanding } from './play/campaign-standing.ts';
import { campaignResult } from './play/campaign-result.ts';
import { matchRules } from './replay/match-rules.ts';
import { CONQUEST } from './state/game-id.ts';
import { seats, sides } from './state/sides.ts';
import { umpiredSides } from './state/umpired-sides.ts';

/** The territory game for two to eight. Its profiles are its maps. */
export const conquest: Game = {
  id: CONQUEST,
  name: 'Conquest',
  description: 'A map, armies and dice for two to eight: claim land, gather recruits, conquer your neighbours.',
  sides,
  seats,
  profiles: mapPacks.map(({ id, name, description }) => ({ id, name, description })),
  houseRules: conquestRules,
  kinds: conquestKinds,
  today,
  due: dueNext,
  clock: conquestClock,
  umpiredSides,
  actions: conquestActions,
  choices,
  asSeen,
  sidesTold,
  result: campaignResult,
  scoring: campaignScoring,
  achievements: { all: conquestAchievements, newReader: () => new ConquestFeats() },
  prepares: [chooseMap.name],
  beginsAnew: ['reset-game'],
  match: matchRules,
  mayTellAll: (snapshot) => stepOf(snapshot)?.number === ENDED.number,
  freeSeats,
  whyNotSit,
  stepOf: (snapshot) => {
    const step = stepOf(snapshot);
    return step ? { ...step } : null;
  },
  standing: campaignStanding,
  ledger: { checkpoint: { after: ['step'] }, weighty: ['step'], ends: ['step'] },
  events: conquestEvents,
  eventOf: conquestEventOf,
};
export const games: readonly Game[] = [conquest];
