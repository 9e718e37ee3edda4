const FINAL_BINARY = 0x82;

const headerFor = (length: number): Buffer => {
  if (length < 126) return Buffer.from([FINAL_BINARY, length]);
  if (length < 65536) {
    const header = Buffer.from([FINAL_BINARY, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = FINAL_BINARY;
  header[1] = 127;
  header.writeUIntBE(length, 4, 6);
  return header;
};

/** These messages as websocket frames from a server (RFC 6455, section 5.2: whole, binary, unmasked, not compressed). */
export const binaryFrames = (messages: readonly Uint8Array[]): Buffer =>
  Buffer.concat(messages.flatMap((message) => [headerFor(message.length), message]));

const framed = new WeakMap<readonly Uint8Array[], Buffer>();

/** The same array of messages goes to many readers: it is framed for the first and kept for the others. */
export const sharedFrames = (messages: readonly Uint8Array[]): Buffer => {
  let frames = framed.get(messages);
  if (!frames) framed.set(messages, (frames = binaryFrames(messages)));
  return frames;
};
