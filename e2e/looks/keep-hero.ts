import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Player } from '../players.ts';
import { settle } from './look-at.ts';

const file = fileURLToPath(new URL('../../apps/web/public/battlefield.webp', import.meta.url));

/** Twice what the start page shows it in, in CSS pixels. */
const picture = { width: 960, height: 660 };
/** CSS pixels of an MU: both lines are seen, and every stand of them. */
const SCALE = 36;
/** In MU. */
const middle = { x: 44.5, y: 17.6 };
const QUALITY = 0.55;

/** The picture of the start page: two lines of battle, as this program draws them, without anything that floats over the board. */
export const keepHero = async ({ page, table }: Player): Promise<void> => {
  const { board } = table;
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await table.clearTheView();
  await board.seeAtScale(middle, SCALE);
  await settle(page);
  const at = await board.screenPoint(middle.x, middle.y);
  const from = { x: at.x - picture.width / 2, y: at.y - picture.height / 2 };
  const cut = { from, ...picture, quality: QUALITY };
  const webp = await board.picture.evaluate(
    async (canvas: HTMLCanvasElement, { from: { x, y }, width, height, quality }) => {
      const density = canvas.width / canvas.clientWidth;
      const cutOut = new OffscreenCanvas(width, height);
      const crop = [x, y, width, height].map((length) => length * density) as [number, number, number, number];
      cutOut.getContext('2d')?.drawImage(canvas, ...crop, 0, 0, width, height);
      const bytes = new Uint8Array(await (await cutOut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return [...bytes];
    },
    cut,
  );
  await writeFile(file, Buffer.from(webp));
};
