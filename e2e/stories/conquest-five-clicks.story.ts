import { Director } from '../conquest/director.ts';
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
    const ways = await conquest.map();
    const director = new Director(table.seat, [...ways.keys()], (id) => ways.get(id) ?? []);
    await eventually(async () => (await truth.known()).game?.phase, 'the game is on').toBe('conquer');
    const next = async () => {
      const known = await truth.known();
      if (!known.game) throw new Error('no game is on');
      return director.next(known, known.game);
    };

    const first = await next();
    if (first.does !== 'place') throw new Error(`recruits come first, not ${first.does}`);
    await truth.after(
      () => conquest.touch(first.on),
      'the recruits stand',
      ({ seat }) => seat === table.seat,
    );
    const second = await next();
    if (second.does !== 'attack') throw new Error(`then an attack, not ${second.does}`);
    await conquest.touch(second.from);
    await truth.after(
      () => conquest.touch(second.to),
      'dice were thrown',
      ({ name }) => name === 'attack-territory',
    );

    expect(await presses()).toBeLessThanOrEqual(5);
  });
