import { getLocale } from '@vexillum/ui';
import type { BoardView, OverlayView } from '@vexillum/scene';
import type { BoardMoment } from './board-moment.ts';
import { draftLabels, draftOverlays, rulerViews, traceViews, trailViews } from './draft-views.ts';
import { bandsOf, groundOf, zonesOf } from './ground-view.ts';
import { drawingViews, planViews } from './ink-views.ts';
import { lastOf } from '../last-of.ts';
import { createMeasuring } from './overlay-views.ts';
import { cursorViews, dragLabels, dragViews, draggedByOthers, laserViews, rulersOfOthers } from './people-views.ts';
import { campViews, markerViews, PieceViews } from './piece-views.ts';

/** Makes what the scene draws for one reader, moment by moment; what has not changed is the same value again. */
export const createBoardView = (): ((moment: BoardMoment) => BoardView) => {
  const pieces = new PieceViews();
  const measuring = createMeasuring();
  // Zones are named in the reader’s language.
  const groundFor = lastOf((_locale: string, profile: BoardMoment['profile']) => ({
    board: groundOf(profile),
    zones: zonesOf(profile),
    bands: bandsOf(profile),
  }));
  return (moment) => {
    const dragged = draggedByOthers(moment);
    const { overlays, labels, signs } = measuring(moment);
    const ruler = rulerViews(moment);
    const over: OverlayView[] = [
      ...overlays,
      ...trailViews(moment),
      ...draftOverlays(moment),
      ...ruler.overlays,
      ...rulersOfOthers(moment),
      ...(moment.extra?.overlays ?? []),
    ];
    return {
      ...groundFor(getLocale(), moment.profile),
      terrain: pieces.terrain(moment, dragged),
      camps: campViews(moment, dragged),
      markers: [...markerViews(moment, dragged), ...(moment.extra?.markers ?? [])],
      stands: pieces.stands(moment, dragged, signs),
      drawings: drawingViews(moment),
      ...planViews(moment),
      traces: traceViews(moment),
      drags: moment.carried ? [...dragViews(moment), moment.carried] : dragViews(moment),
      cursors: cursorViews(moment),
      pings: moment.pings,
      handles: moment.handles,
      overlays: over,
      labels: [...labels, ...draftLabels(moment), ...ruler.labels, ...dragLabels(moment)],
      lasers: laserViews(moment),
      ...(moment.marquee ? { marquee: moment.marquee } : {}),
    };
  };
};
