import type { CursorView, LabelView, LaserView, WornColors } from '@vexillum/canvas';
import type { BattleView, DragView, OverlayView, StandSign } from '../../board/index.ts';
import { cardMarks } from '../cards/card-marks.ts';
import { type BoardMoment, nothingStirs } from './board-moment.ts';
import { draftLabels, draftOverlays, rulerViews, traceViews, trailViews } from './draft-views.ts';
import { fallenViews } from './fallen-views.ts';
import { bandsOf, battleSides, groundOf, zoneNames, zonesOf } from './ground-view.ts';
import { drawingViews, planViews } from './ink-views.ts';
import { lastOf } from '@vexillum/frame/last-of';
import { createMeasuring } from './overlay-views.ts';
import { campViews, markerViews, PieceViews } from './piece-views.ts';
import { tableOf, type Pose } from '@vexillum/model';
import { pointOf } from './stored-point.ts';
import { priceText, priceTone } from './price-label.ts';
import { shapeOf } from './shape-of.ts';
import { sideStyle } from './side-style.ts';
import { soilOf } from './soil-of.ts';
import { BATTLE_STEP, colorOf, type Snapshot, stepOf } from '../../rules/index.ts';

/** The step of the deployment in which terrain is laid out. */
const TERRAIN_STEP = 1;

const NOBODY: ReadonlySet<string> = new Set();

type Signs = ReadonlyMap<string, readonly StandSign[]>;

const withSign = (signs: Signs, sign: StandSign, on: ReadonlySet<string>): Signs =>
  on.size === 0 ? signs : new Map([...signs, ...[...on].map((id) => [id, [...(signs.get(id) ?? []), sign]] as const)]);

/** Remembered by what is marked and by the signs that there are already. */
const adding = (sign: StandSign) =>
  lastOf((on: ReadonlySet<string>) => lastOf((signs: Signs) => withSign(signs, sign, on)));

/** Makes what the scene draws for one reader, moment by moment; what has not changed is the same value again. */
export const createBoardView = (): ((moment: BoardMoment) => BattleView) => {
  const pieces = new PieceViews();
  const measuring = createMeasuring();
  const demoralizedAdded = adding('demoralized');
  const markedAdded = adding('marked');
  // Zones are named in the reader’s language, whose words may come after the board, and a house rule makes another profile.
  const groundIn = lastOf((_names: string) =>
    lastOf((profile: BoardMoment['profile']) => ({
      board: groundOf(profile),
      zones: zonesOf(profile),
      bands: bandsOf(profile),
    })),
  );
  const colorsOf = lastOf((_chosen: Snapshot['public']['color'], snapshot: Snapshot): WornColors => {
    const [red = 'red', blue = 'blue'] = battleSides.map((side) => colorOf(snapshot, side));
    return { red, blue };
  });
  const fallenIn = lastOf(fallenViews);
  const soilWith = lastOf((terrain: Snapshot['public']['terrain'], { profile, snapshot }: BoardMoment) =>
    soilOf(terrain, profile, tableOf(snapshot)?.name ?? ''),
  );
  const soilIn = (moment: BoardMoment) => soilWith(moment.snapshot.public.terrain, moment);
  return (moment) => {
    const dragged = draggedByOthers(moment);
    const { overlays, labels, signs } = measuring(moment);
    const demoralized = moment.extra?.demoralized ?? NOBODY;
    const marked = cardMarks.marked?.(moment.snapshot) ?? NOBODY;
    const keepOff = cardMarks.keepOff?.(moment);
    const ruler = rulerViews(moment);
    const { marches, blows } = moment.stir ?? nothingStirs;
    const over: OverlayView[] = [
      ...overlays,
      ...trailViews(moment),
      ...draftOverlays(moment),
      ...ruler.overlays,
      ...rulersOfOthers(moment),
      ...(keepOff?.overlays ?? []),
      ...(moment.extra?.overlays ?? []),
      ...(moment.extra?.flag?.overlays ?? []),
      ...blows,
    ];
    return {
      ...groundIn(zoneNames(moment.profile))(moment.profile),
      soil: soilIn(moment),
      ...(moment.snapshot.public.color.size > 0
        ? { colors: colorsOf(moment.snapshot.public.color, moment.snapshot) }
        : {}),
      ...(isOutlineAsked(moment) ? { areOutlinesShown: true } : {}),
      ...((stepOf(moment.snapshot)?.number ?? 0) >= BATTLE_STEP ? { isDeployed: true } : {}),
      terrain: pieces.terrain(moment, dragged),
      camps: campViews(moment, dragged),
      markers: [...markerViews(moment, dragged), ...(moment.extra?.markers ?? [])],
      stands: pieces.stands(moment, dragged, markedAdded(marked)(demoralizedAdded(demoralized)(signs))),
      drawings: drawingViews(moment),
      ...planViews(moment),
      marches,
      fallen: fallenIn(moment.snapshot.public.stand),
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
        ...(keepOff?.labels ?? []),
        ...dragLabels(moment),
        ...(moment.extra?.flag?.labels ?? []),
      ],
      lasers: laserViews(moment),
      ...(moment.marquee ? { marquee: moment.marquee } : {}),
    };
  };
};

