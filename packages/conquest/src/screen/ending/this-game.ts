import { conquest, type ConquestKinds, withFogLifted } from '../../rules/index.ts';
import { commitTo } from '@vexillum/ledger';
import { eventsOf, type Happened, type ReplayEntry } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';

export type HappenedHere = Happened<ConquestKinds>;

/** By which the game's commitments are named. */
const gameIdIn = ([genesis]: readonly LedgerEntry[]): string => {
  const { gameId } = (genesis?.args ?? {}) as { readonly gameId?: unknown };
  return typeof gameId === 'string' ? gameId : '';
};

/** What has happened in the game that is on or over, from its START; where its fog has lifted, all that was done in it. */
export const thisGame = (entries: readonly LedgerEntry[]): readonly HappenedHere[] => {
  const all = [...eventsOf(conquest, withFogLifted(entries as readonly ReplayEntry[], commitTo(gameIdIn(entries))))];
  return all.slice(all.findLastIndex(({ event }) => event.kind === 'game-started'));
};
