import { act } from '../act.ts';
import { seatGuests } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';

/** What a player's own page has of each land: who holds it, and the turn in which it was last seen where it is out of sight. */
interface Land {
  readonly id: string;
  readonly owner: string | null;
  readonly seen?: number;
}

const landOf = ({ page }: Player): Promise<readonly Land[]> =>
  page.locator('vx-conquest-board').evaluate((element) => {
    const { sitting } = element as unknown as {
      readonly sitting: {
        readonly snapshot: { readonly public: { readonly territory: ReadonlyMap<string, Omit<Land, 'id'>> } };
      };
    };
    return [...sitting.snapshot.public.territory].map(([id, land]) => ({ id: id.slice('territory:'.length), ...land }));
  });

test('in the fog two players see their own land and what borders on it, a spectator none, and all of it when the game is over', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'laid-out': 'even', neutral: true } };
  const { first, second, spectator, host } = await seatGuests(wish, ['first', 'second', 'spectator', 'host']);

  await test.step('the host switches the fog on, and everybody is told', async () => {
    await act(host, 'set-house-rules', { rules: { fog: true } });
    await expect(first.page.getByText('Fog of war').first()).toBeVisible();
  });

  await first.conquest.press('START');
  await first.conquest.isOnTurn();
  const ways = await first.conquest.map();

  await test.step('each sees just that', async () => {
    for (const [player, side] of [
      [first, 'player-1'],
      [second, 'player-2'],
    ] as const) {
      await eventually(async () => (await landOf(player)).length, 'the land is there').toBe(ways.size);
      const land = await landOf(player);
      const own = new Set(land.filter(({ owner }) => owner === side).map(({ id }) => id));
      const near = new Set([...own].flatMap((id) => [id, ...(ways.get(id) ?? [])]));
      expect(own.size).toBeGreaterThan(0);
      const inSight = land.filter(({ seen }) => seen === undefined).map(({ id }) => id);
      expect(new Set(inSight)).toEqual(near);
    }
    const seen = await landOf(spectator);
    expect(seen.every(({ owner }) => owner === null)).toBe(true);
    await spectator.page.getByRole('tab', { name: 'Territories' }).click();
    await expect(spectator.page.getByText('in the fog, never seen')).toHaveCount(ways.size);
  });

  await test.step('what is done by touch is told to those who see it', async () => {
    const land = await landOf(first);
    const isFoe = (id: string) => land.some((one) => one.id === id && one.owner !== 'player-1');
    const own = land.filter(({ owner }) => owner === 'player-1');
    const from = own.find(({ id }) => [...(ways.get(id) ?? [])].some(isFoe))?.id ?? '';
    const to = [...(ways.get(from) ?? [])].find(isFoe) ?? '';
    await first.conquest.follow({ does: 'place', on: from, assign: 'all' });
    await expect(first.conquest.button('ATTACK')).toBeEnabled();
    await first.conquest.follow({ does: 'attack', from, to });
    await expect(first.conquest.log.getByText('attacked').first()).toBeVisible();
    await spectator.page.getByRole('tab', { name: 'Log' }).click();
    await expect(spectator.conquest.log.getByText('acted in the fog').first()).toBeVisible();
    await expect(spectator.conquest.log.getByText('attacked')).toHaveCount(0);
  });

  await test.step('no byte has told the spectator of anybody’s land', () => {
    expect(spectator.everythingReceived.includes('territory:')).toBe(false);
    expect(spectator.everythingReceived.includes('act-unseen')).toBe(true);
  });

  const begun: string[] = [];
  first.page.on('worker', (worker) => begun.push(worker.url()));
  await act(second, 'resign-game', {});
  await test.step('the fog lifts', async () => {
    await expect(first.conquest.result).toBeVisible();
    for (const player of [second, spectator])
      await eventually(
        async () => (await landOf(player)).every(({ owner, seen }) => owner !== null && seen === undefined),
        'everybody sees everything',
      ).toBe(true);
    expect(await landOf(second)).toEqual(await landOf(spectator));
  });

  const lifters = () => begun.filter((url) => /\/lift-worker-[^/]*\.js$/.test(url)).length;
  await test.step('what happened in it is told, worked out once and beside the page', async () => {
    for (const name of ['Land over time', 'Who attacked whom', 'Luck of the dice'])
      await expect(first.page.getByRole('heading', { name })).toBeVisible();
    await first.page.getByRole('button', { name: 'By rounds' }).click();
    await expect(first.page.getByText('Round 1:')).toBeVisible();
    expect(lifters()).toBe(1);
  });

  await test.step('and the replay shows it with hindsight', async () => {
    await first.page.getByRole('button', { name: 'Watch the replay' }).click();
    await first.page.getByRole('button', { name: 'With hindsight' }).click();
    // The first throw may have taken it.
    await expect(
      first.page
        .locator('vx-step-list')
        .getByText(/attacked|took/)
        .first(),
    ).toBeVisible();
    await expect(first.page.getByText('Lifting the fog')).toHaveCount(0);
    expect(lifters()).toBe(2);
  });
});
