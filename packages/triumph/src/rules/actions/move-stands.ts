import type { Plan, SingleMove } from '@vexillum/geometry';
import { isSamePose, onlySeats, type Pose, type Refusal, refuse, type Seat, Type } from '@vexillum/model';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { cardCodes } from '../cards/card-codes.ts';
import { outOfUse } from '../cards/card-in-use.ts';
import { endCharge } from '../cards/charge-through.ts';
import { farthestCorner } from '../moves/farthest-corner.ts';
import { keepHinges, leaveTrail } from '../moves/leave-trail.ts';
import { losesItsScreen } from '../moves/loses-its-screen.ts';
import type { MoverAt } from '../moves/move-rules-for.ts';
import { reckonMove } from '../moves/reckon-move.ts';
import { LEG_TEXT_LIMIT, LEGS_LIMIT, OWN_LEGS_LIMIT } from '../moves/stored-leg.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { putSlips } from '../turn/put-slips.ts';
import { exactly, pieceId, pose } from './args.ts';
import { placeCheck } from './place-check.ts';
import { standsInHand } from './stands-in-hand.ts';
import type { Stand } from '../records/stand.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const small = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

/** One part of a move (an advance, a wheel, …) as the tool made it. Kept in the ledger as it came, whoever made it. */
const leg = Type.Object(
  {},
  {
    additionalProperties: Type.Union([
      small,
      Type.Boolean(),
      Type.String({ maxLength: LEG_TEXT_LIMIT }),
      Type.Array(small, { maxItems: 8 }),
    ]),
    maxProperties: 8,
  },
);

interface Move {
  readonly id: string;
  readonly to: Pose;
  readonly from?: Pose;
  readonly legs?: readonly object[];
}

/** A move with where its stand is. */
type KnownMove = Move & { readonly from: Pose };

const whyNot = (snapshot: Snapshot, seat: Seat, moves: readonly Move[]): Refusal | undefined => {
  const inHand = standsInHand(
    snapshot,
    seat,
    moves.map(({ id }) => id),
    (index) => `moves.${index}.id`,
  );
  if (inHand) return inHand;
  const checkPlace = placeCheck(snapshot);
  for (const [index, { id, to, from }] of moves.entries()) {
    const here = snapshot.public.pose.get(id);
    if (snapshot.public.stand.get(id)?.place !== 'board' || !here)
      return refuse('not-on-board', 'That stand is not on the board.', `moves.${index}.id`);
    if (from && !isSamePose(from, here))
      return refuse('moved-meanwhile', 'It has been moved meanwhile: look again.', `moves.${index}.from`);
    const misplaced = checkPlace(to, `moves.${index}.to`);
    if (misplaced) return misplaced;
  }
  return undefined;
};

/** How far the front corner that moved most has come, in thousandths of an MU. */
const farOf = (snapshot: Snapshot, moves: readonly KnownMove[]): number => {
  const baseWidth = profileAt(snapshot).baseWidthMu.value;
  return moves.reduce((far, { from, to }) => Math.max(far, farthestCorner(from, to, baseWidth)), 0);
};

/** What the legs come to, where they are told with where every stand comes from. */
const reckoned = (
  snapshot: Snapshot,
  moves: readonly Move[],
  legs: readonly object[] | undefined,
  moverAt: MoverAt | undefined,
) =>
  legs && moves.every(({ from }) => from) ? reckonMove(snapshot, profileAt(snapshot), moves, legs, moverAt) : undefined;

const groupWays = ({ flags }: Plan, id: string): SingleMove[] =>
  flags.flatMap((flag) => (flag.kind === 'not-by-groups' && flag.stands.includes(id) ? [flag.way] : []));

/**
 * The action, with budgets of what stands fight as, or of what `moverAt` says that they move as. Earlier matches did not note what a group did
 * that only single stands do.
 */
export const movingBy = (moverAt?: MoverAt, notesGroups = true) =>
  defineAction({
    name: 'move-stands',
    says: 'Moves stands on the board, all of them or none.',
    args: exactly({
      moves: Type.Array(
        exactly({
          id: pieceId,
          to: pose,
          from: Type.Optional(pose),
          legs: Type.Optional(Type.Array(leg, { maxItems: OWN_LEGS_LIMIT })),
        }),
        { minItems: 1, maxItems: STANDS_LIMIT },
      ),
      legs: Type.Optional(
        Type.Array(leg, {
          maxItems: LEGS_LIMIT,
          description: 'How the whole group came there, one part after the other',
        }),
      ),
    }),
    isUndoable: true,
    isGuessable: true,
    mayAct: onlySeats('captain', 'commander'),
    run(snapshot, { moves, legs }, { seat }) {
      const refusal = whyNot(snapshot, seat, moves);
      if (refusal) return refusal;
      const known = moves.map(({ id, to }) => ({ id, to, from: snapshot.public.pose.get(id) as Pose }));
      const far = farOf(snapshot, known);
      const reckoning = reckoned(snapshot, moves, legs, moverAt);
      const { cost = far, budget, plan } = reckoning ?? {};
      const wayOf = (id: string) => (plan && notesGroups ? groupWays(plan, id) : undefined);
      const isUnscreened = losesItsScreen(snapshot, known);
      const unscreened = (stand: Stand): Stand => outOfUse(profileAt(snapshot), stand, cardCodes.screenable);
      const edits = new Edits(snapshot);
      for (const { id, from, to } of known) {
        const step = { id, from, to, cost, budget, inGroup: wayOf(id), hinges: plan?.hinges[id] };
        edits.put('pose', id, to);
        leaveTrail(edits, snapshot, step);
        keepHinges(edits, snapshot, step, isUnscreened ? unscreened : undefined);
      }
      putSlips(edits, snapshot, known);
      endCharge(
        edits,
        snapshot,
        known.map(({ id }) => id),
      );
      return { changes: edits.changes() };
    },
  });

export const moveStands = movingBy();
