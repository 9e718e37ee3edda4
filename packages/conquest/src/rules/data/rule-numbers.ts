import { fromSeed, ourReading } from './sourced.ts';

/** Armies that each player begins with, by the number of players. */
export const initialArmies = fromSeed<Readonly<Record<number, number>>>(
  { 2: 40, 3: 35, 4: 30, 5: 25, 6: 20, 7: 15, 8: 15 },
  'Amassing Phase',
);
export const fewestPlayers = fromSeed(2, 'Amassing Phase');
export const mostPlayers = fromSeed(8, 'Amassing Phase');

export const mostTeams = ourReading(4, 'As many as leave two players to each.');

/** Of the land that is not a player's fair share, what part a mission asks for besides. */
export const spareLandInMissions = ourReading(0.35, 'About 22 of 42 for four players, as games with missions have it.');
/** Two regions that a mission asks for are no more of the map than this. */
export const mostOfMapInRegions = ourReading(2 / 3, 'More would be nearly all of it.');

/** So many territories bring one recruit. */
export const territoriesARecruit = fromSeed(3, 'Conquer Phase');
export const fewestRecruits = fromSeed(3, 'Conquer Phase');

export const sidesOfADie = ourReading(6, 'The rules speak of dice and show six-sided ones.');
/** Armies that take no part in an attack, and stay behind when others move. */
export const armiesLeftBehind = fromSeed(1, 'Attack Action');

/** With so many victory flags at the beginning of a turn a set must be turned in. */
export const flagsThatForce = fromSeed(5, 'Recruit Action');
/** With more than this many victory flags after an elimination a set is turned in at once. */
export const mostFlagsAfterElimination = fromSeed(5, 'Eliminating Players');
/** What the card game that others play trades down to after an elimination. */
export const classicFlagsAfterElimination = ourReading(4, 'As other open implementations do it.');
export const flagsInASet = fromSeed(3, 'Recruit Action');

/** A player skipped so often in a row while amassing does not keep the others from conquering; their armies come with their first recruits. */
export const skipsThatEndAmassing = ourReading(2, 'The rules do not say what becomes of armies that nobody places.');

export const mostFortifiedArmies = fromSeed(10, 'Neutral Countries');

/** What the sets bring, one after the other; afterwards each brings `step` more. The rules only say that it rises. */
export const setValues = {
  classic: ourReading({ first: [4, 6, 8, 10, 12, 15], step: 5 }, 'As other open implementations have it.'),
  gentle: ourReading({ first: [4], step: 1 }, 'For longer games.'),
  steep: ourReading({ first: [5], step: 5 }, 'For shorter games.'),
} as const;
export type SetValues = keyof typeof setValues;
