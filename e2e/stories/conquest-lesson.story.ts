import type { Page } from '@playwright/test';
import { LessonPage } from '../pages/lesson-page.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
/** So many touches are more than three minutes: whoever has had enough resigns. */
const PATIENCE = 120;

const resign = async (page: Page): Promise<void> => {
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
};

/** Follows to the end of the game, whatever the dice make of it. */
const playToTheEnd = async (lesson: LessonPage, page: Page): Promise<void> => {
  for (let touches = 0; await lesson.follow(); touches++) {
    if (touches === PATIENCE) await resign(page);
  }
};

for (const [where, options] of [
  ['at 1440 with a mouse', desktop],
  ['on a phone with a finger', phone],
] as const)
  test(`the lesson of three minutes is played to its end ${where}: whatever the arrow points at does what it says, and the browser remembers that it was done`, async ({
    enter,
  }) => {
    const { home, page, conquest } = await enter('host', options);
    const lesson = new LessonPage(page, conquest);
    await home.open();
    await page.getByRole('button', { name: 'Learn it in three minutes' }).click();
    await conquest.isReady();

    await test.step('the game is on, and the first step says what to touch', async () => {
      await expect(lesson.words).toContainText('touch');
      await expect(lesson.card).toContainText('Learnt: 0 of 9');
      await lesson.follow();
      await expect(lesson.card).toContainText('Learnt: 1 of 9');
    });

    await test.step('a page that is loaded again goes on with the same step', async () => {
      const words = await lesson.words.innerText();
      await page.reload();
      await conquest.isReady();
      await expect(lesson.words).toHaveText(words, { useInnerText: true });
    });

    await test.step('step by step to the end of the game', async () => {
      await playToTheEnd(lesson, page);
      await expect(conquest.result).toBeVisible();
      await expect(page.locator('vx-lesson-end')).toContainText('ou know all of it');
      await expect(lesson.card).toHaveCount(1);
    });

    await test.step('from there a stronger machine is one press away, and the start page knows that it was done', async () => {
      await lesson.end.click();
      await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
      await expect(lesson.card).toHaveCount(0);
      await home.open();
      await expect(page.getByRole('button', { name: 'Learn it again' })).toBeVisible();
    });
  });

test('the lesson by keys alone: a whole turn; a step is skipped, the lesson begun again and left, and found again in the help', async ({
  enter,
}) => {
  const { home, page, conquest } = await enter('host', desktop);
  const lesson = new LessonPage(page, conquest, 'keys');
  await home.open();
  await page.getByRole('button', { name: 'Learn it in three minutes' }).press('Enter');
  await conquest.isReady();
  await expect(lesson.card).toBeVisible();

  await test.step('a turn without the mouse', async () => {
    for (let steps = 0; steps < 200 && !(await lesson.words.innerText()).includes('END TURN'); steps++)
      await lesson.follow();
    await lesson.follow();
    await expect(lesson.words).not.toContainText('END TURN');
  });

  await test.step('begun again: another table, another game', async () => {
    const before = page.url();
    await lesson.button('Begin the lesson again').press('Enter');
    await expect(page).not.toHaveURL(before);
    await conquest.isReady();
    await expect(lesson.card).toContainText('Learnt: 0 of 9');
  });

  await test.step('a step that is skipped is not told, and the next one comes', async () => {
    await lesson.button('Skip this step').click();
    await expect(lesson.words).toContainText('Carry on as you like');
    expect(await lesson.pointed()).toEqual({});
    const [own] = await conquest.ownLand();
    await conquest.touch(own ?? '');
    await expect(lesson.words).toContainText('attack');
  });

  await test.step('left: the game goes on without it, after a reload too', async () => {
    await lesson.button('Leave the lesson').click();
    await expect(lesson.card).toHaveCount(0);
    await expect(page.getByText('The game goes on without the lesson')).toBeVisible();
    await page.reload();
    await conquest.isReady();
    await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible();
    await expect(lesson.card).toHaveCount(0);
  });

  await test.step('and in the help there it is again', async () => {
    const before = page.url();
    await conquest.board.locator('.host').focus();
    await page.keyboard.press('h');
    await page.locator('vx-conquest-help').getByRole('button', { name: 'Learn it in three minutes' }).click();
    await expect(page).not.toHaveURL(before);
    await conquest.isReady();
    await expect(lesson.card).toContainText('Learnt: 0 of 9');
  });
});
