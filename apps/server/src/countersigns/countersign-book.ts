import { type Countersignature, type DeviceKey, isCountersigned, isDue, isProven, isTimely } from '@vexillum/ledger';
import { type Refusal, refuse, type Seat } from '@vexillum/model';
import type { Answer, RecordChange, Records, Room } from '@vexillum/table/room';

/** Devices of one seat that may countersign. */
const MOST_DEVICES = 16;

/** Of so many entries a seat's last countersignature is kept: it vouches for those before it too. */
const KEPT_EVERY = 25;

/** Why a countersignature was not kept, though nothing about it is false. */
export type NotKept = 'another-past' | 'not-due' | 'wrong-clock';

const devicesKey = (table: string, seat: string): string => `device!${table}!${seat}`;
const allOf = (table: string): string => `countersign!${table}!`;
const keyOf = (table: string, { seat, seq }: Pick<Countersignature, 'seat' | 'seq'>): string =>
  `${allOf(table)}${seat}!${String(Math.floor(seq / KEPT_EVERY)).padStart(8, '0')}`;

/** What players' devices have signed of the tables' ledgers, beside the ledgers: it changes no hash. */
export class CountersignBook {
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  /** Binds a device's key to the seat by an entry; once, however often it is asked. */
  async nameDevice(room: Room, seat: Seat, device: DeviceKey): Promise<Answer> {
    if (!isProven(device, room.gameId, seat.id))
      return refuse('bad-proof', 'That is not the device’s own signature.', 'proof');
    const keys = await this.#devicesOf(room.table, seat.id);
    const isKnown = keys.includes(device.key);
    const { links } = device;
    if (links && !room.mayAnchor(seat, links))
      return refuse(
        'bad-links',
        'Links are given for the rolls of other sides, from the chains on that they use now.',
        'links',
      );
    if (isKnown && (!links || room.isGiving(device.key, links))) return { kind: 'ack', seq: room.head.seq };
    if (!isKnown && keys.length >= MOST_DEVICES)
      return refuse('too-many-devices', 'So many devices have signed for this seat already that no other one may.');
    const kept = { put: devicesKey(room.table, seat.id), value: JSON.stringify([...keys, device.key]) };
    return room.nameDevice(seat, device, isKnown ? [] : [kept]);
  }

  /** Keeps what a device has signed; a file must never hold what an honest ledger contradicts, so that is not kept. */
  async countersign(room: Room, one: Countersignature): Promise<'kept' | NotKept | Refusal> {
    if (!(await this.#devicesOf(room.table, one.seat)).includes(one.key))
      return refuse('unknown-device', 'This device has not been named as one of the seat.', 'key');
    if (!isCountersigned(room.gameId, one))
      return refuse('bad-signature', 'That is not the device’s own signature.', 'sig');
    const entry = await room.entryAt(one.seq);
    if (entry?.hash !== one.hash) return 'another-past';
    if (!isDue(entry)) return 'not-due';
    if (!isTimely(entry.at, one)) return 'wrong-clock';
    const kept = await this.#records.get(keyOf(room.table, one));
    if (kept === undefined || isBetter(one, JSON.parse(kept) as Countersignature))
      await this.#records.write(countersignsKept(room.table, [one]));
    return 'kept';
  }

  /** In the order of entries. */
  async of(table: string): Promise<readonly Countersignature[]> {
    const kept = await this.#records.list(allOf(table));
    return kept
      .map(([, value]) => JSON.parse(value) as Countersignature)
      .sort((a, b) => a.seq - b.seq || (a.seat < b.seat ? -1 : 1));
  }

  async #devicesOf(table: string, seat: string): Promise<readonly string[]> {
    return JSON.parse((await this.#records.get(devicesKey(table, seat))) ?? '[]') as readonly string[];
  }
}

/** What keeps these; of a match that goes on from its file, what the file has. */
export const countersignsKept = (table: string, countersigns: readonly Countersignature[]): RecordChange[] =>
  countersigns.map((one) => ({ put: keyOf(table, one), value: JSON.stringify(one) }));

/** A later one vouches for more, and one that was made as the entry was shown bounds its time from both sides. */
const isBetter = (one: Countersignature, kept: Countersignature): boolean =>
  one.seq > kept.seq || (one.seq === kept.seq && one.isLive && !kept.isLive);
