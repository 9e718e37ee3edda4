import { msg, str } from '@vexillum/ui/words';
import { bodiesOf, type Point, type SingleMove, type StoredPose, type TouchingPair } from '@vexillum/geometry';
import type { LabelView, SideStyle } from '@vexillum/canvas';
import type { OverlayView, TraceView } from '../../board/index.ts';
import type { Guide, MoveDraft } from '../../hand/index.ts';
import type { Snapshot } from '../../rules/index.ts';
import { combatWords } from '../combat/combat-words.ts';
import { pointOf } from './stored-point.ts';
import { numberText } from '../mu-text.ts';
import type { BoardMoment } from './board-moment.ts';
import { standNameText } from '../stand-name-text.ts';
import { priceText, priceTone } from './price-label.ts';
import { relationText } from './relation-text.ts';
import { shapeOf } from './shape-of.ts';
import { sideStyle } from './side-style.ts';

const line = (
  id: string,
  kind: OverlayView['kind'],
  side: SideStyle,
  points: readonly Point[],
  ticks?: readonly Point[],
): OverlayView => ({ id, kind, side, shapes: [points], isClosed: false, ...(ticks ? { ticks } : {}) });

/** Points on the arc that a corner swings along, close enough to look round. */
const arcPoints = ({ pivot, from, turn }: Extract<Guide, { kind: 'arc' }>): Point[] => {
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / 3));
  const [dx, dy] = [from.x - pivot.x, from.y - pivot.y];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const radians = (-turn * index * Math.PI) / (180 * steps);
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    return { x: pivot.x + dx * cos - dy * sin, y: pivot.y + dx * sin + dy * cos };
  });
};

const guideViews = (guide: Guide, side: SideStyle): OverlayView[] => {
  switch (guide.kind) {
    case 'line':
      return [line('guide', 'path', side, [guide.from, guide.to], guide.ticks)];
    case 'arc':
      return [
        line('guide', 'arc', side, arcPoints(guide), guide.ticks),
        line('guide:chord', 'chord', side, [guide.from, guide.to]),
        line('guide:arm', 'path', side, [guide.pivot, guide.to]),
      ];
    case 'lens':
      return guide.outline.length === 0
        ? []
        : [{ id: 'guide', kind: 'lens', side, shapes: [guide.outline], isClosed: true }];
  }
};

/** The terrain that slows the move, and where it is first touched. */
const slowedViews = ({ plan }: MoveDraft, { world }: BoardMoment): OverlayView[] =>
  plan.flags.flatMap((flag): OverlayView[] => {
    if (flag.kind !== 'slowed') return [];
    const piece = world().terrain.find(({ id }) => id === flag.piece);
    if (!piece) return [];
    return [
      { id: `slowed:${piece.id}`, kind: 'difficult', side: 'neutral', shapes: [piece.polygon], isClosed: true },
      { id: 'swept', kind: 'swept', side: 'neutral', shapes: plan.swept, isClosed: true },
    ];
  });

/** What the move touches where it ends, outlined. */
const contactViews = ({ plan }: MoveDraft, { world }: BoardMoment): OverlayView[] => {
  const ids = [...new Set(plan.contacts.map(({ other }) => other))];
  const shapes = bodiesOf(world(), ids).map(({ corners }) => corners);
  return shapes.length === 0 ? [] : [{ id: 'contacts', kind: 'contact', side: 'neutral', shapes, isClosed: true }];
};

export const draftOverlays = (moment: BoardMoment): OverlayView[] => {
  const { draft, side } = moment;
  if (!draft) return [];
  return [
    ...(draft.guide ? guideViews(draft.guide, sideStyle(side)) : []),
    ...slowedViews(draft, moment),
    ...contactViews(draft, moment),
  ];
};

const firstPose = ({ plan, ids }: MoveDraft): StoredPose | undefined => plan.poses[ids[0] ?? ''];

const isEnemyContact = ({ public: { stand: stands } }: Snapshot, { stand, other }: TouchingPair): boolean => {
  return stands.has(other) && stands.get(other)?.side !== stands.get(stand)?.side;
};

const isCombat = ({ relation }: TouchingPair): boolean =>
  relation === 'front-to-front' || relation === 'left-flank' || relation === 'right-flank' || relation === 'rear';

/** What would come of the first contact that is a combat: both sums, and the odds. */
export const combatAhead = (snapshot: Snapshot, { plan }: Pick<MoveDraft, 'plan'>): string | undefined => {
  const pair = plan.contacts.find((contact) => isCombat(contact) && isEnemyContact(snapshot, contact));
  return pair && combatWords.foresee?.(snapshot, plan.poses, pair);
};

const notByGroups = (way: SingleMove): string => {
  switch (way) {
    case 'oblique':
      return msg('a group does not move obliquely');
    case 'back':
      return msg('a group does not move backwards');
    case 'sideways':
      return msg('a group moves sideways only to square up');
  }
};

