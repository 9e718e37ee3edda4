import type { Tool } from './tool.ts';
import type { ToolEffect } from './tool-effect.ts';
import type { ToolWorld } from './tool-world.ts';
import { ToolAtTable } from './tool-at-table.ts';

/** A new hand over a table. What it wants goes to `emit`, as it wants it. */
export const createTool = (world: ToolWorld, emit: (effect: ToolEffect) => void): Tool => new ToolAtTable(world, emit);
