/**
 * Unpacks data of zlib, as PNG has it.
 * @param most bytes that it may come to: it stops there, however little a hostile file packed them into
 * @returns undefined where the data is damaged or ends too early
 */
export const inflate = async (packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | undefined> => {
  const unpacked = new Uint8Array(most);
  let length = 0;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    const reader = stream.getReader();
    while (length < most) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      const part = value.subarray(0, most - length);
      unpacked.set(part, length);
      length += part.length;
    }
    await reader.cancel();
    return unpacked;
  } catch {
    // Of damaged data each system says something else, and nothing else can go wrong here.
    return undefined;
  }
};
