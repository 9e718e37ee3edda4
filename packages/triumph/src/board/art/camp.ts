import { seededRandom } from '@vexillum/geometry';
import type { SideStyle } from '@vexillum/canvas/layers';
import type { BattlePalette } from '../look/battle-palette.ts';
import { drawStandard } from './figures/base.ts';
import { shape, stuff } from './figures/dress.ts';
import { darker, disc, filled, lighter, oval, polygon, stroked, type Ink, type Spot } from './ink.ts';

export interface CampPiece {
  readonly side: SideStyle;
  readonly width: number;
  readonly depth: number;
  readonly isSacked?: boolean;
  /** Toward the light, one long, as the camp lies. */
  readonly light: Spot;
}

/** In MU: between two stakes, how far they stand from the edge, and half the width of the gate. */
const STAKE = 0.15;
const INSET = 0.1;
const GATE = 0.34;

const earth = 0xb5a274;
const ash = 0x77705f;

/** Spots along the palisade, from corner to corner, but where the gate is. */
const stakesOf = ({ width, depth }: CampPiece): Spot[] => {
  const [half, high] = [width / 2 - INSET, depth / 2 - INSET];
  const spots: Spot[] = [];
  for (let x = -half; x <= half + 0.01; x += STAKE) {
    spots.push({ x, y: high });
    if (Math.abs(x) > GATE) spots.push({ x, y: -high });
  }
  for (let y = -high; y <= high + 0.01; y += STAKE) spots.push({ x: -half, y }, { x: half, y });
  return spots;
};

const palisade = (ink: Ink, camp: CampPiece, random: () => number): void => {
  const { light, isSacked } = camp;
  const stakes = stakesOf(camp)
    .filter(() => !isSacked || random() < 0.62)
    .map((spot) => ({ ...spot, radius: 0.066 + 0.014 * random(), lies: isSacked === true && random() < 0.5 }));
  const wood = isSacked ? 0x4b3c2b : stuff.wood;
  filled(ink, 0x14110a, 0.36, () => {
    for (const { x, y, radius } of stakes) disc(ink, x - light.x * 0.09, y - light.y * 0.09, radius * 1.15);
  });
  for (const { x, y, radius, lies } of stakes) {
    if (!lies) {
      shape(ink, wood, () => disc(ink, x, y, radius), 0.022);
      filled(ink, lighter(wood, 0.45), 1, () => disc(ink, x + light.x * 0.018, y + light.y * 0.018, radius * 0.45));
      continue;
    }
    const turn = random() * 6;
    const log = () => {
      ink.moveTo(x, y);
      ink.lineTo(x + 0.2 * Math.cos(turn), y + 0.2 * Math.sin(turn));
    };
    ink.lineCap = 'round';
    stroked(ink, stuff.ink, 0.8, 0.1, log);
    stroked(ink, wood, 1, 0.065, log);
  }
};

/** A tent with its ridge along the camp: the cloth toward the light is bright, a stripe says whose it is. */
const tent = (ink: Ink, { x, y }: Spot, half: number, deep: number, color: number, light: Spot): void => {
  filled(ink, 0x14110a, 0.34, () => ink.rect(x - half - light.x * 0.1, y - deep - light.y * 0.1, 2 * half, 2 * deep));
  const [above, below] = light.y < 0 ? [0xf4ead0, 0xc9bb98] : [0xc9bb98, 0xf4ead0];
  filled(ink, above, 1, () => ink.rect(x - half, y - deep, 2 * half, deep));
  filled(ink, below, 1, () => ink.rect(x - half, y, 2 * half, deep));
  filled(ink, color, 1, () => ink.rect(x - half * 0.22, y - deep, half * 0.44, 2 * deep));
  filled(ink, darker(color, 0.35), 0.5, () => ink.rect(x - half * 0.22, light.y < 0 ? y : y - deep, half * 0.44, deep));
  stroked(ink, 0xffffff, 0.9, 0.03, () => {
    ink.moveTo(x - half, y);
    ink.lineTo(x + half, y);
  });
  stroked(ink, stuff.ink, 0.75, 0.028, () => ink.rect(x - half, y - deep, 2 * half, 2 * deep));
  stroked(ink, 0xe9dcb8, 0.7, 0.016, () => {
    for (const side of [-1, 1])
      for (const up of [-1, 1]) {
        ink.moveTo(x + side * half, y + up * deep);
        ink.lineTo(x + side * (half + 0.07), y + up * (deep + 0.07));
      }
  });
};

