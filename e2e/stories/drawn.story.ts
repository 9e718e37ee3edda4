import type { BrowserContext, Locator } from '@playwright/test';
import { act } from '../act.ts';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { type Drawn, drawnOn, isDrawn } from '../pages/drawn.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose, stand } from '../skirmish.ts';
import { readTrueTable } from '../true-table.ts';

/** Where the ledger has the pieces of each kind. */
const ledgerHas = async (context: BrowserContext, table: string, seat: string) => {
  const { poses } = await readTrueTable(context, table, seat);
  const of = (kind: string) => Object.fromEntries([...poses].filter(([id]) => id.startsWith(`${kind}:`)));
  return { stands: of('stand'), terrain: of('terrain'), camps: of('camp') };
};

/** The number of the last entry of that name. */
const lastOf = async (action: string, context: BrowserContext, table: string, seat: string): Promise<number> => {
  const answer = await context.request.get(`/api/tables/${table}/ledger`, { headers: { 'X-Seat': seat } });
  const { entries } = (await answer.json()) as { entries: readonly { readonly seq: number; readonly name?: string }[] };
  return entries.findLast(({ name }) => name === action)?.seq ?? Number.NaN;
};

type Lying = Awaited<ReturnType<typeof ledgerHas>>;

/** Every stand with its shadow, every piece of terrain and every camp, and nothing else. */
const areDrawn = async (board: Locator, { stands, terrain, camps }: Lying): Promise<void> => {
  const pieces = (drawn: Drawn) => ['stands', 'shadows', 'terrain', 'camps'].map((layer) => drawn.poses(layer));
  await isDrawn(board, pieces, [stands, stands, terrain, camps], 'all pieces lie where the ledger has them');
};

/** How far what is drawn of a stand is from where the board says that its place is in the window, in CSS pixels. */
const offBy = async ({ table: { board } }: Player, id: string): Promise<number> => {
  const thing = (await drawnOn(board.element)).pieces('stands').find((piece) => piece.id === id);
  const box = await board.element.boundingBox();
  if (!thing || !box) throw new Error(`${id} is not drawn`);
  const wanted = await board.screenPoint(thing.at.x, thing.at.y);
  return Math.hypot(box.x + thing.seenAt.left - wanted.x, box.y + thing.seenAt.top - wanted.y);
};

const zoneNames = ['Left wing', 'Left', 'Center', 'Right', 'Right wing'];

