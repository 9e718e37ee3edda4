import { pictureLimits } from '../../../rules/index.ts';

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  text.split('').every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

export type PictureKind = 'gif' | 'png' | 'other';

/** What kind of picture the bytes are, by how they begin; undefined where they are none. */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (isAt(bytes, 0, 'GIF8')) return 'gif';
  if (isAt(bytes, 1, 'PNG\r\n')) return 'png';
  const isOther = (bytes[0] === 0xff && bytes[1] === 0xd8) || isAt(bytes, 0, 'BM') || isAt(bytes, 8, 'WEBP');
  return isOther ? 'other' : undefined;
};

/** Whether a picture of this size may be opened at all. */
export const isOpenable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= pictureLimits.side && width * height <= pictureLimits.dots;
