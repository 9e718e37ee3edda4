import type { APIRequest } from '@playwright/test';
import type { House } from '../house.ts';
import type { Enter, Player } from '../players.ts';

const guests = ['host', 'first', 'second', 'third', 'spectator'] as const;

/** Three players, a host who does not play, and somebody who watches, each in a browser of his own. */
export type Conquerors = Readonly<Record<(typeof guests)[number], Player>>;

interface Wish {
  readonly enter: Enter;
  readonly house: House;
  readonly request: APIRequest;
  readonly houseRules: Readonly<Record<string, boolean | number | string>>;
}

/** A table on the small map, at which everybody has sat down by his link. */
export const seatConquerors = async ({ enter, house, request, houseRules }: Wish): Promise<Conquerors> => {
  const host = await request.newContext({ baseURL: house.url, extraHTTPHeaders: { Origin: house.url } });
  const response = await host.post('/api/tables', {
    data: { game: 'conquest', profile: 'twin-holms', name: 'Three isles', houseRules },
  });
  const { invites } = (await response.json()) as { readonly invites: readonly { seat: string; url: string }[] };
  await host.dispose();
  const seatOf = {
    host: 'host',
    first: 'player-1',
    second: 'player-2',
    third: 'player-3',
    spectator: 'spectator',
  } as const;
  const seated = guests.map(async (role) => {
    // Five browsers that all draw an arrow for every attack would keep the machine busy with nothing else.
    const player = await enter(role, role === 'first' ? {} : { reducedMotion: 'reduce' });
    await player.join.follow(invites.find(({ seat }) => seat === seatOf[role])?.url ?? '');
    await player.conquest.isReady();
    return [role, player] as const;
  });
  return Object.fromEntries(await Promise.all(seated)) as Conquerors;
};
