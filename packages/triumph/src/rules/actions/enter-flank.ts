import {
  onlySeats,
  type Openings,
  type Pose,
  type Refusal,
  refuse,
  sealId,
  type Seals,
  type Seat,
  type SideId,
  THIS_TABLE,
  Type,
  words,
} from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { looksOf } from '../cards/looks-of.ts';
import { effectiveEdge } from '../deployment/effective-edge.ts';
import { type FlankEdge, flankEdges } from '../deployment/flank-edge.ts';
import { openSlots } from '../deployment/open-slots.ts';
import { putSeals } from '../deployment/put-seals.ts';
import { enteredIn, isShut, rosterOf, sealIn } from '../deployment/sealed.ts';
import { orderSlot } from '../deployment/slots.ts';
import { wrongPlacing } from '../masquerade/check-placing.ts';
import { standBatch } from '../masquerade/seal-batch.ts';
import { atRest } from '../moves/leave-trail.ts';
import { exactly, pieceId, pose } from './args.ts';
import { placeCheck } from './place-check.ts';
import { playsOpenly } from './plays-openly.ts';
import { standsInHand } from './stands-in-hand.ts';
import { marchId } from '../records/march.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import { leadsCommand } from '../records/leaders.ts';
import type { Stand } from '../records/stand.ts';

interface Entering {
  readonly id: string;
  readonly pose: Pose;
}

/** Who is in the command: by its sealed roster, or at an open table by what its stands say. */
const isInCommand = (snapshot: Snapshot, side: SideId, command: CommandNumber, id: string): boolean => {
  const roster = rosterOf(snapshot, side, command);
  if (roster) return roster.stands.includes(id);
  return (snapshot.public.stand.get(id)?.command ?? snapshot.sides[side]?.stand.get(id)?.command) === command;
};

const whyNotThese = (
  snapshot: Snapshot,
  seat: Seat,
  command: CommandNumber,
  stands: readonly Entering[],
): Refusal | undefined => {
  const ids = stands.map(({ id }) => id);
  const inHand = standsInHand(snapshot, seat, ids, (index) => `stands.${index}.id`);
  if (inHand) return inHand;
  const checkPlace = placeCheck(snapshot);
  for (const [index, { id, pose }] of stands.entries()) {
    const stand = snapshot.public.stand.get(id) as Stand;
    if (stand.side !== seat.side || !isInCommand(snapshot, stand.side, command, id))
      return refuse('not-in-command', words('That stand is not in command {0}.', command), `stands.${index}.id`);
    if (stand.place !== 'reserve')
      return refuse('not-in-reserve', 'That stand is not in reserve.', `stands.${index}.id`);
    const misplaced = checkPlace(pose, `stands.${index}.pose`);
    if (misplaced) return misplaced;
  }
  return undefined;
};

const whyNotCommand = (snapshot: Snapshot, seat: Seat, command: CommandNumber): Refusal | undefined =>
  leadsCommand(snapshot, seat, command)
    ? undefined
    : refuse('not-your-command', words('Command {0} is not yours: it comes in without you.', command), 'command');

const shutOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): string[] =>
  [orderSlot(command, 'flank'), orderSlot(command, 'roster')].filter((slot) => isShut(snapshot, side, slot));

const arrive = (edits: Edits, snapshot: Snapshot, { id, pose }: Entering, command: CommandNumber): void => {
  const stand = snapshot.public.stand.get(id) as Stand;
  const isGeneral =
    rosterOf(snapshot, stand.side, command)?.general === id ||
    (playsOpenly(snapshot) && snapshot.sides[stand.side]?.stand.get(id)?.general === true);
  const { general: _former, ...others } = atRest(looksOf(snapshot, id, stand));
  edits
    .put('stand', id, { ...others, command, ...(isGeneral ? { general: true } : {}), place: 'board' })
    .put('pose', id, pose)
    .put('trail', id, null);
  const secret = snapshot.sides[stand.side]?.stand.get(id);
  if (!secret?.place) return;
  const { place: _away, ...here } = secret;
  edits.putSecret(stand.side, 'stand', id, here);
};

