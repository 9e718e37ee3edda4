import type { ArrowView, DrawingView, NoteView } from '@vexillum/scene';
import { pointOf } from './stored-point.ts';
import type { BoardMoment, PlanInk } from './board-moment.ts';
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

const arrowsOf = ({ side, arrows }: PlanInk, selection: BoardMoment['selection']): ArrowView[] =>
  [...arrows].map(([id, { points, text }]) => ({
    id,
    side: sideStyle(side),
    points: points.map(pointOf),
    ...(text ? { label: text } : {}),
    isSelected: selection.has(id),
  }));

const notesOf = ({ side, notes }: PlanInk, selection: BoardMoment['selection']): NoteView[] =>
  [...notes].map(([id, { at, text }]) => ({
    id,
    side: sideStyle(side),
    at: pointOf(at),
    text,
    isSelected: selection.has(id),
  }));

/** The plans that the reader may see, and what he is drawing on his own. */
export const planViews = ({
  plans = [],
  side,
  selection,
  sketch,
}: BoardMoment): { readonly arrows: readonly ArrowView[]; readonly notes: readonly NoteView[] } => {
  const drawn = plans.flatMap((plan) => arrowsOf(plan, selection));
  const isSketching = sketch?.layer === 'side' && sketch.points.length > 1;
  return {
    arrows: isSketching
      ? [...drawn, { id: 'sketch', side: sideStyle(side), points: sketch.points, isSelected: true }]
      : drawn,
    notes: plans.flatMap((plan) => notesOf(plan, selection)),
  };
};
