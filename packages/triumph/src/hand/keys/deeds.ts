import { type Body, distanceOfPoints, isBeside, rightOf, bodiesOf, columnOf } from '@vexillum/geometry';
import { cancelDraft, stepBack, returnToTurnStart } from '../draft/index.ts';
import type { ProposalKind } from '../draft/move-draft.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { Free, ToolState } from '../hand.ts';
import { movableStands, movableScenery } from '../holders.ts';
import { Pointing } from '../ink/pointing.ts';
import { middleOf } from '../scenery/group-poses.ts';
import { nudgeScenery } from '../scenery/nudge-scenery.ts';
import { groupOf } from '../select/click-piece.ts';
import { propose, steerByKey } from '../steer/index.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import type { ToolMode } from '../tool-mode.ts';
import type { KeyDeed } from './key-table.ts';

/** What keys may do with the gesture that is under way. */
export interface Gesturing {
  readonly isFree: boolean;
  /** Hands the key to the gesture. */
  pass(): void;
  /** The gesture lets go of the last thing that was done in it; where that is nothing, of itself. */
  escape(): void;
  giveUp(): void;
  begin(state: ToolState): void;
  readonly free: Free;
}

type Hand = 'left' | 'right';

/** How far a stand is to the right of another, as that one looks. */
const rightward = (from: Body, to: Body): number => {
  const { x, y } = rightOf(from.at.degrees);
  return (to.center.x - from.center.x) * x + (to.center.y - from.center.y) * y;
};

const areBeside = (from: Body, to: Body, side: Hand): boolean =>
  side === 'right' ? isBeside(from, to) : isBeside(to, from);

const nearestTo = (from: Body, others: readonly Body[]): Body | undefined =>
  others.toSorted((a, b) => distanceOfPoints(from.center, a.center) - distanceOfPoints(from.center, b.center))[0];

/** Adds the own stand that stands beside the selected ones, as they look; otherwise the nearest on that side. */
const addNeighbour = (hand: HandAtTable, side: Hand): boolean => {
  const { world } = hand;
  const selected = movableStands(world).flatMap((id) => hand.bodies.byId.get(id) ?? []);
  const sign = side === 'right' ? 1 : -1;
  const edge = selected.reduce<Body | undefined>(
    (most, body) => (most && sign * rightward(most, body) <= 0 ? most : body),
    undefined,
  );
  if (!edge) return false;
  const others = world
    .ownStands()
    .filter((id) => !world.selection().includes(id))
    .flatMap((id) => hand.bodies.byId.get(id) ?? []);
  const linked = others.filter((other) => selected.some((body) => areBeside(body, other, side)));
  const aside = others.filter((other) => sign * rightward(edge, other) > 0);
  const next = nearestTo(edge, linked) ?? nearestTo(edge, aside);
  if (next) hand.select([...world.selection(), next.id]);
  return true;
};

/**
 * Selects the next of the own stands, or the one before. Nothing at either end, so that the browser's focus may leave the board: it
 * comes in at the first stand, and goes out past the last or before the first.
 */
const cycleStands = (hand: HandAtTable, step: 1 | -1): boolean => {
  const ids = hand.world.ownStands();
  const selected = new Set(hand.world.selection());
  const current = step === 1 ? ids.findLastIndex((id) => selected.has(id)) : ids.findIndex((id) => selected.has(id));
  const next = ids[current + step];
  // Backwards from nowhere is out of the board as well.
  if (next === undefined || (step === -1 && current === -1)) return false;
  hand.select([next]);
  return true;
};

/** Escape lets go of one thing at a time: the gesture, the move in the making, the ruler, the tool, the selection. */
const letGo = (hand: HandAtTable, _event: KeyToolEvent, gesture: Gesturing): boolean => {
  if (!gesture.isFree) {
    gesture.escape();
    return true;
  }
  if (hand.draft) cancelDraft(hand);
  else if (hand.ruler) hand.setRuler(undefined);
  else if (hand.mode !== 'select') hand.takeUp('select');
  else if (hand.world.selection().length > 0) hand.select([]);
  else return false;
  return true;
};

/**
 * M and L lend a tool while they are held, and give it for good when they are only tapped; tapped again, they take it back. To look is
 * not to act, so a move in the making stays open meanwhile.
 */
const lendMode = (hand: HandAtTable, event: KeyToolEvent, mode: ToolMode, gesture: Gesturing): boolean => {
  if (event.isRepeat) return true;
  const isOn = hand.mode === mode;
  gesture.giveUp();
  hand.giveBack();
  const back = hand.mode;
  hand.takeUp(isOn ? 'select' : mode);
  if (isOn) return true;
  hand.lent = { key: event.key.toLowerCase(), back, isUsed: false };
  if (mode === 'laser') gesture.begin(new Pointing(hand, undefined, gesture.free));
  return true;
};

