import { css, darker, disc, filled, lighter, mix, oval, stroked, type Ink, type Spot } from '../ink.ts';

/** What figures are made of, whoever's they are. */
export const stuff = {
  skin: 0xd9a878,
  hair: 0x4a3320,
  linen: 0xdccba3,
  leather: 0x8d6437,
  wood: 0x80592f,
  shaft: 0xa67c48,
  steel: 0xc3c8cc,
  bronze: 0xc79a45,
  gold: 0xf6c945,
  ink: 0x1d1710,
} as const;

/** Whose figures they are, and how they are seen. */
export interface Dress {
  /** The colour of the side, one that goes with it, and its darkest. */
  readonly base: number;
  readonly trim: number;
  readonly dark: number;
  /** Toward the light, one long. */
  readonly light: Spot;
  /** Near enough for plumes, straps and emblems. */
  readonly isNear: boolean;
  /** Always the same numbers for the same stand. */
  readonly random: () => number;
}

/** Every shape of a figure has a dark edge, so that it stands out on the grass and from its neighbour. */
export const shape = (ink: Ink, color: number, trace: () => void, edge = 0.026): void => {
  ink.beginPath();
  trace();
  ink.fillStyle = css(color);
  ink.fill();
  ink.strokeStyle = css(stuff.ink, 0.72);
  ink.lineWidth = edge;
  ink.stroke();
};

export const shadowOf = (ink: Ink, { light }: Dress, { x, y }: Spot, wide: number, deep: number, far = 0.07): void =>
  filled(ink, 0x10140a, 0.34, () => oval(ink, x - light.x * far, y - light.y * far, wide, deep));

/** A head from above: helmet, cap or hair, with a gleam where the light falls. */
export const head = (ink: Ink, dress: Dress, at: Spot, color: number, radius = 0.078): void => {
  shape(ink, color, () => disc(ink, at.x, at.y, radius));
  filled(ink, lighter(color, 0.55), 0.9, () =>
    disc(ink, at.x + dress.light.x * radius * 0.35, at.y + dress.light.y * radius * 0.35, radius * 0.36),
  );
};

export const plume = (ink: Ink, dress: Dress, at: Spot, length = 0.16): void => {
  if (!dress.isNear) return;
  ink.lineCap = 'round';
  stroked(ink, dress.dark, 1, 0.07, () => upright(ink, at.x, at.y + length * 0.55, at.y - length * 0.4));
  stroked(ink, dress.trim, 1, 0.04, () => upright(ink, at.x, at.y + length * 0.5, at.y - length * 0.35));
};

export const upright = (ink: Ink, x: number, from: number, to: number): void => {
  ink.moveTo(x, from);
  ink.lineTo(x, to);
};

/** A rod with a head of steel, from one point to another. */
export const shaft = (ink: Ink, from: Spot, to: Spot, width = 0.034, hasHead = true): void => {
  const length = Math.max(0.01, Math.hypot(to.x - from.x, to.y - from.y));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const rod = () => {
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
  };
  ink.lineCap = 'round';
  stroked(ink, stuff.ink, 0.75, width + 0.03, rod);
  stroked(ink, stuff.shaft, 1, width, rod);
  if (!hasHead) return;
  const spot = (far: number, aside: number): Spot => ({
    x: to.x + along.x * far - along.y * aside,
    y: to.y + along.y * far + along.x * aside,
  });
  shape(ink, stuff.steel, () => {
    for (const [index, { x, y }] of [spot(0.08, 0), spot(-0.01, 0.036), spot(-0.06, 0), spot(-0.01, -0.036)].entries())
      if (index === 0) ink.moveTo(x, y);
      else ink.lineTo(x, y);
    ink.closePath();
  });
};

/** Coats of men who brought their own. */
export const anyCoat = ({ base, random }: Dress): number => {
  const coats = [stuff.linen, stuff.leather, 0x9a8a5c, 0xb7a27a, base, mix(base, stuff.linen, 0.4)];
  return coats[Math.floor(random() * coats.length)] as number;
};

export const anyHorse = ({ random }: Dress): number => {
  const coats = [0x7a4a26, 0x8f5a2e, 0x5a3a22, 0xa88a63, 0xc4b69c, 0x6b4326];
  return coats[Math.floor(random() * coats.length)] as number;
};

export const shadeOf = (color: number): number => darker(color, 0.3);
