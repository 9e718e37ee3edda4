import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { encodeUtf8 } from 'lib0/string';

/** Bytes: most messages fit in. */
const ROOM = 4096;

/** Used again and again: what was written is copied out of it. */
let spare: encoding.Encoder | undefined;

const newEncoder = (): encoding.Encoder => Object.assign(encoding.createEncoder(), { cbuf: new Uint8Array(ROOM) });

/** The bytes that `write` writes. */
export const encoded = (write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = spare ?? newEncoder();
  // Whoever writes something in the middle of something else has another one.
  spare = undefined;
  write(encoder);
  const bytes = encoding.toUint8Array(encoder);
  // One that has grown is let go.
  if (encoder.bufs.length === 0) {
    encoder.cpos = 0;
    spare = encoder;
  }
  return bytes;
};

/** A message of ours: its type, then one JSON string. */
export const encodeJson = (type: number, json: string): Uint8Array =>
  encoded((encoder) => {
    encoding.writeVarUint(encoder, type);
    // As `writeVarString` has it, which writes byte by byte.
    encoding.writeVarUint8Array(encoder, encodeUtf8(json));
  });

/** The type of a message and a decoder that stands behind it. Throws on an empty message. */
export const readType = (message: Uint8Array): { type: number; decoder: decoding.Decoder } => {
  const decoder = decoding.createDecoder(message);
  return { type: decoding.readVarUint(decoder), decoder };
};

/** The payload of a message of ours. Throws on what is not JSON. */
export const readJson = (decoder: decoding.Decoder): unknown => JSON.parse(decoding.readVarString(decoder));