/** Takes down along which edge and when the march came in, for everyone to read: in its seal, or where orders are open in its record. */
const noteEntry = (
  edits: Edits,
  snapshot: Snapshot,
  side: SideId,
  command: CommandNumber,
  edge: FlankEdge,
  openings: Openings,
) => {
  if (enteredIn(snapshot, side, command)) return;
  const slot = orderSlot(command, 'flank');
  const seal = sealIn(snapshot, side, slot);
  const turn = snapshot.public.turn.get(THIS_TABLE)?.number ?? 0;
  if (!seal || seal.isVoid) {
    const id = marchId(side, command);
    const march = snapshot.public.march.get(id) ?? { side, command, edge };
    edits.put('march', id, { ...march, entered: { edge, turn } });
    return;
  }
  const opened = openings.slots.find(({ k }) => k === slot);
  edits.put('seal', sealId(side, slot), {
    ...seal,
    ...(opened ? { opening: { payload: opened.p, salt: opened.salt } } : {}),
    entered: { edge, turn },
  });
};

/** What everyone hears of an entry that seals the truth of its stands. */
const sealedPart = (
  side: SideId,
  { command, stands, edge }: { command: CommandNumber; stands: readonly Entering[]; edge: string | undefined },
  seals: Seals,
) => ({
  seals,
  publicArgs: {
    command,
    stands: stands.map((stand) => ({ ...stand })),
    ...(edge === undefined ? {} : { edge }),
    slots: seals.slots.length,
  },
  secretOf: side,
});

/** Brings on a flank march. Which edge, and who is in it, opens with it; entry is no deployment, so no zone binds it. */
export const enterFlank = defineAction({
  name: 'enter-flank',
  says: 'Brings a command that is on a flank march on to the board along its sealed edge, and opens its orders.',
  args: exactly({
    command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    stands: Type.Array(exactly({ id: pieceId, pose }), { minItems: 1, maxItems: STANDS_LIMIT }),
    batch: standBatch,
    edge: Type.Optional(
      Type.Union(
        flankEdges.map((edge) => Type.Literal(edge)),
        { description: 'Only at a table with open orders' },
      ),
    ),
  }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { command, stands, batch, edge }, { seat, digestOf }) {
    const side = seat.side as SideId;
    // A void seal came from another server without its text: then a march is as open as at an open table.
    const isOpen = playsOpenly(snapshot) || sealIn(snapshot, side, orderSlot(command, 'flank'))?.isVoid === true;
    const entry = effectiveEdge(snapshot, side, command);
    if (!isOpen && edge !== undefined)
      return refuse('edge-is-sealed', 'The edge was sealed and cannot be chosen now.', 'edge');
    if (!isOpen && !entry)
      return refuse('not-marching', words('Command {0} is on no flank march.', command), 'command');
    if (isOpen && !entry && edge === undefined)
      return refuse('which-edge', 'Say along which edge it comes in.', 'edge');
    const ids = stands.map(({ id }) => id);
    const refusal =
      whyNotCommand(snapshot, seat, command) ??
      whyNotThese(snapshot, seat, command, stands) ??
      wrongPlacing(snapshot, side, ids, batch, digestOf);
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const openings = openSlots(edits, snapshot, side, shutOf(snapshot, side, command));
    for (const stand of stands) arrive(edits, snapshot, stand, command);
    const along = entry?.edge ?? edge;
    if (along) noteEntry(edits, snapshot, side, command, along, openings);
    const seals = batch ? putSeals(edits, side, batch) : undefined;
    return {
      changes: edits.changes(),
      ...(seals ? sealedPart(side, { command, stands, edge }, seals) : {}),
      ...(openings.slots.length > 0 ? { openings } : {}),
    };
  },
});