test('what lies on a battlefield is drawn where the ledger has it, for either side and for those who share a plan', async ({
  gather,
}) => {
  const { red, redFriend, blue, umpire } = await gather('grand-triumph', ['red', 'redFriend', 'blue', 'umpire']);
  const { board } = red.table;
  await act(umpire, 'place-terrain', { type: 'woods', pose: [34_000, 13_000, 2000], size: [6000, 5000], variant: 2 });
  await act(umpire, 'place-terrain', { type: 'marsh', pose: [70_000, 20_000, 0], size: [7000, 5000], variant: 3 });
  await act(red, 'place-camp', { side: 'red', pose: [45_000, 1000, 0] });
  const [archers = '', spears = '', knights = ''] = await stand(red, [
    ['ARC', 40, 12, 0],
    ['SPR', 44, 12, 0],
    ['KNT*', 48, 10, 30],
  ]);
  const [foe = ''] = await stand(blue, [
    ['SPR', 41, 25, 180],
    ['KNT', 46, 25, 200],
  ]);
  for (const { table } of [red, redFriend, blue]) {
    await table.pointAtNothing();
    await table.closeMessages();
  }

  await test.step('the board, its squares, bands and zones, and every piece, from either side', async () => {
    for (const player of [red, blue]) {
      const { element } = player.table.board;
      await areDrawn(element, await ledgerHas(player.context, player.table.id, player.table.seat));
      const drawn = await drawnOn(element);
      expect(drawn.layers).toEqual([
        'floor',
        'ground',
        'soil',
        'bands',
        'terrain',
        'grid',
        'zones',
        'camps',
        'shadows',
        'stands',
      ]);
      expect(drawn.box('soil')).toEqual({ x: 0, y: 0, width: 90, depth: 36 });
      expect(drawn.kinds('terrain')).toEqual({ woods: 1, marsh: 1 });
      expect(drawn.box('ground')).toEqual({ x: -1, y: -1, width: 92, depth: 38 });
      expect(drawn.box('grid')).toEqual({ x: 0, y: 0, width: 90, depth: 36 });
      expect(drawn.pieces('bands').map(({ id, box }) => [id, box?.y, box?.depth])).toEqual([
        ['red', 0, 8.05],
        ['blue', 27.95, 8.05],
      ]);
      expect(Object.values(drawn.texts('zones')).flat()).toEqual([...zoneNames, ...zoneNames]);
      const [first, , , , , theirs] = drawn.pieces('zones');
      expect([first?.at, theirs?.at]).toEqual([
        { x: 9, y: -0.56 },
        { x: 81, y: 36.56 },
      ]);
      for (const id of [archers, foe]) expect(await offBy(player, id)).toBeLessThan(1.5);
    }
  });

  await test.step('a note and an arrow, for the team alone', async () => {
    await redFriend.table.show('Plan');
    await redFriend.table.pinNote([20, 10], 'Ambush here');
    await redFriend.table.drawArrow([20, 6], [30, 14]);
    await redFriend.table.pointAtNothing();
    await isDrawn(board.element, (drawn) => Object.values(drawn.texts('notes')), [['Ambush here']], 'red has the note');
    await isDrawn(board.element, (drawn) => drawn.kinds('arrows'), { arrows: 1 }, 'and the arrow');
    const drawn = await drawnOn(board.element);
    const [x = 0, y = 0] = Object.values(drawn.places('notes'))[0] ?? [];
    expect([Math.round(x / 1000), Math.round(y / 1000)]).toEqual([20, 10]);
    expect(drawn.box('arrows')).toEqual({ x: 20, y: 6, width: 11, depth: 9 });
    const blues = await drawnOn(blue.table.board.element);
    expect([blues.kinds('notes'), blues.kinds('arrows')]).toEqual([{}, {}]);
  });

  await test.step('seen from afar and from near, a stand says what it is and whose; between them its figures do', async () => {
    const signs = (drawn: Drawn) => [archers, spears, knights].map((id) => drawn.texts('stands')[id]?.toSorted());
    await board.seeAtScale({ x: 44, y: 12 }, 13);
    await isDrawn(board.element, signs, [['Arc'], ['Sp'], ['Kn']], 'which troops');
    await board.seeAtScale({ x: 44, y: 12 }, 24);
    await isDrawn(board.element, signs, [['R1'], ['R1'], ['R1']], 'whose');
    await board.seeAtScale({ x: 44, y: 12 }, 50);
    const names = [
      ['Archers', 'R1'],
      ['R1', 'Spear'],
      ['Knights', 'R1'],
    ];
    await isDrawn(board.element, signs, names, 'the name of the troops, and their command');
  });

  await test.step('what is in the hand: its rim, its knobs and their stems, where it stood, the way, and its price', async () => {
    await board.clickStand(archers);
    const knobs = ['advance', 'slide-left', 'slide-right', 'turn', 'wheel-left', 'wheel-right'];
    await isDrawn(board.element, (drawn) => Object.keys(drawn.kinds('handles')).toSorted(), knobs, 'the knobs');
    const picked = await drawnOn(board.element);
    expect(picked.kinds('stems')).toEqual({ stems: 6 });
    expect(picked.poses('halos')).toEqual({ [archers]: [40_000, 12_000, 0] });
    await board.carry(archers, 1, 2);
    await isDrawn(board.element, (drawn) => drawn.places('stands')[archers], [41_000, 14_000], 'it follows the hand');
    const drawn = await drawnOn(board.element);
    expect(drawn.pieces('traces').map(({ box }) => box && [Math.round(box.x), Math.round(box.y + box.depth)])).toEqual([
      [39, 12],
    ]);
    expect(drawn.signs('labels')).toMatchObject([{ kind: 'good', texts: ['2.24 / 3.00 MU'] }]);
    expect(drawn.pieces('underlays').concat(drawn.pieces('overlays')).length).toBeGreaterThan(0);

    const { element } = blue.table.board;
    await isDrawn(element, (other) => other.places('drags'), { [archers]: [41_000, 14_000] }, 'blue sees where it is');
    const theirs = await drawnOn(element);
    expect(theirs.texts('drags')[archers]).toContain(red.name);
    expect(theirs.poses('stands')[archers], 'and where it was').toEqual([40_000, 12_000, 0]);
    expect(Object.keys(theirs.poses('shadows')), 'pale, without a shadow').not.toContain(archers);
    await red.page.keyboard.press('Escape');
    await board.letGo();
    await red.table.letGoOfAll();
    await red.table.pointAtNothing();
  });

  await test.step('what is laid over the board: zones of control, ranges, a ruler', async () => {
    await red.table.toggleOverlay('Everybody’s');
    await isDrawn(board.element, (drawn) => drawn.kinds('ranges'), { 'zone-of-control': 5 }, 'zones of control');
    const zone = (await drawnOn(board.element)).pieces('ranges').find(({ id }) => id.includes(spears));
    expect(zone?.box && [Math.round(zone.box.x), Math.round(zone.box.y)]).toEqual([43, 12]);
    await red.table.toggleOverlay('Off');
    await isDrawn(board.element, (drawn) => drawn.kinds('ranges'), {}, 'and gone');
    await red.table.toggleOverlay('Command ranges');
    await isDrawn(board.element, (drawn) => drawn.kinds('ranges'), { 'command-range': 2 }, 'the general’s range');
    await red.table.toggleOverlay('Command ranges');

    await red.page.keyboard.down('m');
    await board.drag(await board.screenPoint(44, 15), await board.screenPoint(47, 15));
    await isDrawn(board.element, (drawn) => drawn.kinds('overlays'), { ruler: 1 }, 'the ruler');
    const drawn = await drawnOn(board.element);
    const { x = 0, width = 0 } = drawn.pieces('overlays')[0]?.box ?? {};
    expect([Math.round(x), Math.round(width)]).toEqual([44, 3]);
    expect(Object.values(drawn.texts('labels')).flat().join()).toMatch(/^3\.0\d MU|^2\.9\d MU/);
    await board.letGo();
    await red.page.keyboard.up('m');
    await red.page.keyboard.press('Escape');
  });

  await test.step('a pointer with its owner’s name; outside the window, an arrow toward it', async () => {
    const { element } = blue.table.board;
    await red.page.keyboard.down('l');
    const at = await board.screenPoint(44, 15);
    await red.page.mouse.move(at.x, at.y);
    await red.page.mouse.move(at.x + 40, at.y + 10, { steps: 6 });
    await isDrawn(element, (drawn) => Object.values(drawn.texts('lasers')).flat(), [red.name], 'the laser');
    await red.page.keyboard.up('l');
    await blue.table.board.see({ x: 80, y: 30 }, 12);
    await isDrawn(element, (drawn) => Object.values(drawn.texts('edge-arrows')).flat(), [red.name], 'the arrow');
    const [arrow] = (await drawnOn(element)).signs('edge-arrows');
    const room = await element.boundingBox();
    const { left = 0 } = arrow?.seenAt ?? {};
    expect(Math.min(left, (room?.width ?? 0) - left), 'it lies at a border').toBeLessThan(24);
  });

  await test.step('a box drawn round pieces', async () => {
    await red.table.letGoOfAll();
    await red.page.keyboard.down('Shift');
    await board.drag(await board.screenPoint(38, 6), await board.screenPoint(50, 14));
    await isDrawn(board.element, (drawn) => drawn.box('marquee'), { x: 38, y: 6, width: 12, depth: 8 }, 'the box');
    await board.letGo();
    await red.page.keyboard.up('Shift');
    await isDrawn(board.element, (drawn) => Object.keys(drawn.poses('halos')).length, 3, 'three are picked');
  });
});

