import type { ScreenSize } from '../camera/camera-maths.ts';
import { cssColor } from '../look/css-color.ts';
import { FONT } from '../look/font.ts';
import type { Palette } from '../look/palette.ts';
import type { LabelView } from '../view/board-view.ts';
import { drawToneSign, toneSigns } from './tone-sign.ts';

const TEXT = { font: `700 14px ${FONT}`, height: 24 };
const DETAIL = { font: `500 12px ${FONT}`, height: 16 };
const SIDE = 10;
const CHIP = 24;
const BOTTOM = 5;
/** Room round the plate for its rim. */
const RIM = 2;

const widthOf = (context: CanvasRenderingContext2D, text: string, font: string): number => {
  context.font = font;
  return context.measureText(text).width;
};

/** How large a label is on the screen, in CSS pixels. */
export const labelSize = (context: CanvasRenderingContext2D, label: LabelView): ScreenSize => {
  const details = label.details ?? [];
  const chip = toneSigns[label.tone] ? CHIP : 0;
  const text = widthOf(context, label.text, TEXT.font);
  const wide = Math.max(text, ...details.map((detail) => widthOf(context, detail, DETAIL.font)));
  return {
    width: Math.ceil(wide + chip + 2 * SIDE) + 2 * RIM,
    height: TEXT.height + details.length * DETAIL.height + (details.length > 0 ? BOTTOM : 0) + 2 * RIM,
  };
};

/** Paints a label's plate, sign and lines with its left top corner at the origin. */
export const drawLabel = (
  context: CanvasRenderingContext2D,
  label: LabelView,
  size: ScreenSize,
  palette: Palette,
): void => {
  const sign = toneSigns[label.tone];
  const [width, height] = [size.width - 2 * RIM, size.height - 2 * RIM];
  context.beginPath();
  context.roundRect(RIM, RIM, width, height, Math.min(12, height / 2));
  context.fillStyle = cssColor(palette.plate);
  context.globalAlpha = 0.95;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = cssColor(sign ? palette.tones[label.tone] : palette.plateEdge);
  context.lineWidth = sign ? 2 : 1;
  context.stroke();
  if (sign) {
    context.save();
    context.translate(RIM + SIDE + 8, RIM + TEXT.height / 2);
    drawToneSign(context, sign, cssColor(palette.tones[label.tone]), cssColor(palette.onTones[label.tone]));
    context.restore();
  }
  write(context, label, RIM + SIDE + (sign ? CHIP : 0), palette);
};

const write = (context: CanvasRenderingContext2D, label: LabelView, left: number, palette: Palette): void => {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.font = TEXT.font;
  context.fillStyle = cssColor(palette.onPlate);
  context.fillText(label.text, left, RIM + TEXT.height / 2 + 0.5);
  context.font = DETAIL.font;
  context.fillStyle = cssColor(palette.onPlateQuiet);
  (label.details ?? []).forEach((detail, index) =>
    context.fillText(detail, left, RIM + TEXT.height + DETAIL.height * (index + 0.5)),
  );
};
