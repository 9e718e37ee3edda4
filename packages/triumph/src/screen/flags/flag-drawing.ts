import type { Point } from '@vexillum/geometry';
import type { Flag, Overlay } from '@vexillum/rules-assist';
import type { LabelView, OverlayView } from '@vexillum/scene';
import type { Battle } from '../battle.ts';
import { cornersOfPiece } from '../hand/hand-world.ts';

export interface FlagDrawing {
  readonly overlays: readonly OverlayView[];
  readonly labels: readonly LabelView[];
  /** Where to look. */
  readonly at: Point | undefined;
}

const ROUND = 48;

const circle = (middle: Point, radius: number): Point[] =>
  Array.from({ length: ROUND }, (_, step) => {
    const turn = (2 * Math.PI * step) / ROUND;
    return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
  });

const viewOf = (overlay: Overlay, index: number): OverlayView => {
  const common = { id: `flag:${index}`, side: 'neutral' as const };
  switch (overlay.kind) {
    case 'line':
      return { ...common, kind: 'ruler', shapes: [[overlay.from, overlay.to]], isClosed: false };
    case 'area':
      return { ...common, kind: 'difficult', shapes: [overlay.points], isClosed: true };
    case 'ring':
      return { ...common, kind: 'group', shapes: [circle(overlay.middle, overlay.radius)], isClosed: true };
    default:
      return overlay satisfies never;
  }
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const lookAt = (outlines: readonly (readonly Point[])[], overlays: readonly OverlayView[]): Point | undefined => {
  const [first] = outlines.length > 0 ? outlines : overlays.flatMap(({ shapes }) => shapes);
  return first && first.length > 0 ? middleOf(first) : undefined;
};

/** What a flag draws on the board: brackets round its pieces, and what its rule has measured. */
export const flagDrawing = (battle: Battle, flag: Flag): FlagDrawing => {
  const outlines = flag.about.flatMap((id) => {
    const corners = cornersOfPiece(battle, id);
    return corners ? [corners] : [];
  });
  const overlays = (flag.overlays ?? []).map(viewOf);
  const labels = (flag.overlays ?? []).flatMap((overlay, index): LabelView[] =>
    overlay.kind === 'line' && overlay.label !== undefined
      ? [
          {
            id: `flag:${index}`,
            at: middleOf([overlay.from, overlay.to]),
            text: overlay.label,
            tone: flag.weight === 'illegal' ? 'over' : 'near',
          },
        ]
      : [],
  );
  const pieces = outlines.map(
    (shape, index): OverlayView => ({
      id: `flag:piece:${index}`,
      kind: 'target',
      side: 'neutral',
      shapes: [shape],
      isClosed: true,
    }),
  );
  return { overlays: [...overlays, ...pieces], labels, at: lookAt(outlines, overlays) };
};
