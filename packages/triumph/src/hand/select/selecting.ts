import { Panning } from '../camera/panning.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { Free, ToolState } from '../hand.ts';
import type { ToolHandle } from '../handle.ts';
import { isTaken, movableScenery, movableStands } from '../holders.ts';
import { Pointing } from '../ink/pointing.ts';
import { Sketching } from '../ink/sketching.ts';
import { handleAt, pieceAt } from '../pick.ts';
import { Measuring } from '../measure/measuring.ts';
import { MovingScenery } from '../scenery/moving-scenery.ts';
import { Resizing } from '../scenery/resizing.ts';
import { TurningScenery } from '../scenery/turning-scenery.ts';
import { carry, steer } from '../steer/index.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import type { ToolMode } from '../tool-mode.ts';
import type { ToolHit } from '../tool-world.ts';
import { clickPiece } from './click-piece.ts';
import { Marqueeing } from './marqueeing.ts';
import { Pressing } from './pressing.ts';

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** The hand is free: it looks, and waits for the next thing to do. */
export class Selecting implements ToolState {
  readonly name = 'selecting';
  readonly #hand: HandAtTable;
  readonly #free: Free;
  #hovered: string | undefined;

  constructor(hand: HandAtTable) {
    this.#hand = hand;
    this.#free = () => this;
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'down') return this.#press(event);
    if (event.kind === 'move') this.#hover(event);
    return this;
  }

  #press(event: PointerToolEvent): ToolState {
    if (event.button === MIDDLE_BUTTON) return new Panning(this.#hand, event, this.#free);
    if (event.button !== MAIN_BUTTON) return this;
    const handle = handleAt(this.#hand, event);
    if (handle) return grabHandle(this.#hand, event, handle, this.#free) ?? this;
    // The ruler stays until the next press; a knob is no such press, so that one sees the distance shrink as one wheels.
    this.#hand.setRuler(undefined);
    return beginIn[this.#hand.mode](this.#hand, event, pieceAt(this.#hand, event), this.#free);
  }

  #hover(event: PointerToolEvent): void {
    if (event.pointerType === 'touch') return;
    const id = (handleAt(this.#hand, event) ?? pieceAt(this.#hand, event))?.id;
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#hand.emit({ kind: 'hover', id });
  }
}

type Begin = (hand: HandAtTable, down: PointerToolEvent, hit: ToolHit | undefined, free: Free) => ToolState;

/** A mode in which a click does something and a drag pushes the table. */
const clicking =
  (click: (hand: HandAtTable, hit: ToolHit | undefined, event: PointerToolEvent) => void): Begin =>
  (hand, down, hit, free) =>
    new Pressing(
      hand,
      down,
      { click: (event) => click(hand, hit, event), drag: () => new Panning(hand, down, free), pings: true },
      free,
    );

/** What the main button begins on the board, in each mode. */
const beginIn: Readonly<Record<ToolMode, Begin>> = {
  select: (hand, down, hit, free) =>
    new Pressing(
      hand,
      down,
      { click: (event) => clickPiece(hand, hit, event), drag: () => dragPiece(hand, hit, down, free), pings: true },
      free,
    ),
  measure: (hand, down, _hit, free) => new Measuring(hand, down, free),
  laser: (hand, down, _hit, free) => new Pointing(hand, down, free),
  line: (hand, down, _hit, free) => new Sketching(hand, down, 'line', free),
  arrow: (hand, down, _hit, free) => new Sketching(hand, down, 'arrow', free),
  area: (hand, down, _hit, free) => new Sketching(hand, down, 'area', free),
  note: clicking((hand, _hit, { at }) => hand.emit({ kind: 'note', at })),
  erase: clicking((hand, hit) => {
    if (hit && erasable(hit)) hand.emit({ kind: 'erase', id: hit.id });
  }),
};

/** What the eraser takes: ink on the table, arrows and notes of the plan. Never a piece. */
const erasable = ({ kind }: ToolHit): boolean => kind === 'drawing' || kind === 'arrow' || kind === 'note';

/**
 * What a drag means that began on a piece or on bare ground: own pieces are taken, with Shift a box is drawn, otherwise the table is pushed.
 * `undefined` where the hand may not take what it reaches for: then nothing happens until it is let go.
 */
const dragPiece = (
  hand: HandAtTable,
  hit: ToolHit | undefined,
  down: PointerToolEvent,
  free: Free,
): ToolState | undefined => {
  if (hit && hand.world.mayMove(hit.id)) return take(hand, hit.id, down, free);
  if (down.shift && down.pointerType !== 'touch') return new Marqueeing(hand, down, free);
  return new Panning(hand, down, free);
};

const take = (hand: HandAtTable, id: string, down: PointerToolEvent, free: Free): ToolState | undefined => {
  const { world } = hand;
  const selected = world.selection();
  const isSelected = selected.includes(id);
  const isAdding = down.shift || hand.isAdding;
  const wanted = isSelected || isAdding ? [id, ...selected.filter((other) => other !== id)] : [id];
  // Stands go by the rules of a move, scenery is laid where it is to lie: a hand takes either.
  const isStand = world.isStand(id);
  const ids = wanted.filter((other) => world.isStand(other) === isStand && world.mayMove(other));
  if (isTaken(hand, ids)) return undefined;
  hand.putDown();
  hand.select(wanted);
  return isStand ? carry(hand, down, ids, free) : new MovingScenery(hand, down, ids, free);
};

/** A knob is grabbed; `undefined` where what it moves is in another's hand, or has just left the table. */
const grabHandle = (
  hand: HandAtTable,
  down: PointerToolEvent,
  handle: ToolHandle,
  free: Free,
): ToolState | undefined => {
  const ids = movedBy(hand);
  if (isTaken(hand, ids)) return undefined;
  const grab = (): ToolState | undefined => grabOf(hand, down, handle, free);
  const hit = pieceAt(hand, down);
  const isOverAnother = hit && hand.world.isStand(hit.id) && (hand.isAdding || !ids.includes(hit.id));
  if (!isOverAnother) return grab();
  // Knobs are wider than they look, and a neighbour in the line may lie under one: a click is for the neighbour, a drag for the knob.
  return new Pressing(hand, down, { click: (up) => clickPiece(hand, hit, up), drag: grab, pings: false }, free);
};

const movedBy = (hand: HandAtTable): readonly string[] => {
  const stands = hand.draft?.ids ?? movableStands(hand.world);
  return stands.length > 0 ? stands : movableScenery(hand.world);
};

const grabOf = (hand: HandAtTable, down: PointerToolEvent, handle: ToolHandle, free: Free): ToolState | undefined => {
  if (hand.draft || movableStands(hand.world).length > 0) return steer(hand, down, handle, free);
  return handle.id === 'resize' ? Resizing.from(hand, down, free) : TurningScenery.from(hand, down, free);
};
