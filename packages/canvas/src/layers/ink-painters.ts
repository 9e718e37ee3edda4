import { headingTo, type Point } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import { openLine, sharpShape } from '../art/pen.ts';
import { turnToReader } from '../camera/quarters.ts';
import type { Kit } from '../look/kit.ts';
import { drawn, toRadians, UNIT } from '../look/unit.ts';
import type { ArrowView, DrawingView } from '../view/board-view.ts';
import { isSameView } from '../view/differences.ts';
import type { Painter } from './painter.ts';

const stayPut = () => {};

/** Length of a plan arrow's head in MU, and how much of it lies behind the line's end. */
const ARROW_HEAD = 2;
const HEAD_BACK = 0.5;

/** The line without its last stretch, which the arrow head covers. */
const cutBack = (points: readonly Point[], length: number): Point[] => {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return [...points];
  const last = Math.hypot(end.x - before.x, end.y - before.y);
  const share = Math.max(0, last - length) / (last || 1);
  return [
    ...points.slice(0, -1),
    { x: before.x + (end.x - before.x) * share, y: before.y + (end.y - before.y) * share },
  ];
};

/** A solid arrow head at the line's end; `size` in MU. */
const arrowHead = (graphics: Graphics, points: readonly Point[], size: number): void => {
  const end = points.at(-1);
  const before = points.findLast(
    (point) => end !== undefined && Math.hypot(end.x - point.x, end.y - point.y) > size * 0.4,
  );
  if (!end || !before) return;
  const angle = toRadians(headingTo(before, end));
  const at = drawn(end);
  const corner = (along: number, aside: number): Point => ({
    x: at.x + (along * Math.sin(angle) + aside * Math.cos(angle)) * UNIT,
    y: at.y + (-along * Math.cos(angle) + aside * Math.sin(angle)) * UNIT,
  });
  sharpShape(graphics.context, [
    corner(size * 0.5, 0),
    corner(-size * HEAD_BACK, size * 0.55),
    corner(-size * HEAD_BACK, -size * 0.55),
  ]);
};

const drawInk = (drawing: DrawingView, kit: Kit): Graphics => {
  const graphics = new Graphics();
  const color = kit.palette.sides[drawing.side].ink;
  const points = drawing.points.map(drawn);
  const stroke = { color, width: 0.16 * UNIT, cap: 'round', join: 'round' } as const;
  if (drawing.isSelected)
    openLine(graphics.context, points).stroke({ ...stroke, color: kit.palette.selection, width: 0.36 * UNIT });
  if (drawing.shape === 'area') {
    sharpShape(graphics.context, points).fill({ color, alpha: 0.16 }).stroke(stroke);
    return graphics;
  }
  openLine(graphics.context, points).stroke(stroke);
  if (drawing.shape === 'arrow') {
    arrowHead(graphics, drawing.points, 0.8);
    graphics.fill(color);
  }
  return graphics;
};

export const drawingPainter: Painter<DrawingView> = {
  make: (drawing, kit) => {
    const object = new Container();
    object.addChild(drawInk(drawing, kit));
    return object;
  },
  kindOf: ({ shape }) => shape,
  isMadeAlike: isSameView,
  place: stayPut,
};

/** Broad and see-through, so that it reads as intent and not as a piece. */
export const arrowPainter: Painter<ArrowView> = {
  make: (arrow, kit) => {
    const object = new Container();
    const color = arrow.isSelected ? kit.palette.selection : kit.palette.sides[arrow.side].ink;
    const body = new Graphics();
    openLine(body.context, cutBack(arrow.points, ARROW_HEAD * HEAD_BACK).map(drawn)).stroke({
      color,
      width: 0.6 * UNIT,
      cap: 'butt',
      join: 'round',
    });
    arrowHead(body, arrow.points, ARROW_HEAD);
    body.fill(color);
    body.alpha = 0.55;
    const label = kit.labels.sprite(arrow.label ?? '', {
      size: 0.7,
      color: kit.palette.label,
      halo: kit.palette.labelHalo,
    });
    const middle = arrow.points[Math.floor((arrow.points.length - 1) / 2)] ?? { x: 0, y: 0 };
    label.position.copyFrom(drawn({ x: middle.x, y: middle.y + 0.9 }));
    object.addChild(body, label);
    return object;
  },
  isMadeAlike: isSameView,
  place: stayPut,
  see: (object, arrow, sight) => {
    const label = object.children[1];
    if (!label) return;
    label.rotation = turnToReader(sight.quarters);
    label.visible = arrow.label !== undefined && sight.scale * 0.7 >= 8;
  },
};
