import { disc, filled, lighter, oval, polygon, stroked, type Ink, type Spot } from '../ink.ts';
import { head, shaft, shadeOf, shadowOf, shape, stuff, upright, type Dress } from './dress.ts';
import { drawSoldier } from './foot.ts';
import { drawHorse } from './horse.ts';

const level = (ink: Ink, y: number, from: number, to: number): void => {
  ink.moveTo(from, y);
  ink.lineTo(to, y);
};

/** A beast with a tower on its back, as long as the base. */
export const drawElephant = (ink: Ink, dress: Dress, { x, y }: Spot): void => {
  const hide = 0x8c8880;
  const pale = lighter(hide, 0.2);
  shadowOf(ink, dress, { x, y }, 0.5, 0.74, 0.14);
  ink.lineCap = 'round';
  const trunk = () => {
    ink.moveTo(x, y - 0.72);
    ink.quadraticCurveTo(x + 0.02, y - 0.9, x + 0.1, y - 1);
  };
  stroked(ink, stuff.ink, 0.8, 0.16, trunk);
  stroked(ink, hide, 1, 0.115, trunk);
  for (const side of [-1, 1]) {
    shape(ink, shadeOf(hide), () => oval(ink, x + side * 0.33, y + 0.34, 0.13, 0.17));
    shape(ink, shadeOf(hide), () => oval(ink, x + side * 0.33, y - 0.22, 0.13, 0.16));
    const tusk = () => {
      ink.moveTo(x + side * 0.12, y - 0.72);
      ink.quadraticCurveTo(x + side * 0.22, y - 0.84, x + side * 0.15, y - 0.98);
    };
    stroked(ink, stuff.ink, 0.8, 0.095, tusk);
    stroked(ink, 0xf6ecd2, 1, 0.06, tusk);
  }
  shape(ink, hide, () => oval(ink, x, y + 0.06, 0.4, 0.58), 0.035);
  for (const side of [-1, 1])
    shape(ink, pale, () => oval(ink, x + side * 0.33, y - 0.5, 0.22, 0.14, side * 0.55), 0.03);
  shape(ink, pale, () => oval(ink, x, y - 0.55, 0.21, 0.24), 0.03);
  head(ink, dress, { x, y: y - 0.36 }, stuff.linen, 0.085);
  shape(ink, dress.base, () => ink.rect(x - 0.37, y - 0.2, 0.74, 0.62), 0.035);
  stroked(ink, stuff.gold, 1, 0.035, () => ink.rect(x - 0.335, y - 0.165, 0.67, 0.55));
  shape(ink, stuff.wood, () => ink.rect(x - 0.25, y - 0.1, 0.5, 0.42), 0.04);
  filled(ink, 0x4a331c, 1, () => ink.rect(x - 0.19, y - 0.04, 0.38, 0.3));
  for (const [dx, dy] of [
    [-0.1, 0.02],
    [0.11, 0.04],
    [0.01, 0.19],
  ] as const)
    head(ink, dress, { x: x + dx, y: y + dy }, stuff.bronze, 0.082);
  shaft(ink, { x: x + 0.17, y: y + 0.16 }, { x: x + 0.3, y: y - 0.3 }, 0.03);
};

const wheels = (ink: Ink, { x, y }: Spot, wide: number, long: number): void => {
  for (const side of [-1, 1])
    shape(ink, shadeOf(stuff.wood), () => ink.rect(x + side * wide - 0.05, y - long, 0.1, 2 * long));
};

/** Horses abreast before a car with its crew. */
export const drawChariot = (
  ink: Ink,
  dress: Dress,
  at: Spot,
  horses: number,
  isHeavy: boolean,
  front: number,
): void => {
  const { x, y } = at;
  const team = { x, y: y - 0.36 };
  const gap = isHeavy ? 0.34 : 0.4;
  stroked(ink, stuff.ink, 0.8, 0.06, () => upright(ink, x, y + 0.5, team.y));
  stroked(ink, stuff.wood, 1, 0.04, () => upright(ink, x, y + 0.5, team.y));
  for (let horse = 0; horse < horses; horse += 1)
    drawHorse(ink, dress, { x: x + (horse - (horses - 1) / 2) * gap, y: team.y }, 'none', isHeavy ? 0.94 : 0.9);
  stroked(ink, stuff.wood, 1, 0.045, () =>
    level(ink, team.y - 0.06, x - ((horses - 1) / 2) * gap, x + ((horses - 1) / 2) * gap),
  );
  const car = { x, y: y + 0.46 };
  const half = isHeavy ? 0.36 : 0.26;
  shadowOf(ink, dress, car, half + 0.2, 0.34, 0.1);
  wheels(ink, { x, y: car.y + 0.04 }, half + 0.12, 0.24);
  if (isHeavy)
    for (const side of [-1, 1])
      shape(ink, stuff.steel, () =>
        polygon(ink, [
          { x: x + side * (half + 0.17), y: car.y },
          { x: x + side * (half + 0.42), y: car.y - 0.08 },
          { x: x + side * (half + 0.17), y: car.y + 0.08 },
        ]),
      );
  shape(
    ink,
    dress.base,
    () => {
      ink.moveTo(x - half, car.y + 0.26);
      ink.lineTo(x - half, car.y - 0.06);
      ink.quadraticCurveTo(x, car.y - 0.36, x + half, car.y - 0.06);
      ink.lineTo(x + half, car.y + 0.26);
      ink.closePath();
    },
    0.04,
  );
  filled(ink, 0x6b4a28, 1, () => ink.rect(x - half + 0.07, car.y - 0.05, 2 * half - 0.14, 0.28));
  stroked(ink, stuff.gold, 1, 0.035, () => {
    ink.moveTo(x - half + 0.03, car.y - 0.05);
    ink.quadraticCurveTo(x, car.y - 0.31, x + half - 0.03, car.y - 0.05);
  });
  const crew = isHeavy ? [-0.18, 0.02, 0.2] : [-0.11, 0.12];
  for (const [index, dx] of crew.entries()) {
    const man = { x: x + dx, y: car.y + 0.07 };
    shape(ink, index === 0 ? stuff.linen : dress.trim, () => oval(ink, man.x, man.y, 0.1, 0.08));
    head(ink, dress, man, stuff.bronze, 0.07);
  }
  shaft(ink, { x: x + half - 0.06, y: car.y + 0.16 }, { x: x + half + 0.04, y: Math.max(front, car.y - 0.42) }, 0.03);
};

