import { type Json, type Seat, type Words, plainText } from '@vexillum/model';
import {
  actionMessage,
  encodeJson,
  helloMessage,
  type HelloMessage,
  type LedgerEntry,
  type LedgerMessage,
  ledgerMessage,
  type LinkAsk,
  linkMessage,
  type Presence,
  presenceMessage,
  readJson,
  readType,
  type SignedHead,
  syncMessage,
} from '@vexillum/protocol';
import { readVarUint, readVarUint8Array } from 'lib0/decoding';
import * as Y from 'yjs';
import type { Peer } from '../room/peer.ts';
import { STEP_ONE, STEP_TWO, stepOneMessage } from '../room/sync-messages.ts';

type Answered = { id: string; seq?: number; result?: Json; code?: string; message?: string };

/** One message from the server, read. */
export type Heard =
  | { readonly kind: 'step-one'; readonly bytes: Uint8Array }
  | { readonly kind: 'step-two'; readonly bytes: Uint8Array }
  | { readonly kind: 'update'; readonly bytes: Uint8Array }
  | { readonly kind: 'hello'; readonly hello: HelloMessage['hello'] }
  | { readonly kind: 'entries'; readonly entries: readonly LedgerEntry[]; readonly signed?: SignedHead }
  | { readonly kind: 'ack'; readonly answer: Answered }
  | { readonly kind: 'refusal'; readonly answer: Answered }
  | { readonly kind: 'notice'; readonly answer: Answered }
  | { readonly kind: 'pong'; readonly pong: number }
  | { readonly kind: 'ask'; readonly ask: LinkAsk['ask'] }
  | { readonly kind: 'presence'; readonly presence: Presence };

const syncKinds = { [STEP_ONE]: 'step-one', [STEP_TWO]: 'step-two' } as const;

const heardFrom = (bytes: Uint8Array): Heard => {
  const { type, decoder } = readType(bytes);
  if (type === syncMessage) {
    const kind = (syncKinds as Record<number, 'step-one' | 'step-two'>)[readVarUint(decoder)] ?? 'update';
    return { kind, bytes: readVarUint8Array(decoder) };
  }
  const payload = readJson(decoder) as Record<string, unknown>;
  if (type === helloMessage) return { kind: 'hello', hello: payload['hello'] as HelloMessage['hello'] };
  if (type === ledgerMessage) return entriesFrom(payload as unknown as LedgerMessage);
  if (type === linkMessage) return { kind: 'ask', ask: payload['ask'] as LinkAsk['ask'] };
  if (type === presenceMessage) return { kind: 'presence', presence: payload['presence'] as Presence };
  if (type === actionMessage && 'pong' in payload) return { kind: 'pong', pong: payload['pong'] as number };
  const [kind] = Object.keys(payload) as ('ack' | 'refusal' | 'notice')[];
  if (type !== actionMessage || !kind) throw new Error(`no such message: ${type}`);
  return { kind, answer: payload[kind] as Answered };
};

const entriesFrom = ({ ledger, signed }: LedgerMessage): Heard => ({
  kind: 'entries',
  entries: ledger,
  ...(signed ? { signed } : {}),
});

export interface TestPeerOptions {
  readonly id: string;
  readonly seat: Seat;
  readonly document: string;
  readonly wantsEvents: boolean;
}

/** A socket that keeps all it was sent, and the document as its reader sees it. */
export class TestPeer implements Peer {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly document: string;
  readonly wantsEvents: boolean;
  /** Set it, to be a slow reader. */
  buffered = 0;
  readonly heard: Heard[] = [];
  readonly bytes: Uint8Array[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  readonly doc = new Y.Doc();

  constructor({ id, seat, document, wantsEvents }: TestPeerOptions) {
    this.id = id;
    this.seat = seat;
    this.name = `${seat.id} the Bold`;
    this.document = document;
    this.wantsEvents = wantsEvents;
  }

  send(messages: readonly Uint8Array[]): void {
    // As a real socket does that is closing.
    if (this.closed) return;
    for (const message of messages) {
      const heard = heardFrom(message);
      this.bytes.push(message);
      this.heard.push(heard);
      if (heard.kind === 'update' || heard.kind === 'step-two') Y.applyUpdate(this.doc, heard.bytes);
    }
  }

  close(code: number, reason: Words): void {
    this.closed ??= { code, reason: plainText(reason) };
  }

  get kinds(): string[] {
    return this.heard.map(({ kind }) => kind);
  }

  /** Everything of one kind that was heard. */
  all<K extends Heard['kind']>(kind: K): Extract<Heard, { kind: K }>[] {
    return this.heard.filter((heard): heard is Extract<Heard, { kind: K }> => heard.kind === kind);
  }

  /** The signed heads that came with entries. */
  get signed(): SignedHead[] {
    return this.all('entries').flatMap(({ signed }) => signed ?? []);
  }

  /** What the reader's own document says of one kind of record. */
  records(kind: string): Record<string, unknown> {
    return this.doc.getMap(kind).toJSON();
  }

  forget(): void {
    this.heard.length = 0;
    this.bytes.length = 0;
  }
}

export const actBytes = (act: { readonly id: unknown; readonly name: unknown; readonly args: unknown }): Uint8Array =>
  encodeJson(actionMessage, JSON.stringify({ act }));

export const presenceBytes = (presence: unknown): Uint8Array =>
  encodeJson(presenceMessage, JSON.stringify({ presence }));

export const linkBytes = (link: unknown): Uint8Array => encodeJson(linkMessage, JSON.stringify({ link }));

/** "I have nothing yet." */
export const emptyStepOne = (): Uint8Array => stepOneMessage(Uint8Array.of(0));
