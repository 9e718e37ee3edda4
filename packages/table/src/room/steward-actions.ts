import {
  ANNOUNCE_ROTATION,
  CLAIM_SEAT,
  Edits,
  KEEP_SEAT,
  type Outcome,
  type Refusal,
  refuse,
  rematchWishesIn,
  ROTATE_SEAT,
  SEND_AWAY,
  type SeatRecord,
  signaturesIn,
  type Snapshot,
  UMPIRE_CONSENT,
} from '@vexillum/model';

/** What the server itself writes into the ledger, as the table’s steward, in a seat's name. */
export type StewardAction =
  | typeof CLAIM_SEAT
  | typeof ROTATE_SEAT
  | typeof ANNOUNCE_ROTATION
  | typeof KEEP_SEAT
  | typeof SEND_AWAY;

export interface StewardArgs {
  /** Who claims it, or is sent away. */
  readonly name?: string;
  /** When a rotation that is announced may happen. */
  readonly until?: string;
  /** The seat from which somebody is sent away; the entry is in the name of whoever does it. */
  readonly from?: string;
  /** Who has come last of those who stay there. */
  readonly newest?: string;
}

export const runStewardAction = (
  snapshot: Snapshot,
  action: StewardAction,
  seatId: string,
  args: StewardArgs,
  isSameName: (one: string, other: string) => boolean = (one, other) => one === other,
): Outcome | Refusal => {
  if (action === SEND_AWAY) return sendAway(snapshot, args);
  const record = snapshot.public.seat.get(seatId);
  if (!record) return refuse('no-such-seat', 'This table has no such seat.');
  // Everybody is told of a name: another device could speak by it.
  const { name: former } = record;
  if (
    action === CLAIM_SEAT &&
    record.silencedBy !== undefined &&
    former !== undefined &&
    !isSameName(former, args.name ?? '')
  )
    return refuse('silenced', 'While your talk is silenced you keep the name that you have.', 'name');
  const edits = new Edits(snapshot).put('seat', seatId, recordAfter(record, action, args));
  // Whoever sits down there next is somebody else.
  if (action === ROTATE_SEAT && record.kind === 'umpire') edits.put('consent', UMPIRE_CONSENT, null);
  if (action === ROTATE_SEAT) for (const id of signaturesIn(snapshot)) withoutWord(edits, snapshot, id, seatId);
  if (action === ROTATE_SEAT && record.kind === 'captain' && record.side !== undefined)
    for (const id of rematchWishesIn(snapshot)) withoutWord(edits, snapshot, id, record.side);
  return { changes: edits.changes() };
};

/** Nobody has signed what somebody before them in the seat has, nor wishes for what they wished for. */
const withoutWord = (edits: Edits, { public: { consent } }: Snapshot, id: string, of: string): void => {
  const { [of]: own, ...others } = consent.get(id) ?? {};
  if (own) edits.put('consent', id, Object.keys(others).length > 0 ? others : null);
};

/** The seat goes by the name of the newest who watches. */
const sendAway = (snapshot: Snapshot, { name, from = '', newest }: StewardArgs): Outcome | Refusal => {
  const record = snapshot.public.seat.get(from);
  if (!record) return refuse('no-such-seat', 'This table has no such seat.');
  const { name: former, card: _theirs, ...chair } = record;
  const edits = new Edits(snapshot);
  if (former === name) edits.put('seat', from, newest === undefined ? chair : { ...chair, name: newest });
  return { changes: edits.changes() };
};

/** Whatever is done about a seat ends what had been announced about it. */
const recordAfter = (
  record: SeatRecord,
  action: Exclude<StewardAction, typeof SEND_AWAY>,
  { name, until }: StewardArgs,
): SeatRecord => {
  const { name: former, notice: _over, card, ...chair } = record;
  const held = { ...chair, ...(former === undefined ? {} : { name: former }), ...(card ? { card } : {}) };
  switch (action) {
    case CLAIM_SEAT:
      return name === undefined ? chair : { ...chair, name };
    case ROTATE_SEAT:
      return chair;
    case ANNOUNCE_ROTATION:
      return until === undefined ? held : { ...held, notice: { until } };
    case KEEP_SEAT:
      return held;
    default:
      return action satisfies never;
  }
};
