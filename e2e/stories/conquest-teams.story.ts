import { randomUUID } from 'node:crypto';
import { act } from '../act.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';

const houseRules = { teams: 2, missions: true, capitals: true, 'random-start': true, 'laid-out': 'even' };

/** What the table answers to a request that no screen would make. */
const askedRaw = async ({ context, page, table }: Player, action: string, args: object): Promise<string> => {
  const { origin } = new URL(page.url());
  const answer = await context.request.post(`${origin}/api/tables/${table.id}/actions/${action}`, {
    headers: { Origin: origin, 'X-Seat': table.seat },
    data: { id: randomUUID(), args },
  });
  return answer.text();
};

const strip = ({ page }: Player) => page.locator('vx-players-strip');
const mission = ({ page }: Player) => page.locator('vx-own-mission');

test('two against one with secret missions: the host chooses the teams, partners cannot attack each other, nobody hears another’s mission, and a team wins together', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules };
  const everybody = await seatConquerors(wish, ['host', 'first', 'third']);
  const { host, first, second, third } = everybody;
  const truth = new TrueGame(first.context, first.table.id, 'player-1');
  const ownLand = async (side: string) => {
    const known = await truth.known();
    return [...ways.keys()].filter((id) => known.ownerOf(id) === side);
  };

  await test.step('in the lobby teams are dealt in turn, and the host puts somebody else into one', async () => {
    const team = (letter: string) => host.page.getByLabel(`Team of Player ${letter}`);
    await expect(team('A')).toHaveValue('1');
    await expect(team('C')).toHaveValue('1');
    await team('B').selectOption('Team 1');
    await expect(host.page.locator('#why')).toHaveText(/All players are on the same team/);
    await team('B').selectOption('Team 2');
    await expect(first.page.locator('vx-lobby-seats')).toContainText('Team 2');
    expect(await askedRaw(first, 'choose-teams', { teams: { 'player-1': 2 } })).toContain('not-an-administrator');
    await first.conquest.press('START');
    await eventually(async () => (await truth.known()).game?.phase, 'conquering has begun').toBe('conquer');
  });

  const ways = await first.conquest.map();

  await test.step('everybody sees who plays with whom, and an attack on a partner is refused by the table itself', async () => {
    await expect(strip(first).getByText('Team 1')).toHaveCount(2);
    await expect(strip(first).getByText('Team 2')).toHaveCount(1);
    const [own = ''] = await ownLand('player-1');
    await act(first, 'place-recruits', { territory: own, assign: 'all' });
    const [partners = ''] = await ownLand('player-3');
    expect(await askedRaw(first, 'attack-territory', { from: own, to: partners })).toContain('partners-territory');
    expect(await askedRaw(first, 'place-recruits', { territory: partners, assign: 1 })).toContain('not-your-territory');
  });

  await test.step('the mission is told to its player alone, when they ask', async () => {
    await expect(mission(third)).toContainText('Your mission');
    await mission(first).getByRole('button').click();
    await expect(mission(first)).toContainText('At the end of a turn of yours it wins the game.');
    await mission(third).getByRole('button').click();
    await expect(mission(third)).toContainText('You are told your mission with your first action.');
  });

  await test.step('the only opponent gives up: both partners have won, and all missions are shown', async () => {
    const heard = third.everythingReceived.length;
    await act(second, 'resign-game', {});
    for (const player of [first, third]) await expect(player.conquest.result).toHaveText('Your team has won!');
    await expect(host.conquest.result).toHaveText('Team 1 has won');
    await expect(host.page.locator('vx-game-over')).toContainText('Mission:');
    await truth.known();
    const secretOf = (id: string) =>
      truth.entries
        .flatMap(({ changes }) => (changes?.['mission']?.[id]?.[1] ?? {}) as { readonly secret?: string })
        .findLast(({ secret }) => secret !== undefined)?.secret ?? 'none';
    const secret = secretOf('mission:player-1');
    expect(secret).toHaveLength(64);
    await eventually(
      () => Promise.resolve(third.everythingReceived.indexOf(secret)),
      'it is told at the end',
    ).toBeGreaterThanOrEqual(heard);
    await expect(host.conquest.log).toContainText('Team 1 has won the game');
  });
});
