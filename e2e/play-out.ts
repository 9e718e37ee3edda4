import { act, type Deputy } from './act.ts';
import { knownAt } from './event-guests.ts';

/** So many deeds, and resigning is no way to lift somebody's rank in a moment. */
const ENOUGH = 22;

/** Begins, puts all first armies down, and one gives the game up: enough deeds for a game that is rated. */
export const playOut = async (players: readonly [Deputy, Deputy], loser: Deputy): Promise<void> => {
  await act(players[0], 'start-game', {});
  const dealt = await knownAt(players[0]);
  const landOf = (side: string): string => {
    for (const [id, part] of dealt)
      if (id.startsWith('territory:') && (part as { owner?: string }).owner === side)
        return id.slice('territory:'.length);
    throw new Error(`${side} has no land`);
  };
  for (let n = 0; n < ENOUGH; n++) {
    const player = players[n % 2] ?? players[0];
    await act(player, 'place-army', { territory: landOf(player.table.seat) });
  }
  await act(loser, 'resign-game', {});
};
