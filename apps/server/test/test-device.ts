import { newSigningKey } from '@vexillum/ledger';
import {
  helloMessage,
  ledgerMessage,
  type HelloMessage,
  type LedgerMessage,
  type LedgerPage,
} from '@vexillum/protocol';
import { readJson, readType } from '@vexillum/protocol';
import { Countersigner, type DeviceSigner, LedgerFollower, signerFrom } from '@vexillum/table/following';
import { randomBytes } from 'node:crypto';
import { stepOne } from './sync-client.ts';
import type { TestBrowser } from './test-browser.ts';

export interface TestDevice {
  readonly signer: DeviceSigner;
  readonly follower: LedgerFollower;
  /** What the server answered to what the device has sent, in order. */
  readonly answers: readonly string[];
  close(): void;
}

interface DeviceOptions {
  readonly table: string;
  readonly seat: string;
  /** Milliseconds by which its clock is ahead. */
  readonly isAhead?: number;
}

/** A player's device as the browser's worker is one: follows the ledger over a socket, checks it, and countersigns. */
export const testDevice = async (
  browser: TestBrowser,
  { table, seat, isAhead = 0 }: DeviceOptions,
): Promise<TestDevice> => {
  const signer = signerFrom(newSigningKey(randomBytes(32)));
  const place = { origin: browser.origin, table, seat, rules: {}, isPlaying: true };
  const answers: string[] = [];
  const clock = {
    now: () => Date.now() + isAhead,
    after: (_milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, 0);
      return () => clearTimeout(timer);
    },
  };
  const send = async (path: string, body: object): Promise<boolean> => {
    const answer = await browser.post(`/api/tables/${table}/${path}`, body, { 'x-seat': seat });
    answers.push(answer.text);
    return answer.status === 200;
  };
  const readLedger = async (from: number): Promise<LedgerPage> =>
    (await browser.get(`/api/tables/${table}/ledger?from=${from}`, { 'x-seat': seat })).json<LedgerPage>();
  const countersigner = new Countersigner({ place, clock, openSigner: () => Promise.resolve(signer), send });
  const follower = new LedgerFollower({ place, readLedger, clock, countersigner });
  const wire = browser.wire(table, 'public', `?events=1&seat=${seat}`);
  wire.socket.on('message', (data: Buffer) => {
    const { type, decoder } = readType(data);
    if (type === helloMessage) {
      const { head, signed } = (readJson(decoder) as HelloMessage).hello;
      follower.greet(head, signed);
    } else if (type === ledgerMessage) {
      const { ledger, signed } = readJson(decoder) as LedgerMessage;
      follower.hear(ledger, signed);
    }
  });
  await wire.opened;
  wire.send(stepOne());
  await wire.until(() => wire.said(helloMessage).length > 0);
  return {
    signer,
    follower,
    answers,
    close: () => {
      follower.close();
      wire.socket.close();
    },
  };
};
