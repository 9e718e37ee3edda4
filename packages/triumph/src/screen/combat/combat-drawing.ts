import { bodyAt, bodyOf, placementOf, type Point } from '@vexillum/geometry';
import type { LabelView } from '@vexillum/canvas';
import type { OverlayView } from '../../board/index.ts';
import type { CombatSheet, QueuedCombat } from './combat-queue.ts';

export interface CombatDrawing {
  readonly overlays: readonly OverlayView[];
  readonly labels: readonly LabelView[];
  /** Where to look. */
  readonly at: Point | undefined;
}

const outlineOf = ({ ring }: CombatSheet, id: string): readonly Point[] | undefined =>
  ring?.world.byId.get(id)?.corners ?? ring?.world.camps.find((camp) => camp.id === id)?.corners;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const brackets = (id: string, shape: readonly Point[]): OverlayView => ({
  id: `combat:${id}`,
  kind: 'target',
  side: 'neutral',
  shapes: [shape],
  isClosed: true,
});

/** Where stands would come to, and the way there. */
const ghosts = ({ ring, proposal }: CombatSheet, isPursuing: boolean): OverlayView[] => {
  const { pursuit } = proposal ?? {};
  const moves = [...(proposal?.moves ?? []), ...(pursuit && isPursuing ? [pursuit] : [])];
  return moves.flatMap(({ stand, to }): OverlayView[] => {
    const [body, from] = [ring?.world.byId.get(stand), ring?.world.stands.get(stand)];
    if (!body || !from) return [];
    const there = bodyAt(body, placementOf(to));
    const way = [bodyOf(from).center, there.center];
    return [
      { id: `combat:to:${stand}`, kind: 'contact', side: 'neutral', shapes: [there.corners], isClosed: true },
      { id: `combat:way:${stand}`, kind: 'path', side: 'neutral', shapes: [way], isClosed: false },
    ];
  });
};

/** What a combat draws on the board: brackets round the two, and where stands would come to. */
export const combatDrawing = ({ meeting }: QueuedCombat, sheet: CombatSheet, isPursuing: boolean): CombatDrawing => {
  const outlines = [meeting.attacker, meeting.defender].flatMap((id) => {
    const shape = outlineOf(sheet, id);
    return shape ? [brackets(id, shape)] : [];
  });
  const at = outlines.length > 0 ? middleOf(outlines.flatMap(({ shapes }) => shapes.flat())) : undefined;
  return { overlays: [...outlines, ...ghosts(sheet, isPursuing)], labels: [], at };
};
