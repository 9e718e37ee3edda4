import { boardOf, type MapPack } from '../../rules/index.ts';
import type { AreasView, StrikeView } from '../../board/index.ts';
import type { BoardView } from '@vexillum/scene';
import { createKeeper } from '@vexillum/frame/board/keeper';
import { lastOf } from '@vexillum/frame/last-of';
import { createAreaViews } from './area-views.ts';
import { mapBackdrop } from './map-backdrop.ts';
import { createMapCaptions } from './map-captions.ts';
import { mapFrame } from './map-frame.ts';
import type { MapMoment } from './map-moment.ts';
import { createNameViews } from './name-views.ts';
import { createSameLists } from './same-lists.ts';
import { aimedStrike, lastStrike, newestStrike } from './strikes-of.ts';
import { createTokenViews } from './token-views.ts';
import { touchableOf } from './touchable.ts';

const noCaptions: AreasView['captions'] = [];
const noStrikes: AreasView['strikes'] = [];

/** A map has none of what lies on a battlefield. Not the scene's `emptyBoardView`: as a value it would bring Pixi with it. */
const bare: Omit<BoardView, 'board'> = {
  zones: [],
  bands: [],
  terrain: [],
  camps: [],
  markers: [],
  stands: [],
  drawings: [],
  arrows: [],
  notes: [],
  traces: [],
  drags: [],
  cursors: [],
  pings: [],
  handles: [],
  overlays: [],
  labels: [],
  lasers: [],
};

type MapView = BoardView & { readonly map: AreasView };

/** What the scene draws for one reader, moment by moment; what has not changed is the same value again. */
export const createAreasView = (): ((moment: MapMoment) => MapView) => {
  const groundFor = lastOf((pack: MapPack) => {
    const frame = mapFrame(pack);
    return {
      frame,
      board: { width: frame.width, depth: frame.depth },
      rings: new Map(pack.territories.map(({ id, polygons }) => [id, polygons.map((ring) => ring.map(frame.at))])),
      backdropIn: lastOf((light: number) => mapBackdrop(pack, frame, light)),
      captionsIn: lastOf(createMapCaptions(pack, frame)),
      inDrawingOrder: [...pack.territories].sort((one, other) => one.label[1] - other.label[1]),
    };
  });
  const areas = createAreaViews();
  const names = createNameViews();
  const tokens = createTokenViews();
  const aimed = createKeeper<StrikeView | undefined>();
  const sameList = createSameLists();
  return (moment) => {
    const { snapshot, side, aim, light } = moment;
    const { pack } = boardOf(snapshot);
    const { frame, board, rings, backdropIn, captionsIn, inDrawingOrder } = groundFor(pack);
    const touchable = touchableOf(snapshot, side, aim);
    const drawn = { frame, moment, touchable };
    const { pointed } = moment;
    const isAimable = (id: string | undefined) =>
      id !== undefined && aim.from !== undefined && touchable.targets.has(id);
    const to = isAimable(pointed) ? pointed : isAimable(moment.target) ? moment.target : undefined;
    const way = aim.from !== undefined && to !== undefined ? { from: aim.from, to } : undefined;
    const last = newestStrike(snapshot, moment.seenUpTo);
    const strikes = [
      aimed.of('aimed', [pack, way?.from, way?.to, side], () => aimedStrike(snapshot, frame, way, side)),
      aimed.of('last', [pack, last], () => last && lastStrike(snapshot, frame, last)),
    ].filter((strike) => strike !== undefined);
    aimed.forget();
    return {
      ...bare,
      board,
      map: {
        ...backdropIn(light),
        captions: moment.hasCaptions ? captionsIn(light) : noCaptions,
        areas: sameList('areas', areas(drawn, pack, rings)),
        names: sameList('names', names(drawn, pack)),
        strikes: strikes.length === 0 ? noStrikes : sameList('strikes', strikes),
        tokens: sameList('tokens', tokens(drawn, pack, inDrawingOrder)),
      },
    };
  };
};