/** What is worth knowing about the move while it is made: what it is pulled to, whom it touches, what slows it. */
const remarks = (moment: BoardMoment, draft: MoveDraft): string[] => {
  const names = moment.names();
  const nameOf = (id: string) => {
    const name = names.get(id);
    return name ? standNameText(moment.profile, name) : '';
  };
  const lines: string[] = [];
  const { snap, plan } = draft;
  if (snap) {
    const relation = relationText(snap.relation, nameOf(snap.target));
    lines.push(snap.shift > 0.005 ? `${relation}, +${numberText(snap.shift)} MU` : relation);
  } else {
    const pair = plan.contacts.find((contact) => isEnemyContact(moment.snapshot, contact));
    if (pair) lines.push(relationText(pair.relation, nameOf(pair.other)));
  }
  const combat = combatAhead(moment.snapshot, draft);
  if (combat) lines.push(combat);
  for (const flag of plan.flags) {
    if (flag.kind === 'over-budget') lines.push(msg(str`${numberText(flag.by)} MU too far`));
    if (flag.kind === 'slowed') lines.push(msg(str`difficult terrain: ${numberText(flag.budget)} MU`));
    if (flag.kind === 'not-by-groups') lines.push(notByGroups(flag.way));
    if (flag.kind === 'off-board') lines.push(msg('off the board'));
    if (flag.kind === 'overlap') lines.push(msg(str`overlaps ${nameOf(flag.other)}`));
    if (flag.kind === 'passes-through') lines.push(msg(str`passes through ${nameOf(flag.other)}`));
  }
  return [...new Set(lines)].slice(0, combat ? 4 : 3);
};

/** In MU: where the label of a wheel lies beyond the corner, so that it hides neither arc nor stand. */
const BEYOND = 2;

const labelPoint = (guide: Guide | undefined): Point | undefined => {
  if (guide?.kind === 'line') return guide.to;
  if (guide?.kind !== 'arc') return undefined;
  const { pivot, to } = guide;
  const reach = Math.hypot(to.x - pivot.x, to.y - pivot.y);
  const part = reach === 0 ? 1 : (reach + BEYOND) / reach;
  return { x: pivot.x + (to.x - pivot.x) * part, y: pivot.y + (to.y - pivot.y) * part };
};

export const draftLabels = (moment: BoardMoment): LabelView[] => {
  const { draft } = moment;
  const pose = draft && firstPose(draft);
  if (!draft || !pose) return [];
  const { total, budget } = draft.plan.price;
  const details = remarks(moment, draft);
  const at = labelPoint(draft.guide) ?? pointOf([pose[0], pose[1]]);
  return [
    {
      id: 'draft',
      at,
      text: priceText(total, budget),
      tone: priceTone(total, budget),
      ...(details.length > 0 ? { details } : {}),
    },
  ];
};

const traceOf = (moment: BoardMoment, id: string, of: 'drag' | 'turn', pose: TraceView['pose']): TraceView[] => {
  const shape = shapeOf(moment.snapshot, moment.profile, id);
  if (!shape || !moment.snapshot.public.stand.has(id)) return [];
  return [{ id: `${of}:${id}`, of, pose, side: sideStyle(shape.side), width: shape.width, depth: shape.depth }];
};

/** Where stands stood: before the hand took them, when the turn began, before the move of the past that is looked at. */
export const traceViews = (moment: BoardMoment): TraceView[] => {
  const { hand, snapshot, shownMove } = moment;
  return [
    ...[...hand.keys()].flatMap((id) => {
      const pose = snapshot.public.pose.get(id);
      return pose ? traceOf(moment, id, 'drag', pose) : [];
    }),
    ...[...snapshot.public.trail].flatMap(([id, { from }]) => traceOf(moment, id, 'turn', from)),
    ...(shownMove?.moves ?? []).flatMap(({ id, from }) => traceOf(moment, id, 'drag', from)),
  ];
};

/** The way from where the turn began, and of the move of the past that is looked at. */
export const trailViews = ({ snapshot, shownMove }: BoardMoment): OverlayView[] => [
  ...[...snapshot.public.trail].flatMap(([id, { from }]): OverlayView[] => {
    const now = snapshot.public.pose.get(id);
    const side = sideStyle(snapshot.public.stand.get(id)?.side);
    return now ? [line(`trail:${id}`, 'trail', side, [pointOf([from[0], from[1]]), pointOf([now[0], now[1]])])] : [];
  }),
  ...(shownMove?.moves ?? []).map(({ id, from, to }) =>
    line(`shown:${id}`, 'path', sideStyle(snapshot.public.stand.get(id)?.side), [
      pointOf([from[0], from[1]]),
      pointOf([to[0], to[1]]),
    ]),
  ),
];

export const rulerViews = ({ ruler, side }: BoardMoment): { overlays: OverlayView[]; labels: LabelView[] } => {
  if (!ruler) return { overlays: [], labels: [] };
  const { from, to, distance } = ruler;
  const steps = Math.floor(distance);
  const at = (part: number): Point => ({
    x: from.at.x + (to.at.x - from.at.x) * part,
    y: from.at.y + (to.at.y - from.at.y) * part,
  });
  const ticks = distance === 0 ? [] : Array.from({ length: steps }, (_, index) => at((index + 1) / distance));
  return {
    overlays: [line('ruler', 'ruler', sideStyle(side), [from.at, to.at], ticks)],
    labels: [{ id: 'ruler', at: to.at, text: `${numberText(distance)} MU`, tone: 'plain' }],
  };
};