/** Ids of the pieces that others have in hand, or have left hanging in it. */
const draggedByOthers = ({ presence }: BoardMoment): ReadonlySet<string> =>
  new Set([...presence.values()].flatMap(({ drag }) => Object.keys(drag ?? {})));

/** While something is measured, and while terrain is laid out, its exact outlines count. */
const isOutlineAsked = ({ ruler, sizing, snapshot }: BoardMoment): boolean =>
  ruler !== undefined || sizing !== undefined || stepOf(snapshot)?.number === TERRAIN_STEP;

const nameAt = (snapshot: Snapshot, seat: string | undefined): string =>
  (seat === undefined ? undefined : snapshot.public.seat.get(seat)?.name) ?? seat ?? '';

const sideAt = (snapshot: Snapshot, seat: string | undefined) =>
  sideStyle(seat === undefined ? undefined : snapshot.public.seat.get(seat)?.side);

const dragViews = ({ presence, snapshot, profile }: BoardMoment): DragView[] =>
  [...presence.values()].flatMap(({ seat, drag }) =>
    Object.entries(drag ?? {}).flatMap(([id, pose], index) => {
      const shape = shapeOf(snapshot, profile, id);
      if (!shape) return [];
      const { width, depth, side, label } = shape;
      // The name stands by the first piece of a handful: once is enough.
      const name = index === 0 ? { name: nameAt(snapshot, seat) } : {};
      return [{ id, side: sideStyle(side), pose, width, depth, ...name, ...(label ? { label } : {}) }];
    }),
  );

/** What the moves in the others' hands cost. */
const dragLabels = ({ presence }: BoardMoment): LabelView[] =>
  [...presence].flatMap(([from, { drag, price }]) => {
    const [first] = Object.values(drag ?? {}) as Pose[];
    if (!first || !price) return [];
    const [cost, budget] = [price[0] / 1000, price[1] === null ? undefined : price[1] / 1000];
    return [
      {
        id: `price:${from}`,
        at: pointOf([first[0], first[1]]),
        text: priceText(cost, budget),
        tone: priceTone(cost, budget),
      },
    ];
  });

const cursorViews = ({ presence, snapshot }: BoardMoment): CursorView[] =>
  [...presence].flatMap(([from, { seat, cursor, drag }]) => {
    // What somebody carries shows where their hand is, and their name stands there already.
    if (!cursor || Object.keys(drag ?? {}).length > 0) return [];
    return [{ id: from, name: nameAt(snapshot, seat), side: sideAt(snapshot, seat), at: pointOf(cursor) }];
  });

const laserViews = ({ presence, snapshot, laser, side }: BoardMoment): LaserView[] => [
  ...[...presence].flatMap(([from, { seat, laser: points }]): LaserView[] =>
    points && points.length > 0
      ? [{ id: from, name: nameAt(snapshot, seat), side: sideAt(snapshot, seat), points: points.map(pointOf) }]
      : [],
  ),
  ...(laser.length > 0 ? [{ id: 'own', side: sideStyle(side), points: laser }] : []),
];

/** What the others measure, as far as they show it. */
const rulersOfOthers = ({ presence, snapshot }: BoardMoment): OverlayView[] =>
  [...presence].flatMap(([from, { seat, ruler }]): OverlayView[] =>
    ruler && ruler.length > 1
      ? [
          {
            id: `ruler:${from}`,
            kind: 'ruler',
            side: sideAt(snapshot, seat),
            shapes: [ruler.map(pointOf)],
            isClosed: false,
          },
        ]
      : [],
  );
