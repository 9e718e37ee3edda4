import type { Snapshot } from '@vexillum/model';
import { DocumentChannel } from './document-channel.ts';
import type { StoredSnapshot } from './load-table.ts';
import { Projection } from './projection.ts';
import type { Surroundings } from './surroundings.ts';

type Documents = NonNullable<StoredSnapshot['documents']>;

/** Made apart: it lasts as long as the table is open, and is not to keep what was saved with it. */
const epochsOf =
  ({ chance }: Surroundings) =>
  (): string =>
    chance.newId('epoch');

/** One channel for each document that the room writes: `public`, and one a side. */
export const buildDocuments = (
  snapshot: Snapshot,
  seq: number,
  saved: Documents,
  surroundings: Surroundings,
): ReadonlyMap<string, DocumentChannel> => {
  const meta = new Map([['seq', seq]]);
  const layers = [
    ['public', snapshot.public] as const,
    ...Object.entries(snapshot.sides).map(([side, maps]) => [`side-${side}`, { ...maps, meta }] as const),
  ];
  const newEpoch = epochsOf(surroundings);
  return new Map(
    layers.map(([name, maps]) => {
      const document = saved[name];
      const records = maps as unknown as Readonly<Record<string, ReadonlyMap<string, unknown>>>;
      const projection =
        (document &&
          Projection.revive(document.epoch, { ...document, bytes: bytesFromBase64(document.bytes) }, records)) ??
        Projection.build(newEpoch(), records);
      return [name, new DocumentChannel(name, projection, surroundings, newEpoch)];
    }),
  );
};

export const saveDocuments = (channels: ReadonlyMap<string, DocumentChannel>): Documents =>
  Object.fromEntries(
    [...channels].map(([name, channel]) => {
      const { bytes, items } = channel.save();
      return [name, { epoch: channel.epoch, bytes: base64FromBytes(bytes), items }];
    }),
  );

/** As many arguments as a call may have anywhere. */
const AT_ONCE = 8192;

const base64FromBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
};

/** A loop: `Uint8Array.from` takes ten times as long. */
const bytesFromBase64 = (text: string): Uint8Array => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
};
