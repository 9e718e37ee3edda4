import { fontName, textWidth, type ScreenSize } from '@vexillum/canvas/layers';
import type { CaptionView } from './areas-view.ts';

/** In CSS pixels: captions that would be smaller are enlarged to it. */
const READABLE = 11;
/** Nor do they grow beyond this when the map comes nearer. */
const LARGEST = 24;

/** Height of a caption's letters on the screen, in CSS pixels. */
export const captionFont = ({ size }: CaptionView, scale: number): number =>
  Math.min(LARGEST, Math.max(READABLE, size * scale));

/** The plate's, in CSS pixels. */
export const captionSize = (caption: CaptionView, scale: number): ScreenSize => {
  const font = Math.round(captionFont(caption, scale));
  return { width: textWidth(caption.text, fontName(font)) + font * 1.3, height: font * 1.62 };
};