/** A wagon with walls of planks, and who shoots from it. */
export const drawWarWagon = (ink: Ink, dress: Dress, { x, y }: Spot): void => {
  const [wide, long] = [0.56, 0.5];
  for (const side of [-0.2, 0.2]) drawHorse(ink, dress, { x: x + side, y: y - 0.52 }, 'none', 0.66);
  const wagon = y + 0.26;
  shadowOf(ink, dress, { x, y: wagon }, 0.74, 0.58, 0.14);
  for (const row of [-0.3, 0.3]) wheels(ink, { x, y: wagon + row }, wide + 0.07, 0.15);
  shape(ink, stuff.wood, () => ink.rect(x - wide, wagon - long, 2 * wide, 2 * long), 0.045);
  filled(ink, 0x5c3f20, 1, () => ink.rect(x - wide + 0.1, wagon - long + 0.1, 2 * wide - 0.2, 2 * long - 0.2));
  stroked(ink, lighter(stuff.wood, 0.35), 0.8, 0.022, () => {
    for (let plank = -wide + 0.2; plank < wide; plank += 0.16)
      upright(ink, x + plank, wagon - long + 0.1, wagon + long - 0.1);
  });
  for (const side of [-1, 1])
    for (const row of [-0.28, 0, 0.28])
      shape(ink, dress.base, () => ink.rect(x + side * wide - 0.07, wagon + row - 0.12, 0.14, 0.24));
  for (const column of [-0.36, 0, 0.36])
    shape(ink, dress.base, () => ink.rect(x + column - 0.14, wagon - long - 0.06, 0.28, 0.13));
  for (const [dx, dy] of [
    [-0.27, -0.24],
    [0.02, -0.26],
    [0.29, -0.22],
    [-0.2, 0.18],
    [0.2, 0.2],
  ] as const) {
    const man = { x: x + dx, y: wagon + dy };
    shape(ink, stuff.linen, () => oval(ink, man.x, man.y, 0.12, 0.085));
    if (dy < 0) shaft(ink, { x: man.x + 0.04, y: man.y }, { x: man.x + 0.04, y: man.y - 0.24 }, 0.036, false);
    head(ink, dress, man, stuff.steel, 0.076);
  }
};

/** A great bow on a stand, its stones, and who serves it. */
export const drawEngine = (ink: Ink, dress: Dress, { x, y }: Spot): void => {
  shadowOf(ink, dress, { x, y: y + 0.06 }, 0.56, 0.6, 0.12);
  for (const [dx, dy] of [
    [-0.6, 0.42],
    [0.6, 0.4],
  ] as const)
    drawSoldier(ink, { weapon: 'none', shield: 'none', coat: 'side', head: 'cap' }, dress, { x: x + dx, y: y + dy }, 0);
  wheels(ink, { x, y: y + 0.2 }, 0.36, 0.24);
  for (const side of [-0.24, 0.24]) shape(ink, stuff.wood, () => ink.rect(x + side - 0.06, y - 0.34, 0.12, 0.96));
  for (const row of [-0.26, 0.48]) shape(ink, shadeOf(stuff.wood), () => ink.rect(x - 0.36, y + row, 0.72, 0.11));
  shape(ink, lighter(stuff.wood, 0.2), () => ink.rect(x - 0.07, y - 0.62, 0.14, 1.2));
  ink.lineCap = 'round';
  const arms = () => {
    ink.moveTo(x - 0.62, y - 0.16);
    ink.quadraticCurveTo(x - 0.26, y - 0.52, x, y - 0.5);
    ink.quadraticCurveTo(x + 0.26, y - 0.52, x + 0.62, y - 0.16);
  };
  stroked(ink, stuff.ink, 0.85, 0.13, arms);
  stroked(ink, dress.base, 1, 0.085, arms);
  stroked(ink, 0xf2ead2, 1, 0.026, () => {
    ink.moveTo(x - 0.62, y - 0.16);
    ink.lineTo(x, y + 0.3);
    ink.lineTo(x + 0.62, y - 0.16);
  });
  shaft(ink, { x, y: y + 0.28 }, { x, y: y - 0.74 }, 0.05);
  for (const [dx, dy] of [
    [-0.7, 0],
    [-0.6, 0.1],
    [-0.72, 0.14],
  ] as const)
    shape(ink, 0xb4ada0, () => disc(ink, x + dx, y + dy, 0.075));
};
