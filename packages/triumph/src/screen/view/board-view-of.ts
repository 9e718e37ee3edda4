import { getLocale } from '@vexillum/ui';
import type { BoardView, OverlayView, StandSign } from '@vexillum/scene';
import type { BoardMoment } from './board-moment.ts';
import { draftLabels, draftOverlays, rulerViews, traceViews, trailViews } from './draft-views.ts';
import { bandsOf, groundOf, zonesOf } from './ground-view.ts';
import { drawingViews, planViews } from './ink-views.ts';
import { lastOf } from '@vexillum/frame/last-of';
import { createMeasuring } from './overlay-views.ts';
import { cursorViews, dragLabels, dragViews, draggedByOthers, laserViews, rulersOfOthers } from './people-views.ts';
import { campViews, markerViews, PieceViews } from './piece-views.ts';

type Signs = ReadonlyMap<string, readonly StandSign[]>;

const withDemoralized = (signs: Signs, demoralized: ReadonlySet<string>): Signs =>
  new Map([...signs, ...[...demoralized].map((id) => [id, [...(signs.get(id) ?? []), 'demoralized']] as const)]);

/** Makes what the scene draws for one reader, moment by moment; what has not changed is the same value again. */
export const createBoardView = (): ((moment: BoardMoment) => BoardView) => {
  const pieces = new PieceViews();
  const measuring = createMeasuring();
  const signsFor = lastOf((demoralized: ReadonlySet<string>) =>
    lastOf((signs: Signs) => withDemoralized(signs, demoralized)),
  );
  // Zones are named in the reader’s language, and a house rule makes another profile.
  const groundIn = lastOf((_locale: string) =>
    lastOf((profile: BoardMoment['profile']) => ({
      board: groundOf(profile),
      zones: zonesOf(profile),
      bands: bandsOf(profile),
    })),
  );
  return (moment) => {
    const dragged = draggedByOthers(moment);
    const { overlays, labels, signs } = measuring(moment);
    const demoralized = moment.extra?.demoralized;
    const ruler = rulerViews(moment);
    const over: OverlayView[] = [
      ...overlays,
      ...trailViews(moment),
      ...draftOverlays(moment),
      ...ruler.overlays,
      ...rulersOfOthers(moment),
      ...(moment.extra?.overlays ?? []),
      ...(moment.extra?.flag?.overlays ?? []),
    ];
    return {
      ...groundIn(getLocale())(moment.profile),
      terrain: pieces.terrain(moment, dragged),
      camps: campViews(moment, dragged),
      markers: [...markerViews(moment, dragged), ...(moment.extra?.markers ?? [])],
      stands: pieces.stands(moment, dragged, demoralized ? signsFor(demoralized)(signs) : signs),
      drawings: drawingViews(moment),
      ...planViews(moment),
      traces: traceViews(moment),
      drags: moment.carried ? [...dragViews(moment), moment.carried] : dragViews(moment),
      cursors: cursorViews(moment),
      pings: moment.pings,
      handles: moment.handles,
      overlays: over,
      labels: [
        ...labels,
        ...draftLabels(moment),
        ...ruler.labels,
        ...dragLabels(moment),
        ...(moment.extra?.flag?.labels ?? []),
      ],
      lasers: laserViews(moment),
      ...(moment.marquee ? { marquee: moment.marquee } : {}),
    };
  };
};
