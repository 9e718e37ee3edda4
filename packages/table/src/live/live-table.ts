import type { Game, Json, Kinds, NoKinds, Pose, Seat, SideId, Snapshot, Words } from '@vexillum/model';
import type { Head, LedgerEntry, Presence, SeenArea } from '@vexillum/protocol';
import type { ReadableAtom } from 'nanostores';
import type { Answer } from '../room/answer.ts';
import type { Clock } from '../room/surroundings.ts';
import type { Connection } from './connection.ts';
import type { Holder } from './held-pieces.ts';
import type { Keep } from './keep.ts';
import type { Person } from './people.ts';
import type { OpenFollower, ReadLedger } from './follower.ts';
import type { PlanTable } from './plan-table.ts';
import type { Gathering, Taken } from './presence-heard.ts';
import type { Trust } from './trust.ts';

export type { Holder } from './held-pieces.ts';
export type { Keep } from './keep.ts';
export type { Person } from './people.ts';
export type { Gathering, Taken } from './presence-heard.ts';

export interface LiveTableOptions<K extends Kinds = NoKinds> {
  /** The server's origin, `http://localhost:8080`. */
  readonly origin: string;
  readonly table: string;
  /** The seat that this browser speaks for; its session is in a cookie. */
  readonly seat: Seat;
  readonly game: Game<K>;
  readonly keep?: Keep;
  /** A record as people read it, where it is another: what is said of whoever was forgotten. */
  readonly readable?: (record: unknown) => unknown;
  /** A page of the ledger from an entry on; asks the server over HTTP if not given. */
  readonly readLedger?: ReadLedger;
  /** When there is time to load and run what checks the ledger; at once if not given. */
  readonly checkWhen?: Promise<unknown>;
  /** Who checks the ledger; this page itself, a few entries at a time, if not given. */
  readonly openFollower?: OpenFollower;
  /** For programs outside a browser. */
  readonly WebSocketPolyfill?: typeof WebSocket;
  /** For the pace of presence, for hands that fall silent and for the delay; the page's own timers if not given. */
  readonly clock?: Clock;
}

/** What happened to a sent action, for a toast or a log. */
export interface Refused {
  readonly id: string;
  readonly name: string;
  readonly args: Json;
  readonly code: string;
  readonly words: Words;
}

/** What a server says that it runs; one of another make may say nothing. */
export interface ServerBuild {
  /** As `1.2.3`. */
  readonly version?: string | undefined;
  /** Of the page that it gives out, the same for the same bytes. */
  readonly build?: string | undefined;
}

/** The table as one browser has it: what the server said, with this browser's guesses on top. */
export interface LiveTable<K extends Kinds = NoKinds> {
  readonly seat: Seat;
  readonly game: Game<K>;
  /** All records that this seat may see, guesses included. A new value whenever something changed. */
  readonly $snapshot: ReadableAtom<Snapshot<K>>;
  /** False until the documents were read once. */
  readonly $isLoaded: ReadableAtom<boolean>;
  readonly $connection: ReadableAtom<Connection>;
  /** Of the server that answers now; `undefined` before it has. */
  readonly $serverBuild: ReadableAtom<ServerBuild | undefined>;
  readonly $online: ReadableAtom<ReadonlySet<string>>;
  /** The latest presence of each other connection, by `from`. */
  readonly $presence: ReadableAtom<ReadonlyMap<string, Presence>>;
  /** What others see, by connection, as far as this seat may know: to follow one of them. */
  readonly $views: ReadableAtom<ReadonlyMap<string, SeenArea>>;
  /** The delay of the others in milliseconds, by connection. */
  readonly $delays: ReadableAtom<ReadonlyMap<string, number>>;
  /** This browser's own delay in milliseconds; `undefined` while there is no connection, and for a few seconds after. */
  readonly $delay: ReadableAtom<number | undefined>;
  /** The pieces that others have in hand, by id. A hand of which nothing is heard for 5 s holds nothing any more. */
  readonly $held: ReadableAtom<ReadonlyMap<string, Holder>>;
  /** What time it is for the server, as near as this browser can tell: milliseconds since 1970. */
  serverNow(): number;
  /** Everyone who has taken a seat, with who is connected and how far away. */
  readonly $people: ReadableAtom<readonly Person[]>;
  readonly $head: ReadableAtom<Head | undefined>;
  /** False once an entry did not follow from the one before it: the server is not to be believed. */
  readonly $isChainWhole: ReadableAtom<boolean>;
  /** What this browser has checked itself: links, dice, seals, signatures, from the genesis on. */
  readonly $trust: ReadableAtom<Trust>;
  /** The plans that this seat may read, by side: its own, or for an accepted umpire (who writes none) all. */
  readonly $plans: ReadableAtom<ReadonlyMap<SideId, PlanTable>>;
  /** The own side's plan; `undefined` for a seat without a side. */
  readonly plan: PlanTable | undefined;
  /** Shows the guess at once and sends; resolves when the server has answered (which may be after a reconnect). */
  act(name: string, args: Json): Promise<Answer>;
  /** Tells the others, at most 20 times a second for all keys together; a later value of the same key replaces a waiting one. */
  present(presence: Presence): void;
  /** Who else has the piece in hand just now, with the name that they gave. */
  holderOf(id: string): (Holder & { readonly name?: string }) | undefined;
  onRefused(listener: (refused: Refused) => void): () => void;
  onEntries(listener: (entries: readonly LedgerEntry[]) => void): () => void;
  /** What the server tells everyone at the table: today, that the disk failed somebody's action. */
  onNotice(listener: (said: Words) => void): () => void;
  /** Pings and look-heres of others. */
  onPing(listener: (presence: Presence) => void): () => void;
  /** This hand was too late: others see these pieces in another's. Said once a piece, until it is let go. */
  onTaken(listener: (taken: Taken) => void): () => void;
  /** Somebody asks everyone to see what they see. */
  onGather(listener: (gathering: Gathering) => void): () => void;
  /** Reads the whole ledger again and checks it from the genesis on, in small pieces; resolves with what came of it. */
  checkAll(): Promise<Trust>;
  /** After an alarm: takes the server's ledger as it is now for the true one. */
  acceptHead(): void;
  /** After a refusal: tries again. */
  reconnect(): void;
  close(): void;
}

/** The poses that others hold in the hand right now, from everyone's presence. */
export const heldPoses = (presence: ReadonlyMap<string, Presence>): ReadonlyMap<string, Pose> => {
  const held = new Map<string, Pose>();
  for (const { drag } of presence.values()) for (const [id, pose] of Object.entries(drag ?? {})) held.set(id, pose);
  return held;
};
