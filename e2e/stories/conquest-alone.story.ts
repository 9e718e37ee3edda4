import { randomUUID } from 'node:crypto';
import { Director } from '../conquest/director.ts';
import type { KnownGame } from '../conquest/known.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('alone on a phone against a machine: land is claimed, armies are placed and sent out by touch, and the machine answers', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const me = await enter('host', phone);
  const { conquest, page, context } = me;
  await me.home.open();
  await page.getByRole('button', { name: 'Try it alone' }).tap();
  await conquest.isReady();
  await conquest.press('START');
  const { table, seat } = conquest.where;
  const truth = new TrueGame(context, table, seat);
  const ways = await conquest.map();
  const director = new Director(seat, [...ways.keys()], (id) => ways.get(id) ?? []);

  const myTurn = async (): Promise<KnownGame> => {
    await eventually(async () => {
      const { game } = await truth.known();
      return game?.mover === seat || game?.phase === 'over';
    }, 'it is my turn').toBe(true);
    const { game } = await truth.known();
    if (!game) throw new Error('no game is on');
    await conquest.isOnTurn();
    return game;
  };
  const isDone = async (deed: () => Promise<void>): Promise<void> => {
    const before = truth.entries.filter((entry) => entry.seat === seat).length;
    await deed();
    await eventually(async () => {
      await truth.known();
      return truth.entries.filter((entry) => entry.seat === seat).length;
    }, 'my deed is known').toBeGreaterThan(before);
  };

  await test.step('land is claimed in turn, by touch', async () => {
    for (let game = await myTurn(); game.phase === 'assignment'; game = await myTurn()) {
      const known = await truth.known();
      const free = [...ways.keys()].find((id) => known.ownerOf(id) === null);
      if (free === undefined) break;
      await isDone(() => conquest.touch(free));
    }
    expect((await myTurn()).phase).toBe('amassing');
  });

  await test.step('armies are placed, one a turn', async () => {
    for (let armies = 0; armies < 3; armies++) {
      const direction = director.next(await truth.known(), await myTurn());
      await isDone(() => conquest.follow(direction));
    }
    // The rest as a program would: there are many.
    for (let game = await myTurn(); game.phase === 'amassing'; game = await myTurn()) {
      const direction = director.next(await truth.known(), game);
      const answer = await context.request.post(`/api/tables/${table}/actions/place-army`, {
        headers: { Origin: new URL(page.url()).origin, 'X-Seat': seat },
        data: { id: randomUUID(), args: { territory: direction.does === 'place' ? direction.on : '' } },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }
  });

  await test.step('a turn of conquest is played with a finger', async () => {
    const { turn } = await myTurn();
    for (let game = await myTurn(); game.turn === turn && game.phase !== 'over'; game = await myTurn()) {
      const direction = director.next(await truth.known(), game);
      await isDone(() => conquest.follow(direction));
    }
    expect((await myTurn()).turn).toBeGreaterThan(turn);
    expect(truth.entries.some((entry) => entry.seat === 'p2' && entry.name === 'place-recruits')).toBe(true);
  });
});
