import { randomUUID } from 'node:crypto';
import { sampleArmies } from '@vexillum/triumph';
import { plain } from './dialect.ts';
import { deal, poseOf, STANDS } from './a-table.ts';
import type { Flights } from './flights.ts';
import { post } from './http-client.ts';
import { OurPlayer, type Sight } from './our-player.ts';
import type { BenchTable } from './player.ts';

const GAME = 'grand-triumph';
const sides = ['red', 'blue'] as const;

interface Invite {
  readonly seat: string;
  readonly token: string;
}

/** Half of the table's stands: a sample army's over and over, free for every commander of the side to move. */
const army = () => {
  const [sample] = sampleArmies;
  if (!sample) throw new Error('there is no sample army');
  const { stands, name } = sample.army;
  const many = Array.from({ length: STANDS / sides.length }, (_, i) => ({
    ...stands[i % stands.length],
    command: null,
  }));
  const halfPoints = many.reduce((sum, stand) => sum + (stand.halfPoints ?? 0), 0);
  return { vexillumArmy: 1, name, halfPoints, stands: many, cards: [] };
};

/** Brings the side's army and puts all of it on the board; answers the stands' ids. */
const deploy = async (act: (name: string, args: object) => Promise<unknown>, side: string): Promise<string[]> => {
  const { result } = (await act('bring-army', { side, army: army() })) as { result: { stands: string[] } };
  const placed = result.stands.map((id, i) => ({ id, pose: poseOf(i, side === 'red' ? 0 : 1) }));
  await act('place-stands', { stands: placed });
  return result.stands;
};

/** So many seats, the same number on each side, captains first. */
const seatsFor = (clients: number): string[] =>
  ['red-captain', 'blue-captain', 'red-1', 'blue-1', 'red-2', 'blue-2', 'red-3', 'blue-3'].slice(0, clients);

/** A table on our server: made, claimed, armed and deployed over HTTP as a player's browser would, then joined by sockets. */
export const openOurTable = async (port: number, clients: number, flights: Flights): Promise<BenchTable> => {
  const created = (await post(port, '/api/tables', { game: GAME, name: 'Bench' })).body as {
    table: string;
    invites: Invite[];
  };
  const { table, invites } = created;
  const seats = seatsFor(clients);
  const sit = async (seat: string, token: string | undefined) =>
    (await post(port, '/api/claim', { token, name: seat })).cookie ?? '';
  const captains = await Promise.all(
    seats.slice(0, 2).map((seat) => sit(seat, invites.find((invite) => invite.seat === seat)?.token)),
  );
  const commanders = await Promise.all(
    seats.slice(2).map(async (seat, i) => {
      const made = await post(port, `/api/tables/${table}/seats/${seat}/rotate`, {}, captains[i % 2]);
      return sit(seat, (made.body as Invite).token);
    }),
  );
  const cookies = [...captains, ...commanders];
  const hands = await Promise.all(
    sides.map(async (side, i) => {
      const act = async (name: string, args: object) =>
        (await post(port, `/api/tables/${table}/actions/${name}`, { id: randomUUID(), args }, cookies[i])).body;
      return deal(await deploy(act, side), clients / sides.length);
    }),
  );
  const sight: Sight = { head: undefined };
  const players = seats.map((seat, i) => {
    const address = { port, path: `/sync/${table}/public?seat=${seat}&events=1`, cookie: cookies[i] ?? '' };
    return new OurPlayer(address, hands[i % 2]?.[Math.floor(i / 2)] ?? [], flights, sight, i === 0);
  });
  for (const player of players) await player.connect();
  return {
    players,
    table,
    cookies,
    spectatorToken: invites.find(({ seat }) => seat === 'spectator')?.token,
    get comebacks() {
      return players.reduce((sum, player) => sum + player.comebacks, 0);
    },
    get frames() {
      return players.reduce((sum, player) => sum + player.frames, 0);
    },
    door: { port, path: `/sync/${table}/public?seat=red-captain&events=1`, cookie: cookies[0] ?? '', dialect: plain },
    close: () => players.forEach((player) => player.close()),
  };
};
