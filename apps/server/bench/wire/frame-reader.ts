/** A whole message, or a control frame (opcode 8 and above). The bytes are valid during the call only. */
export type Hear = (opcode: number, payload: Buffer) => void;

const CONTROL = 8;

/**
 * Takes a server's bytes apart into frames. What nobody wants to read is counted and skipped without touching it: most of the load's
 * readers only prove that the frames came.
 */
export class FrameReader {
  frames = 0;
  bytes = 0;
  #rest: Buffer | undefined;
  #skip = 0;

  /** `isWanted`: messages are handed to `hear` too; control frames always are. */
  push(chunk: Buffer, isWanted: boolean, hear: Hear): void {
    this.bytes += chunk.length;
    let bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = undefined;
    for (;;) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, bytes.length);
        this.#skip -= skipped;
        bytes = bytes.subarray(skipped);
      }
      if (bytes.length === 0) return;
      const taken = this.#frame(bytes, isWanted, hear);
      if (taken === 0) {
        this.#rest = Buffer.from(bytes);
        return;
      }
      bytes = bytes.subarray(taken);
    }
  }

  /** Takes one frame off the front; 0 where it is not all there yet. */
  #frame(bytes: Buffer, isWanted: boolean, hear: Hear): number {
    if (bytes.length < 2) return 0;
    const opcode = (bytes[0] as number) & 15;
    const short = (bytes[1] as number) & 127;
    const headLength = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < headLength) return 0;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
    const isRead = isWanted || opcode >= CONTROL;
    if (isRead && bytes.length < headLength + length) return 0;
    this.frames++;
    if (isRead) {
      hear(opcode, bytes.subarray(headLength, headLength + length));
      return headLength + length;
    }
    this.#skip = length;
    return headLength;
  }
}
