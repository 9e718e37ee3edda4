import type { Leg, Point, ScreenPoint } from '@vexillum/geometry';
import type { MoveDraft, ProposalKind } from './draft/move-draft.ts';
import type { ToolHandle } from './handle.ts';
import type { ToolStateName } from './hand.ts';
import type { Ruler, RulerEnd } from './measure/ruler.ts';
import type { KeyToolEvent, ToolEvent } from './tool-event.ts';
import type { InkLayer, ToolMode } from './tool-mode.ts';

/** A hand at the table: events go in, effects come out, and nothing else happens. */
export interface Tool {
  handle(event: ToolEvent): void;
  readonly state: ToolStateName;
  readonly mode: ToolMode;
  readonly draft: MoveDraft | undefined;
  readonly isSnapping: boolean;
  /** The "+" of a touch screen: taps add to the selection, and take away from it. */
  isAdding: boolean;
  /** A key, as `handle` takes it; whether it meant something. Where not, the browser may have it. */
  key(event: KeyToolEvent): boolean;
  /** A gesture under way is given up; a move in the making is put down. Nothing happens where that is the tool already. */
  setMode(mode: ToolMode, layer?: InkLayer): void;
  setSnapping(isOn: boolean): void;
  /** The knobs of the selection, where the move in the making has brought it. */
  handles(): readonly ToolHandle[];
  /** Selects these and no others, as lists beside the board do; a move in the making is put down. */
  select(ids: readonly string[]): void;
  /** Buttons and typed orders: adds legs to the move of these stands (of the selection, where none are named). */
  addLegs(legs: readonly Leg[], ids?: readonly string[]): void;
  propose(kind: ProposalKind): void;
  /** Puts down the move in the making; nothing to do where there is none. */
  commit(): void;
  cancel(): void;
  /** Takes the last leg off the move in the making; whether there was one. */
  stepBack(): boolean;
  /** The selected stands back to where they stood when the turn began. */
  returnToTurnStart(): void;
  /** Lays a ruler, as a typed order does; it stays until the next press. */
  measure(from: RulerEnd, to: RulerEnd): Ruler;
  /** A ruler from this place follows the pointer until the next click. */
  measureFrom(at: Point, screen: ScreenPoint): void;
  readonly ruler: Ruler | undefined;
  /** The table has changed under the hand: whatever the draft was planned on may be gone, or somebody else's. */
  refresh(): void;
}
