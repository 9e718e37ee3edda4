import { cssColor } from './css-color.ts';
import { FONT } from './font.ts';

export interface Lettering {
  /** Height of the font in pixels. */
  readonly font: number;
  readonly color: number;
  /** A rim round the letters. */
  readonly halo?: number | undefined;
}

export const fontName = (font: number): string => `700 ${font}px ${FONT}`;

/** How far the rim reaches beyond the letters, in pixels. */
export const rimOf = ({ font, halo }: Lettering): number => (halo === undefined ? 0 : Math.max(1, font * 0.13));

/** Writes a word with its middle at a point, in pixels. */
export const writeText = (
  context: CanvasRenderingContext2D,
  text: string,
  lettering: Lettering,
  middle: number,
  level: number,
): void => {
  const { font, color, halo } = lettering;
  context.font = fontName(font);
  context.textAlign = 'center';
  const baseline = Math.round(level + font * 0.36);
  if (halo !== undefined) {
    context.lineJoin = 'round';
    context.lineWidth = rimOf(lettering) * 2;
    context.strokeStyle = cssColor(halo);
    context.strokeText(text, middle, baseline);
  }
  context.fillStyle = cssColor(color);
  context.fillText(text, middle, baseline);
};
