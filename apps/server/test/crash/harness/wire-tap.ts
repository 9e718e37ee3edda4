import { actionMessage, readJson, readType } from '@vexillum/protocol';
import type { Json } from '@vexillum/model';

export type Heard =
  | { readonly kind: 'ack'; readonly seq: number; readonly result: string }
  | { readonly kind: 'refusal'; readonly code: string; readonly message: string };

interface Spoken {
  readonly act?: { readonly id: string };
  readonly ack?: { readonly id: string; readonly seq: number; readonly result?: Json };
  readonly refusal?: { readonly id: string; readonly code: string; readonly message: string };
}

/** Listens at all sockets of one browser, over reconnects and reloads: which actions went out, and what was answered. */
export class WireTap {
  /** When each action went out, in milliseconds since 1970: once, and again after each connection that was lost. */
  readonly asked = new Map<string, number[]>();
  readonly answers = new Map<string, Heard[]>();
  readonly closeCodes: number[] = [];
  ackCount = 0;
  /** Ids that one socket answered twice. */
  readonly answeredTwice: string[] = [];
  readonly #onAck = new Set<() => void>();
  readonly #onSent = new Set<() => void>();
  readonly #onOpen = new Set<() => void>();
  readonly #answeredOn = new WeakMap<object, Set<string>>();

  get acked(): Map<string, Heard & { kind: 'ack' }> {
    const acked = new Map<string, Heard & { kind: 'ack' }>();
    for (const [id, answers] of this.answers)
      for (const answer of answers) if (answer.kind === 'ack') acked.set(id, answer);
    return acked;
  }

  /** Calls back once, at the very moment when the next answer of yes comes. */
  nextAck(listener: () => void): void {
    this.#onAck.add(listener);
  }

  /** Calls back once, when the next action goes out. */
  nextSent(listener: () => void): void {
    this.#onSent.add(listener);
  }

  /** Calls back once, when the next socket was let through the door. */
  nextOpen(listener: () => void): void {
    this.#onOpen.add(listener);
  }

  opened(): void {
    runOnce(this.#onOpen);
  }

  closed(code: number): void {
    this.closeCodes.push(code);
  }

  sent(message: Uint8Array): void {
    const id = readAction(message)?.act?.id;
    if (id === undefined) return;
    this.asked.set(id, [...(this.asked.get(id) ?? []), Date.now()]);
    runOnce(this.#onSent);
  }

  heard(socket: object, message: Uint8Array): void {
    const said = readAction(message);
    if (said?.ack) {
      const { id, seq, result } = said.ack;
      this.#note(socket, id, { kind: 'ack', seq, result: JSON.stringify(result ?? {}) });
      this.ackCount++;
      runOnce(this.#onAck);
    } else if (said?.refusal) {
      const { id, code, message: text } = said.refusal;
      this.#note(socket, id, { kind: 'refusal', code, message: text });
    }
  }

  #note(socket: object, id: string, heard: Heard): void {
    this.answers.set(id, [...(this.answers.get(id) ?? []), heard]);
    const here = this.#answeredOn.get(socket) ?? new Set();
    this.#answeredOn.set(socket, here);
    if (here.has(id)) this.answeredTwice.push(id);
    here.add(id);
  }
}

const runOnce = (listeners: Set<() => void>): void => {
  const all = [...listeners];
  listeners.clear();
  for (const listener of all) listener();
};

const readAction = (message: Uint8Array): Spoken | undefined => {
  const { type, decoder } = readType(message);
  return type === actionMessage ? (readJson(decoder) as Spoken) : undefined;
};
