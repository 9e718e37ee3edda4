import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, syncMessage } from '@vexillum/protocol';
import { RawSocket } from '../wire/raw-socket.ts';
import { said } from './dialect.ts';
import { askForAll } from './our-player.ts';
import type { Door } from './player.ts';

const STEP_TWO = 1;
/** Milliseconds that they stay, in the mean. */
const STAY = 3000;

/** Readers who come to one table or another, have its document, hear what goes on for a while, and go. */
export class Visitors {
  readonly #doors: readonly Door[];
  #isStopped = false;
  #visits = 0;
  #slowest = 0;

  constructor(doors: readonly Door[], count: number) {
    this.#doors = doors;
    for (let i = 0; i < count; i++) void this.#comeAndGo();
  }

  /** Those since the last time that this was asked, and the slowest of them to have the whole document, in milliseconds. */
  take(): { readonly visits: number; readonly slowestVisit: number } {
    const told = { visits: this.#visits, slowestVisit: this.#slowest };
    this.#visits = this.#slowest = 0;
    return told;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #comeAndGo(): Promise<void> {
    // Not all at once at the beginning.
    await sleep(Math.random() * STAY);
    while (!this.#isStopped) {
      const door = this.#doors[Math.floor(Math.random() * this.#doors.length)] as Door;
      const began = performance.now();
      const socket = await enter(door);
      if (!socket) continue;
      this.#visits++;
      this.#slowest = Math.max(this.#slowest, performance.now() - began);
      await sleep(-Math.log(1 - Math.random()) * STAY);
      socket.close();
    }
  }
}

/** The socket of a reader who has the whole document; `undefined` where it is being rebuilt just now. */
const enter = (door: Door): Promise<RawSocket | undefined> =>
  new Promise((resolve, reject) => {
    const opening = RawSocket.open(door, (message) => {
      if (message[0] !== syncMessage || message[1] !== STEP_TWO) return;
      void opening.then((socket) => {
        socket.listener = undefined;
        resolve(socket);
      });
    });
    opening.then((socket) => {
      // Later it may be sent away as everybody is; it goes soon anyhow.
      socket.onClose = (code) =>
        code === closeCodes.otherEpoch ? resolve(undefined) : reject(new Error(`a reader was sent away with ${code}`));
      socket.send(said(door.dialect, askForAll));
    }, reject);
  });
