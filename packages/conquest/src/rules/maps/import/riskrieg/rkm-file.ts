import { words } from '@vexillum/model';
import { mapLimits } from '../../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../../map-problem.ts';
import type { MapPoint } from '../../map-pack.ts';
import { ByteReader } from './byte-reader.ts';

export interface RkmTerritory {
  readonly id: string;
  /** A dot in each of its pieces. */
  readonly nuclei: readonly MapPoint[];
}

/** What a `.rkm` file says; its picture is still a PNG. */
export interface RkmFile {
  readonly codeName: string;
  readonly displayName: string;
  readonly author: string;
  readonly territories: readonly RkmTerritory[];
  readonly edges: readonly (readonly [one: string, other: string])[];
  /** The picture of lands, as the bytes of a PNG. */
  readonly base: Uint8Array;
  /** Whether lettering lies over it. */
  readonly hasText: boolean;
}

/** How every `.rkm` begins. */
const SIGNATURE = [0x83, 0x52, 0x4b, 0x4d, 0x0d, 0x0a, 0x1a, 0x0a] as const;

export const isRkm = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** Names of fields, four letters each. */
const wanted = {
  MCNM: 'code name',
  MDNM: 'name',
  MATN: 'author',
  VTCS: 'territories',
  EDGS: 'borders',
  MIBS: 'picture',
} as const;
const LAST = 'CKSM';

/**
 * Reads a map of Riskrieg: fields `name(4) length(4, big-endian) data`, the last of them the checksum, after which nothing is read. Fields that
 * are not known are skipped. The checksum is not compared: what does not fit is found by its parts.
 * Source: github.com/Riskrieg/codec, `RkmField.java`.
 */
export const rkmFile = (bytes: Uint8Array): RkmFile | readonly MapProblem[] => {
  const fields = fieldsOf(bytes);
  if (!fields) return [mapProblem('not-a-map', words('The file breaks off: it is not all there.'))];
  const missing = Object.keys(wanted).find((name) => !fields.has(name));
  if (missing !== undefined)
    return [mapProblem('not-a-map', words('The file has no part {0}, which every map of Riskrieg has.', missing))];
  const field = (name: keyof typeof wanted) => fields.get(name) ?? new Uint8Array();
  const territories = territoriesOf(new ByteReader(field('VTCS')));
  const edges = edgesOf(new ByteReader(field('EDGS')));
  if (!territories || !edges)
    return [mapProblem('not-a-map', words('The list of territories or of borders in the file is damaged.'))];
  const text = (name: keyof typeof wanted) => new ByteReader(field(name)).text(field(name).length) ?? '';
  return {
    codeName: text('MCNM'),
    displayName: text('MDNM'),
    author: text('MATN'),
    territories,
    edges,
    base: field('MIBS'),
    hasText: fields.has('MITX'),
  };
};

/** Undefined where the file ends before its checksum. */
const fieldsOf = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined => {
  const reader = new ByteReader(bytes, SIGNATURE.length);
  const fields = new Map<string, Uint8Array>();
  for (;;) {
    const name = reader.text(4);
    const length = reader.number();
    const data = length === undefined || length < 1 ? undefined : reader.bytes(length);
    if (name === undefined || !data) return undefined;
    if (name === LAST) return fields;
    fields.set(name, data);
  }
};

const territoriesOf = (reader: ByteReader): readonly RkmTerritory[] | undefined => {
  const count = reader.number() ?? -1;
  if (count < 0) return undefined;
  const territories: RkmTerritory[] = [];
  // One more than may be, so that too many are said by their number and not as damage.
  for (let index = 0; index < Math.min(count, mapLimits.territories + 1); index += 1) {
    const id = reader.text(reader.number());
    const pieces = reader.number() ?? 0;
    if (id === undefined || pieces < 1 || pieces > reader.left / 8) return undefined;
    const nuclei = Array.from({ length: pieces }, (): MapPoint => [reader.number() ?? -1, reader.number() ?? -1]);
    territories.push({ id, nuclei });
  }
  return territories;
};

const edgesOf = (reader: ByteReader): RkmFile['edges'] | undefined => {
  const count = reader.number() ?? -1;
  if (count < 0) return undefined;
  const edges: (readonly [string, string])[] = [];
  for (let index = 0; index < Math.min(count, mapLimits.borders + 1); index += 1) {
    const [one, other] = [reader.text(reader.number()), reader.text(reader.number())];
    if (one === undefined || other === undefined) return undefined;
    edges.push([one, other]);
  }
  return edges;
};
