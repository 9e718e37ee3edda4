import { seededRandom } from '@vexillum/geometry';
import { cssColor } from '../look/css-color.ts';
import type { Palette } from '../look/palette.ts';

/** Size of the plank's picture in pixels; its ends fit each other. */
export const PLANK = { length: 768, width: 64 };

const LINES = 110;
const STEP = 24;

/** A plank with its grain along it, lit from above. */
export const drawPlank = (context: CanvasRenderingContext2D, palette: Palette): void => {
  const { length, width } = PLANK;
  const random = seededRandom(11);
  context.fillStyle = cssColor(palette.frame);
  context.fillRect(0, 0, length, width);
  context.lineCap = 'round';
  for (let line = 0; line < LINES; line += 1) {
    const level = random() * width;
    const sway = 0.5 + 2.4 * random();
    const swings = 1 + Math.floor(random() * 3);
    const start = random() * 2 * Math.PI;
    const from = random() < 0.5 ? 0 : random() * length;
    const to = from === 0 ? length : Math.min(length, from + 60 + random() * 260);
    context.strokeStyle = cssColor(random() < 0.62 ? palette.frameEdge : palette.frameLight);
    context.globalAlpha = 0.06 + 0.22 * random() ** 2;
    context.lineWidth = 0.5 + 1.6 * random();
    context.beginPath();
    for (let x = from; x < to + STEP; x += STEP) {
      const along = Math.min(x, to);
      context.lineTo(along, level + sway * Math.sin((2 * Math.PI * swings * along) / length + start));
    }
    context.stroke();
  }
  context.globalAlpha = 1;
};
