import type { HonoursPage } from '@vexillum/protocol';
import { type ApiProblem, ask } from './api.ts';

export type { GivenTier, HonourRow, HonoursPage } from '@vexillum/protocol';

/** What a player was given. `card` is the key of their player card, hex. */
export const getHonours = (card: string): Promise<HonoursPage | ApiProblem> =>
  ask<HonoursPage>(`/api/honours/${encodeURIComponent(card)}`);
