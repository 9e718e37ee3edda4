import type { ShownMarker } from './pages/board-element.ts';
import type { Player } from './players.ts';

type Side = 'red' | 'blue';

/** How many stands of a side are on the board in each command that everybody knows; the others under "unknown". */
export const knownCommands = async ({ table }: Player, side: Side): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const { command = 'unknown', ...stand } of await table.board.stands())
    if (stand.side === side && stand.place === 'board') found[command] = (found[command] ?? 0) + 1;
  return found;
};

/** A side's entry markers as somebody sees them, A first. */
export const markersOf = async ({ table }: Player, side: Side): Promise<ShownMarker[]> =>
  (await table.board.markers())
    .filter((marker) => marker.side === side)
    .sort((a, b) => a.letter.localeCompare(b.letter));

/** What is written under the letters, sorted: nothing, "2", or "2 ✓" once their browser has checked the seal. */
export const badgesOf = async (player: Player, side: Side): Promise<string[]> =>
  (await markersOf(player, side)).map(({ badge = '' }) => badge).sort();

/** What the list of seals says in one line: "Command 1, its march sealed". */
export const sealLine = async ({ table }: Player, side: 'Red' | 'Blue', name: string): Promise<string> => {
  await table.trust.open();
  const text = await table.trust.seal(side, name).innerText();
  await table.trust.close();
  return text.replaceAll(/\s+/g, ' ').trim();
};
