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

export const getPot = (asked: PotAsked): Promise<PotPage | ApiProblem> => ask<PotPage>(potAddress(asked));

/** Where the server tells it. */
export const potAddress = ({ game, ...asked }: PotAsked): string => {
  const search = new URLSearchParams({ ...asked }).toString();
  return `/api/pots/${encodeURIComponent(game)}${search && `?${search}`}`;
};
