import { expect, test } from '../players.ts';

/** 40 by 30 dots as GIF: three stripes in the greys 60, 120 and 180, white above and below. */
const stripes = Buffer.from(
  'R0lGODlhKAAeAPEDADw8PHh4eLS0tP///yH5BAAAAAAAIf8LSW1hZ2VNYWdpY2sOZ2FtbWE9MC40NTQ1NDUALAAAAAAoAB4AAAJnnI+py+0Po5y0LoCz1qH7/wniSIrbmYGqV7YCiq6rW8KnrNKkveGgPuJxfCzgS4ghFoHIpDJgPCKfUGMTQI1es9Yml+l9asPK8VTcPZfTwq9uiwarieZ2/E2ms3lumuUPGCg4SBhRAAA7',
  'base64',
);

const map = {
  name: 'stripes.map',
  mimeType: '',
  buffer: Buffer.from(
    'name Three Stripes\n[files]\nmap stripes.gif\ncrd risk.cards\n[continents]\nAll 2 red\n[countries]\n60 Left 1 7 15\n120 Mid 1 21 15\n180 Right 1 34 15\n[borders]\n60 120\n120 60 180\n180 120\n',
  ),
};

test('a map of Domination is brought as two files, and what is missing of one is said', async ({ enter }) => {
  const host = await enter('host');
  await host.page.goto('/maps');
  const files = host.page.getByLabel('Map file');
  await files.setInputFiles(map);
  const problem = host.page.getByRole('alert').filter({ hasText: 'stripes.map was not read.' });
  await expect(problem).toContainText('The picture of lands is missing: stripes.gif.');
  await files.setInputFiles([{ name: 'stripes.gif', mimeType: 'image/gif', buffer: stripes }, map]);
  await expect(host.page.getByText('Three Stripes is among your maps now.')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(host.page.getByRole('status').filter({ hasText: 'How Three Stripes was read:' })).toContainText(
    'The cards and missions (risk.cards) were left out',
  );
  const regions = host.page.getByRole('table', { name: 'Regions and what they are worth' });
  await expect(regions.getByRole('row', { name: 'All' })).toContainText('+2');
});
