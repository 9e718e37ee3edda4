/** Passes bytes through a stream; throws a RangeError where more come out than anything good could have. */
const flow = async (
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const asText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const asBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A JSON value as a text that may stand in a link. `most` is what it may have in bytes, unpacked; larger ones throw a RangeError. */
export const packed = async (value: unknown, most: number): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (bytes.length > most) throw new RangeError(`more than ${most} bytes`);
  return asText(await flow(bytes, new CompressionStream('deflate-raw'), most));
};

/** The value again, which nobody has looked at yet; undefined where the text is no such text, or would unpack to more than `most` bytes. */
export const unpacked = async (text: string, most: number): Promise<unknown> => {
  if (text.length > most) return undefined;
  try {
    const bytes = await flow(asBytes(text), new DecompressionStream('deflate-raw'), most);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    // Whatever is wrong with a text that somebody pasted, there is nothing in it.
    return undefined;
  }
};
