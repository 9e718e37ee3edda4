import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';
import { countPresses } from '../presses.ts';

for (const [where, options] of [
  ['at 1440', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const)
  test(`from the start page to the first attack in five presses ${where}`, async ({ enter }) => {
    const { home, page, conquest, context, table } = await enter('host', options);
    const presses = await countPresses(page);
    await home.open();
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await conquest.isReady();
    await conquest.press('START');
    const truth = new TrueGame(context, table.id, table.seat);
    await eventually(async () => (await truth.known()).game?.phase, 'the game is on').toBe('conquer');

    const known = await truth.known();
    const inSight = new Set(await conquest.landInSight());
    const isMine = (land: string) => known.ownerOf(land) === table.seat;
    const [from, to] =
      [...(await conquest.map())]
        .flatMap(([start, ends]) => [...ends].map((end) => [start, end] as const))
        .find(([start, end]) => isMine(start) && !isMine(end) && inSight.has(start) && inSight.has(end)) ?? [];
    if (from === undefined || to === undefined) throw new Error('nothing that is in sight can be attacked');
    await truth.after(
      () => conquest.touch(from),
      'the recruits stand',
      ({ name }) => name === 'place-recruits',
    );
    await conquest.touch(from);
    await truth.after(
      () => conquest.touch(to),
      'dice were thrown',
      ({ name }) => name === 'attack-territory',
    );

    expect(await presses()).toBe(5);
  });
