import { conquest, type ConquestKinds } from '../../rules/index.ts';
import { eventsOf, type Happened } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';

export type HappenedHere = Happened<ConquestKinds>;

/** What has happened in the game that is on or over, from its START. */
export const thisGame = (entries: readonly LedgerEntry[]): readonly HappenedHere[] => {
  const all = [...eventsOf(conquest, entries)];
  return all.slice(all.findLastIndex(({ event }) => event.kind === 'game-started'));
};
