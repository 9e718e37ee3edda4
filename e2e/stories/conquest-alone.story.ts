import { act } from '../act.ts';
import { Director } from '../conquest/director.ts';
import type { KnownGame } from '../conquest/known.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';

test('alone on a phone against a machine: land is claimed, armies are placed and sent out by touch, and the machine answers (KR-ASSIGN-TOUCH, KR-AMASS-ONE, KR-FLOW-PHASES)', async ({
  enter,
}) => {
  const me = await enter('host', phone);
  const { conquest, page, context } = me;
  await me.home.open();
  await page.getByRole('button', { name: 'Try it alone' }).tap();
  await conquest.isReady();
  const { id, seat } = me.table;
  // As the rules have it: armies are placed one at a time.
  await act(me, 'set-house-rules', { rules: { 'laid-out': 'no' } });
  await conquest.press('START');
  const truth = new TrueGame(context, id, seat);
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
  const isDone = (deed: () => Promise<void>): Promise<void> =>
    truth.after(deed, 'my deed is known', (entry) => entry.seat === seat);

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
      if (direction.does !== 'place') throw new Error('armies are placed first');
      await act(me, 'place-army', { territory: direction.on });
    }
  });

  await test.step('a turn of conquest is played with a finger', async () => {
    const { turn } = await myTurn();
    for (let game = await myTurn(); game.turn === turn && game.phase !== 'over'; game = await myTurn()) {
      const direction = director.next(await truth.known(), game);
      await isDone(() => conquest.follow(direction));
    }
    expect((await myTurn()).turn).toBeGreaterThan(turn);
    expect(truth.entries.some((entry) => entry.seat === 'player-2' && entry.name === 'place-recruits')).toBe(true);
  });
});
