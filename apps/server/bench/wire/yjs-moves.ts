import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { type Pose, poseOf, STANDS } from '../load/a-table.ts';

const SYNC = 0;
const UPDATE = 2;
const ITEM_OF_ANY_WITH_ORIGIN_AND_KEY = 8 | 0x80 | 0x20;
/** Who wrote the document that every relay table begins with; the pose of stand n is its n-th struct. */
const AUTHOR = 1;

interface StructId {
  readonly client: number;
  readonly clock: number;
}

/** An update as y-protocols sends it. */
export const syncUpdate = (update: Uint8Array): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  encoding.writeVarUint(encoder, UPDATE);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
};

const firstDocument = (): Y.Doc => {
  const doc = new Y.Doc();
  doc.clientID = AUTHOR;
  doc.transact(() => {
    for (let stand = 0; stand < STANDS; stand++) doc.getMap('pose').set(`stand:${stand}`, [...poseOf(stand, 0)]);
    for (let stand = 0; stand < STANDS; stand++) {
      const record = {
        side: stand % 2 === 0 ? 'red' : 'blue',
        troopType: 'HFT',
        place: 'board',
        command: 1 + (stand % 3),
      };
      doc.getMap('stand').set(`stand:${stand}`, record);
    }
  });
  return doc;
};

const first = Y.encodeStateAsUpdate(firstDocument());

/** The message that fills a relay's empty room with 200 stands. */
export const firstUpdate: Uint8Array = syncUpdate(first);

/**
 * A client's own Yjs updates, written byte by byte: what `map.set(id, pose)` of a real document would send, at a twentieth of its cost.
 * `checkYjsMoves` compares the two.
 */
export class YjsMover {
  readonly client: number;
  #clock = 0;
  readonly #last = new Map<number, StructId>();

  constructor(client: number) {
    this.client = client;
  }

  /** The clock of the next move. */
  get clock(): number {
    return this.#clock;
  }

  /** The message that moves a stand. A stand has one mover for good. */
  move(stand: number, pose: Pose): Uint8Array {
    const origin = this.#last.get(stand) ?? { client: AUTHOR, clock: stand };
    const own = { client: this.client, clock: this.#clock++ };
    this.#last.set(stand, own);
    return syncUpdate(moveUpdate(own, origin, pose));
  }
}

const moveUpdate = (own: StructId, origin: StructId, pose: Pose): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 1); // one client
  encoding.writeVarUint(encoder, 1); // with one struct
  encoding.writeVarUint(encoder, own.client);
  encoding.writeVarUint(encoder, own.clock);
  encoding.writeUint8(encoder, ITEM_OF_ANY_WITH_ORIGIN_AND_KEY);
  encoding.writeVarUint(encoder, origin.client);
  encoding.writeVarUint(encoder, origin.clock);
  encoding.writeVarUint(encoder, 1); // one value
  encoding.writeAny(encoder, [...pose]);
  encoding.writeVarUint(encoder, 1); // deletes, of one client
  encoding.writeVarUint(encoder, origin.client);
  encoding.writeVarUint(encoder, 1); // one range
  encoding.writeVarUint(encoder, origin.clock);
  encoding.writeVarUint(encoder, 1); // of one struct: the pose before
  return encoding.toUint8Array(encoder);
};

/** Throws where the moves made by hand do to a document anything else than Yjs's own. */
export const checkYjsMoves = (): void => {
  const [byHand, byYjs] = [new Y.Doc(), new Y.Doc()];
  for (const doc of [byHand, byYjs]) Y.applyUpdate(doc, first);
  byYjs.clientID = 77;
  const last = new Map<number, StructId>();
  for (let clock = 0; clock < 50; clock++) {
    const stand = clock % 7;
    const own = { client: 77, clock };
    Y.applyUpdate(byHand, moveUpdate(own, last.get(stand) ?? { client: AUTHOR, clock: stand }, poseOf(stand, clock)));
    last.set(stand, own);
    byYjs.getMap('pose').set(`stand:${stand}`, [...poseOf(stand, clock)]);
  }
  const [hand, yjs] = [Y.encodeStateAsUpdate(byHand), Y.encodeStateAsUpdate(byYjs)];
  if (Buffer.compare(hand, yjs) !== 0) throw new Error('the hand-made Yjs updates are not what Yjs makes');
};
