import type { Picture } from '../import/picture.ts';

/** A picture out of rows of letters, each letter so many dots wide and high, in the colours given; every other letter is white. */
export const paint = (rows: readonly string[], colors: Readonly<Record<string, number>>, size: number): Picture => {
  const width = Math.max(...rows.map((row) => row.length)) * size;
  const height = rows.length * size;
  const dots = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      dots[y * width + x] = colors[rows[Math.floor(y / size)]?.[Math.floor(x / size)] ?? ''] ?? 0xffffffff;
  return { width, height, dots };
};

/** The picture of lands of a map of Domination: a dot's colour is the grey of its country's number, in the order of these letters. */
export const paintLands = (rows: readonly string[], letters: string, size: number): Picture =>
  paint(
    rows,
    Object.fromEntries(
      letters.split('').map((letter, index) => [letter, (0xff000000 | ((index + 1) * 0x010101)) >>> 0]),
    ),
    size,
  );
