import type { AreasView, CaptionView, TokenView } from './areas-view.ts';
import { captionSize } from './caption-size.ts';
import { NAME, nameWidth, plateAt, plateSize } from './token-pictures.ts';
import type { TokenSize } from './token-rooms.ts';

/** On the screen, in CSS pixels from the board's origin, y down. */
interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Names that only a few have room for would look like an oversight. */
const FEW = 0.45;

const doMeet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far below its place a token ends, in CSS pixels: with its plate. */
export const footOf = (size: TokenSize): number => plateAt(size) + (size.font + 5) / 2 + 2;

const bodyOf = (token: TokenView, scale: number, size: TokenSize): Rect => {
  const [x, y] = [token.at.x * scale, -token.at.y * scale];
  const { letter, count } = plateSize(token, size.font);
  const aside = Math.max((letter + count) / 2, size.hasFigure ? size.height * 0.34 : 0);
  const above = size.hasFigure ? size.height * 0.7 : (size.font + 5) / 2;
  return { left: x - aside, right: x + aside, top: y - above, bottom: y + footOf(size) };
};

const nameOf = (token: TokenView, width: number, scale: number, size: TokenSize): Rect => {
  const x = token.at.x * scale;
  const top = -token.at.y * scale + footOf(size);
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + NAME.height };
};

const captionOf = (caption: CaptionView, scale: number): Rect => {
  const [x, y] = [caption.at.x * scale, -caption.at.y * scale];
  const { width, height } = captionSize(caption, scale);
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};

/** Which tokens have room for their name under them at so many CSS pixels per MU: it covers no token, caption or other name. */
export const namesShown = (
  { tokens, captions }: Pick<AreasView, 'tokens' | 'captions'>,
  scale: number,
  size: TokenSize,
): ReadonlySet<string> => {
  if (!size.hasFigure) return new Set();
  const bodies = tokens.map((token) => bodyOf(token, scale, size));
  const plates = captions.map((caption) => captionOf(caption, scale));
  let asked = 0;
  const covered = [...plates];
  const shown = new Set<string>();
  tokens.forEach((token, index) => {
    if (token.name === undefined || token.name === '') return;
    asked += 1;
    const rect = nameOf(token, nameWidth(token.name), scale, size);
    const isCovering = bodies.some((body, other) => other !== index && doMeet(rect, body));
    if (isCovering || covered.some((other) => doMeet(rect, other))) return;
    covered.push(rect);
    shown.add(token.id);
  });
  return shown.size < asked * FEW ? new Set() : shown;
};
