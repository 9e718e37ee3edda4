import { boxAround, seededRandom } from '@vexillum/geometry';
import { darker, filled, lighter, mix, stroked, type Ink, type Spot } from '../ink.ts';
import { inside, shaded, trace, type LandPiece } from './land-piece.ts';
import { drawTrees } from './trees.ts';

/** In MU: between two furrows, and how far the hedge stands from the rim. */
const FURROW = 0.24;
const HEDGE = 0.97;

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly tone: number;
}

/** Strips across the field, each tilled in its own way. */
const stripsOf = ({ width, colors, variant }: LandPiece): Strip[] => {
  const random = seededRandom(variant + 23);
  const tones = [colors.ground, mix(colors.ground, 0xc9b15a, 0.6), mix(colors.ground, 0x96a857, 0.62)];
  const count = Math.max(2, Math.round(width / 3));
  const first = Math.floor(random() * 3);
  return Array.from({ length: count }, (_, index) => ({
    from: (index / count - 0.5) * width,
    to: ((index + 1) / count - 0.5) * width,
    tone: tones[(first + index) % tones.length] as number,
  }));
};

const furrows = (ink: Ink, { from, to, tone }: Strip, depth: number, light: Spot): void => {
  const lines = (shift: number) => () => {
    for (let x = from + FURROW / 2; x < to; x += FURROW) {
      ink.moveTo(x + shift, -depth);
      ink.bezierCurveTo(x + shift + 0.1, -depth / 4, x + shift - 0.1, depth / 4, x + shift, depth);
    }
  };
  const away = light.x > 0 ? -0.07 : 0.07;
  stroked(ink, darker(tone, 0.34), 0.55, 0.09, lines(away));
  stroked(ink, lighter(tone, 0.3), 0.5, 0.07, lines(-away * 0.6));
};

/** Where the gate stands: a place in the hedge, with the way of the hedge there. */
const gateOf = ({ outline, variant }: LandPiece): number => (variant * 7 + 3) % Math.max(1, outline.length);

const gate = (ink: Ink, piece: LandPiece, index: number): void => {
  const { outline } = piece;
  const at = (step: number) => outline[(index + step + outline.length) % outline.length] as Spot;
  const [a, b] = [at(-1), at(1)];
  const length = Math.max(0.01, Math.hypot(b.x - a.x, b.y - a.y));
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const middle = { x: at(0).x * HEDGE, y: at(0).y * HEDGE };
  const spot = (far: number, aside: number): Spot => ({
    x: middle.x + along.x * far - along.y * aside,
    y: middle.y + along.y * far + along.x * aside,
  });
  const bars = (shift: Spot) => () => {
    for (const aside of [-0.07, 0.07]) {
      const [from, to] = [spot(-0.42, aside), spot(0.42, aside)];
      ink.moveTo(from.x + shift.x, from.y + shift.y);
      ink.lineTo(to.x + shift.x, to.y + shift.y);
    }
  };
  ink.lineCap = 'round';
  stroked(ink, 0x1c150a, 0.4, 0.1, bars(shaded(piece, { x: 0, y: 0 }, 0.08)));
  stroked(ink, 0xd9bd8a, 1, 0.075, bars({ x: 0, y: 0 }));
  stroked(ink, 0x8b6a3c, 1, 0.14, () => {
    for (const far of [-0.45, 0.45]) {
      const post = spot(far, 0);
      ink.moveTo(post.x, post.y);
      ink.lineTo(post.x + 0.01, post.y);
    }
  });
};

/** Spots along the rim, evenly, without a gap's width round one corner of it. */
const along = (outline: readonly Spot[], spacing: number, gap: Spot, wide: number): Spot[] => {
  const spots: Spot[] = [];
  let rest = 0;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] as Spot;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    let far = rest;
    for (; far < length; far += spacing) {
      const share = far / length;
      const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      if (Math.hypot(spot.x - gap.x, spot.y - gap.y) > wide) spots.push({ x: spot.x * HEDGE, y: spot.y * HEDGE });
    }
    rest = far - length;
  });
  return spots;
};

/** A hedge of low bushes round a piece, open where the gate is. */
export const hedge = (ink: Ink, piece: LandPiece): void => {
  const random = seededRandom(piece.variant + 13);
  const index = gateOf(piece);
  const bushes = along(piece.outline, 0.26, piece.outline[index] as Spot, 0.58).map((spot) => ({
    x: spot.x + 0.08 * (random() - 0.5),
    y: spot.y + 0.08 * (random() - 0.5),
    radius: 0.15 + 0.1 * random(),
    turn: random() * 6,
    tone: random(),
  }));
  drawTrees(ink, bushes, { ...piece, colors: { ...piece.colors, detail: 0x5f7d3c, light: 0x84a052 } });
  gate(ink, piece, index);
};

export const ploughedFields = (ink: Ink, piece: LandPiece): void => {
  if (!boxAround(piece.outline)) return;
  filled(ink, 0x17150a, 0.14, () => trace(ink, piece, 1.03));
  filled(ink, piece.colors.ground, 1, () => trace(ink, piece));
  inside(ink, piece, () => {
    for (const strip of stripsOf(piece)) {
      filled(ink, strip.tone, 1, () => ink.rect(strip.from, -piece.depth, strip.to - strip.from, 2 * piece.depth));
      furrows(ink, strip, piece.depth / 2 + 0.3, piece.light);
      stroked(ink, 0x8d9a55, 0.9, 0.12, () => {
        ink.moveTo(strip.from, -piece.depth);
        ink.lineTo(strip.from, piece.depth);
      });
    }
  });
  hedge(ink, piece);
};
