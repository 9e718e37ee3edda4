import type { Json, Openings, Seals, Told } from '@vexillum/model';
import type { Presence } from './presence.ts';

export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** The server's word that this was its head: Ed25519 with the key that the ledger names, 64 bytes as hex. */
export interface SignedHead extends Head {
  readonly sig: string;
}

/** Client to server on 101. */
export interface ActMessage {
  readonly act: ActionRequest;
}

export interface ActionRequest {
  /** A UUID made by the client; the same id again answers the same. */
  readonly id: string;
  readonly name: string;
  readonly args: Json;
  /** The head the client had verified when it acted. */
  readonly seen?: Head;
}

/** Client to server on 101: how long is the way? Any whole number, not negative; answered at once, at most a few times a second. */
export interface PingMessage {
  readonly ping: number;
}

/** Server to client on 101: the number of the ping. */
export interface PongMessage {
  readonly pong: number;
  /** What time it is for the server: milliseconds since 1970. */
  readonly now?: number;
}

/** Server to client on 101. */
export type AnswerMessage =
  | { readonly ack: { readonly id: string; readonly seq: number; readonly result?: Json } }
  | { readonly refusal: Told & { readonly id: string } };

/** Server to client on 101, to everyone: what those were told whose actions could not be written. */
export interface NoticeMessage {
  readonly notice: Told;
}

/** Server to client on 103, before anything else. */
export interface HelloMessage {
  readonly hello: {
    readonly table: string;
    /** Document name → its current epoch, for the documents that this seat may open. */
    readonly epochs: Readonly<Record<string, string>>;
    readonly seat: string;
    readonly head: Head;
    /** The newest head that was signed, where one was; not always `head` itself. */
    readonly signed?: SignedHead;
    /** ISO 8601 UTC, the server's clock. */
    readonly now: string;
    /** Seats with somebody connected. */
    readonly online: readonly string[];
    /** Of the server, as `1.2.3`; a page of another one goes on as it is. Servers of before do not say it. */
    readonly version?: string;
    /** Of the page that the server gives out, the same for the same bytes: more than the version tells. Left out where it knows of none. */
    readonly build?: string;
  };
}

/** Server to client on 100: entries of the ledger, in order. `signed` is the last of them or an earlier one; then `ledger` may be empty. */
export interface LedgerMessage {
  readonly ledger: readonly LedgerEntry[];
  readonly signed?: SignedHead;
}

/** What `GET …/ledger` answers. */
export interface LedgerPage {
  readonly entries: readonly LedgerEntry[];
  readonly head: Head;
  readonly signed?: SignedHead;
}

/** One link of the ledger as everyone may read it. */
export interface LedgerEntry {
  readonly seq: number;
  readonly prev: string;
  readonly at: string;
  readonly seat?: string;
  readonly side?: string;
  readonly id?: string;
  readonly name?: string;
  readonly args?: Json;
  readonly changes?: Json;
  readonly draw?: Json;
  readonly seals?: Seals;
  readonly openings?: Openings | readonly Openings[];
  readonly seen?: Head;
  /** Of all stands as everyone sees them after this entry: where a step or a turn begins. */
  readonly checkpoint?: string;
  readonly private?: Readonly<Record<string, string>>;
  readonly hash: string;
}

/** On 102, both ways. The server stamps `seat` and `from`. */
export interface PresenceMessage {
  readonly presence: Presence;
}

/** Server to client on 104: a seat of another side is about to roll, and the device with this key is to give its link for it. */
export interface LinkAsk {
  readonly ask: { readonly key: string; readonly request: LinkRequest };
}

/** The request for dice, whole, as it goes into the dice. */
export interface LinkRequest {
  readonly v: 1;
  /** The game's id. */
  readonly g: string;
  readonly seat: string;
  readonly c: number;
  readonly k: number;
  readonly d: readonly number[] | { readonly shuffle: number };
  readonly why: string;
  readonly n: string;
}

/** Client to server on 104: link number k, 32 bytes as hex, or why there is none. */
export interface LinkAnswer {
  readonly link: {
    readonly key: string;
    readonly seat: string;
    readonly c: number;
    readonly k: number;
    readonly link?: string;
    readonly because?: 'not-mine' | 'not-now' | 'answered-another';
  };
}
