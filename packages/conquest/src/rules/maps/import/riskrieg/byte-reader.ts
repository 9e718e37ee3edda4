/** Reads bytes from front to back; whatever is not there any more is undefined. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  bytes(length: number): Uint8Array | undefined {
    if (length < 0 || length > this.left) return undefined;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** A whole number of four bytes with a sign, the highest byte first, as Java writes one. */
  number(): number | undefined {
    const four = this.bytes(4);
    return four && new DataView(four.buffer, four.byteOffset, 4).getInt32(0);
  }

  /** A text of so many bytes of UTF-8; undefined also where the bytes are no text. */
  text(length: number | undefined): string | undefined {
    const bytes = length === undefined ? undefined : this.bytes(length);
    return bytes && utf8(bytes);
  }
}

/** The rules run without a browser's decoder, and names are short. */
const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch (problem) {
    if (problem instanceof URIError) return undefined;
    throw problem;
  }
};
