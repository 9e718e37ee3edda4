import type { ToolEffect } from './tool-effect.ts';
import type { ToolEvent } from './tool-event.ts';
import type { ToolWorld } from './tool-world.ts';

/** What every state of a tool holds: whom to ask, and whom to tell. */
export interface Hand {
  readonly world: ToolWorld;
  emit(effect: ToolEffect): void;
  /** A number that no other `wake` of this hand bears. */
  newTicket(): number;
}

export const toolStates = [
  'selecting',
  'pressing',
  'dragging',
  'panning',
  'pinching',
  'rotating',
  'marqueeing',
] as const;
export type ToolStateName = (typeof toolStates)[number];

export interface ToolState {
  readonly name: ToolStateName;
  /** Takes an event and answers with the state that takes the next one. */
  handle(event: ToolEvent): ToolState;
}
