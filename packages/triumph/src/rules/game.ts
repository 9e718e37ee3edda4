import { plainText } from '@vexillum/model';
import { battleAchievements } from './achievements/battle-achievements.ts';
import { BattleFeats } from './achievements/battle-feats.ts';
import { battleActions } from './actions/index.ts';
import { battleGames } from './battle-games.ts';
import { checkProfile } from './profiles/check/check-profile.ts';
import { battleEventOf } from './events/battle-event-of.ts';
import { checkValues } from './profiles/house/check-values.ts';
import { battleStanding } from './ending/battle-standing.ts';
import { fullProfileOf, fullProfiles } from './profiles/full-profile.ts';
import { whyNotTakeBack } from './actions/why-not-take-back.ts';
import { withHindsight } from './replay/with-hindsight.ts';
import { ownerOf } from './records/hands.ts';
import { matchRules } from './replay/replay-match.ts';
import { type Game, stepOf } from './records/table.ts';

export const { triumph, grandTriumph } = battleGames({
  actions: battleActions,
  eventOf: battleEventOf,
  checkHouse: (id, values) => {
    const profile = fullProfileOf(id);
    return profile && checkValues(profile, values);
  },
  match: matchRules,
  achievements: (isGrand) => ({ all: battleAchievements(isGrand), newReader: () => new BattleFeats() }),
  stepOf: (snapshot) => {
    const step = stepOf(snapshot);
    return step ? { ...step } : null;
  },
  standing: battleStanding,
  ownerOf,
  withHindsight,
  whyNotTakeBack,
  check: () =>
    fullProfiles.flatMap((profile) =>
      checkProfile(profile).map(
        ({ field, says }) => `the rules ${profile.id} are wrong at ${field}: ${plainText(says)}`,
      ),
    ),
});
export const games: readonly Game[] = [grandTriumph, triumph];
