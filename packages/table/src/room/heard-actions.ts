import { told, type Words, words } from '@vexillum/model';
import { actionMessage, type AnswerMessage, type CloseCode, closeCodes, encodeJson } from '@vexillum/protocol';
import type { ActionRunner, UncheckedRequest } from './action-runner.ts';
import type { Answer } from './answer.ts';
import { isStoreTrouble } from './journal.ts';
import type { Peer } from './peer.ts';
import type { Surroundings } from './surroundings.ts';

export interface HeardActionsOptions {
  readonly runner: Pick<ActionRunner, 'act'>;
  readonly surroundings: Pick<Surroundings, 'tell' | 'isShared'>;
  readonly isHere: (peer: Peer) => boolean;
  readonly sendAway: (peer: Peer, code: CloseCode, reason: Words) => void;
}

/** What became of an action, as its peer is told. */
const replyTo = (id: string, answer: Answer): AnswerMessage => {
  if (answer.kind === 'refusal') return { refusal: { id, ...told(answer) } };
  const { kind: _kind, ...ack } = answer;
  return { ack: { id, ...ack } };
};

/** Has done what a socket asks for, and answers it. */
export class HeardActions {
  readonly #options: HeardActionsOptions;

  constructor(options: HeardActionsOptions) {
    this.#options = options;
  }

  async hear(peer: Peer, payload: unknown): Promise<void> {
    const { runner, isHere, sendAway } = this.#options;
    const request = (payload as { act?: UncheckedRequest } | null)?.act;
    if (typeof request !== 'object' || request === null)
      return sendAway(peer, closeCodes.updateRefused, words('That message made no sense.'));
    const answer = await runner.act(peer.seat, peer.name, request).catch((error: unknown) => this.#unanswerable(error));
    if (!answer || this.#isForOthers(answer))
      return sendAway(peer, closeCodes.busy, words('The table cannot answer just now; come back in a moment.'));
    const id = typeof request.id === 'string' ? request.id : '';
    if (isHere(peer)) peer.send([encodeJson(actionMessage, JSON.stringify(replyTo(id, answer)))]);
  }

  /** Nothing was written, and the same id may be written elsewhere in a moment. */
  #isForOthers(answer: Answer): boolean {
    return this.#options.surroundings.isShared === true && answer.kind === 'refusal' && answer.code === 'not-saved';
  }

  /** What was done before cannot be read again while the disk fails. "Not saved" would be a lie, so whoever asks is to come back. */
  #unanswerable(error: unknown): undefined {
    const { tell } = this.#options.surroundings;
    if (isStoreTrouble(error)) tell({ kind: 'store-failed', message: (error as Error).message });
    else tell({ kind: 'bug', action: 'answer', error });
  }
}
