import type { Page } from '@playwright/test';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page, which can read pictures. */
const count = async ([before, after]: readonly [string, string]): Promise<number> => {
  const pixelsOf = async (base64: string): Promise<Uint8ClampedArray> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!pen) throw new Error('no canvas here');
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height).data;
  };
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    const far =
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0));
    // Less is no more than the grain of the ground.
    if (far > 12) changed += 1;
  }
  return changed / (one.length / 4);
};

/** How much of a part of the window looks otherwise after something was done, from 0 to 1. */
export const changedPixels = async (page: Page, area: Area, deed: () => Promise<unknown>): Promise<number> => {
  const shoot = async () => (await page.screenshot({ clip: area, animations: 'disabled' })).toString('base64');
  const before = await shoot();
  await deed();
  return page.evaluate(count, [before, await shoot()] as const);
};
