import {
  type Action,
  type Changes,
  defineAction,
  type Game,
  type History,
  isRefusal,
  onlySeats,
  type Outcome,
  REDO_ACTION,
  type Refusal,
  refuse,
  type Seat,
  type SideId,
  type Snapshot,
  Type,
  UNDO_ACTION,
} from '@vexillum/model';

const mayAct = onlySeats('host', 'captain', 'commander', 'umpire');
const args = Type.Object({}, { additionalProperties: false });

/** Undo and redo answer from the table's history, which a snapshot does not have; so `run` is the room's. */
const needsHistory = () => refuse('needs-history', 'Only the table itself can do this.');

export const undoAction: Action = defineAction({
  name: UNDO_ACTION,
  says: 'Takes back the last thing that you did and that can be taken back.',
  args,
  isUndoable: false,
  isGuessable: false,
  mayAct,
  run: needsHistory,
});

export const redoAction: Action = defineAction({
  name: REDO_ACTION,
  says: 'Does again what you took back last.',
  args,
  isUndoable: false,
  isGuessable: false,
  mayAct,
  run: needsHistory,
});

export const isHistoryAction = (action: Action): boolean => action === undoAction || action === redoAction;

export const runHistoryAction = (
  action: Action,
  { snapshot, history }: Past,
  seat: Seat,
  game: Pick<Game, 'whyNotTakeBack'>,
): Outcome | Refusal => {
  const undoing = action === undoAction ? history.undoing(seat.id) : history.redoing(seat.id);
  if (isRefusal(undoing)) return undoing;
  const refusal = game.whyNotTakeBack?.(snapshot, seat, undoing);
  if (refusal) return refusal;
  const { changes, seq } = undoing;
  const secretOf = onlySide(changes);
  // That one took back what nobody heard of would tell that there was something.
  if (secretOf !== undefined) return { changes, result: { seq }, secretOf, isWhollySecret: true };
  return { changes, result: { seq } };
};

interface Past {
  readonly snapshot: Snapshot;
  readonly history: History;
}

/** The side whose affair these changes are, when they are nobody else's. */
const onlySide = ({ public: forAll, sides = {} }: Changes): SideId | undefined => {
  const [side, ...others] = Object.keys(sides);
  return forAll === undefined && others.length === 0 ? side : undefined;
};
