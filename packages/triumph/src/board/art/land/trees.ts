import { seededRandom } from '@vexillum/geometry';
import { darker, disc, filled, lighter, mix, oval, stroked, type Ink, type Spot } from '../ink.ts';
import { floor, scatter, shaded, type LandPiece } from './land-piece.ts';

interface Tree extends Spot {
  readonly radius: number;
  readonly turn: number;
  /** How light its leaves are, 0 to 1. */
  readonly tone: number;
}

const SHADE = 0x141c0c;

/** Round lumps about the middle: how a crown looks from above. */
const lumps = (ink: Ink, { x, y, turn }: Tree, radius: number, shift: Spot): void => {
  const [left, top] = [x + shift.x, y + shift.y];
  disc(ink, left, top, radius * 0.72);
  for (let lump = 0; lump < 6; lump += 1) {
    const angle = turn + lump * 1.047;
    const far = radius * (0.52 + 0.08 * Math.sin(lump * 2.3 + turn));
    disc(ink, left + far * Math.cos(angle), top + far * Math.sin(angle), radius * 0.42);
  }
};

const crown = (ink: Ink, tree: Tree, { colors, light }: LandPiece): void => {
  const body = mix(colors.detail, colors.light, tree.tone);
  const { radius } = tree;
  const toward = (far: number): Spot => ({ x: light.x * far * radius, y: light.y * far * radius });
  filled(ink, darker(body, 0.34), 1, () => lumps(ink, tree, radius, { x: 0, y: 0 }));
  filled(ink, body, 1, () => lumps(ink, tree, radius * 0.84, toward(0.12)));
  filled(ink, lighter(body, 0.16), 0.9, () => {
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const angle = tree.turn + leaf * 1.257 + 0.4;
      const at = toward(0.26);
      disc(
        ink,
        tree.x + at.x + radius * 0.36 * Math.cos(angle),
        tree.y + at.y + radius * 0.36 * Math.sin(angle),
        radius * 0.2,
      );
    }
  });
  filled(ink, lighter(body, 0.38), 0.75, () => {
    const at = toward(0.42);
    disc(ink, tree.x + at.x, tree.y + at.y, radius * 0.2);
    disc(ink, tree.x + at.x - light.y * radius * 0.24, tree.y + at.y + light.x * radius * 0.24, radius * 0.12);
  });
};

/** Trees as crowns of several sizes: all their shadows first, so that none falls on a neighbour's leaves; then from the shade to the light. */
export const drawTrees = (ink: Ink, trees: readonly Tree[], piece: LandPiece): void => {
  filled(ink, SHADE, 0.3, () => {
    for (const tree of trees) {
      const at = shaded(piece, tree, tree.radius * 0.42);
      oval(ink, at.x, at.y, tree.radius * 1.12, tree.radius * 1.02);
    }
  });
  const depthOf = ({ x, y }: Tree) => x * piece.light.x + y * piece.light.y;
  for (const tree of trees.toSorted((a, b) => depthOf(a) - depthOf(b))) crown(ink, tree, piece);
};

export const treesOn = (spots: readonly Spot[], seed: number, smallest: number, largest: number): Tree[] => {
  const random = seededRandom(seed);
  return spots.map((spot) => ({
    ...spot,
    radius: smallest + (largest - smallest) * random() ** 1.4,
    turn: random() * 6,
    tone: random(),
  }));
};

/** Low bushes at the border, where the light gets in. */
export const bushesAlong = ({ outline, variant }: LandPiece, far: number, size: number): Tree[] => {
  const random = seededRandom(variant + 71);
  return outline.flatMap(({ x, y }, index): Tree[] => {
    if (index % 2 === 1 && random() < 0.4) return [];
    const share = far + 0.05 * (random() - 0.5);
    return [{ x: x * share, y: y * share, radius: size * (0.7 + 0.6 * random()), turn: random() * 6, tone: random() }];
  });
};

export const woods = (ink: Ink, piece: LandPiece): void => {
  floor(ink, piece, piece.colors.ground);
  const spots = scatter(piece.outline, 0.98, 0.5, piece.variant);
  drawTrees(ink, [...bushesAlong(piece, 0.93, 0.21), ...treesOn(spots, piece.variant + 11, 0.38, 0.78)], piece);
};

/** Fronds round a middle, with their shadow. */
export const palm = (ink: Ink, at: Spot, radius: number, turn: number, piece: LandPiece): void => {
  const fronds = (shift: Spot, length: number) => () => {
    for (let frond = 0; frond < 8; frond += 1) {
      const angle = turn + frond * 0.785;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      const bend = angle + 0.35;
      ink.moveTo(at.x + shift.x, at.y + shift.y);
      ink.quadraticCurveTo(
        at.x + shift.x + cosine * length * 0.6,
        at.y + shift.y + sine * length * 0.6,
        at.x + shift.x + Math.cos(bend) * length,
        at.y + shift.y + Math.sin(bend) * length,
      );
    }
  };
  ink.lineCap = 'round';
  const away = { x: -piece.light.x * radius * 0.5, y: -piece.light.y * radius * 0.5 };
  stroked(ink, SHADE, 0.3, radius * 0.2, fronds(away, radius));
  stroked(ink, darker(piece.colors.detail, 0.3), 1, radius * 0.22, fronds({ x: 0, y: 0 }, radius));
  stroked(ink, lighter(piece.colors.detail, 0.25), 0.9, radius * 0.09, fronds({ x: 0, y: 0 }, radius * 0.96));
  filled(ink, 0x6d4a28, 1, () => disc(ink, at.x, at.y, radius * 0.13));
};