test('a replay draws the battlefield as it stood at each step, from the side that one sits on', async ({ gather }) => {
  const { red, umpire } = await gather('grand-triumph', ['red', 'umpire']);
  await act(umpire, 'place-terrain', { type: 'woods', pose: [34_000, 13_000, 2000], size: [6000, 5000], variant: 2 });
  await act(red, 'place-camp', { side: 'red', pose: [45_000, 1000, 0] });
  const [spears = ''] = await stand(red, [
    ['SPR', 44, 12, 0],
    ['KNT*', 48, 10, 30],
  ]);
  await act(red, 'move-stands', { moves: [{ id: spears, to: milliPose(['SPR', 44, 15, 0]) }] });
  const { context, page } = red;
  const { id, seat } = red.table;
  const lying = await ledgerHas(context, id, seat);
  await page.goto(`/replay?table=${id}&seat=${seat}`);
  const board = page.locator('vx-replay-board');
  await expect(board.locator('canvas').first()).toBeVisible();
  await expect(page.getByText('Checked: nothing was changed')).toBeVisible();
  await page.keyboard.press('End');
  await areDrawn(board, lying);
  const drawn = await drawnOn(board);
  expect(drawn.layers).toEqual(
    expect.arrayContaining(['ground', 'bands', 'terrain', 'grid', 'zones', 'camps', 'shadows', 'stands']),
  );
  expect(Object.values(drawn.texts('zones')).flat()).toEqual([...zoneNames, ...zoneNames]);

  await test.step('the step before, and the first', async () => {
    // Behind the move there may be entries of browsers, which name the keys that they sign with.
    const end = Number(await page.getByRole('slider', { name: 'Place in the match' }).inputValue());
    const moved = await lastOf('move-stands', context, id, seat);
    for (let at = end; at >= moved; at--) await page.keyboard.press('ArrowLeft');
    await isDrawn(board, (before) => before.places('stands')[spears], [44_000, 12_000], 'it has not moved yet');
    await page.keyboard.press('Home');
    await isDrawn(board, (first) => [first.kinds('stands'), first.kinds('terrain')], [{}, {}], 'a bare board');
    await page.keyboard.press('End');
    await areDrawn(board, lying);
  });

  await test.step('nearer, farther, and all of it', async () => {
    const widthOf = async () => {
      const [first, , , , , theirs] = (await drawnOn(board)).pieces('zones');
      return Math.round((theirs?.seenAt.left ?? 0) - (first?.seenAt.left ?? 0));
    };
    const whole = await widthOf();
    await page.getByRole('button', { name: 'Nearer' }).click();
    await eventually(widthOf, 'nearer').toBeGreaterThan(whole * 1.2);
    await page.getByRole('button', { name: 'Whole board' }).click();
    await eventually(widthOf, 'all of it').toBe(whole);
    await page.getByRole('button', { name: 'Farther' }).click();
    await eventually(widthOf, 'farther').toBeLessThan(whole);
  });
});

