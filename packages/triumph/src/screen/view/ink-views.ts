import type { SideId } from '@vexillum/model';
import type { ArrowView, DrawingView, NoteView } from '@vexillum/canvas';
import type { PlanTable } from '@vexillum/table';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { BoardMoment, PlanInk } from './board-moment.ts';
import { sideStyle } from './side-style.ts';
import { pointOf } from './stored-point.ts';
import type { LiveTable } from '../live-table.ts';

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

/** The plans that the reader may see, and what they are drawing on their own. */
export const planViews = ({
  plans = [],
  extra,
  side,
  selection,
  sketch,
}: BoardMoment): { readonly arrows: readonly ArrowView[]; readonly notes: readonly NoteView[] } => {
  const drawn = [...plans.flatMap((plan) => arrowsOf(plan, selection)), ...(extra?.requests?.arrows ?? [])];
  const isSketching = sketch?.layer === 'side' && sketch.points.length > 1;
  return {
    arrows: isSketching
      ? [...drawn, { id: 'sketch', side: sideStyle(side), points: sketch.points, isSelected: true }]
      : drawn,
    notes: [...plans.flatMap((plan) => notesOf(plan, selection)), ...(extra?.requests?.notes ?? [])],
  };
};

const inkOf = (plans: ReadonlyMap<SideId, PlanTable>): readonly PlanInk[] =>
  [...plans].map(([side, { $arrows, $notes }]) => ({ side, arrows: $arrows.get(), notes: $notes.get() }));

/** What is drawn on the plans that this screen may show: a player's own side's, an accepted umpire's both. They come and go with the umpire's consent. */
export const plansInk = ({ $plans }: Pick<LiveTable, '$plans'>): ReadableAtom<readonly PlanInk[]> => {
  const $ink = atom(inkOf($plans.get()));
  onMount($ink, () => {
    let stops: (() => void)[] = [];
    const leave = () => {
      for (const stop of stops) stop();
    };
    const show = () => $ink.set(inkOf($plans.get()));
    const follow = () => {
      leave();
      stops = [...$plans.get().values()].flatMap(({ $arrows, $notes }) => [$arrows.listen(show), $notes.listen(show)]);
      show();
    };
    const stop = $plans.listen(follow);
    follow();
    return () => {
      stop();
      leave();
    };
  });
  return $ink;
};
