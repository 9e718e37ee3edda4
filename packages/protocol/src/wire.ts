import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** A message of ours: its type, then one JSON string. */
export const encodeJson = (type: number, json: string): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  encoding.writeVarString(encoder, json);
  return encoding.toUint8Array(encoder);
};

/** The type of a message and a decoder that stands behind it. Throws on an empty message. */
export const readType = (message: Uint8Array): { type: number; decoder: decoding.Decoder } => {
  const decoder = decoding.createDecoder(message);
  return { type: decoding.readVarUint(decoder), decoder };
};

/** The payload of a message of ours. Throws on what is not JSON. */
export const readJson = (decoder: decoding.Decoder): unknown => JSON.parse(decoding.readVarString(decoder));