test('a map says of every territory whose it is and how many stand there, at the table and in its replay', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'random-start': true } };
  const everybody = await seatConquerors(wish, ['first', 'second', 'spectator']);
  const { first, second, spectator } = everybody;
  await first.conquest.press('START');
  const ways = await first.conquest.map();
  const led = new LedGame(everybody, ways);
  const { truth } = led;
  await eventually(async () => (await truth.known()).game?.phase, 'the game is on').toBe('amassing');

  const letters: Readonly<Record<string, string>> = { 'player-1': 'A', 'player-2': 'B', 'player-3': 'C' };
  /** Owner and count on every territory, as the ledger has them. */
  const ledgerSays = async (): Promise<Record<string, readonly string[]>> => {
    const known = await truth.known();
    return Object.fromEntries(
      [...ways.keys()]
        .toSorted()
        .map((id) => [id, [letters[known.ownerOf(id) ?? ''] ?? '', String(known.armiesOn(id))]]),
    );
  };
  const plates = (drawn: Drawn) => drawn.texts('plates');
  const isRight = async (board: Locator) => isDrawn(board, plates, await ledgerSays(), 'owners and counts');
  const wholeMap = async (board: Locator) => {
    const drawn = await drawnOn(board);
    for (const layer of ['areas', 'miniatures', 'plates'])
      expect(Object.keys(drawn.places(layer)).toSorted(), layer).toEqual([...ways.keys()].toSorted());
    expect(drawn.places('miniatures')).toEqual(drawn.places('plates'));
    expect(Object.values(drawn.texts('captions')).flat().toSorted()).toEqual([
      'Eastholm +2',
      'The Skerries +3',
      'Westholm +2',
    ]);
    expect(drawn.layers).toEqual(
      expect.arrayContaining(['ground', 'shore', 'shapes', 'relief', 'strokes', 'captions', 'plates']),
    );
    expect(drawn.box('shore')).toEqual({ x: 0, y: 0, width: 100, depth: 64 });
    for (const { id, box } of drawn.pieces('areas')) {
      const [x = 0, y = 0] = (drawn.places('miniatures')[id] ?? []).map((place) => place / 1000);
      expect(box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.depth, id).toBe(true);
    }
  };

  await test.step('whoever is on turn sees where armies can be placed; everybody sees the same land', async () => {
    for (const { conquest } of [first, second, spectator]) {
      await isRight(conquest.board);
      await wholeMap(conquest.board);
    }
    const known = await truth.known();
    const mine = [...ways.keys()].filter((id) => known.ownerOf(id) === 'player-1').toSorted();
    await isDrawn(first.conquest.board, (drawn) => Object.keys(drawn.places('marks')).toSorted(), mine, 'mine');
    expect((await drawnOn(spectator.conquest.board)).kinds('marks')).toEqual({});
    const box = await first.conquest.board.boundingBox();
    for (const { id, seenAt } of (await drawnOn(first.conquest.board)).pieces('miniatures').slice(0, 3)) {
      const [x = 0, y = 0] = (await first.conquest.placeOf(id)).split(', ').map(Number);
      const off = Math.hypot((box?.x ?? 0) + seenAt.left - x, (box?.y ?? 0) + seenAt.top - y);
      expect(off, `${id} is drawn where it is touched`).toBeLessThan(2);
    }
  });

  await test.step('an army more is an army more', async () => {
    await led.step();
    for (const { conquest } of [first, second, spectator]) await isRight(conquest.board);
  });

  await test.step('an attack is aimed by an arrow, and struck by one', async () => {
    for (let armies = 0; armies < 8; armies++) await led.step();
    await led.skipThePlacing();
    const { mover } = await led.playUntil(({ recruits }) => recruits === 0);
    const player = led.playerOf(mover);
    const known = await truth.known();
    const foesOf = (id: string) => [...(ways.get(id) ?? [])].filter((to) => known.ownerOf(to) !== mover);
    const [from = ''] = [...ways.keys()]
      .filter((id) => known.ownerOf(id) === mover && known.armiesOn(id) > 1)
      .toSorted((a, b) => foesOf(b).length - foesOf(a).length);
    const { board } = player.conquest;
    await player.conquest.aim('ATTACK', from);
    const shown = [from, ...foesOf(from)].toSorted();
    await isDrawn(board, (drawn) => Object.keys(drawn.places('marks')).toSorted(), shown, 'from where, and at whom');
    await truth.after(() => player.conquest.touch(foesOf(from)[0] ?? ''), 'the attack');
    await isDrawn(board, (drawn) => (drawn.kinds('strikes')['struck'] ?? 0) > 0, true, 'the arrow');
    for (const { conquest } of [first, spectator]) await isRight(conquest.board);
  });

  await test.step('the replay ends as the table stands', async () => {
    const { page, table } = first;
    await page.goto(`/replay?table=${table.id}&seat=${table.seat}`);
    const board = page.locator('vx-conquest-replay-board');
    await expect(board.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('End');
    await isRight(board);
    await wholeMap(board);
    await page.keyboard.press('Home');
    await isDrawn(board, (drawn) => drawn.kinds('plates'), {}, 'nobody holds anything yet');
  });
});
