import type { ToolHit } from '../tool-world.ts';

/** What the eraser takes: ink on the table, arrows and notes of the plan. Never a piece. */
export const erasable = ({ kind }: ToolHit): boolean => kind === 'drawing' || kind === 'arrow' || kind === 'note';
