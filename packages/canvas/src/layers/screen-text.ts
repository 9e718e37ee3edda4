import type { ScreenSize } from '../camera/camera-maths.ts';
import { brokenLines } from '../look/broken-lines.ts';
import { cssColor } from '../look/css-color.ts';
import { FONT } from '../look/font.ts';
import { textWidth } from '../look/text-width.ts';
import { Picture } from '../screen/picture.ts';

const FONT_SIZE = 12;
const LINE = 15;

/** A text and the room that it takes; its picture may reach further, and is empty there. */
export interface ScreenText {
  readonly picture: Picture;
  readonly size: ScreenSize;
}

/** A text for things that keep their size on the screen, in CSS pixels, its left top corner at the origin; broken where it is wider than `widest`. */
export const screenText = (text: string, color: number, weight: 500 | 600, widest = Infinity): ScreenText => {
  const font = `${weight} ${FONT_SIZE}px ${FONT}`;
  const lines = brokenLines(text, (line) => textWidth(line, font) <= widest);
  const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line, font))));
  const size = { width, height: lines.length * LINE };
  const picture = new Picture();
  const context = picture.begin(size);
  context.font = font;
  context.textBaseline = 'middle';
  context.fillStyle = cssColor(color);
  lines.forEach((line, index) => context.fillText(line, 0, LINE * (index + 0.5) + 0.5));
  picture.end();
  return { picture, size };
};
