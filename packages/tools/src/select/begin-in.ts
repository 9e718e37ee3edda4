import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { Pointing } from '../ink/pointing.ts';
import { Sketching } from '../ink/sketching.ts';
import { erasable } from '../ink/erasable.ts';
import { Measuring } from '../measure/measuring.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolMode } from '../tool-mode.ts';
import type { ToolHit } from '../tool-world.ts';
import { clickPiece } from './click-piece.ts';
import { dragPiece } from './drag-piece.ts';
import { Pressing } from './pressing.ts';
import { Panning } from '../camera/panning.ts';

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
export const beginIn: Readonly<Record<ToolMode, Begin>> = {
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