/** The key is let go: what it lent is given back, if it was used. */
export const letGoOfKey = (hand: HandAtTable, event: KeyToolEvent, gesture: Gesturing): boolean => {
  const { lent } = hand;
  if (lent?.key !== event.key.toLowerCase()) return false;
  // The laser goes out with its key; a ruler that is being laid is laid to its end.
  if (hand.mode === 'laser') gesture.giveUp();
  if (lent.isUsed) hand.giveBack();
  else hand.lent = undefined;
  return true;
};

/** Pings where the pointer was last, or, for whoever has none, at what is selected. */
const pingHere = (hand: HandAtTable): boolean => {
  const at = hand.cursor ?? middleOf(hand.world, hand.world.selection());
  if (at) hand.emit({ kind: 'ping', at });
  return at !== undefined;
};

/** Proposes; a proposal of another kind that is still shown has then been taken, and is put down. */
export const proposeAnew = (hand: HandAtTable, kind: ProposalKind): void => {
  const shown = hand.draft?.proposal;
  if (shown !== undefined && shown !== kind) hand.putDown();
  propose(hand, kind);
};

/** A line forms a column and a column a line; asked again, the proposal is withdrawn. */
const proposeColumn = (hand: HandAtTable): void => {
  const shown = hand.draft?.proposal;
  if (shown === 'column' || shown === 'line') return void stepBack(hand);
  const stands = bodiesOf(hand.world.geometry(), movableStands(hand.world));
  proposeAnew(hand, stands.length > 1 && columnOf(stands) ? 'line' : 'column');
};

/** Enter takes all that stand together with the selected stand, as a double click does; nothing where all are taken already. */
const selectGroup = (hand: HandAtTable): boolean => {
  const selected = hand.world.selection();
  const stands = selected.filter((id) => hand.world.isStand(id));
  const ids = [...new Set([...selected, ...stands.flatMap((id) => groupOf(hand, id))])];
  if (ids.length === selected.length) return false;
  hand.select(ids);
  return true;
};

/** Whether the key meant something. */
type Deed = (hand: HandAtTable, event: KeyToolEvent, gesture: Gesturing) => boolean;

/** Whatever came of it, the key was meant for the hand. */
const done = (_result: unknown): true => true;

/** Stands are steered, and scenery is nudged where no stand is selected. */
const move: Deed = (hand, event) =>
  hand.draft || movableStands(hand.world).length > 0 ? steerByKey(hand, event) : nudgeScenery(hand, event);

const keep: Deed = (hand, { key }) => {
  if (hand.world.selection().length > 0) hand.emit({ kind: 'keep-group', number: Number(key) });
  return true;
};

const toggleSnapping: Deed = (hand) => {
  hand.isSnapping = !hand.isSnapping;
  return done(hand.emit({ kind: 'hint', hint: { kind: 'snapping', isOn: hand.isSnapping } }));
};

const hasMovers = ({ world }: HandAtTable): boolean => movableStands(world).length + movableScenery(world).length > 0;

export const deeds: Readonly<Record<KeyDeed, Deed>> = {
  'next-stand': (hand) => cycleStands(hand, 1),
  'previous-stand': (hand) => cycleStands(hand, -1),
  'select-group': selectGroup,
  'add-left': (hand) => addNeighbour(hand, 'left'),
  'add-right': (hand) => addNeighbour(hand, 'right'),
  'keep-group': keep,
  'call-group': (hand, { key }) => done(hand.emit({ kind: 'call-group', number: Number(key) })),
  advance: move,
  back: move,
  'wheel-left': move,
  'wheel-right': move,
  'slide-left': move,
  'slide-right': move,
  'turn-left': move,
  'turn-right': move,
  'nudge-left': move,
  'nudge-right': move,
  type: move,
  conform: (hand) => hasMovers(hand) && done(proposeAnew(hand, 'conform')),
  column: (hand) => hasMovers(hand) && done(proposeColumn(hand)),
  commit: (hand) => done(hand.putDown()),
  'let-go': letGo,
  'step-back': (hand) => done(stepBack(hand)),
  'turn-start': (hand) => hasMovers(hand) && done(returnToTurnStart(hand)),
  snapping: toggleSnapping,
  measure: (hand, event, gesture) => lendMode(hand, event, 'measure', gesture),
  laser: (hand, event, gesture) => lendMode(hand, event, 'laser', gesture),
  ping: pingHere,
};
