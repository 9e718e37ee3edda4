const MASKED = 0x80;
const FINAL = 0x80;
const BINARY = 2;
const PONG = 10;

/**
 * A message as a client sends it. Clients must mask; the key here is zero, which leaves the bytes as they are and costs the load
 * nothing, while the server unmasks as it always does.
 */
export const clientFrame = (payload: Uint8Array, opcode = BINARY): Buffer => {
  const head = headOf(payload.length, opcode);
  const frame = Buffer.allocUnsafe(head.length + 4 + payload.length);
  frame.set(head, 0);
  frame.writeUInt32LE(0, head.length);
  frame.set(payload, head.length + 4);
  return frame;
};

export const pongFrame = (payload: Uint8Array): Buffer => clientFrame(payload, PONG);

const headOf = (length: number, opcode: number): Uint8Array => {
  if (length < 126) return Uint8Array.of(FINAL | opcode, MASKED | length);
  if (length < 0x10000) return Uint8Array.of(FINAL | opcode, MASKED | 126, length >> 8, length & 255);
  const head = Buffer.alloc(10);
  head[0] = FINAL | opcode;
  head[1] = MASKED | 127;
  head.writeUInt32BE(length, 6);
  return head;
};
