import { helloMessage, ledgerMessage } from '@vexillum/protocol';
import type { TestClock } from '@vexillum/table/testing';
import { stepOne } from './sync-client.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestWire } from './test-wire.ts';

export interface Heard {
  readonly ledger: readonly { readonly seq: number; readonly seat: string; readonly name: string }[];
}

/** Somebody at a table who listens to its ledger. */
export interface Sitting {
  readonly wire: TestWire;
  hears(name: string): Promise<Heard>;
  hasHeard(name: string): boolean;
}

export const sitting = async (browser: TestBrowser, table: string, seat: string): Promise<Sitting> => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  await wire.opened;
  // A reader who never says anything is sent away.
  wire.send(stepOne());
  await wire.untilSaid(helloMessage, () => true);
  return {
    wire,
    hears: (name) => wire.untilSaid<Heard>(ledgerMessage, ({ ledger }) => ledger.some((entry) => entry.name === name)),
    hasHeard: (name) =>
      (wire.said(ledgerMessage) as Heard[]).some(({ ledger }) => ledger.some((entry) => entry.name === name)),
  };
};

/** Whatever the server had sent before has arrived, and been answered. */
export const heardBack = async (wire: TestWire): Promise<void> => {
  if (wire.socket.readyState !== wire.socket.OPEN) return;
  const pong = new Promise((resolve) => wire.socket.once('pong', resolve));
  wire.socket.ping();
  await Promise.race([pong, wire.closed]);
};

/** Lets time pass in steps in which sockets can answer their pings. */
export const passTime = async (clock: TestClock, seconds: number, wires: readonly TestWire[]): Promise<void> => {
  for (let left = seconds; left > 0; left -= 10) {
    clock.pass(Math.min(left, 10) * 1000);
    await Promise.all(wires.map(heardBack));
  }
};
