import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Shelf } from '@vexillum/table/room';

/** Quick rather than small: 200 stands are 10 KB and a few milliseconds. */
const LEVEL = 1;

/** Where the records of quiet tables lie. */
export const deflatedShelf: Shelf = {
  put: (text) => deflateRawSync(text, { level: LEVEL }),
  take: (bytes) => inflateRawSync(bytes).toString('utf8'),
};
