import { GAME, type GameState } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import type { MatchEntry } from '@vexillum/frame/replay/match-entry';

const orderIn = ({ name, changes }: MatchEntry): readonly SideId[] => {
  const change = name === 'start-game' ? (changes?.['game'] as Record<string, unknown> | undefined)?.[GAME] : undefined;
  const order = Array.isArray(change) ? (change[1] as Partial<GameState> | null)?.order : undefined;
  return Array.isArray(order) ? order.filter((side) => typeof side === 'string') : [];
};

/** Everybody who has played in a match: there may have been several games at its table. */
export const playersIn = (entries: readonly MatchEntry[]): readonly SideId[] =>
  [...new Set(entries.flatMap(orderIn))].sort();
