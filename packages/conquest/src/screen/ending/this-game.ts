import { conquest, type ConquestKinds, fogsIn, withFogLifted } from '../../rules/index.ts';
import { commitTo } from '@vexillum/ledger';
import { eventsOf, type Happened, type ReplayEntry } from '@vexillum/model';

export type HappenedHere = Happened<ConquestKinds>;

/** By which the game's commitments are named. */
const gameIdIn = ([genesis]: readonly ReplayEntry[]): string => {
  const { gameId } = (genesis?.args ?? {}) as { readonly gameId?: unknown };
  return typeof gameId === 'string' ? gameId : '';
};

/** Where the last game of a table was begun, if the fog that it was played in has lifted. */
export const liftedStartIn = (entries: readonly ReplayEntry[]): number | undefined => {
  const start = entries.findLast(({ name }) => name === 'start-game')?.seq;
  const fog = fogsIn(entries).at(-1);
  return fog?.isLifted && fog.seq === start ? start : undefined;
};

/** A whole match without its fog, as far as that has lifted. Takes long: every deed is done again. */
export const lifted = (entries: readonly ReplayEntry[]): readonly ReplayEntry[] =>
  withFogLifted(entries, commitTo(gameIdIn(entries)));

/** What has happened in the game that is on or over, from its START; where its fog has lifted, all that was done in it. */
export const thisGame = (entries: readonly ReplayEntry[]): readonly HappenedHere[] => {
  const all = [...eventsOf(conquest, liftedStartIn(entries) === undefined ? entries : lifted(entries))];
  return all.slice(all.findLastIndex(({ event }) => event.kind === 'game-started'));
};
