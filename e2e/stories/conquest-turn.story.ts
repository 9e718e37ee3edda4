import type { Known } from '../conquest/known.ts';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { Fingers } from '../pages/fingers.ts';
import type { Ways } from '../pages/conquest-page.ts';
import { phone } from '../phone.ts';
import { expect, type Role, test } from '../players.ts';

const ME = 'player-1';

/** From the territory of mine with most neighbours of others, to that of them where fewest armies are. */
const wayToFoe = (known: Known, ways: Ways): readonly [from: string, to: string] => {
  const foesOf = (id: string) =>
    [...(ways.get(id) ?? [])]
      .filter((to) => ![ME, null].includes(known.ownerOf(to)))
      .toSorted((a, b) => known.armiesOn(a) - known.armiesOn(b));
  const [from] = [...ways.keys()]
    .filter((id) => known.ownerOf(id) === ME)
    .toSorted((a, b) => foesOf(b).length - foesOf(a).length);
  const [to] = from === undefined ? [] : foesOf(from);
  if (from === undefined || to === undefined) throw new Error('nobody is beside me');
  return [from, to];
};

test('one turn by every button: recruits, an attack, troops that follow, a move, the end, and the flag (KR-REC-TOUCH, KR-REC-ASSIGN, KR-ACT-LIST, KR-ATT-BUTTON, KR-ATT-CONTINUE, KR-ATT-CAPTURE-MORE, KR-ATT-CAPTURE-ASSIGN, KR-MOVE-BUTTON, KR-MOVE-FROM, KR-MOVE-TO, KR-MOVE-ASSIGN, KR-MOVE-NOATTACK, KR-END-BUTTON, KR-END-AWARD, KR-FLAG-COUNT, KR-FLAG-INSPECT)', async ({
  enter,
  server,
  playwright,
}) => {
  const houseRules = { 'random-start': true };
  const wish = { enter, server, request: playwright.request, houseRules };
  const everybody = await seatConquerors(wish, ['first', 'second', 'spectator']);
  const { first, second, spectator } = everybody;
  const { conquest, page } = first;
  await conquest.press('START');
  const ways = await conquest.map();
  const led = new LedGame(everybody, ways);
  const { truth } = led;
  await eventually(async () => (await truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.skipThePlacing();
  const [from, to] = wayToFoe(await truth.known(), ways);
  const armies = async (id: string) => (await truth.known()).armiesOn(id);
  const touched = (id: string) => truth.after(() => conquest.touch(id), `${id} was touched`);

  await test.step('a touch places one recruit, five, or all of them', async () => {
    const { recruits = 0 } = (await truth.known()).game ?? {};
    expect(recruits).toBeGreaterThan(10);
    await expect(conquest.button('ATTACK')).toHaveAttribute(
      'title',
      new RegExp(`Place your ${recruits} recruits first`),
    );
    await expect(conquest.button('Assign x1')).toBeVisible();
    await touched(from);
    expect(await armies(from)).toBe(2);
    await conquest.assign(5);
    await touched(from);
    expect(await armies(from)).toBe(7);
    await conquest.assign('all');
    await touched(from);
    expect(await armies(from)).toBe(recruits + 1);
    await conquest.assign(1);
  });

  await test.step('ATTACK, from where, at whom, and again until it falls', async () => {
    for (const button of ['ATTACK', 'END TURN'])
      await expect(conquest.button(button)).toHaveAttribute('aria-disabled', 'false');
    await expect(conquest.button('RECRUIT')).toHaveAttribute('title', /You have no set/);
    await conquest.aim('ATTACK', from);
    while ((await truth.known()).ownerOf(to) !== ME) await touched(to);
    await expect(second.conquest.log).toContainText('and took it');
  });

  await test.step('a touch of the new land brings more troops into it', async () => {
    const there = await armies(to);
    await touched(to);
    expect(await armies(to)).toBe(there + 1);
    await conquest.assign(5);
    await touched(to);
    expect(await armies(to)).toBe(there + 6);
    await conquest.assign(1);
  });

  await test.step('MOVE, from where, to where; no attack comes after it', async () => {
    const there = await armies(to);
    await expect(conquest.button('MOVE')).toHaveAttribute('aria-disabled', 'false');
    await conquest.aim('MOVE', from);
    await touched(to);
    expect(await armies(to)).toBe(there + 1);
    await expect(conquest.button('ATTACK')).toHaveAttribute(
      'title',
      /After a move there are no more attacks this turn/,
    );
  });

  await test.step('END TURN brings a flag: everybody sees that it is there, and its owner of which kind', async () => {
    await conquest.press('END TURN');
    await second.conquest.isOnTurn();
    const others = spectator.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    await expect(others.filter({ hasText: first.name }).getByRole('img', { name: /1 victory flag/ })).toBeVisible();
    await expect(spectator.page.getByRole('button', { name: /^Your flags/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Your flags: 1', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Your flags: 1 × (Crown|Tower|Anchor)$/ })).toBeVisible();
  });
});

test('a finger that stays on the map for two seconds opens the menu, and has touched nothing (KR-ADMIN-OPEN)', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter: (role: Role) => enter(role, phone), server, request: playwright.request };
  const everybody = await seatConquerors({ ...wish, houseRules: { 'random-start': true } }, ['first']);
  const { conquest, page } = everybody.first;
  await conquest.press('START');
  await conquest.isOnTurn();
  const { truth } = new LedGame(everybody, await conquest.map());
  await truth.known();
  const before = truth.entries.length;
  const box = await conquest.board.boundingBox();
  if (!box) throw new Error('there is no map');
  const fingers = await Fingers.on(page);
  await fingers.press({ x: box.x + box.width / 2, y: box.y + box.height / 3 });
  await conquest.menu.isOpen();
  await fingers.lift();
  await conquest.menu.isOpen();
  await conquest.menu.close();
  await conquest.isOnTurn();
  await truth.known();
  expect(truth.entries.length).toBe(before);
});

test('a finger that holds its own land opens the menu; one that touches it first places recruits until it is lifted, and the log tells rounds (KR-ADMIN-OPEN, KR-REC-ASSIGN-X1)', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter: (role: Role) => enter(role, phone), server, request: playwright.request };
  const everybody = await seatConquerors({ ...wish, houseRules: { 'random-start': true, 'laid-out': 'even' } }, [
    'first',
  ]);
  const { conquest, page } = everybody.first;
  await conquest.press('START');
  await conquest.isOnTurn();
  const ways = await conquest.map();
  const { truth } = new LedGame(everybody, ways);
  const known = await truth.known();
  const land = [...ways.keys()].find((id) => known.ownerOf(id) === ME) ?? '';
  const before = known.armiesOn(land);
  await conquest.assign(1);
  const fingers = await Fingers.on(page);
  await test.step('held, the land opens the menu and takes nothing', async () => {
    await fingers.press(await conquest.pointOf(land));
    await conquest.menu.isOpen();
    await fingers.lift();
    await conquest.menu.close();
    expect((await truth.known()).armiesOn(land)).toBe(before);
  });
  await test.step('touched and then held, it takes all recruits, and the menu stays shut', async () => {
    const point = await conquest.pointOf(land);
    await fingers.tap(point);
    await fingers.press(point);
    await eventually(async () => (await truth.known()).game?.recruits, 'all recruits are placed').toBe(0);
    await fingers.lift();
    expect((await truth.known()).armiesOn(land)).toBe(before + (known.game?.recruits ?? 0));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the log tells rounds', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'By rounds' }).click();
    await expect(conquest.log).toContainText('Round 1, which goes on: nobody attacked');
    await page.getByRole('button', { name: 'Every move' }).click();
    await expect(conquest.log).toContainText('recruits on');
  });
});
