import type { Readable } from 'node:stream';

/** A body's bytes; throws what `tooLarge` answers where they are more than the limit. */
export const readUpTo = async (
  body: Readable,
  limit: number,
  tooLarge: (limit: number) => Error,
): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // A sender of too much should hear why, so the connection stays open.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) break;
    chunks.push(chunk);
  }
  if (size > limit) {
    body.resume();
    throw tooLarge(limit);
  }
  // Memory of its own, which can be handed to a thread.
  return Uint8Array.from(Buffer.concat(chunks));
};
