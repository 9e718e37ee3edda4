import { type ActMessage, actionMessage, encodeJson, type Head } from '@vexillum/protocol';
import type { Clock } from '../room/surroundings.ts';
import type { Outbox } from './outbox.ts';

/** How many resent actions go out at once, and how long the next wait: under the server's 30 messages a second. */
const RESEND_BURST = 20;
const RESEND_PAUSE = 1000;
/** Milliseconds after which a line on which nothing has come, not even the answer to this, is taken for dead. */
const PATIENCE = 5000;

export interface ActionSenderOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** False when there is no connection. */
  readonly send: (message: Uint8Array) => boolean;
  readonly head: () => Head | undefined;
  /** An action goes out, with the head that this browser had seen. */
  readonly onSent?: (id: string, seen: Head | undefined) => void;
  /** Something that was sent so many milliseconds ago has no answer. */
  readonly onUnanswered?: (milliseconds: number) => void;
}

/** Sends what waits in the outbox and was not sent on this connection, in order, without running into the server's rate limit. */
export class ActionSender {
  readonly #options: ActionSenderOptions;
  /** When they were sent on this connection, in milliseconds since 1970. */
  readonly #sentAt = new Map<string, number>();
  #callOff: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(options: ActionSenderOptions) {
    this.#options = options;
  }

  /** A new connection: whatever was sent on the last one may be lost with it; the server knows by the ids what it has done. */
  begin(): void {
    this.#sentAt.clear();
    this.sendWaiting();
  }

  answered(id: string): void {
    this.#sentAt.delete(id);
  }

  sendWaiting(): void {
    if (this.#callOff) return;
    const { clock, outbox, send, head, onSent } = this.#options;
    let room = RESEND_BURST - this.#sentAt.size;
    const seen = head();
    for (const action of outbox.actions) {
      if (this.#sentAt.has(action.id)) continue;
      if (room-- <= 0) {
        this.#callOff = clock.after(RESEND_PAUSE, () => this.#resume());
        return;
      }
      const asked: ActMessage = { act: { ...action, ...(seen ? { seen } : {}) } };
      if (!send(encodeJson(actionMessage, JSON.stringify(asked)))) return;
      this.#sentAt.set(action.id, clock.now());
      this.#awaitAnswers();
      onSent?.(action.id, seen);
    }
  }

  close(): void {
    this.#callOff?.();
    this.#stopWaiting?.();
  }

  #awaitAnswers(): void {
    const { clock, onUnanswered } = this.#options;
    const [first] = this.#sentAt.values();
    if (this.#stopWaiting || !onUnanswered || first === undefined) return;
    const waited = clock.now() - first;
    this.#stopWaiting = clock.after(waited < PATIENCE ? PATIENCE - waited : PATIENCE, () => {
      this.#stopWaiting = undefined;
      const [longest] = this.#sentAt.values();
      if (longest !== undefined && clock.now() - longest >= PATIENCE) onUnanswered(PATIENCE);
      this.#awaitAnswers();
    });
  }

  #resume(): void {
    this.#callOff = undefined;
    this.sendWaiting();
  }
}
