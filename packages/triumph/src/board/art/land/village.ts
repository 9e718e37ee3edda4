import { seededRandom } from '@vexillum/geometry';
import { darker, filled, lighter, mix, stroked, type Ink, type Spot } from '../ink.ts';
import { floor, inside, scatter, type LandPiece } from './land-piece.ts';
import { drawTrees, treesOn } from './trees.ts';

interface House extends Spot {
  readonly half: number;
  readonly deep: number;
  readonly turn: number;
  readonly tone: number;
}

const rotated = ({ x, y }: Spot, turn: number): Spot => ({
  x: x * Math.cos(turn) + y * Math.sin(turn),
  y: -x * Math.sin(turn) + y * Math.cos(turn),
});

/** A roof with its ridge: the half that looks to the light is bright. */
const house = (ink: Ink, { x, y, half, deep, turn, tone }: House, piece: LandPiece): void => {
  const light = rotated(piece.light, turn);
  const roof = mix(piece.colors.detail, piece.colors.light, tone);
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  filled(ink, 0x17120a, 0.36, () => ink.rect(-half - light.x * 0.17, -deep - light.y * 0.17, 2 * half, 2 * deep));
  filled(ink, light.y < 0 ? lighter(roof, 0.22) : darker(roof, 0.3), 1, () => ink.rect(-half, -deep, 2 * half, deep));
  filled(ink, light.y < 0 ? darker(roof, 0.3) : lighter(roof, 0.22), 1, () => ink.rect(-half, 0, 2 * half, deep));
  stroked(ink, darker(roof, 0.5), 0.34, 0.025, () => {
    for (let row = -half + 0.14; row < half; row += 0.14) {
      ink.moveTo(row, -deep);
      ink.lineTo(row, deep);
    }
  });
  stroked(ink, lighter(roof, 0.5), 0.9, 0.045, () => {
    ink.moveTo(-half, 0);
    ink.lineTo(half, 0);
  });
  stroked(ink, darker(roof, 0.62), 0.75, 0.035, () => ink.rect(-half, -deep, 2 * half, 2 * deep));
  filled(ink, 0xcfc4ae, 1, () => ink.rect(half * 0.45, -deep * 0.5, 0.13, 0.13));
  filled(ink, 0x2a211a, 1, () => ink.rect(half * 0.45 + 0.03, -deep * 0.5 + 0.03, 0.07, 0.07));
  ink.restore();
};

/** A kitchen garden behind a house, in a fence. */
const garden = (ink: Ink, { x, y, half, deep, turn }: House): void => {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  const [left, top, wide, high] = [-half * 1.15, deep * 0.9, half * 2.3, deep * 1.5];
  filled(ink, 0x93a258, 1, () => ink.rect(left, top, wide, high));
  stroked(ink, 0x6d8040, 0.8, 0.06, () => {
    for (let row = top + 0.1; row < top + high; row += 0.15) {
      ink.moveTo(left + 0.08, row);
      ink.lineTo(left + wide - 0.08, row);
    }
  });
  stroked(ink, 0x7a5c34, 0.9, 0.045, () => ink.rect(left, top, wide, high));
  ink.restore();
};

/** A lane in from each end, trodden hard. */
const lane = (ink: Ink, { width, depth, variant }: LandPiece): void => {
  const random = seededRandom(variant + 6);
  const bend = (random() - 0.5) * depth * 0.3;
  ink.lineCap = 'butt';
  for (const [broad, color, alpha] of [
    [0.78, 0xa08b5e, 0.7],
    [0.62, 0xe0d0a4, 1],
    [0.12, 0xc4b07e, 0.9],
  ] as const)
    stroked(ink, color, alpha, broad, () => {
      ink.moveTo(-width, bend);
      ink.bezierCurveTo(-width * 0.2, bend, width * 0.2, -bend, width, -bend);
      ink.moveTo(0, 0);
      ink.quadraticCurveTo(bend * 0.2, depth * 0.4, -bend * 0.6, depth);
    });
};

export const village = (ink: Ink, piece: LandPiece): void => {
  const random = seededRandom(piece.variant + 3);
  floor(ink, piece, piece.colors.ground, 0.8);
  inside(ink, piece, () => lane(ink, piece));
  const houses = scatter(piece.outline, 1.4, 0.66, piece.variant)
    .filter(({ y }) => Math.abs(y) > 0.5)
    .map(
      (spot, index): House => ({
        ...spot,
        half: 0.46 + 0.2 * random(),
        deep: 0.29 + 0.09 * random(),
        turn: (random() < 0.3 ? Math.PI / 2 : 0) + 0.3 * (random() - 0.5),
        tone: index % 4 === 0 ? 1.2 : random(),
      }),
    );
  inside(ink, piece, () => {
    for (const [index, each] of houses.entries()) if (index % 2 === 0) garden(ink, each);
  });
  const trees = treesOn(scatter(piece.outline, 1.5, 0.4, piece.variant + 8), piece.variant, 0.18, 0.34).filter(
    (tree) => Math.abs(tree.y) > 0.5 && houses.every(({ x, y }) => Math.hypot(tree.x - x, tree.y - y) > 0.72),
  );
  for (const each of houses) house(ink, each, piece);
  drawTrees(ink, trees, { ...piece, colors: { ...piece.colors, detail: 0x5f7f42, light: 0x86a456 } });
};