/** What is left of a tent: cloth on the ground, burnt at its edges. */
const fallenTent = (
  ink: Ink,
  { x, y }: Spot,
  half: number,
  deep: number,
  color: number,
  random: () => number,
): void => {
  const rag = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    const far = 0.6 + 0.5 * random();
    return { x: x + half * far * Math.cos(angle), y: y + deep * far * Math.sin(angle) };
  });
  filled(ink, 0x1b1712, 0.5, () => oval(ink, x, y, half * 1.25, deep * 1.3));
  shape(ink, 0x8c8069, () => polygon(ink, rag), 0.03);
  filled(ink, darker(color, 0.45), 0.9, () => ink.rect(x - half * 0.2, y - deep * 0.4, half * 0.4, deep * 0.9));
  filled(ink, 0x17130e, 0.85, () => {
    disc(ink, x - half * 0.5, y + deep * 0.2, deep * 0.34);
    disc(ink, x + half * 0.4, y - deep * 0.3, deep * 0.28);
  });
};

const fire = (ink: Ink, { x, y }: Spot, isOut: boolean): void => {
  filled(ink, 0x3a3128, 1, () => disc(ink, x, y, 0.15));
  shape(ink, 0x9a948a, () => {
    for (let stone = 0; stone < 7; stone += 1)
      disc(ink, x + 0.15 * Math.cos(stone * 0.9), y + 0.15 * Math.sin(stone * 0.9), 0.035);
  });
  if (isOut) return;
  filled(ink, 0xf08a2c, 1, () => disc(ink, x, y, 0.08));
  filled(ink, 0xffe08a, 1, () => disc(ink, x, y, 0.04));
};

/** Tents in rows round a fire, in a palisade with a gate toward the enemy; after a sack what is left of them. In MU round the middle. */
export const drawCampArt = (ink: Ink, camp: CampPiece, palette: BattlePalette): void => {
  const { side, width, depth, light, isSacked = false } = camp;
  const random = seededRandom(Math.round(width * 100 + depth * 10));
  const color = palette.stands[side].base;
  filled(ink, isSacked ? ash : earth, 1, () => ink.rect(-width / 2, -depth / 2, width, depth));
  filled(ink, isSacked ? 0x2a241c : 0x9a8759, isSacked ? 0.5 : 0.4, () => {
    for (let spot = 0; spot < width * depth * 3; spot += 1)
      oval(
        ink,
        (random() - 0.5) * (width - 0.5),
        (random() - 0.5) * (depth - 0.4),
        0.06 + 0.16 * random(),
        0.05 + 0.08 * random(),
      );
  });
  stroked(ink, color, 1, 0.07, () => ink.rect(-width / 2 + 0.035, -depth / 2 + 0.035, width - 0.07, depth - 0.07));
  const columns = Math.max(2, Math.floor((width - 0.5) / 0.86));
  const rows = Math.max(1, Math.floor((depth - 0.3) / 0.68));
  const middle = Math.floor(columns / 2);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = {
        x: ((column + 0.5) / columns - 0.5) * (width - 0.44),
        y: ((row + 0.5) / rows - 0.5) * (depth - 0.4),
      };
      if (column === middle && row === 0 && columns > 2) {
        fire(ink, at, isSacked);
        continue;
      }
      if (isSacked) fallenTent(ink, at, 0.29, 0.2, color, random);
      else tent(ink, at, 0.29, 0.2, color, light);
    }
  palisade(ink, camp, random);
  const pole = { x: width / 2 - 0.62, y: depth / 2 - 0.46 };
  if (!isSacked) drawStandard(ink, { side, width, depth }, palette, { x: -width / 2 + 0.3, y: pole.y }, light);
  else {
    ink.save();
    ink.translate(-width / 2 + 0.5, pole.y);
    ink.rotate(1.9);
    drawStandard(ink, { side, width, depth }, palette, { x: 0, y: 0 }, light);
    ink.restore();
    for (const [x, y] of [
      [0.2, -0.1],
      [-0.3, 0.2],
      [0.6, 0.3],
    ] as const) {
      filled(ink, 0xe0702a, 0.9, () => disc(ink, x * (width / 3), y * depth, 0.05));
      filled(ink, 0xffd27a, 0.9, () => disc(ink, x * (width / 3), y * depth, 0.022));
    }
  }
  stroked(ink, palette.pieceEdge, 1, 0.05, () => ink.rect(-width / 2, -depth / 2, width, depth));
};
