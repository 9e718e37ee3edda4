import { act } from '../act.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { test } from '../players.ts';
import { milliPose, stand } from '../skirmish.ts';
import { lookAtThemes, sizes } from './look-at.ts';

test('the terrain is set up, and what cards make of stands and camps is seen', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const setup = new SetupPage(red.page);
  await red.page.setViewportSize(sizes.desk);
  await red.table.show('Terrain');
  await setup.open();
  await setup.press('Roll for the terrain');
  await lookAtThemes(red.page, 'setup', 'desk');
  await setup.press(/^Lay \d+ pieces/);
  await red.page.keyboard.press('Escape');
  const [first = '', second = '', third = ''] = await stand(red, [
    ['SPR', 40, 6, 0],
    ['KNT', 44, 6, 0],
    ['LFT', 48, 6, 0],
  ]);
  await act(red, 'use-card', { card: 'ET', stands: [{ id: first }] });
  await act(red, 'use-card', { card: 'DD', stands: [{ id: second, as: 'EFT' }] });
  await act(red, 'use-card', { card: 'MI', stands: [{ id: third }] });
  await act(red, 'place-camp', { side: 'red', pose: milliPose(['', 45, 2, 0]), as: 'wagon' });
  await lookAtThemes(red.page, 'setup-laid', 'desk');
  await red.page.setViewportSize(sizes.phone);
  await red.table.show('Terrain');
  await setup.open();
  await lookAtThemes(red.page, 'setup', 'phone');
});
