import type { Game } from '@vexillum/model';
import { battleActions } from './actions/index.ts';
import { battleGames } from './battle-games.ts';
import { checkValues } from './profiles/house/check-values.ts';
import { profileOf } from './profiles/profile-of.ts';

export const { triumph, grandTriumph } = battleGames({
  actions: battleActions,
  checkHouse: (id, values) => {
    const profile = profileOf(id);
    return profile && checkValues(profile, values);
  },
});
export const games: readonly Game[] = [grandTriumph, triumph];
