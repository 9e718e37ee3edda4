import { randomUUID } from 'node:crypto';
import { expect, type Player, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';

/** As a program would: what the panels do is other stories' matter. */
const act = async (
  { context, page }: Player,
  table: string,
  seat: string,
  name: string,
  args: object,
): Promise<void> => {
  const headers = { Origin: new URL(page.url()).origin, 'X-Seat': seat };
  const answer = await context.request.post(`/api/tables/${table}/actions/${name}`, {
    headers,
    data: { id: randomUUID(), args },
  });
  expect(await answer.text(), name).not.toContain('error');
};

/** Red's army is on the board, has been moved, and dice have been rolled; answers the table. */
const playALittle = async (red: Player): Promise<{ readonly table: string; readonly seat: string }> => {
  const { id: table, seat } = red.table;
  await red.table.bringArmy('Alexander in Asia, 334 BC');
  await red.table.placeCommand(1);
  const [stand = ''] = await red.table.placedStands('red');
  const [x, y, heading] = await red.table.board.pose(stand);
  await act(red, table, seat, 'move-stands', { moves: [{ id: stand, to: [x, y + 3000, heading] }] });
  await act(red, table, seat, 'roll-dice', { dice: [6, 6], why: 'who goes first' });
  await act(red, table, seat, 'say', { text: 'Only for us', to: 'side' });
  return { table, seat };
};

const savedFile = async ({ context }: Player, table: string, seat: string, view: string): Promise<Buffer> =>
  await (await context.request.get(`/api/tables/${table}/export?view=${view}`, { headers: { 'X-Seat': seat } })).body();

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer });

test('a match file is checked without a connection to any server, and one that was changed is found out', async ({
  gather,
}) => {
  const { red } = await gather('grand-triumph', ['red']);
  red.troubles.expect(lineIsCut);
  const { table, seat } = await playALittle(red);
  const good = await savedFile(red, table, seat, 'side');
  const bad = Buffer.from(good.toString().replace('who goes first', 'who goes fjrst'));

  const { page } = red;
  await page.goto('/');
  await page.getByRole('link', { name: 'Check a match' }).click();
  const input = page.getByLabel('Match file');
  await expect(input).toBeAttached();
  await page.waitForLoadState('networkidle');
  await red.context.setOffline(true);

  await input.setInputFiles(asFile('ours.vexillum.json', good));
  await expect(page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
  await expect(page.getByText('what one side knows')).toBeVisible();

  await input.setInputFiles(asFile('theirs.vexillum.json', bad));
  await expect(page.getByRole('heading', { name: 'This file is not to be believed' })).toBeVisible();
  await expect(page.getByText(/^Entry \d+ does not match its own hash/)).toBeVisible();

  await input.setInputFiles(asFile('letter.json', Buffer.from('Dear Hanno')));
  await expect(page.getByText('The file is not JSON.')).toBeVisible();
});

test('a match is watched again out of a file, with the keys, as everybody knew it and as one’s own side did', async ({
  gather,
}) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { table, seat } = await playALittle(red);
  const file = await savedFile(red, table, seat, 'side');

  const { page } = red;
  await page.goto('/replay');
  await page.getByLabel('Match file').setInputFiles(asFile('ours.vexillum.json', file));
  await expect(page.getByText('Checked: nothing was changed')).toBeVisible();
  const place = page.getByRole('slider', { name: 'Place in the match' });
  await expect(place).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveValue('1');
  await page.keyboard.press('End');
  const entries = page.getByRole('list', { name: 'Entries of the match' });
  await expect(entries.getByRole('button', { name: /to the own side: .+: “Only for us”/ })).toBeVisible();

  await page.getByRole('button', { name: 'Spectator', exact: true }).click();
  await expect(entries.getByRole('button', { name: 'What each side has said to itself' })).toBeVisible();
  await expect(page.getByText('Only for us')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Blue', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'With hindsight' })).toBeDisabled();

  await page.keyboard.press('Home');
  await expect(place).toHaveValue('0');
  await page.getByLabel('Speed').selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(place).toHaveValue((await place.getAttribute('max')) ?? '');
});

test('whoever sits at a table watches what has happened so far', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { table, seat } = await playALittle(red);
  await red.page.goto(`/replay?table=${table}&seat=${seat}`);
  await expect(red.page.getByRole('heading', { name: 'A table of friends' })).toBeVisible();
  await expect(red.page.getByRole('button', { name: 'Red', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(red.page.getByText('Checked: nothing was changed')).toBeVisible();
});
