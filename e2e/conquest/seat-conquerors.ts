import type { APIRequest } from '@playwright/test';
import type { House } from '../house.ts';
import type { Enter, Player } from '../players.ts';

const seatOf = {
  host: 'host',
  first: 'player-1',
  second: 'player-2',
  third: 'player-3',
  umpire: 'umpire',
  spectator: 'spectator',
} as const;
type Guest = keyof typeof seatOf;

/** Three players, a host who does not play, and somebody who watches, each in a browser of their own. */
export type Conquerors = Readonly<Record<Exclude<Guest, 'umpire'>, Player>>;

interface Wish {
  readonly enter: Enter;
  readonly house: House;
  readonly request: APIRequest;
  readonly houseRules: Readonly<Record<string, boolean | number | string>>;
}

export const seatConquerors = (wish: Wish): Promise<Conquerors> =>
  seatGuests(wish, ['host', 'first', 'second', 'third', 'spectator']);

/** A table on the small map, at which these have sat down by their links. */
export const seatGuests = async <Who extends Guest>(
  { enter, house, request, houseRules }: Wish,
  guests: readonly Who[],
): Promise<Readonly<Record<Who, Player>>> => {
  const host = await request.newContext({ baseURL: house.url, extraHTTPHeaders: { Origin: house.url } });
  const response = await host.post('/api/tables', {
    data: { game: 'conquest', profile: 'twin-holms', name: 'Three isles', houseRules },
  });
  const { invites } = (await response.json()) as { readonly invites: readonly { seat: string; url: string }[] };
  await host.dispose();
  const seated = guests.map(async (role) => {
    // Five browsers that all draw an arrow for every attack would keep the machine busy with nothing else.
    const player = await enter(role, role === 'first' ? {} : { reducedMotion: 'reduce' });
    await player.join.follow(invites.find(({ seat }) => seat === seatOf[role])?.url ?? '');
    await player.conquest.isReady();
    return [role, player] as const;
  });
  return Object.fromEntries(await Promise.all(seated)) as Record<Who, Player>;
};
