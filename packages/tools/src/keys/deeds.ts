import { returnToTurnStart, stepBack } from '../draft/index.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { nudgeScenery } from '../scenery/nudge-scenery.ts';
import { movableScenery, movableStands } from '../select/movable.ts';
import { steerByKey } from '../steer/index.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { addNeighbour } from './add-neighbour.ts';
import { cycleStands } from './cycle-stands.ts';
import type { Gesturing } from './gesture.ts';
import type { KeyDeed } from './key-table.ts';
import { lendMode } from './lend-mode.ts';
import { letGo } from './let-go.ts';
import { pingHere } from './ping-here.ts';
import { proposeAnew } from './propose-anew.ts';
import { proposeColumn } from './propose-column.ts';
import { selectGroup } from './select-group.ts';

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
