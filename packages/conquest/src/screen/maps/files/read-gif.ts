import type { Picture } from '../../../rules/index.ts';
import { isOpenable } from './picture-header.ts';

/** Codes of LZW have at most so many bits. */
const MOST_BITS = 12;
const OPAQUE = 0xff000000;

/**
 * The first picture of a GIF, in its own colours. Not by way of a canvas: some browsers change single dots there so that nobody is recognised by
 * them, and here the colour of a dot is the number of a country.
 * Source: www.w3.org/Graphics/GIF/spec-gif89a.txt
 * @returns undefined where it is damaged or too large
 */
export const readGif = (bytes: Uint8Array): Picture | undefined => {
  const word = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const [width, height] = [word(6), word(8)];
  if (!isOpenable(width, height)) return undefined;
  const flags = bytes[10] ?? 0;
  let at = 13;
  const table = flags & 0x80 ? colorsAt(bytes, at, flags) : [];
  at += 3 * table.length;
  for (; at < bytes.length; ) {
    const block = bytes[at];
    if (block === 0x21) at = afterBlocks(bytes, at + 2);
    else if (block === 0x2c) {
      const own = bytes[at + 9] ?? 0;
      const frame = { left: word(at + 1), top: word(at + 3), width: word(at + 5), height: word(at + 7) };
      const colors = own & 0x80 ? colorsAt(bytes, at + 10, own) : table;
      const data = at + 10 + (own & 0x80 ? 3 * colors.length : 0);
      if (
        !isOpenable(frame.width, frame.height) ||
        frame.left + frame.width > width ||
        frame.top + frame.height > height
      )
        return undefined;
      const indices = unpackLzw(bytes, data, frame.width * frame.height);
      return indices && painted({ width, height }, frame, indices, colors, (own & 0x40) !== 0);
    } else return undefined;
  }
  return undefined;
};

const colorsAt = (bytes: Uint8Array, start: number, flags: number): readonly number[] =>
  Array.from({ length: 2 << (flags & 7) }, (_, index) => {
    const at = start + 3 * index;
    return (OPAQUE | ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)) >>> 0;
  });

/** Data lies in blocks, each after its length; one of length 0 ends them. */
const afterBlocks = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] as number);
  return at + 1;
};

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const painted = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  frame: Frame,
  indices: Uint8Array,
  colors: readonly number[],
  isInterlaced: boolean,
): Picture => {
  // What the frame does not cover is see-through; nobody's land is white.
  const dots = new Uint32Array(width * height).fill(0x00ffffff);
  const rows = isInterlaced ? interlacedRows(frame.height) : Array.from({ length: frame.height }, (_, row) => row);
  for (const [index, row] of rows.entries())
    for (let column = 0; column < frame.width; column += 1)
      dots[(frame.top + row) * width + frame.left + column] =
        colors[indices[index * frame.width + column] as number] ?? 0x00ffffff;
  return { width, height, dots };
};

/** Every eighth row first, then those between them. */
const interlacedRows = (height: number): readonly number[] =>
  [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ].flatMap(([first = 0, step = 1]) =>
    Array.from({ length: Math.max(0, Math.ceil((height - first) / step)) }, (_, index) => first + index * step),
  );

/** Undefined where the data is damaged or ends before the picture does. */
const unpackLzw = (bytes: Uint8Array, start: number, length: number): Uint8Array | undefined => {
  const smallest = bytes[start] ?? 0;
  if (smallest < 2 || smallest > 8) return undefined;
  const [clear, end] = [1 << smallest, (1 << smallest) + 1];
  const before = new Uint16Array(1 << MOST_BITS);
  const last = new Uint8Array(1 << MOST_BITS);
  for (let code = 0; code < clear; code += 1) last[code] = code;
  const indices = new Uint8Array(length);
  const stack = new Uint8Array((1 << MOST_BITS) + 1);
  const nextCode = codesOf(bytes, start + 1);
  let [bits, free, previous, first, filled] = [smallest + 1, end + 1, -1, 0, 0];
  while (filled < length) {
    const code = nextCode(bits);
    if (code === undefined || code === end || code > free) return undefined;
    if (code === clear) {
      [bits, free, previous] = [smallest + 1, end + 1, -1];
      continue;
    }
    // The code that is just being made stands for the last one and its own first index again.
    if (code === free && previous < 0) return undefined;
    let depth = 0;
    let walk = code;
    if (code === free) {
      stack[depth++] = first;
      walk = previous;
    }
    while (walk > end) {
      stack[depth++] = last[walk] as number;
      walk = before[walk] as number;
    }
    first = last[walk] as number;
    stack[depth++] = first;
    while (depth > 0 && filled < length) indices[filled++] = stack[--depth] as number;
    if (previous >= 0 && free < 1 << MOST_BITS) {
      before[free] = previous;
      last[free] = first;
      free += 1;
      if (free === 1 << bits && bits < MOST_BITS) bits += 1;
    }
    previous = code;
  }
  return indices;
};

/** Reads codes of so many bits out of blocks, the lowest bit first; undefined after the last. */
const codesOf = (bytes: Uint8Array, start: number): ((bits: number) => number | undefined) => {
  let [at, left, held, count] = [start, 0, 0, 0];
  return (bits) => {
    while (count < bits) {
      if (left === 0) {
        left = bytes[at] ?? 0;
        at += 1;
        if (left === 0) return undefined;
      }
      if (at >= bytes.length) return undefined;
      held |= (bytes[at] as number) << count;
      at += 1;
      left -= 1;
      count += 8;
    }
    const code = held & ((1 << bits) - 1);
    held >>>= bits;
    count -= bits;
    return code;
  };
};
