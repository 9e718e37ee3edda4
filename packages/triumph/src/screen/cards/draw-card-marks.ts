import {
  type Body,
  bodyAt,
  distanceOfPolygons,
  nearestPoints,
  placementOf,
  type Polygon,
  rangeOutline,
} from '@vexillum/geometry';
import type { LabelView } from '@vexillum/canvas';
import type { OverlayView } from '../../board/index.ts';
import { cardCodes, isAtWork, type Snapshot } from '../../rules/index.ts';
import { numberText } from '../mu-text.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { sideStyle } from '../view/side-style.ts';
import { cardMarks } from './card-marks.ts';

const markedIn = (snapshot: Snapshot): ReadonlySet<string> =>
  new Set(
    [...snapshot.public.played.values()].flatMap((played) =>
      played.card === cardCodes.scythedChariots && isAtWork(snapshot, played) ? played.on : [],
    ),
  );

/** Worked out again only where a card was played or the turn went on. */
const createMarked = () => {
  let last: { readonly key: readonly unknown[]; readonly on: ReadonlySet<string> } | undefined;
  return (snapshot: Snapshot): ReadonlySet<string> => {
    const { played, turn, table } = snapshot.public;
    const key = [played, turn, table];
    if (!last || key.some((part, index) => part !== last?.key[index])) last = { key, on: markedIn(snapshot) };
    return last.on;
  };
};

interface Near {
  readonly corners: Polygon;
  readonly far: number;
}

const nearestEnemy = ({ world }: BoardMoment, riding: Body): Near | undefined => {
  const { bodies, camps } = world();
  return [...bodies, ...camps]
    .filter(({ side }) => side !== riding.side)
    .map(({ corners }) => ({ corners, far: distanceOfPolygons(riding.corners, corners) }))
    .toSorted((a, b) => a.far - b.far)[0];
};

const ring = (riding: Body, mu: number): OverlayView => ({
  id: `keep-off:${riding.id}`,
  kind: 'keep-off',
  side: sideStyle(riding.side),
  shapes: [rangeOutline(riding.rectangle, mu)],
  isClosed: true,
});

const tooNear = (riding: Body, { corners, far }: Near, mu: number) => {
  const [from, to] = nearestPoints(riding.corners, corners);
  return {
    overlay: {
      id: `too-near:${riding.id}`,
      kind: 'sight-blocked',
      side: sideStyle(riding.side),
      shapes: [[from, to]],
      isClosed: false,
    } satisfies OverlayView,
    label: {
      id: `too-near:${riding.id}`,
      at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      text: `${numberText(far)} / ${numberText(mu)} MU`,
      tone: 'over',
    } satisfies LabelView,
  };
};

/** Those of the picked stands that are on transports, where they are or where the hand holds them. */
const ridingAmong = (moment: BoardMoment): Body[] => {
  const { snapshot, selection, hand } = moment;
  const picked = new Set([...selection, ...hand.keys()]);
  const isRiding = (id: string) => snapshot.public.stand.get(id)?.uses?.[cardCodes.mobileInfantry] !== undefined;
  return [...picked].filter(isRiding).flatMap((id) => {
    const body = moment.world().byId.get(id);
    const held = hand.get(id);
    if (!body) return [];
    return [held ? bodyAt(body, placementOf(held)) : body];
  });
};

const nothing = { overlays: [], labels: [] };

cardMarks.marked = createMarked();

cardMarks.keepOff = (moment) => {
  const riding = ridingAmong(moment);
  if (riding.length === 0) return nothing;
  const mu = moment.profile.cards.mobileInfantry.fromEnemyMu.value;
  const near = riding.flatMap((body) => {
    const enemy = nearestEnemy(moment, body);
    return enemy && enemy.far <= mu ? [tooNear(body, enemy, mu)] : [];
  });
  return {
    overlays: [...riding.map((body) => ring(body, mu)), ...near.map(({ overlay }) => overlay)],
    labels: near.map(({ label }) => label),
  };
};
