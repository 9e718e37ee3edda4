import { boxAround, edgesOf, seededRandom, type Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import { openLine, UNIT } from '@vexillum/canvas/layers';
import { traceOutline, type TerrainDrawing } from './terrain-drawing.ts';
import { scatter } from './scatter.ts';
import type { TerrainStyle } from './terrain-style.ts';

type Texture = (context: GraphicsContext, drawing: TerrainDrawing) => void;

const spread = (drawing: TerrainDrawing, spacing: number, margin: number): Point[] =>
  scatter(drawing.outline, spacing * UNIT, margin * UNIT, drawing.variant);

/** Crowns of trees: shade, leaves, light; all of one kind in one go, so that they cost three fills and not three hundred. */
const trees = (context: GraphicsContext, points: readonly Point[], { colors, variant }: TerrainDrawing): void => {
  const random = seededRandom(variant + 11);
  const crowns = points.map((point) => ({ ...point, radius: (0.36 + 0.24 * random()) * UNIT }));
  for (const { x, y, radius } of crowns) context.circle(x, y, radius * 1.12);
  context.fill({ color: colors.dark, alpha: 0.55 });
  for (const { x, y, radius } of crowns) context.circle(x, y, radius);
  context.fill(colors.detail);
  for (const { x, y, radius } of crowns) context.circle(x - radius * 0.12, y - radius * 0.12, radius * 0.62);
  context.fill({ color: colors.light, alpha: 0.85 });
};

const woods: Texture = (context, drawing) => trees(context, spread(drawing, 1.12, 0.5), drawing);

/** The outline again and again, smaller each time: contour lines that rise. */
const rings = (context: GraphicsContext, drawing: TerrainDrawing, scales: readonly number[], lift: number): void => {
  for (const scale of scales) {
    traceOutline(context, drawing, scale).fill({ color: drawing.colors.light, alpha: lift });
    traceOutline(context, drawing, scale).stroke({ color: drawing.colors.detail, width: 0.07 * UNIT, alpha: 0.7 });
  }
};

const gentleHills: Texture = (context, drawing) => rings(context, drawing, [0.74, 0.46], 0.45);

/** Short strokes down the slope, between two contour lines. */
const hachures = (context: GraphicsContext, drawing: TerrainDrawing, from: number, to: number): void => {
  for (const [a, b] of edgesOf(drawing.outline)) {
    const x = (a.x + b.x) / 2;
    const y = (a.y + b.y) / 2;
    context.moveTo(x * from, y * from).lineTo(x * to, y * to);
  }
  context.stroke({ color: drawing.colors.dark, width: 0.07 * UNIT, alpha: 0.6, cap: 'round' });
};

const steepHills: Texture = (context, drawing) => {
  rings(context, drawing, [0.78, 0.56, 0.34], 0.3);
  hachures(context, drawing, 0.97, 0.86);
  hachures(context, drawing, 0.76, 0.66);
};

const woodedHills: Texture = (context, drawing) => {
  rings(context, drawing, [0.74, 0.46], 0.25);
  trees(context, spread(drawing, 1.7, 0.55), drawing);
};

const marsh: Texture = (context, drawing) => {
  const points = spread(drawing, 1.05, 0.45);
  points.forEach(({ x, y }, index) => {
    if (index % 3 === 0) context.ellipse(x, y, 0.5 * UNIT, 0.17 * UNIT);
  });
  context.fill({ color: drawing.colors.light, alpha: 0.85 });
  points.forEach(({ x, y }, index) => {
    if (index % 3 === 0) return;
    for (const lean of [-0.16, 0, 0.16]) {
      context.moveTo(x + lean * 0.4 * UNIT, y).lineTo(x + lean * UNIT, y - (lean === 0 ? 0.4 : 0.3) * UNIT);
    }
  });
  context.stroke({ color: drawing.colors.detail, width: 0.075 * UNIT, cap: 'round' });
};

const rough: Texture = (context, drawing) => {
  const random = seededRandom(drawing.variant + 5);
  const stones = spread(drawing, 0.95, 0.35).map((point) => ({
    ...point,
    radius: (0.1 + 0.16 * random()) * UNIT,
    turn: random() * 6,
  }));
  const stone = (x: number, y: number, radius: number, turn: number) =>
    context.poly(
      [0, 1, 2, 3, 4].flatMap((corner) => [
        x + radius * Math.cos(turn + corner * 1.257),
        y + radius * 0.8 * Math.sin(turn + corner * 1.257),
      ]),
    );
  for (const { x, y, radius, turn } of stones) stone(x, y + radius * 0.3, radius * 1.1, turn);
  context.fill({ color: drawing.colors.dark, alpha: 0.6 });
  for (const { x, y, radius, turn } of stones) stone(x, y, radius, turn);
  context.fill(drawing.colors.light);
};

const dunes: Texture = (context, drawing) => {
  for (const { x, y } of spread(drawing, 1.35, 0.6)) {
    context
      .moveTo(x - 0.5 * UNIT, y + 0.12 * UNIT)
      .quadraticCurveTo(x, y - 0.38 * UNIT, x + 0.5 * UNIT, y + 0.12 * UNIT);
  }
  context.stroke({ color: drawing.colors.detail, width: 0.09 * UNIT, cap: 'round' });
};

const oasis: Texture = (context, drawing) => {
  traceOutline(context, drawing, 0.42).fill(drawing.colors.light);
  traceOutline(context, drawing, 0.42).stroke({ color: drawing.colors.border, width: 0.1 * UNIT });
  const ring = drawing.outline.filter((_, index) => index % 7 === 0);
  for (const point of ring) {
    for (let leaf = 0; leaf < 6; leaf += 1) {
      const angle = leaf * 1.047 + point.x;
      context
        .moveTo(point.x * 0.68, point.y * 0.68)
        .lineTo(point.x * 0.68 + 0.46 * UNIT * Math.cos(angle), point.y * 0.68 + 0.46 * UNIT * Math.sin(angle));
    }
  }
  context.stroke({ color: drawing.colors.detail, width: 0.14 * UNIT, cap: 'round' });
};

/** Houses with a ridge: one half of the roof in the light, one in the shade. */
const village: Texture = (context, drawing) => {
  const random = seededRandom(drawing.variant + 3);
  const houses = spread(drawing, 1.75, 0.85).map((point) => ({
    ...point,
    half: (0.42 + 0.2 * random()) * UNIT,
    deep: (0.3 + 0.08 * random()) * UNIT,
    isUpright: random() < 0.4,
  }));
  const roof = (house: (typeof houses)[number], from: number, to: number, shift = 0) =>
    house.isUpright
      ? context.rect(
          house.x + from * house.deep + shift,
          house.y - house.half + shift,
          (to - from) * house.deep,
          house.half * 2,
        )
      : context.rect(
          house.x - house.half + shift,
          house.y + from * house.deep + shift,
          house.half * 2,
          (to - from) * house.deep,
        );
  for (const house of houses) roof(house, -1, 1, 0.09 * UNIT);
  context.fill({ color: drawing.colors.dark, alpha: 0.45 });
  for (const house of houses) roof(house, -1, 0);
  context.fill(drawing.colors.light);
  for (const house of houses) roof(house, 0, 1);
  context.fill(drawing.colors.detail);
};

/** Where a level line crosses the outline, from left to right. */
const crossings = (outline: readonly Point[], y: number): number[] =>
  edgesOf(outline)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    .toSorted((a, b) => a - b);

const ploughedFields: Texture = (context, drawing) => {
  const box = boxAround(drawing.outline);
  if (!box) return;
  const inset = 0.3 * UNIT;
  for (let y = box.y + inset; y < box.y + box.depth - inset * 0.6; y += 0.3 * UNIT) {
    const [left, right] = crossings(drawing.outline, y);
    if (left !== undefined && right !== undefined) context.moveTo(left + inset, y).lineTo(right - inset, y);
  }
  context.stroke({ color: drawing.colors.detail, width: 0.1 * UNIT, cap: 'round' });
  const middle = crossings(drawing.outline, box.y + box.depth / 2);
  const path = (middle[0] ?? 0) + ((middle[1] ?? 0) - (middle[0] ?? 0)) * 0.56;
  context.moveTo(path, box.y + inset).lineTo(path + 0.3 * UNIT, box.y + box.depth - inset);
  context.stroke({ color: drawing.colors.light, width: 0.24 * UNIT });
};

/** The middle line of a ribbon, from its two banks. */
const middleOf = (outline: readonly Point[]): Point[] => {
  const half = Math.floor(outline.length / 2);
  return Array.from({ length: half }, (_, index) => {
    const a = outline[index] as Point;
    const b = outline[outline.length - 1 - index] as Point;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
};

const stream: Texture = (context, drawing) => {
  const middle = middleOf(drawing.outline);
  openLine(context, middle).stroke({
    color: drawing.colors.light,
    width: 0.4 * UNIT,
    alpha: 0.6,
    join: 'round',
    cap: 'round',
  });
  middle.forEach((point, index) => {
    const next = middle[index + 1];
    if (next === undefined || index % 2 === 1) return;
    const shift = (index % 4 === 0 ? 0.16 : -0.16) * UNIT;
    context.moveTo(point.x, point.y + shift).lineTo((point.x + next.x) / 2, (point.y + next.y) / 2 + shift);
  });
  context.stroke({ color: drawing.colors.detail, width: 0.06 * UNIT, alpha: 0.8, cap: 'round' });
};

const road: Texture = (context, drawing) =>
  void openLine(context, middleOf(drawing.outline)).stroke({
    color: drawing.colors.light,
    width: 0.2 * UNIT,
    alpha: 0.7,
    join: 'round',
  });

const coast: Texture = (context, drawing) => {
  const shore = drawing.outline.slice(1, -1);
  const floor = Math.max(...drawing.outline.map((point) => point.y));
  const inland = (share: number) => shore.map((point) => ({ x: point.x, y: point.y + (floor - point.y) * share }));
  openLine(context, shore).stroke({ color: drawing.colors.border, width: 0.42 * UNIT, join: 'round' });
  openLine(context, inland(0.12)).stroke({
    color: drawing.colors.detail,
    width: 0.09 * UNIT,
    alpha: 0.9,
    join: 'round',
  });
  openLine(context, inland(0.34)).stroke({ color: drawing.colors.light, width: 0.1 * UNIT, alpha: 0.9, join: 'round' });
  openLine(context, inland(0.6)).stroke({ color: drawing.colors.light, width: 0.1 * UNIT, alpha: 0.6, join: 'round' });
};

/** Crossed stakes in a row. */
const obstacle: Texture = (context, drawing) => {
  const reach = Math.min(drawing.depth, 1) * 0.32 * UNIT;
  const count = Math.max(2, Math.round(drawing.width / 0.5));
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) / count - 0.5) * drawing.width * UNIT;
    context
      .moveTo(x - reach * 0.6, reach)
      .lineTo(x + reach * 0.6, -reach)
      .moveTo(x + reach * 0.6, reach)
      .lineTo(x - reach * 0.6, -reach);
  }
  context.stroke({ color: drawing.colors.dark, width: 0.09 * UNIT, cap: 'round' });
};

export const terrainTextures: Readonly<Record<TerrainStyle, Texture>> = {
  woods,
  marsh,
  rough,
  dunes,
  oasis,
  'gentle-hills': gentleHills,
  'steep-hills': steepHills,
  'wooded-hills': woodedHills,
  village,
  'ploughed-fields': ploughedFields,
  stream,
  coast,
  road,
  obstacle,
};
