import { closeCodes, type HelloMessage, helloMessage, readJson, readType, syncMessage } from '@vexillum/protocol';
import { RawSocket } from '../wire/raw-socket.ts';
import { said } from './dialect.ts';
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
const UPDATE = 2;
/** Milliseconds: longer than any server needs. */
const PATIENCE = 60_000;

/**
 * Somebody opens the table for the first time: connection, upgrade, and the whole document. Whose document is rebuilt meanwhile asks anew. A
 * server that answers before it has read its disk sends the rest as an update: with `atLeast` bytes of a document it is there. Rejects where
 * they have not come within `patience` milliseconds.
 */
export const joinOnce = async (door: Door, atLeast = 0, patience = PATIENCE): Promise<Joined> => {
  for (;;) {
    const joined = await tryToJoin(door, atLeast, patience);
    if (joined !== closeCodes.otherEpoch) return joined;
  }
};

/** Resolves with the code instead if the server sends the joiner away to fetch another document; rejects if it closes for another reason. */
const tryToJoin = async (
  door: Door,
  atLeast: number,
  patience: number,
): Promise<Joined | typeof closeCodes.otherEpoch> => {
  const began = performance.now();
  let head = Number.NaN;
  let bytes = 0;
  let resolve: (joined: Joined | typeof closeCodes.otherEpoch) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const whole = new Promise<Joined | typeof closeCodes.otherEpoch>((yes, no) => ([resolve, reject] = [yes, no]));
  const { prefix, greeting } = door.dialect;
  const socket = await RawSocket.open(door, (message) => {
    if (message[prefix.length] === syncMessage) {
      const step = message[prefix.length + 1];
      // Before the answer come others' moves, which are no document.
      if (step === STEP_TWO || (step === UPDATE && bytes > 0)) bytes += message.length;
      if (bytes > 0 && bytes >= atLeast) resolve({ milliseconds: performance.now() - began, bytes, head });
      return;
    }
    if (prefix.length > 0) return;
    const { type, decoder } = readType(message);
    if (type === helloMessage) head = (readJson(decoder) as HelloMessage).hello.head.seq;
  });
  socket.onClose = (code) => {
    if (code === closeCodes.otherEpoch) resolve(code);
    else reject(new Error(`the server closed a joiner's socket with ${code}`));
  };
  if (greeting) socket.send(greeting);
  socket.send(said(door.dialect, askForAll));
  const impatient = setTimeout(
    () => reject(new Error(`${bytes} of at least ${atLeast} bytes of a document came in ${patience} ms`)),
    patience,
  );
  try {
    return await whole;
  } finally {
    clearTimeout(impatient);
    socket.close();
  }
};
