import { expect } from '@playwright/test';
import { act, type Deputy } from './act.ts';
import { knownAt } from './event-guests.ts';

interface Pairing {
  readonly sides: readonly string[];
  readonly state: string;
}

const pairingAt = async (host: Deputy, board: string): Promise<Pairing | undefined> =>
  (await knownAt(host)).get(`pairing:${board}`) as Pairing | undefined;

/** Who sits at each board of the round, by the numbers of their seats: `1 – 4`. */
export const boardsOf = async (host: Deputy, round: number): Promise<readonly string[]> => {
  // The page foresees a draw, before the server has it.
  await expect.poll(async () => (await knownAt(host)).has(`round:${round}`)).toBe(true);
  const boards = [...(await knownAt(host))].filter(([id]) => id.startsWith(`pairing:${round}.`));
  return boards.map(([, pairing]) =>
    (pairing as Pairing).sides
      .map((side) => Number(side.slice('player-'.length)))
      .toSorted((one, other) => one - other)
      .join(' – '),
  );
};

/** Once its table is there the umpire says, as a program, who has won on it: somebody by the number of their seat. */
export const setWinner = async (host: Deputy, board: string, winner: number): Promise<void> => {
  await expect.poll(async () => (await pairingAt(host, board))?.state).toBe('playing');
  const { sides = [] } = (await pairingAt(host, board)) ?? {};
  expect(sides).toContain(`player-${winner}`);
  const outcomes = sides.map((side) => ({ place: side === `player-${winner}` ? 1 : 2 }));
  await act(host, 'correct-result', { pairing: board, outcomes, why: 'It was played on a board of wood' });
};
