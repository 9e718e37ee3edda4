import type { Board } from '../board/board.ts';
import type { Territory } from '../state/territory.ts';

/** The board with who holds what on it just now. */
export interface Land {
  readonly board: Board;
  territory(id: string): Territory;
}

/** Whether a way leads from one territory to the other through land of the same owner. */
export const isConnected = (land: Land, from: string, to: string): boolean => {
  const { owner } = land.territory(from);
  const seen = new Set([from]);
  for (const id of seen) {
    if (id === to) return true;
    for (const next of land.board.neighbours(id)) if (land.territory(next).owner === owner) seen.add(next);
  }
  return false;
};
