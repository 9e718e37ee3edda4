import type { MoveDraft } from './draft/move-draft.ts';
import type { HandleKind } from './handle.ts';
import type { ToolEffect } from './tool-effect.ts';
import type { ToolEvent } from './tool-event.ts';
import type { InkLayer, ToolMode } from './tool-mode.ts';
import type { ToolWorld } from './tool-world.ts';

/** What every state of a tool holds: whom to ask, whom to tell, and what the hand keeps between gestures. */
export interface Hand {
  readonly world: ToolWorld;
  emit(effect: ToolEffect): void;
  /** A number that no other `wake` of this hand bears. */
  newTicket(): number;
  /** The move in the making. Written through `setDraft`, which tells. */
  readonly draft: MoveDraft | undefined;
  setDraft(draft: MoveDraft | undefined): void;
  readonly mode: ToolMode;
  readonly layer: InkLayer;
  /** S switches it; Alt suspends it for a moment. */
  isSnapping: boolean;
}

export const toolStates = [
  'selecting',
  'pressing',
  'carrying',
  'moving-scenery',
  'advancing',
  'wheeling',
  'sliding',
  'turning',
  'turning-scenery',
  'resizing',
  'marqueeing',
  'panning',
  'pinching',
  'measuring',
  'pointing',
  'sketching',
] as const;
export type ToolStateName = (typeof toolStates)[number];

export interface ToolState {
  readonly name: ToolStateName;
  /** Takes an event and answers with the state that takes the next one. */
  handle(event: ToolEvent): ToolState;
  /** Leaves the table as it was: the mode changes, or the hand is taken away. */
  giveUp?(): void;
  /** The knob in the hand: all others are put away. */
  readonly knob?: HandleKind;
  /** The scenery in the hand; stands are those of the draft. */
  readonly holds?: readonly string[];
}

/** Ends a gesture: the state of a hand that is free again. */
export type Free = () => ToolState;
