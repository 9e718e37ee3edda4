import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { paletteOf } from './palette-of.ts';

const SIGNATURE = 8;
const INDEXED = 3;
const [NONE, SUB, UP, AVERAGE, PAETH] = [0, 1, 2, 3, 4] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const chunksOf = (png: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const written = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** What a filter expects at a byte, from the bytes to the left, above, and above to the left. */
const expected = (filter: number, left: number, up: number, upLeft: number): number => {
  if (filter === SUB) return left;
  if (filter === UP) return up;
  if (filter === AVERAGE) return (left + up) >> 1;
  if (filter !== PAETH) return 0;
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
};

const unfiltered = (raw: Buffer, stride: number, step: number): Buffer[] => {
  const rows: Buffer[] = [];
  for (let at = 0; at < raw.length; at += stride + 1) {
    const filter = raw[at] ?? NONE;
    const row = Buffer.from(raw.subarray(at + 1, at + 1 + stride));
    const above = rows.at(-1);
    for (let x = 0; x < stride; x += 1) {
      const guess = expected(filter, row[x - step] ?? 0, above?.[x] ?? 0, (x < step ? 0 : above?.[x - step]) ?? 0);
      row[x] = ((row[x] ?? 0) + guess) & 0xff;
    }
    rows.push(row);
  }
  return rows;
};

/** The same picture with 256 colours, in far fewer bytes. For screenshots: eight bits a channel, with or without alpha, not interlaced. */
export const shrinkPng = (png: Buffer): Buffer => {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('this is no PNG');
  const step = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const rows = unfiltered(raw, header.readUInt32BE(0) * step, step);
  const { colours, indexOf } = paletteOf(Buffer.concat(rows), step);
  const packed = deflateSync(Buffer.concat(rows.map((row) => indexed(row, step, indexOf))), { level: 9, memLevel: 9 });
  const kept = [
    { type: 'IHDR', data: Buffer.concat([header.subarray(0, 8), Buffer.from([8, INDEXED, 0, 0, 0])]) },
    { type: 'PLTE', data: Buffer.from(colours.flat()) },
    { type: 'IDAT', data: packed },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE), ...kept.map(written)]);
};

/** One row as numbers of the palette, unfiltered: neighbours in a palette are no neighbours in colour. */
const indexed = (row: Buffer, step: number, indexOf: (red: number, green: number, blue: number) => number): Buffer => {
  const bytes = Buffer.alloc(row.length / step + 1);
  for (let x = 0; x < row.length; x += step)
    bytes[x / step + 1] = indexOf(row[x] ?? 0, row[x + 1] ?? 0, row[x + 2] ?? 0);
  return bytes;
};
