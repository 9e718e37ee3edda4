import type { ArrowView, DrawingView, NoteView } from '@vexillum/scene';
import { pointOf } from '../desk.ts';
import type { BoardMoment } from './board-moment.ts';
import { sideStyle } from './side-style.ts';

/** What is drawn for all to see, and what is being drawn. */
export const drawingViews = ({ snapshot, selection, sketch, side }: BoardMoment): DrawingView[] => {
  const drawn = [...snapshot.public.drawing].map(([id, { seat, shape, points }]) => ({
    id,
    shape,
    side: sideStyle(snapshot.public.seat.get(seat)?.side),
    points: points.map(pointOf),
    isSelected: selection.has(id),
  }));
  return sketch?.layer === 'table' && sketch.points.length > 1
    ? [...drawn, { id: 'sketch', shape: sketch.shape, side: sideStyle(side), points: sketch.points }]
    : drawn;
};

/** The own side's plan, and what is being drawn on it. */
export const planViews = ({
  plan,
  selection,
  sketch,
}: BoardMoment): { readonly arrows: readonly ArrowView[]; readonly notes: readonly NoteView[] } => {
  if (!plan) return { arrows: [], notes: [] };
  const side = sideStyle(plan.side);
  const drawn = [...plan.arrows].map(([id, { points, text }]) => ({
    id,
    side,
    points: points.map(pointOf),
    ...(text ? { label: text } : {}),
    isSelected: selection.has(id),
  }));
  const isSketching = sketch?.layer === 'side' && sketch.points.length > 1;
  return {
    arrows: isSketching ? [...drawn, { id: 'sketch', side, points: sketch.points, isSelected: true }] : drawn,
    notes: [...plan.notes].map(([id, { at, text }]) => ({
      id,
      side,
      at: pointOf(at),
      text,
      isSelected: selection.has(id),
    })),
  };
};
