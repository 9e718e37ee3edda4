import { cornersOf, placementOf, rectangleFromFront, type Point } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import {
  dashes,
  drawn,
  inkPainter,
  nameTag,
  sharpShape,
  standUpright,
  turnToReader,
  UNIT,
  type Glider,
  type Painter,
} from '@vexillum/canvas/layers';
import { baseName, drawBase } from './stand-base.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import type { DragView, TraceView } from '../battle-view.ts';

const TAG_GAP = 0.25;

/** The point below a base as the reader sees it, whichever way it looks, so that its name covers nothing; in the base's own frame, in MU. */
export const belowBase = ({ width, depth }: Pick<DragView, 'width' | 'depth'>, upright: number) => {
  const [sine, cosine] = [Math.sin(upright), Math.cos(upright)];
  const corners = [-width / 2, width / 2].flatMap((x) => [0, depth].map((y) => ({ x, y })));
  const left = Math.min(...corners.map(({ x, y }) => x * cosine + y * sine));
  const bottom = Math.max(...corners.map(({ x, y }) => y * cosine - x * sine)) + TAG_GAP;
  return { x: left * cosine - bottom * sine, y: left * sine + bottom * cosine };
};

/** A base in somebody's hand: pale, with a bright rim, and the name of whose hand it is. */
export const dragPainter = (glider: Glider): Painter<DragView, BattleKit> => ({
  make: (drag, kit) => {
    const object = new Container();
    const base = { ...drag, isGeneral: false };
    const body = new Graphics(kit.contexts.take(baseName(base), (context) => drawBase(context, base, kit.palette)));
    body.alpha = 0.8;
    const rim = new Graphics()
      .rect((-drag.width / 2) * UNIT, 0, drag.width * UNIT, drag.depth * UNIT)
      .stroke({ color: kit.palette.sides[drag.side].ink, width: 0.12 * UNIT });
    const tag = drag.name === undefined ? new Container() : nameTag(drag.name, drag.side, kit);
    const label = kit.labels.sprite(drag.label ?? '', {
      size: 0.56,
      color: kit.palette.stands[drag.side].letter,
      halo: kit.palette.stands[drag.side].halo,
    });
    label.position.set(0, (drag.depth / 2) * UNIT);
    object.addChild(body, rim, label, tag);
    return object;
  },
  isMadeAlike: (before, after) =>
    (['name', 'side', 'width', 'depth', 'label'] as const).every((key) => before[key] === after[key]),
  place: (object, drag) => glider.place(object, placementOf(drag.pose)),
  see: (object, drag, sight) => {
    const [, , label, tag] = object.children;
    const upright = -((drag.pose[2] / 100) * Math.PI) / 180 + turnToReader(sight.quarters);
    if (label) label.rotation = upright;
    if (label) label.visible = 0.56 * sight.scale >= 6.2;
    if (!tag) return;
    standUpright(tag, sight);
    tag.rotation = upright;
    const { x, y } = belowBase(drag, upright);
    tag.position.set(x * UNIT, y * UNIT);
  },
});

/** Where a piece stood: dashed and tinted when the drag began, dotted and faint when the turn began. */
export const tracePainter: Painter<TraceView> = inkPainter((graphics, trace, kit, pixel) => {
  const isTurn = trace.of === 'turn';
  const corners = cornersOf(rectangleFromFront(placementOf(trace.pose), trace.width, trace.depth)).map(drawn);
  const color = kit.palette.sides[trace.side].ink;
  if (!isTurn) sharpShape(graphics.context, corners).fill({ color, alpha: 0.12 });
  const rhythm = (isTurn ? [2, 4] : [7, 4]).map((length) => length * pixel);
  dashes(graphics.context, [...corners, corners[0] as Point], rhythm).stroke({
    color,
    width: (isTurn ? 1.5 : 2) * pixel,
    alpha: isTurn ? 0.55 : 1,
  });
});
