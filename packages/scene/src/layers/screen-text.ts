import { Text, type TextStyleOptions } from 'pixi.js';
import { FONT } from '../look/font.ts';
import { screenResolution } from '../renderer/screen-resolution.ts';

/** A text whose size is given in CSS pixels, for things that keep their size on the screen. Never parsed as markup. */
export const screenText = (text: string, size: number, fill: number, more: TextStyleOptions = {}): Text =>
  new Text({
    text,
    resolution: Math.max(1, screenResolution()),
    style: {
      fontFamily: FONT,
      fontSize: size,
      fontWeight: '600',
      fill,
      ...more,
    },
  });
