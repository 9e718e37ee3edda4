import { expect, it } from 'vitest';
import { CLOSE, codeOf, FrameReader, frameOf } from './frames.ts';

const frame = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const head = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : undefined;
  const long = Buffer.alloc(9, 127);
  if (!head) long.writeBigUInt64BE(BigInt(length), 1);
  return Buffer.concat([Buffer.from([0x80 | opcode]), head ? Buffer.from(head) : long, payload]);
};

it.each([1, 2, 3, 1000, 200_000])('finds the frames of a line that came %d bytes at a time', (size) => {
  const payloads = [
    Buffer.from('a'),
    Buffer.alloc(300, 1),
    Buffer.alloc(70_000, 2),
    Buffer.from([4503 >> 8, 4503 & 255]),
  ];
  const bytes = Buffer.concat(payloads.map((payload, index) => frame(index === 3 ? CLOSE : 2, payload)));
  const reader = new FrameReader();
  const frames = [];
  for (let at = 0; at < bytes.length; at += size) frames.push(...reader.read(bytes.subarray(at, at + size)));
  expect(frames.map(({ opcode, payload }) => [opcode, payload.length])).toEqual([
    [2, 1],
    [2, 300],
    [2, 70_000],
    [CLOSE, 2],
  ]);
  expect(frames.map(codeOf).at(-1)).toBe(4503);
});

it.each([5, 125, 126, 3000])('masks a message of %d bytes as servers ask for', (length) => {
  const message = Buffer.alloc(length, 7);
  const sent = frameOf(message);
  expect(sent[0]).toBe(0x82);
  expect((sent[1] ?? 0) & 0x80).toBe(0x80);
  // Read as a server's, behind its four bytes of mask.
  const unmasked = Buffer.concat([Buffer.from([sent[0] ?? 0, (sent[1] ?? 0) & 0x7f]), sent.subarray(2)]);
  const maskAt = length < 126 ? 2 : 4;
  const [read] = new FrameReader().read(Buffer.concat([unmasked.subarray(0, maskAt), unmasked.subarray(maskAt + 4)]));
  expect(read?.payload.equals(message)).toBe(true);
});
