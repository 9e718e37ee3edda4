import type { Page } from '@playwright/test';
import { isOpenToAll } from '../looks/open-to-all.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';
import { ConquestLobbyPage } from '../pages/conquest-lobby-page.ts';
import { Fingers } from '../pages/fingers.ts';
import { type MapPlace, MapEditorPage } from '../pages/map-editor-page.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';

/** The main isle, and the lines that make nine lands of it. */
const isle: readonly MapPlace[] = [
  [120, 120],
  [330, 90],
  [540, 120],
  [560, 320],
  [540, 520],
  [120, 520],
];
const lines: readonly (readonly [MapPlace, MapPlace])[] = [
  [
    [250, 60],
    [270, 580],
  ],
  [
    [410, 60],
    [390, 580],
  ],
  [
    [80, 250],
    [620, 240],
  ],
  [
    [80, 390],
    [620, 380],
  ],
];

/** Nine lands of one outline. */
const drawTheIsle = async (editor: MapEditorPage): Promise<void> => {
  await editor.click(...isle);
  await editor.board.press('Enter');
  await editor.has(1);
  await editor.take('Split lands with a line');
  for (const [from, to] of lines) await editor.drag(from, to);
  await editor.has(9);
};

/** Opens a table of two on the map that the page has chosen, and starts against a machine. */
const startOn = async (player: Player, map: string): Promise<void> => {
  const { page } = player;
  await expect(page).toHaveURL(/\/new\?game=conquest/);
  await expect(page.getByRole('radiogroup', { name: 'Map' }).getByRole('radio', { name: map })).toBeChecked();
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByLabel('Your name').fill(player.name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Whoever brings a map sits as the host already; the way to the table is to lead to the player's own seat.
  await page.getByRole('button', { name: 'Sit down here: Player A' }).click();
  await expect(page.getByText('You sit here')).toHaveCount(2);
  await player.newTable.goToTable();
  await expect(page).toHaveURL(/seat=player-1/);
  const lobby = new ConquestLobbyPage(page);
  await lobby.isOpen();
  await expect(lobby.map).toContainText(map);
  await lobby.toggleMachine('B');
  await lobby.press();
  await lobby.isGone();
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
};

test('twelve lands are drawn with the mouse, a check names a gap, it is closed, the map is played on at once, and somebody else gets it by a link', async ({
  enter,
}) => {
  const me = await enter('first');
  const { page } = me;
  const editor = new MapEditorPage(page);
  await editor.openNew();
  await expect(editor.hint).toContainText('Touch the corners of a land one after another');
  await drawTheIsle(editor);
  await expect(editor.saved).toBeVisible();

  // An isle beside it, not quite near enough to be joined by the hand.
  await editor.take('Draw a land');
  await editor.click([600, 260], [760, 260], [760, 370], [600, 370], [600, 260]);
  await editor.has(10);
  await editor.take('Choose and move');
  await editor.click([680, 310]);
  for (const corner of [
    [600, 260],
    [600, 370],
  ] as const) {
    await editor.click(corner);
    for (const _ of [1, 2, 3]) await editor.board.press('Shift+ArrowLeft');
    for (const _ of [1, 2, 3, 4, 5, 6]) await editor.board.press('ArrowLeft');
  }
  await editor.tab('Checks').click();
  const gap = page.getByRole('button', { name: /^There is a gap between Land \d+ and Land 10\.$/ });
  await expect(gap.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'There is no way from Land 1 to Land 10 and back.' })).toBeVisible();
  await editor.isLookedThrough();
  await expect(editor.play).toHaveCount(0);
  await gap.first().click();
  await page.getByRole('button', { name: 'Close the gap' }).first().click();
  await expect(page.getByText('This map can be played on.')).toBeVisible();
  await expect(gap).toHaveCount(0);

  // One land that follows the coast of another, and an isle that a sea route leads to.
  await page.getByRole('button', { name: 'The whole map' }).click();
  await editor.take('Draw a land');
  await editor.click([760, 260], [900, 240], [900, 390], [760, 370], [760, 260]);
  await editor.has(11);
  await editor.click([300, 570], [420, 570], [420, 620], [300, 620], [300, 570]);
  await editor.has(12);
  await expect(page.getByRole('button', { name: 'There is no way from Land 1 to Land 12 and back.' })).toBeVisible();
  await editor.take('Sea route');
  await editor.click([330, 450], [360, 600]);
  await expect(page.getByText('This map can be played on.')).toBeVisible();

  // What is taken back comes again.
  await page.keyboard.press('Control+z');
  await editor.isLookedThrough();
  await expect(editor.play).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await editor.tab('Map').click();
  await page.getByLabel('Name of the map').fill('The Long Weekend');
  await page.getByLabel('Name of the map').press('Enter');
  await expect(page.getByRole('heading', { name: 'The Long Weekend' })).toBeVisible();
  await expect(editor.saved).toBeVisible();
  await page.reload();
  await editor.has(12);

  await editor.play.click();
  await startOn(me, 'The Long Weekend');

  await page.goto('/maps');
  const maps = page.getByRole('radiogroup', { name: 'Map' });
  // The atlas comes later, and moves what stands behind it.
  await expect(maps.getByText('The Old Realms')).toBeVisible();
  await maps.getByText('The Long Weekend').click();
  await expect(page.getByRole('heading', { name: 'The Long Weekend' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByLabel('Link to the map', { exact: true });
  await expect(link).toHaveValue(/\/maps#map=/);
  const address = await link.inputValue();

  const friend = await enter('second');
  await friend.page.goto(address);
  await expect(friend.page.getByText('came with a link')).toContainText('The Long Weekend');
  await expect(friend.page).toHaveURL(/\/maps$/);
  await friend.page.getByRole('button', { name: 'Keep this map' }).click();
  await expect(friend.page.getByText('The Long Weekend is among your maps now.')).toBeVisible();
  await friend.page.getByRole('link', { name: 'Play on this map' }).click();
  await startOn(friend, 'The Long Weekend');
});

test('on a phone twelve lands are drawn with one finger, two fingers only look closer, and the map is played on', async ({
  enter,
}) => {
  const me = await enter('first', phone);
  const { page } = me;
  const editor = new MapEditorPage(page);
  await editor.openNew();
  const fingers = await Fingers.on(page);
  await editor.board.scrollIntoViewIfNeeded();

  // The coast of the isle in one go, back to where it began.
  const coast = await editor.pixels([100, 80], [900, 80], [900, 560], [100, 560], [100, 90]);
  await fingers.press(coast[0] ?? { x: 0, y: 0 });
  for (const [index, to] of coast.slice(1).entries()) await fingers.go(coast[index] ?? to, to);
  await fingers.lift();
  await editor.has(1);

  const before = await editor.board.getAttribute('viewBox');
  const middle = await editor.pixel([500, 320]);
  await fingers.pinch(middle, 30, 90);
  await expect(editor.board).not.toHaveAttribute('viewBox', before ?? '');
  await editor.has(1);
  await page.getByRole('button', { name: 'The whole map' }).tap();
  await expect(editor.board).toHaveAttribute('viewBox', before ?? '');

  await page.getByRole('button', { name: 'Split lands with a line' }).tap();
  for (const places of [
    [
      [370, 30],
      [370, 620],
    ],
    [
      [640, 30],
      [640, 620],
    ],
    [
      [40, 200],
      [960, 200],
    ],
    [
      [40, 320],
      [960, 320],
    ],
    [
      [40, 440],
      [960, 440],
    ],
  ] as const) {
    const [from, to] = await editor.pixels(...places);
    if (from && to) await fingers.drag(from, to);
  }
  await editor.has(12);

  // A corner that four lands have goes where the finger takes it.
  await page.getByRole('button', { name: 'Choose and move' }).tap();
  const [land, corner, there] = await editor.pixels([500, 380], [370, 320], [400, 345]);
  if (!land || !corner || !there) throw new Error('the board is there');
  await fingers.tap(land);
  await fingers.drag(corner, there);
  await expect(editor.tab('Checks')).toHaveText('Checks');
  await expect(editor.saved).toBeVisible();
  await editor.play.tap();
  await startOn(me, 'My map');
});

for (const [device, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const)
  test(`${device} the map editor is open to all, by keys too, and nothing is too small for a finger`, async ({
    enter,
  }) => {
    const { page } = await enter('first', options);
    const editor = new MapEditorPage(page);
    await page.goto('/maps/edit');
    await editor.has(0);
    // A land by keys alone: a corner, one to the right of it, one below.
    await editor.board.focus();
    for (const keys of [[], ['ArrowRight', 'ArrowRight'], ['ArrowDown', 'ArrowDown']]) {
      for (const key of keys) await page.keyboard.press(`Shift+${key}`);
      if (keys.length === 0) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
    }
    await isHandy(page, 'an outline', device);
    await page.keyboard.press('Enter');
    await editor.has(1);
    await page.keyboard.press('v');
    await page.keyboard.press('.');
    for (const tab of ['Land', 'Regions', 'Checks', 'Map']) {
      await editor.tab(tab).click();
      await isHandy(page, tab, device);
    }
    await editor.board.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await editor.has(0);
    await page.goto('/maps');
    await expect(page.getByRole('link', { name: /^My map/ })).toContainText('Not complete yet');
  });

const isHandy = async (page: Page, scene: string, device: string): Promise<void> => {
  await isOpenToAll(page, scene);
  if (device === 'on a phone') expect.soft(await smallTargetsOn(page), scene).toEqual([]);
};

/** Until it keeps nothing more. */
const fillBrowser = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    let size = 1_000_000;
    for (let part = 0; size > 0; part += 1)
      try {
        localStorage.setItem(`filled-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
};

/** Leaving is asked about, and called off. */
const staysWhen = async (page: Page, leave: () => Promise<void>): Promise<void> => {
  const asked = page.waitForEvent('dialog');
  const left = leave();
  const question = await asked;
  expect(question.message()).toBe('Leave the map? What is not saved is lost.');
  await question.dismiss();
  await left;
  await expect(page).toHaveURL(/\/maps\/edit/);
};

test('what a browser keeps is not believed, one without room says that nothing is saved, and a broken link is told', async ({
  enter,
}) => {
  const { page } = await enter('first');
  const editor = new MapEditorPage(page);
  await page.goto('/maps');
  await page.evaluate(() => {
    const evil = { id: 'evil', name: '<b>Evil</b>', territories: [{ id: 'x' }] };
    localStorage.setItem('vexillum:drawings', JSON.stringify([evil, null, 7]));
    localStorage.setItem('vexillum:maps', JSON.stringify([evil]));
  });
  await page.goto('/help');
  await page.goto('/maps#map=nonsense');
  await expect(page.getByText('There is no map in this link.')).toBeVisible();
  await expect(page.getByText('Not complete yet')).toHaveCount(0);
  await page.goto('/maps/edit?map=evil');
  await expect(editor.hint).toHaveText('This browser has no such map. Here is a new one.');

  await fillBrowser(page);
  await editor.click([200, 200], [400, 200], [300, 400], [200, 200]);
  await editor.has(1);
  await expect(page.getByRole('alert')).toContainText('Not saved: this browser has no room for it.');
  await expect(editor.saved).toHaveCount(0);
  // Whoever leaves now is asked.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    window.setTimeout(() => window.location.assign('/'));
  });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  // By a link of ours, too: whoever stays has lost nothing.
  await staysWhen(page, () => page.getByRole('link', { name: 'Help', exact: true }).first().click());
  await editor.has(1);
  await page.evaluate(() => localStorage.clear());
  await editor.take('Draw a land');
  await editor.click([500, 200], [700, 200], [600, 400], [500, 200]);
  await expect(editor.saved).toBeVisible();
});

test('whoever goes back from a map that could not be saved is asked first', async ({ enter }) => {
  const { page } = await enter('first');
  const editor = new MapEditorPage(page);
  await editor.openNew();
  await fillBrowser(page);
  await editor.click([200, 200], [400, 200], [300, 400], [200, 200]);
  await editor.has(1);
  await expect(page.getByRole('alert')).toContainText('Not saved: this browser has no room for it.');
  const back = () => page.evaluate(() => window.setTimeout(() => window.history.back())).then(() => {});
  await staysWhen(page, back);
  await editor.has(1);
  const asked = page.waitForEvent('dialog');
  await back();
  await (await asked).accept();
  await expect(page).toHaveURL(/\/maps$/);
});

test('two windows with the same map: each says what the other has saved, and either can be taken', async ({
  enter,
}) => {
  const { page } = await enter('first');
  const editor = new MapEditorPage(page);
  await editor.openNew();
  await editor.click([200, 200], [400, 200], [300, 400], [200, 200]);
  await expect(editor.saved).toBeVisible();
  const second = await page.context().newPage();
  const other = new MapEditorPage(second);
  await second.goto(page.url());
  await other.has(1);
  await other.take('Draw a land');
  await other.click([500, 200], [700, 200], [600, 400], [500, 200]);
  await other.has(2);
  await expect(page.getByText('Another window has saved this map differently.')).toBeVisible();
  await page.getByRole('button', { name: 'Take that map' }).click();
  await editor.has(2);
  await page.keyboard.press('Control+z');
  await editor.has(1);
  await second.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('Another window has saved this map differently.')).toBeVisible();
  await page.getByRole('button', { name: 'Take that map' }).click();
  await editor.has(2);
});
