import type { Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { BattleView, OverlayView, StandView } from '../../../src/board/index.ts';
import { sampleView } from '../../../src/board/testing/index.ts';

const STANDS = 300;
const PIECES = 20;
/** As many as a hand often carries; thirty where the others ask for more. */
export const HANDFUL = 20;
const DRAGGED = 30;
const ZONES = 80;

export const restingView = (): BattleView => sampleView(STANDS, PIECES);

const ahead = ({ pose }: StandView): Point[] => {
  const [x, y] = [pose[0] / 1000, pose[1] / 1000];
  const far = y + (pose[2] === 0 ? 2 : -2);
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x: x + 1, y: far },
    { x: x - 1, y: far },
  ];
};

export const zonesOf = (view: BattleView): OverlayView[] =>
  view.stands.slice(0, ZONES).map((stand) => ({
    id: `zone:${stand.id}`,
    kind: 'zone-of-control',
    side: stand.side,
    shapes: [ahead(stand)],
    isClosed: true,
  }));

/** A hand that draws small circles with thirty stands. */
const offset = (frame: number): Point => ({ x: 1.5 * Math.sin(frame / 9), y: 1.5 - 1.5 * Math.cos(frame / 9) });

const moved = (pose: Pose, { x, y }: Point): Pose => [
  Math.round(pose[0] + x * 1000),
  Math.round(pose[1] + y * 1000),
  pose[2],
];

export const draggedView = (view: BattleView, frame: number, count = DRAGGED): BattleView => {
  const by = offset(frame);
  const stands = view.stands.map((stand, index) =>
    index % 2 === 0 && index < 2 * count ? { ...stand, pose: moved(stand.pose, by), isSelected: true } : stand,
  );
  return { ...view, stands };
};

/** The overlays that a drag changes with every step of the pointer. */
export const dragOverlays = (frame: number): OverlayView[] => {
  const by = offset(frame);
  const from = { x: 30, y: 9 };
  const to = { x: from.x + by.x, y: from.y + by.y };
  const box = (grow: number): Point[] => [
    { x: 4 - grow, y: 8 - grow },
    { x: 64 + by.x + grow, y: 8 - grow },
    { x: 64 + by.x + grow, y: 9 + by.y + grow },
    { x: 4 - grow, y: 9 + by.y + grow },
  ];
  return [
    { id: 'swept', kind: 'swept', side: 'red', shapes: [box(0)], isClosed: true },
    { id: 'group', kind: 'group', side: 'red', shapes: [box(0.15)], isClosed: true },
    { id: 'path', kind: 'path', side: 'red', shapes: [[from, to]], isClosed: false, ticks: [to] },
    { id: 'contact', kind: 'contact', side: 'red', shapes: [[to, { x: to.x + 2, y: to.y }]], isClosed: false },
  ];
};

export const labelOf = (frame: number) => {
  const { x, y } = offset(frame);
  return {
    id: 'price',
    at: { x: 30 + x, y: 9 + y },
    text: `${Math.hypot(x, y).toFixed(2)} / 4.00 MU`,
    tone: 'good' as const,
  };
};
