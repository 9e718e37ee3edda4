import {
  createEncoder,
  type Encoder,
  toUint8Array,
  writeAny,
  writeUint8,
  writeVarString,
  writeVarUint,
} from 'lib0/encoding';

/** Writes the bytes of an update by hand, for what no Y.Doc would say. */
export const handwritten = (write: (encoder: Encoder) => void): Uint8Array => {
  const encoder = createEncoder();
  write(encoder);
  return toUint8Array(encoder);
};

/** The head of one author's part: how many structs, whose, from which clock on. */
export const writeSection = (encoder: Encoder, count: number, client: number, clock = 0): void => {
  for (const number of [count, client, clock]) writeVarUint(encoder, number);
};

/** An item that is the first under this key of this root; its content follows. */
export const writeRootItem = (encoder: Encoder, content: number, root: string, key: string): void => {
  writeUint8(encoder, content | 0x20);
  writeVarUint(encoder, 1);
  writeVarString(encoder, root);
  writeVarString(encoder, key);
};

export const writeNoDeletes = (encoder: Encoder): void => writeVarUint(encoder, 0);

/** One struct by one author, and nothing deleted. */
export const oneStruct = (client: number, write: (encoder: Encoder) => void, clock = 0): Uint8Array =>
  handwritten((encoder) => {
    writeVarUint(encoder, 1);
    writeSection(encoder, 1, client, clock);
    write(encoder);
    writeNoDeletes(encoder);
  });

/** An entry of a root map whose value is these bytes of lib0's "any" encoding. */
export const rawEntry = (client: number, key: string, value: Uint8Array, root = 'note'): Uint8Array =>
  oneStruct(client, (encoder) => {
    writeRootItem(encoder, 8, root, key);
    writeVarUint(encoder, 1);
    for (const byte of value) writeUint8(encoder, byte);
  });

/** `[[[…0…]]]` as an "any" value. */
export const nestedArrays = (depth: number): Uint8Array =>
  handwritten((encoder) => {
    for (let left = depth; left > 0; left--) {
      writeUint8(encoder, 117);
      writeVarUint(encoder, 1);
    }
    writeAny(encoder, 0);
  });
