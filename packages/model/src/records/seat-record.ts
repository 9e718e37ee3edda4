import type { SeatKind, SideId } from '../seat.ts';

/** A seat and who sits in it. A spectators' seat has many sitters; `name` is then the newest. */
export interface SeatRecord {
  readonly kind: SeatKind;
  readonly side?: SideId;
  readonly command?: 1 | 2 | 3;
  readonly name?: string;
  /** Whoever sits there has signed in with this player card: its public key as hex, and what it is called. */
  readonly card?: { readonly key: string; readonly name: string };
  /** An umpire gives it a new link from then on, ISO 8601 UTC, unless whoever sits there says that they are here. Meanwhile it reads no secrets. */
  readonly notice?: { readonly until: string };
  /** The seat that has silenced its talk to the whole table: the host's or the umpire's. A new holder finds it so until it is lifted. */
  readonly silencedBy?: string;
}
