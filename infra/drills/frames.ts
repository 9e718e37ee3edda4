/** A websocket frame as it came (RFC 6455, section 5.2). */
export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export const CLOSE = 8;
const BINARY = 2;
const FIN = 0x80;
const MASKED = 0x80;
const [LENGTH_OF_16, LENGTH_OF_64] = [126, 127];

/** Cuts what a server sends into frames, however the network has cut it. Servers mask nothing. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): Frame[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const frames: Frame[] = [];
    for (;;) {
      const [head, length] = extentOf(this.#rest);
      if (length === undefined || this.#rest.length < head + length) return frames;
      frames.push({ opcode: (this.#rest[0] ?? 0) & 0x0f, payload: this.#rest.subarray(head, head + length) });
      this.#rest = this.#rest.subarray(head + length);
    }
  }
}

/** Bytes before the payload, and of it; `undefined` while not all of the former have come. */
const extentOf = (bytes: Buffer): readonly [head: number, length: number | undefined] => {
  if (bytes.length < 2) return [2, undefined];
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short === LENGTH_OF_16) return [4, bytes.length < 4 ? undefined : bytes.readUInt16BE(2)];
  if (short === LENGTH_OF_64) return [10, bytes.length < 10 ? undefined : Number(bytes.readBigUInt64BE(2))];
  return [2, short];
};

/** The code of a frame that closes; 1005 where it has none. */
export const codeOf = ({ payload }: Frame): number => (payload.length < 2 ? 1005 : payload.readUInt16BE(0));

/** A message as browsers send it; the mask is zeros, which changes nothing. */
export const frameOf = (message: Uint8Array): Buffer => {
  const isShort = message.length < LENGTH_OF_16;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head[0] = FIN | BINARY;
  head[1] = MASKED | (isShort ? message.length : LENGTH_OF_16);
  if (!isShort) head.writeUInt16BE(message.length, 2);
  return Buffer.concat([head, message]);
};
