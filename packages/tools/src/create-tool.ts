import type { ToolState, ToolStateName } from './hand.ts';
import { Selecting } from './states/selecting.ts';
import type { ToolEffect } from './tool-effect.ts';
import type { ToolEvent } from './tool-event.ts';
import type { ToolWorld } from './tool-world.ts';

/** A hand at the table: events go in, effects come out, and nothing else happens. */
export interface Tool {
  handle(event: ToolEvent): void;
  readonly state: ToolStateName;
}

export const createTool = (world: ToolWorld, emit: (effect: ToolEffect) => void): Tool => {
  let tickets = 0;
  const newTicket = () => {
    tickets += 1;
    return tickets;
  };
  let state: ToolState = new Selecting({ world, emit, newTicket });
  return {
    handle: (event) => {
      if (event.kind === 'move') emit({ kind: 'cursor', at: event.at });
      state = state.handle(event);
    },
    get state() {
      return state.name;
    },
  };
};
