import {
  type Action,
  type Game,
  isRefusal,
  type Json,
  refuse,
  type Refusal,
  type Seat,
  type Snapshot,
} from '@vexillum/model';
import { type AnswerMessage, type Head, LARGEST_MESSAGE, type LedgerEntry } from '@vexillum/protocol';
import type { Answer } from '../room/answer.ts';
import { heldByConsent } from '../room/held-by-consent.ts';
import { heldByPause } from '../room/held-by-pause.ts';
import type { Clock } from '../room/surroundings.ts';
import { actionsOf } from '../room/table-actions.ts';
import { ActionSender } from './action-sender.ts';
import { answerFrom } from './answer-from.ts';
import { guess, withGuesses } from './guesses.ts';
import { Listeners } from './listeners.ts';
import type { Refused } from './live-table.ts';
import { newUuid } from './new-uuid.ts';
import type { Outbox, Sent } from './outbox.ts';
import { OwnSeen } from './own-seen.ts';

/** What a message says beside the action: its type and length, and the head that was seen. */
const BESIDES = 256;

/** It would end the connection, and wait in the outbox to end the next one. */
const isTooLarge = (sent: Sent): boolean =>
  new TextEncoder().encode(JSON.stringify(sent)).length + BESIDES > LARGEST_MESSAGE;

const tooLarge = (): Refusal => refuse('too-large', 'That is too much to be sent at one time.');

export interface OwnActionsOptions {
  readonly seat: Seat;
  readonly game: Game;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** False when there is no connection. */
  readonly send: (message: Uint8Array) => boolean;
  readonly head: () => Head | undefined;
  /** What this browser shows. */
  readonly shown: () => Snapshot;
  /** Before the documents were read once nothing can be foreseen. */
  readonly isLoaded: () => boolean;
  /** Another action waits, or one does no more. */
  readonly onChange: () => void;
  /** Somebody is doing something here. */
  readonly onSent: () => void;
  /** Something that was sent so many milliseconds ago has no answer. */
  readonly onUnanswered: (milliseconds: number) => void;
}

/** What this browser does at a table: foreseen, sent in order until the server answers, and refused here where it surely would be there. */
export class OwnActions {
  readonly refusals = new Listeners<Refused>();
  readonly #options: OwnActionsOptions;
  readonly #actions: ReadonlyMap<string, Action>;
  readonly #sender: ActionSender;
  readonly #seen = new OwnSeen();
  readonly #answers = new Map<string, (answer: Answer) => void>();

  constructor(options: OwnActionsOptions) {
    this.#options = options;
    this.#actions = actionsOf(options.game);
    this.#sender = new ActionSender({ ...options, onSent: (id, seen) => this.#seen.sent(id, seen) });
  }

  /** How many the server has not answered. */
  get waiting(): number {
    return this.#options.outbox.size;
  }

  /** The snapshot as it will be if the server says yes to all of them. */
  guessed<Table extends Snapshot>(base: Table): Table {
    return withGuesses(base, this.#options.outbox.actions, this.#actions, this.#options.seat);
  }

  readonly act = (name: string, args: Json): Promise<Answer> => {
    const sent: Sent = { id: newUuid(), name, args };
    const refusal = isTooLarge(sent) ? tooLarge() : this.#foreseenRefusal(sent);
    if (refusal) {
      this.#tellRefused(sent, refusal);
      return Promise.resolve(refusal);
    }
    this.#seen.begin(sent.id);
    this.#options.outbox.add(sent);
    this.#options.onSent();
    const answer = new Promise<Answer>((resolve) => this.#answers.set(sent.id, resolve));
    this.#options.onChange();
    this.#sender.sendWaiting();
    return answer;
  };

  readonly hear = (said: AnswerMessage): void => {
    const id = 'ack' in said ? said.ack.id : said.refusal.id;
    const sent = this.#options.outbox.remove(id);
    this.#sender.answered(id);
    const answer = answerFrom(said);
    if (isRefusal(answer)) this.#seen.forget(id);
    if (sent && isRefusal(answer)) this.#tellRefused(sent, answer);
    this.#options.onChange();
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
    this.#sender.sendWaiting();
  };

  /** Whether an entry says that this page had seen something else than it did. */
  isMisquotedBy(entry: LedgerEntry): boolean {
    return this.#seen.isOther(entry);
  }

  /** A new connection. */
  begin(): void {
    this.#sender.begin();
  }

  close(): void {
    this.#sender.close();
  }

  /** What the server would surely say no to is not sent. */
  #foreseenRefusal({ id, name, args }: Sent): Refusal | undefined {
    const { seat, game, shown, isLoaded } = this.#options;
    const action = this.#actions.get(name);
    // The server has more actions than a browser foresees.
    if (!action) return undefined;
    const snapshot = shown();
    const refusal =
      action.mayAct(seat, snapshot) ??
      heldByPause(game, action, seat, snapshot) ??
      heldByConsent(game, action, seat, snapshot);
    if (refusal || !isLoaded()) return refusal;
    const outcome = guess(action, snapshot, args, seat, id);
    return isRefusal(outcome) ? outcome : undefined;
  }

  #tellRefused({ id, name, args }: Sent, { code, words }: Refusal): void {
    this.refusals.tell({ id, name, args, code, words });
  }
}
