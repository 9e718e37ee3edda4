import type { ConquestRule } from '@vexillum/conquest';
import type { Json } from '@vexillum/model';
import type { ConquestDesk } from '../conquest-desk.ts';
import { actAsHost, type HostHand, hostHand } from '../lobby/host-hand.ts';

export type Power = ConquestRule['changedBy'];

/** What this browser may change at the table, from whichever of its seats, and the doing of it. */
export class MenuHand {
  readonly #desk: ConquestDesk;
  readonly #table: string;

  constructor(desk: ConquestDesk, table: string) {
    this.#desk = desk;
    this.#table = table;
  }

  may(power: Power): boolean {
    return this.#handFor(power) !== undefined;
  }

  /** Whether it was done; a refusal has been told. */
  async act(power: Power, name: string, args: Json): Promise<boolean> {
    const hand = this.#handFor(power);
    return hand !== undefined && (await actAsHost(this.#desk, this.#table, hand, name, args));
  }

  #handFor(power: Power): HostHand | undefined {
    return hostHand(this.#desk, this.#table, power === 'host' ? 'host' : 'administrator');
  }
}
