import { boxAround, distanceToSegment, edgesOf, isInside, seededRandom } from '@vexillum/geometry';
import type { TerrainPalette } from '../../look/battle-palette.ts';
import { filled, mix, oval, polygon, smooth, stroked, type Ink, type Spot } from '../ink.ts';

/** All that the picture of a piece of terrain depends on; in MU round its own centre, y down. */
export interface LandPiece {
  readonly outline: readonly Spot[];
  readonly isSmooth: boolean;
  readonly width: number;
  readonly depth: number;
  readonly variant: number;
  readonly colors: TerrainPalette;
  /** Toward the light, one long, as the piece lies. */
  readonly light: Spot;
}

/** Goes round the piece, or round a smaller one in it. */
export const trace = (ink: Ink, { outline, isSmooth }: LandPiece, scale = 1, shift: Spot = { x: 0, y: 0 }): void => {
  const points = outline.map(({ x, y }) => ({ x: x * scale + shift.x, y: y * scale + shift.y }));
  if (isSmooth) smooth(ink, points);
  else polygon(ink, points);
};

/** What follows is drawn inside the piece only. */
export const inside = (ink: Ink, piece: LandPiece, draw: () => void): void => {
  ink.save();
  ink.beginPath();
  trace(ink, piece);
  ink.clip();
  draw();
  ink.restore();
};

/** The piece's ground, which runs out into the field round it, with lighter and darker spots. */
export const floor = (ink: Ink, piece: LandPiece, color: number, soft = 1): void => {
  ink.lineJoin = 'round';
  for (const [width, alpha] of [
    [0.8, 0.14],
    [0.5, 0.2],
    [0.24, 0.3],
  ] as const)
    stroked(ink, color, alpha, width * soft, () => trace(ink, piece));
  filled(ink, color, 1, () => trace(ink, piece));
  inside(ink, piece, () => {
    const random = seededRandom(piece.variant + 31);
    const count = Math.round(piece.width * piece.depth * 0.7);
    for (const [tone, alpha] of [
      [piece.colors.light, 0.12],
      [piece.colors.dark, 0.09],
    ] as const)
      filled(ink, tone, alpha, () => {
        for (let spot = 0; spot < count; spot += 1)
          oval(
            ink,
            (random() - 0.5) * piece.width,
            (random() - 0.5) * piece.depth,
            0.3 + 0.7 * random(),
            0.2 + 0.4 * random(),
            random() * 3,
          );
      });
  });
};

/** Points spread evenly but not in rows over a shape, none nearer to its border than `margin`; the same seed gives the same points. */
export const scatter = (outline: readonly Spot[], spacing: number, margin: number, seed: number): Spot[] => {
  const box = boxAround(outline);
  if (!box) return [];
  const random = seededRandom(seed);
  const edges = edgesOf(outline);
  const points: Spot[] = [];
  let isOddRow = false;
  for (let y = box.y; y <= box.y + box.depth; y += spacing * 0.87) {
    for (let x = box.x + (isOddRow ? spacing / 2 : 0); x <= box.x + box.width; x += spacing) {
      const point = { x: x + (random() - 0.5) * spacing * 0.6, y: y + (random() - 0.5) * spacing * 0.6 };
      if (isInside(outline, point) && edges.every(([a, b]) => distanceToSegment(point, a, b) >= margin))
        points.push(point);
    }
    isOddRow = !isOddRow;
  }
  return points;
};

/** Between the two tones of a piece, somewhere. */
export const between = (from: number, to: number, random: () => number): number => mix(from, to, random());

/** What the light throws: a spot moved so far away from it. */
export const shaded = ({ light }: LandPiece, { x, y }: Spot, far: number): Spot => ({
  x: x - light.x * far,
  y: y - light.y * far,
});
