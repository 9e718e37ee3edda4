import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { expect, test } from '../players.ts';
import { milliPose, stand } from '../skirmish.ts';
import { lookAt, lookAtAll } from './look-at.ts';

test('flags of all kinds: open, asked about, agreed on, ruled on', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const [mine, umpires] = [new FlagsPage(red.page), new FlagsPage(umpire.page)];
  await mine.open();
  await expect(mine.list).toContainText('No flags');
  await lookAt(red.page, 'flags-none', 'desk', 'light');

  await stand(red, [
    ['SPR', 40, 9.2, 0],
    ['SPR', 44, 9.5, 0],
    ['SPR', 48, 10, 0],
    ['KNT', 8, 6, 0],
  ]);
  await stand(blue, [['ARC', 50, 20, 180]]);
  await act(red, 'place-camp', { side: 'red', pose: milliPose(['', 4, 1, 0]) });
  const tooFar = (mu: string) => new RegExp(`${mu} MU from its base edge`);
  await mine.press(tooFar('9.5'), 'Ask the umpire');
  await mine.press(tooFar('10'), 'Agreed');
  await umpires.open();
  await umpires.rule(tooFar('10'), {
    verdict: 'Noted, play on',
    scope: 'as it stands now',
    text: 'Next time ask first.',
  });
  await expect(mine.settled).toBeVisible();
  await mine.press(tooFar('9.2'), 'Show');
  await eventually(async () => (await red.table.board.overlays()).length).toBeGreaterThan(0);
  await red.table.pointAtNothing();
  await lookAtAll(red.page, 'flags-open');

  await umpires.read(tooFar('9.5'));
  await umpire.table.pointAtNothing();
  await lookAtAll(umpire.page, 'flags-umpire');
});
