import {
  boardOf,
  capitalOf,
  mapEdges,
  type MapPack,
  type MapPoint,
  type MapTerritory,
  miniatureOf,
  regionPlaces,
  type RegionPlaces,
  territoryOf,
} from '../../rules/index.ts';
import type {
  AreasView,
  CaptionView,
  NameView,
  ShapeView,
  StrikeView,
  StrokeView,
  TokenView,
} from '../../board/index.ts';
import type { BoardView } from '@vexillum/canvas';
import { createKeeper } from '@vexillum/frame/board/keeper';
import { lastOf } from '@vexillum/frame/last-of';
import { createAreaViews } from './area-views.ts';
import { mapFrame, type MapFrame } from './map-frame.ts';
import type { DrawnMoment, MapMoment } from './map-moment.ts';
import { aimedStrike, newestStrikes, strikeOf } from './strikes-of.ts';
import { touchableOf } from './touchable.ts';
import { colorNumber } from './color-number.ts';
import { ownerMark } from '../maps/owner-marks.ts';
import { when } from './when.ts';
import type { Point } from '@vexillum/geometry';
import { regionOutlines } from './region-outlines.ts';

const noCaptions: AreasView['captions'] = [];
const noStrikes: AreasView['strikes'] = [];

/** Nobody draws on a map, or points at it. Not the scene's `emptyBoardView`: as a value it would bring Pixi with it. */
const bare: Omit<BoardView, 'board'> = {
  drawings: [],
  arrows: [],
  notes: [],
  cursors: [],
  pings: [],
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
    const strikes = [
      aimed.of('aimed', [pack, way?.from, way?.to, side], () => aimedStrike(snapshot, frame, way, side)),
      ...newestStrikes(snapshot, moment.seenUpTo).map((line) =>
        aimed.of(`strike:${line.seq}`, [pack, line], () => strikeOf(snapshot, frame, line)),
      ),
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

/** A list whose things are all the same as last time is the same list. */
const createSameLists = () => {
  const last = new Map<string, readonly unknown[]>();
  return <T>(name: string, list: readonly T[]): readonly T[] => {
    const before = last.get(name) as readonly T[] | undefined;
    if (before?.length === list.length && before.every((thing, at) => thing === list[at])) return before;
    last.set(name, list);
    return list;
  };
};

/** Land that nobody holds is told by its name alone. */
const createNameViews = () => {
  const keeper = createKeeper<NameView>();
  return ({ frame, moment }: DrawnMoment, pack: MapPack): NameView[] => {
    const list = pack.territories.flatMap(({ id, name, label }) =>
      territoryOf(moment.snapshot, id).owner === null
        ? keeper.of(id, [pack], () => ({ id, at: frame.at(label), text: name }))
        : [],
    );
    keeper.forget();
    return list;
  };
};

/** Height of the letters, in thousandths of the board's width. */
const SIZE = 15;
/** A letter of the caption's type is about so wide as part of its height. */
const LETTER = 0.62;

/** Each region's name and worth, beside its land; finding room takes a fifth of a second on a large map, and is done once. */
const createMapCaptions = (pack: MapPack, { at, unit }: MapFrame): ((light: number) => readonly CaptionView[]) => {
  const size = (SIZE * pack.board.width) / 1000;
  let places: RegionPlaces | undefined;
  return (light) => {
    places ??= regionPlaces(pack, (name) => ({ width: size * (2.6 + name.length * LETTER), height: size * 1.7 }));
    const found = places;
    return pack.regions.flatMap(({ id, name, bonus, color }) => {
      const place = found.get(id);
      if (!place) return [];
      return { id, at: at(place), text: `${name} +${bonus}`, color: colorNumber(color, light), size: size * unit };
    });
  };
};

/** One miniature for each territory that somebody holds, the nearer ones before those behind. */
const createTokenViews = () => {
  const keeper = createKeeper<TokenView>();
  return (
    { frame, moment, touchable }: DrawnMoment,
    pack: MapPack,
    territories: readonly MapTerritory[],
  ): TokenView[] => {
    const { snapshot, aim, light } = moment;
    const list = territories.flatMap(({ id, name, label }) => {
      const { owner, armies, seen } = territoryOf(snapshot, id);
      if (owner === null) return [];
      const mark = capitalOf(snapshot, id) === undefined ? ownerMark(owner).letter : `★${ownerMark(owner).letter}`;
      // Whoever remembers it only cannot know that it still is so.
      const letter = seen === undefined ? mark : `${mark}?`;
      const [isSelected, isDimmed] = [id === aim.from, touchable.idle.has(id) || seen !== undefined];
      return keeper.of(id, [pack, owner, letter, armies, light, isSelected, isDimmed], () => ({
        id,
        at: frame.at(label),
        figure: miniatureOf(pack, armies),
        color: colorNumber(ownerMark(owner).color, light),
        letter,
        count: armies,
        name,
        ...when('isSelected', isSelected),
        ...when('isDimmed', isDimmed),
      }));
    });
    keeper.forget();
    return list;
  };
};

/** What of a map stays the same through a whole game. */
interface MapBackdrop {
  readonly ground: number;
  readonly shapes: readonly ShapeView[];
  readonly strokes: readonly StrokeView[];
}

const COAST = '#1d1f1a';
const BORDER = '#2a2c25';
const LANE = '#d5e4ec';
/** Widths in thousandths of the board's width. */
const width = { coast: 1.3, region: 2, inner: 0.8, lane: 1.5, rim: 4.2 } as const;

const shapesOf = ({ art = [] }: MapPack, { at, unit }: MapFrame, light: number): ShapeView[] =>
  art.map(({ points, fill, line, width: lineWidth }, index) => ({
    id: `art:${index}`,
    points: points.map(at),
    ...(fill ? { fill: colorNumber(fill, light) } : {}),
    ...(line ? { line: colorNumber(line, light), width: (lineWidth ?? 1) * unit } : {}),
  }));

/** The water, its decoration, lanes, and all lines of the land. `light` 0 to 1 is how bright it may be. */
const mapBackdrop = (pack: MapPack, frame: MapFrame, light: number): MapBackdrop => {
  const thousandth = frame.width / 1000;
  const stroke = (
    id: string,
    points: readonly MapPoint[],
    color: string,
    kind: keyof typeof width,
  ): StrokeView & { readonly points: readonly Point[] } => ({
    id,
    points: points.map(frame.at),
    color: colorNumber(color, light),
    width: width[kind] * thousandth,
  });
  const { coast, regions, inner } = mapEdges(pack);
  const colors = new Map(pack.regions.map(({ id, color }) => [id, color]));
  const inset = (width.rim / 2) * (pack.board.width / 1000);
  return {
    ground: colorNumber(pack.board.sea, light),
    shapes: shapesOf(pack, frame, light),
    strokes: [
      ...pack.borders.flatMap(({ seaLane, between }) =>
        seaLane ? [{ ...stroke(`lane:${between.join('-')}`, seaLane, LANE, 'lane'), isDashed: true }] : [],
      ),
      ...regionOutlines(pack, inset).map(({ region, points }, index) =>
        stroke(`rim:${index}`, points, colors.get(region) ?? BORDER, 'rim'),
      ),
      ...inner.map((points, index) => stroke(`inner:${index}`, points, BORDER, 'inner')),
      ...regions.map((points, index) => stroke(`region:${index}`, points, COAST, 'region')),
      ...coast.map((points, index) => stroke(`coast:${index}`, points, COAST, 'coast')),
    ],
  };
};
