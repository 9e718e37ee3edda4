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
        (document && Projection.revive(document.epoch, bytesFromBase64(document.bytes), records)) ??
        Projection.build(newEpoch(), records);
      return [name, new DocumentChannel(name, projection, surroundings, newEpoch)];
    }),
  );
};

export const saveDocuments = (channels: ReadonlyMap<string, DocumentChannel>): Documents =>
  Object.fromEntries(
    [...channels].map(([name, channel]) => [name, { epoch: channel.epoch, bytes: base64FromBytes(channel.save()) }]),
  );

const base64FromBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const bytesFromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
