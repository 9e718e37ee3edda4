import { randomUUID } from 'node:crypto';
import {
  actionMessage,
  type AnswerMessage,
  encodeJson,
  type Head,
  type HelloMessage,
  helloMessage,
  readJson,
  readType,
} from '@vexillum/protocol';
import { type Address, RawSocket } from '../wire/raw-socket.ts';

/** A seat that does one thing after the other, and waits for each answer. */
export class AskingSeat {
  #socket: RawSocket | undefined;
  #seen: Head | undefined;
  #id = '';
  #greeted: () => void = () => undefined;
  #answered: (answer: AnswerMessage) => void = () => undefined;

  /** Resolves when the server has said hello. */
  static async open(address: Address): Promise<AskingSeat> {
    const seat = new AskingSeat();
    const greeted = new Promise<void>((resolve) => (seat.#greeted = resolve));
    seat.#socket = await RawSocket.open(address, (message) => seat.#hear(message));
    await greeted;
    return seat;
  }

  /** Milliseconds from the asking to the answer. Throws where the answer is a refusal. */
  async did(name: string, args: object): Promise<number> {
    this.#id = randomUUID();
    const answer = new Promise<AnswerMessage>((resolve) => (this.#answered = resolve));
    const act = { id: this.#id, name, args, seen: this.#seen };
    const message = encodeJson(actionMessage, JSON.stringify({ act }));
    const began = performance.now();
    this.#socket?.send(message);
    const said = await answer;
    const took = performance.now() - began;
    if ('refusal' in said) throw new Error(`${name}: ${said.refusal.code}: ${said.refusal.message}`);
    return took;
  }

  close(): void {
    this.#socket?.close();
  }

  #hear(message: Buffer): void {
    const { type, decoder } = readType(message);
    if (type === helloMessage) {
      this.#seen = (readJson(decoder) as HelloMessage).hello.head;
      this.#greeted();
    } else if (type === actionMessage) this.#hearAnswer(readJson(decoder) as AnswerMessage);
  }

  #hearAnswer(answer: AnswerMessage): void {
    const { id } = 'ack' in answer ? answer.ack : answer.refusal;
    if (id === this.#id) this.#answered(answer);
  }
}
