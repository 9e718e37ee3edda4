import {
  defineAction,
  Edits,
  onlySeats,
  type Openings,
  refuse,
  sealId,
  type SealSecret,
  type SideId,
  type Turn,
  Type,
  withChanges,
} from '@vexillum/model';
import { BID, isOver, MOST_POINTS, moverOf, otherThan, sides, squareId, squares, type Table } from './board.ts';
import { areBidsIn, mayBid, mayMark, whyNoPass } from './choices.ts';

const exactly = { additionalProperties: false };

/** The platform's clock follows this record. */
const nextTurn = (snapshot: Table, side: SideId): Turn => ({
  number: (snapshot.public.turn.get('this')?.number ?? 0) + 1,
  side,
});

export const sealBid = defineAction({
  name: mayBid.action,
  says: 'Bids points for beginning. Nobody else sees them before both have bid.',
  args: Type.Object(
    {
      points: Type.Integer({ minimum: 0, maximum: MOST_POINTS }),
      /** 32 bytes that nobody can guess, as hex: otherwise five digests would be five bids. */
      salt: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    },
    exactly,
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayBid.mayAct,
  run(snapshot: Table, { points, salt }, { seat, digestOf }) {
    const refusal = mayBid.whyNot(snapshot, seat, { points });
    if (refusal) return refusal;
    const side = seat.side as SideId;
    const payload = { points };
    const digest = digestOf(side, BID, payload, salt);
    const id = sealId(side, BID);
    return {
      // Everybody sees that there is a seal; what is in it only the side's own layer holds, and the entry's public arguments leave it out.
      changes: new Edits(snapshot)
        .put('seal', id, { side, slot: BID, digest })
        .putSecret(side, 'seal', id, { slot: BID, digest, payload, salt })
        .changes(),
      seals: { side, slots: [{ k: BID, c: digest }] },
      publicArgs: {},
      secretOf: side,
    };
  },
});

const opened = (side: SideId, { payload, salt }: SealSecret): Openings => ({
  side,
  slots: [{ k: BID, p: payload, salt }],
});

/** Due by itself as soon as both have bid. The server has every side's secrets, so nobody can keep a bid back. */
export const openBids = defineAction({
  name: 'open-bids',
  says: 'Opens both bids. The higher one begins.',
  args: Type.Object({}, exactly),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'captain'),
  run(snapshot: Table) {
    if (!areBidsIn(snapshot)) return refuse('no-bids', 'There are not two closed bids.');
    const edits = new Edits(snapshot);
    const openings: Openings[] = [];
    const points = sides.map((side) => {
      const id = sealId(side, BID);
      const [seal, secret] = [snapshot.public.seal.get(id), snapshot.sides[side]?.seal.get(id)];
      if (!seal || !secret) throw new Error(`the bid of ${side} is not kept`);
      const { payload, salt } = secret;
      edits.put('seal', id, { ...seal, opening: { payload, salt } });
      openings.push(opened(side, secret));
      return (payload as { readonly points: number }).points;
    });
    const [first = 0, second = 0] = points;
    edits.put('turn', 'this', nextTurn(snapshot, second > first ? sides[1] : sides[0]));
    return { changes: edits.changes(), openings };
  },
});

export const markSquare = defineAction({
  name: mayMark.action,
  says: 'Marks a square.',
  args: Type.Object({ square: Type.Integer({ minimum: 1, maximum: squares.length }) }, exactly),
  isUndoable: true,
  isGuessable: true,
  mayAct: mayMark.mayAct,
  run(snapshot: Table, { square }, { seat }) {
    const refusal = mayMark.whyNot(snapshot, seat, { square });
    if (refusal) return refusal;
    const side = seat.side as SideId;
    const edits = new Edits(snapshot).put('square', squareId(square), { side });
    // After the last mark nobody's turn is on, so that nobody's time runs.
    const isLast = isOver(withChanges(snapshot, edits.changes()));
    edits.put('turn', 'this', isLast ? null : nextTurn(snapshot, otherThan(side)));
    return { changes: edits.changes() };
  },
});

export const passTurn = defineAction({
  name: 'pass-turn',
  says: 'Takes the turn of a player whose time has run out.',
  args: Type.Object({}, exactly),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'captain'),
  run(snapshot: Table, _args, { seat, at }) {
    const refusal = whyNoPass(snapshot, seat, at);
    if (refusal) return refusal;
    const turn = nextTurn(snapshot, otherThan(moverOf(snapshot) ?? ''));
    return { changes: new Edits(snapshot).put('turn', 'this', turn).changes() };
  },
});

export const actions = [sealBid, openBids, markSquare, passTurn];
