import type { Picture } from '../../../rules/index.ts';
import { inflate } from './inflate.ts';
import { isOpenable } from './picture-header.ts';

/** Parts of a dot by the PNG's kind of colour: grey, colours, a place in the palette, grey or colours with how see-through it is. */
const partsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const OPAQUE = 0xff000000;

interface Head {
  readonly width: number;
  readonly height: number;
  /** Of a part of a dot. */
  readonly bits: number;
  readonly kind: number;
}

/**
 * The picture of a PNG, dot by dot as it is written: not by way of a canvas, see `readGif`. Interlaced ones are not read.
 * Source: www.w3.org/TR/png-3
 * @returns undefined where it is damaged, too large or of such a kind
 */
export const readPng = async (bytes: Uint8Array): Promise<Picture | undefined> => {
  const chunks = chunksOf(bytes);
  const head = headOf(chunks.find(({ name }) => name === 'IHDR')?.data);
  if (!head) return undefined;
  const parts = partsOf[head.kind] ?? 0;
  const rowBytes = Math.ceil((head.width * parts * head.bits) / 8);
  const packed = joined(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const rows = await inflate(packed, (rowBytes + 1) * head.height);
  if (!rows || !unfilter(rows, rowBytes, Math.max(1, (parts * head.bits) >> 3))) return undefined;
  const palette = chunks.find(({ name }) => name === 'PLTE')?.data ?? new Uint8Array();
  return { width: head.width, height: head.height, dots: dotsOf(head, rows, rowBytes, parts, palette) };
};

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

const chunksOf = (bytes: Uint8Array): readonly Chunk[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return chunks;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
};

const headOf = (data: Uint8Array | undefined): Head | undefined => {
  if (data?.length !== 13) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, 13);
  const head = { width: view.getUint32(0), height: view.getUint32(4), bits: data[8] ?? 0, kind: data[9] ?? 0 };
  const isInterlaced = data[12] !== 0;
  const isKnown = head.kind in partsOf && [1, 2, 4, 8, 16].includes(head.bits);
  return isKnown && !isInterlaced && isOpenable(head.width, head.height) ? head : undefined;
};

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Each row begins with how it was written: as it is, or as the difference to dots before or above. Undoes that in place; false where it is damaged. */
const unfilter = (rows: Uint8Array, rowBytes: number, dotBytes: number): boolean => {
  const step = rowBytes + 1;
  for (let start = 0; start < rows.length; start += step) {
    const filter = rows[start] as number;
    if (filter > 4) return false;
    for (let at = start + 1; at < start + step; at += 1) {
      const isFirst = at - start - 1 < dotBytes;
      const left = isFirst ? 0 : (rows[at - dotBytes] as number);
      const up = start === 0 ? 0 : (rows[at - step] as number);
      const corner = isFirst || start === 0 ? 0 : (rows[at - step - dotBytes] as number);
      rows[at] = (rows[at] as number) + guess(filter, left, up, corner);
    }
  }
  return true;
};

const guess = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const near = left + up - corner;
  const [fromLeft, fromUp, fromCorner] = [Math.abs(near - left), Math.abs(near - up), Math.abs(near - corner)];
  if (fromLeft <= fromUp && fromLeft <= fromCorner) return left;
  return fromUp <= fromCorner ? up : corner;
};

const dotsOf = (
  { width, height, bits, kind }: Head,
  rows: Uint8Array,
  rowBytes: number,
  parts: number,
  palette: Uint8Array,
) => {
  const dots = new Uint32Array(width * height);
  const most = (1 << bits) - 1;
  /** A part of a dot, of 16 bits the upper eight. */
  const partAt = (row: number, index: number): number => {
    const bit = index * bits;
    const byte = rows[row * (rowBytes + 1) + 1 + (bit >> 3)] as number;
    return bits >= 8 ? byte : (byte >> (8 - bits - (bit & 7))) & most;
  };
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = column * parts;
      const first = partAt(row, at);
      const grey = bits >= 8 ? first : Math.round((first * 255) / most);
      let color: number;
      if (kind === 3)
        color =
          OPAQUE |
          ((palette[3 * first] ?? 0) << 16) |
          ((palette[3 * first + 1] ?? 0) << 8) |
          (palette[3 * first + 2] ?? 0);
      else if (parts < 3) color = OPAQUE | (grey << 16) | (grey << 8) | grey;
      else color = OPAQUE | (first << 16) | (partAt(row, at + 1) << 8) | partAt(row, at + 2);
      dots[row * width + column] = color >>> 0;
    }
  return dots;
};
