import { type HelloMessage, helloMessage, readJson, readType, syncMessage } from '@vexillum/protocol';
import { RawSocket } from '../wire/raw-socket.ts';
import { askForAll } from './our-player.ts';
import type { Door } from './player.ts';

export interface Joined {
  /** From the first packet of the connection to the last byte of the document. */
  readonly milliseconds: number;
  /** Of the message that carries the document. */
  readonly bytes: number;
  /** Where our server said hello: the ledger's last number. */
  readonly head: number;
}

const STEP_TWO = 1;

/** Somebody opens the table for the first time: connection, upgrade, and the whole document. */
export const joinOnce = async (door: Door): Promise<Joined> => {
  const began = performance.now();
  let head = Number.NaN;
  let arrived: (joined: Joined) => void = () => undefined;
  const whole = new Promise<Joined>((resolve) => (arrived = resolve));
  const socket = await RawSocket.open(door, (message) => {
    if (message[0] === syncMessage && message[1] === STEP_TWO)
      return arrived({ milliseconds: performance.now() - began, bytes: message.length, head });
    const { type, decoder } = readType(message);
    if (type === helloMessage) head = (readJson(decoder) as HelloMessage).hello.head.seq;
  });
  socket.send(askForAll);
  const joined = await whole;
  socket.close();
  return joined;
};
