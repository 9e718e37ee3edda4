import type { RanksPage } from '@vexillum/protocol';
import { type ApiProblem, ask } from './api.ts';

export type { GameRank, PlayedRow, RankPoint, RanksPage } from '@vexillum/protocol';

/** How a player stands in each game, and how it came to that. `card` is the key of their player card, hex. */
export const getRanks = (card: string): Promise<RanksPage | ApiProblem> =>
  ask<RanksPage>(`/api/ranks/${encodeURIComponent(card)}`);
