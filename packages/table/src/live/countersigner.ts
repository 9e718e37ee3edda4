import { countersignedText, deviceText, isDue } from '@vexillum/ledger';
import type { LedgerEntry } from '@vexillum/protocol';
import type { Clock } from '../room/surroundings.ts';
import type { DeviceSigner } from './device-signer.ts';
import type { LedgerPlace, Vouching } from './follower.ts';

/** Several rolls in a row are signed once, by the last of them: it vouches for all before it. */
const WAITS = 1000;

export interface CountersignerOptions {
  readonly place: LedgerPlace;
  readonly clock: Clock;
  readonly openSigner: (table: string, seat: string) => Promise<DeviceSigner>;
  /** Sends to a path below the table's; answers whether the server took it. The page's own server over HTTP if not given. */
  readonly send?: SendAtTable;
}

export type SendAtTable = (path: 'devices' | 'countersignatures', body: object) => Promise<boolean>;

interface Seen {
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
  readonly isLive: boolean;
}

/**
 * Signs, with a key of this device, the heads that it has checked itself: every fiftieth, rolls, seals, the end and who signs it. Where that cannot be done the
 * table goes on without: a file says who has signed it and who has not.
 */
export class Countersigner implements Vouching {
  readonly #options: CountersignerOptions;
  readonly #send: SendAtTable;
  #pending: Seen | undefined;
  #callOff: (() => void) | undefined;
  #running: Promise<void> = Promise.resolve();
  #device: DeviceSigner | undefined;
  #hasGivenUp = false;

  constructor(options: CountersignerOptions) {
    this.#options = options;
    this.#send = options.send ?? sendTo(options.place);
  }

  note(entry: LedgerEntry, game: string, heardAt: number | undefined): void {
    if (this.#hasGivenUp || !isDue(entry as Parameters<typeof isDue>[0])) return;
    const at = new Date(heardAt ?? this.#options.clock.now()).toISOString();
    this.#pending = { seq: entry.seq, hash: entry.hash, at, isLive: heardAt !== undefined };
    this.#callOff ??= this.#options.clock.after(WAITS, () => {
      this.#callOff = undefined;
      this.#running = this.#running.then(() => this.#sign(game));
    });
  }

  close(): void {
    this.#hasGivenUp = true;
    this.#callOff?.();
  }

  async #sign(game: string): Promise<void> {
    const seen = this.#pending;
    this.#pending = undefined;
    if (!seen || this.#hasGivenUp) return;
    const { seat } = this.#options.place;
    try {
      this.#device ??= await this.#named(game);
      const { key } = this.#device;
      const sig = await this.#device.sign(countersignedText(game, { ...seen, seat }));
      await this.#send('countersignatures', { ...seen, key, sig });
    } catch {
      // No key is kept here, or the server does not want it: nothing that anybody plays depends on it.
      this.#hasGivenUp = true;
    }
  }

  /** The device's key, which the ledger has an entry of. */
  async #named(game: string): Promise<DeviceSigner> {
    const { table, seat } = this.#options.place;
    const device = await this.#options.openSigner(table, seat);
    const proof = await device.sign(deviceText(game, seat, device.key));
    if (!(await this.#send('devices', { key: device.key, proof }))) throw new Error('this device may not sign');
    return device;
  }
}

const PATIENCE = 30_000;

export const sendTo =
  ({ origin, table, seat }: LedgerPlace): SendAtTable =>
  async (path, body) => {
    const answer = await fetch(`${origin}/api/tables/${encodeURIComponent(table)}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-seat': seat },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok;
  };
