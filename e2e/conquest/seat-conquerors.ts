import type { APIRequest } from '@playwright/test';
import type { Deputy } from '../act.ts';
import { type Enter, type House, nameOf, type Player } from '../players.ts';
import { makeTable } from '../open-a-table.ts';
import { whenTold } from '../when-told.ts';

const seatOf = {
  host: 'host',
  first: 'player-1',
  second: 'player-2',
  third: 'player-3',
  umpire: 'umpire',
  spectator: 'spectator',
} as const;
type Guest = keyof typeof seatOf;
type Conqueror = Exclude<Guest, 'umpire'>;

/** Three players, a host who does not play, and somebody who watches; `Seen` are those of them who have a browser. */
export type Conquerors<Seen extends Conqueror = Conqueror> = Readonly<
  Record<Seen, Player> & Record<Exclude<Conqueror, Seen>, Deputy>
>;

interface Wish {
  readonly enter: Enter;
  readonly server: Pick<House, 'url'>;
  readonly request: APIRequest;
  readonly houseRules: Readonly<Record<string, boolean | number | string>>;
}

/** A table of five. Those whom a story is not about sit there without a browser: four that nobody looks at draw as much as the one that matters. */
export const seatConquerors = <Seen extends Conqueror>(wish: Wish, seen: readonly Seen[]): Promise<Conquerors<Seen>> =>
  seat(wish, seen, ['host', 'first', 'second', 'third', 'spectator']);

/** A table on the small map, at which these have sat down by their links. */
export const seatGuests = <Who extends Guest>(
  wish: Wish,
  guests: readonly Who[],
): Promise<Readonly<Record<Who, Player>>> => seat(wish, guests, guests);

const seat = async <Seen extends Who, Who extends Guest>(
  { enter, server, request, houseRules }: Wish,
  seen: readonly Seen[],
  guests: readonly Who[],
): Promise<Readonly<Record<Seen, Player> & Record<Exclude<Who, Seen>, Deputy>>> => {
  const program = { baseURL: server.url, extraHTTPHeaders: { Origin: server.url } };
  const host = await request.newContext(program);
  const wish = {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'Three isles',
    houseRules: { 'fair-start': 'no', ...houseRules },
  };
  const { table, invites } = await makeTable(host, wish);
  await host.dispose();
  const linkOf = (role: Guest): string => invites.find((invite) => invite.seat === seatOf[role])?.url ?? '';

  const bring = async (role: Guest): Promise<Player> => {
    // Browsers that all draw an arrow for every attack would keep the machine busy with nothing else.
    const player = await enter(role, role === 'first' ? {} : { reducedMotion: 'reduce' });
    await player.join.follow(linkOf(role));
    await player.conquest.isReady();
    return player;
  };
  const depute = async (role: Guest): Promise<Deputy> => {
    const line = await request.newContext(program);
    const name = nameOf(role);
    const data = { token: new URL(linkOf(role)).hash.slice(1), name };
    await whenTold(() => line.post('/api/claim', { data }), 'seat');
    return { name, request: line, origin: server.url, table: { id: table, seat: seatOf[role] } };
  };
  const isSeen = (role: Guest): boolean => seen.some((one) => one === role);
  const seated = guests.map(async (role) => [role, await (isSeen(role) ? bring(role) : depute(role))] as const);
  return Object.fromEntries(await Promise.all(seated)) as Record<Seen, Player> & Record<Exclude<Who, Seen>, Deputy>;
};
