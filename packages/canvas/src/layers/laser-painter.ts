import { Container, type Graphics } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import { drawn } from '../look/unit.ts';
import type { LaserView } from '../view/board-view.ts';
import { nameTag } from './hand-painters.ts';
import { inkPainter } from './ink-painter.ts';
import type { Painter } from './painter.ts';
import { standUpright } from './upright.ts';

/** The tail fades in so many steps, each one stroke. */
const STEPS = 8;

const drawLaser = (graphics: Graphics, { points, side }: LaserView, kit: Kit, pixel: number): void => {
  const color = kit.palette.sides[side].ink;
  const last = points.length - 1;
  const head = points[last];
  if (!head) return;
  for (let step = 0; step < STEPS; step += 1) {
    const from = Math.floor((last * step) / STEPS);
    const to = Math.floor((last * (step + 1)) / STEPS);
    if (from === to) continue;
    points
      .slice(from, to + 1)
      .map(drawn)
      .forEach(({ x, y }, index) => (index === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)));
    const part = (step + 1) / STEPS;
    graphics.stroke({ color, width: (1 + 4 * part) * pixel, alpha: part * 0.85, cap: 'round', join: 'round' });
  }
  const { x, y } = drawn(head);
  graphics.circle(x, y, 9 * pixel).fill({ color, alpha: 0.3 });
  graphics
    .circle(x, y, 5 * pixel)
    .fill(color)
    .stroke({ color: kit.palette.front, width: 1.5 * pixel });
};

const tail = inkPainter(drawLaser);

/** A bright dot with a tail that fades, and the name of whose hand it is. */
export const laserPainter: Painter<LaserView> = {
  make: (laser, kit) => {
    const object = new Container();
    object.addChild(tail.make(laser, kit));
    if (laser.name !== undefined) object.addChild(makeTag(laser.name, laser, kit));
    return object;
  },
  isMadeAlike: (before, after) => before.name === after.name && before.side === after.side,
  place: (object, laser) => {
    const [ink, holder] = object.children;
    if (ink) tail.place(ink, laser);
    const head = laser.points.at(-1);
    if (holder && head) holder.position.copyFrom(drawn(head));
    object.visible = head !== undefined;
  },
  see: (object, laser, sight) => {
    const [ink, holder] = object.children;
    if (ink) tail.see?.(ink, laser, sight);
    if (holder) standUpright(holder, sight);
  },
};

const makeTag = (name: string, laser: LaserView, kit: Kit): Container => {
  const holder = new Container();
  const tag = nameTag(name, laser.side, kit);
  tag.position.set(10, 10);
  holder.addChild(tag);
  return holder;
};
