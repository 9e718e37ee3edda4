import type { Change } from './answer.ts';

/** Cards 4 and 5: sand is no hindrance to camels. */
export const camelry: Change = (so, { profile, stand, cards }) => {
  const open = profile.terrainExemptions.rows.filter(
    ({ code, troopType }) => cards.has(code) && troopType === stand.troopType,
  );
  return open.length === 0 ? so : { ...so, freeIn: open.flatMap(({ terrainTypes }) => terrainTypes) };
};
