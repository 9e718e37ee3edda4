import { isRefusal, type Refusal } from '@vexillum/model';
import * as Y from 'yjs';
import { type AcceptedUpdate, PlanDocument } from '../plan-document.ts';

export const rootNames = ['arrow', 'note', 'order', 'request'] as const;

/** Neighbouring runs of the same format are one: each Yjs tidies format marks for itself, at its own time. */
const runsOf = (text: Y.Text): [unknown, string][] => {
  const runs: [unknown, string][] = [];
  for (const { attributes, insert } of text.toDelta() as { attributes?: unknown; insert: string }[]) {
    const last = runs.at(-1);
    const format = JSON.stringify(attributes ?? {});
    if (last !== undefined && last[0] === format) last[1] += insert;
    else runs.push([format, insert]);
  }
  return runs;
};

/** What a reader of the plan sees. */
export const pictureOf = (doc: Y.Doc): unknown => ({
  maps: rootNames.map((name) => doc.getMap(name).toJSON()),
  pad: runsOf(doc.getText('pad')),
});

export const updateOf = (doc: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(doc);

/** A stock document with this done to it. */
export const drafted = (draft: (doc: Y.Doc) => void, clientID?: number): Y.Doc => {
  const doc = new Y.Doc();
  if (clientID !== undefined) doc.clientID = clientID;
  draft(doc);
  return doc;
};

/** One team's plan with all that was stored and relayed, as a room would do it. */
export class PlanTable {
  plan = new PlanDocument();
  readonly stored: Uint8Array[] = [];
  /** A stock document that hears only what is relayed. */
  readonly listener = new Y.Doc();

  send(update: Uint8Array, seat: string): AcceptedUpdate | Refusal {
    const answer = this.plan.accept(update, seat);
    if (!isRefusal(answer) && !answer.isEmpty) {
      this.stored.push(answer.update);
      Y.applyUpdate(this.listener, answer.update);
    }
    return answer;
  }

  restart(): void {
    this.plan = new PlanDocument(this.stored, JSON.parse(JSON.stringify(this.plan.owners())));
  }

  newcomer(): Y.Doc {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, this.plan.state());
    return doc;
  }
}

/** A stock client of one seat: a real Y.Doc whose every edit is sent, or kept while the connection is down. */
export class PlanClient {
  doc = new Y.Doc();
  readonly seat: string;
  readonly answers: (AcceptedUpdate | Refusal)[] = [];
  isOnline = true;
  readonly #table: PlanTable;
  readonly #relay: (update: Uint8Array, from: PlanClient) => void;

  constructor(seat: string, table: PlanTable, relay: (update: Uint8Array, from: PlanClient) => void) {
    this.seat = seat;
    this.#table = table;
    this.#relay = relay;
    this.reload();
  }

  #send(update: Uint8Array): void {
    const answer = this.#table.send(update, this.seat);
    this.answers.push(answer);
    if (!isRefusal(answer) && !answer.isEmpty) this.#relay(answer.update, this);
  }

  hear(update: Uint8Array): void {
    if (this.isOnline) Y.applyUpdate(this.doc, update, 'server');
  }

  /** A new page: another client id, nothing kept. */
  reload(): void {
    this.doc = this.#table.newcomer();
    this.isOnline = true;
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (this.isOnline && origin !== 'server') this.#send(update);
    });
  }

  /**
   * Sync as y-websocket does it: an edit made before the server has asked goes out at once, and again with the answer.
   * Where it builds on edits made offline, a room has to wait for the answer, which has everything.
   */
  reconnect(meanwhile: () => void = () => {}): void {
    const serverKnows = this.#table.plan.stateVector();
    const hasWaiting = Y.decodeUpdate(this.#unsent(serverKnows)).structs.length > 0;
    const early = (update: Uint8Array): void => {
      if (!hasWaiting && !this.isOnline) this.#send(update);
    };
    this.doc.on('update', early);
    meanwhile();
    this.doc.off('update', early);
    this.#send(this.#unsent(serverKnows));
    this.isOnline = true;
    this.hear(Y.encodeStateAsUpdate(this.#table.plan.doc, Y.encodeStateVector(this.doc)));
  }

  #unsent(serverKnows: Uint8Array): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc, serverKnows);
  }
}
