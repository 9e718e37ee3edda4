import type { PotPage } from '@vexillum/protocol';
import { type ApiProblem, ask } from './api.ts';

export type { Laurel, OwnPot, PotPage, PotRow } from '@vexillum/protocol';

export interface PotAsked {
  readonly game: string;
  /** `2026-11`; the running one without it. */
  readonly period?: string;
  /** Whose standing is told too: the key of a player card, hex. */
  readonly card?: string;
}

export const getPot = ({ game, ...asked }: PotAsked): Promise<PotPage | ApiProblem> =>
  ask<PotPage>(`/api/pots/${encodeURIComponent(game)}?${new URLSearchParams({ ...asked }).toString()}`);
