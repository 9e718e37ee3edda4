import { filled, polygon, stroked, type Ink, type Spot } from '../ink.ts';
import { shaft, shape, stuff, upright, type Dress } from './dress.ts';

export type Weapon =
  | 'spear'
  | 'long-spear'
  | 'pike'
  | 'lance'
  | 'bow'
  | 'crossbow'
  | 'javelin'
  | 'javelins'
  | 'sling'
  | 'sword'
  | 'axe'
  | 'sabre'
  | 'fork'
  | 'none';

const bow = (ink: Ink, { x, y }: Spot): void => {
  const arc = () => {
    ink.moveTo(x - 0.2, y - 0.1);
    ink.quadraticCurveTo(x, y - 0.34, x + 0.2, y - 0.1);
  };
  ink.lineCap = 'round';
  stroked(ink, stuff.ink, 0.8, 0.07, arc);
  stroked(ink, 0xc98f4b, 1, 0.042, arc);
  stroked(ink, 0xf2ead2, 0.9, 0.016, () => {
    ink.moveTo(x - 0.2, y - 0.1);
    ink.lineTo(x, y - 0.03);
    ink.lineTo(x + 0.2, y - 0.1);
  });
  shaft(ink, { x, y: y - 0.02 }, { x, y: y - 0.34 }, 0.018);
};

const blade = (ink: Ink, from: Spot, to: Spot, width: number): void => {
  const rod = () => {
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
  };
  ink.lineCap = 'round';
  stroked(ink, stuff.ink, 0.8, width + 0.034, rod);
  stroked(ink, stuff.steel, 1, width, rod);
  filled(ink, stuff.gold, 1, () => ink.rect(from.x - 0.025, from.y - 0.025, 0.05, 0.05));
};

/** What a man holds; `x` and `y` are his middle. A long one may reach as far as `front`, which is up. */
export const drawWeapon = (ink: Ink, dress: Dress, kind: Weapon, { x, y }: Spot, front: number): void => {
  const lean = dress.random() - 0.5;
  const tip = (reach: number): number => Math.max(front, y - reach);
  switch (kind) {
    case 'none':
      return;
    case 'spear':
      return shaft(ink, { x: x + 0.15, y: y + 0.16 }, { x: x + 0.15 + lean * 0.05, y: tip(0.4) });
    case 'long-spear':
      return shaft(ink, { x: x + 0.14, y: y + 0.22 }, { x: x + 0.14 + lean * 0.04, y: tip(0.58) }, 0.038);
    case 'pike':
      return shaft(ink, { x: x + 0.12, y: y + 0.24 }, { x: x + 0.12 + lean * 0.06, y: tip(1.3) }, 0.03);
    case 'lance':
      return shaft(ink, { x: x + 0.17, y: y + 0.26 }, { x: x + 0.14, y: tip(0.86) }, 0.045);
    case 'bow':
      return bow(ink, { x, y });
    case 'crossbow':
      shaft(ink, { x: x + 0.02, y }, { x: x + 0.02, y: y - 0.34 }, 0.05, false);
      ink.lineCap = 'round';
      stroked(ink, stuff.ink, 0.85, 0.05, () => {
        ink.moveTo(x - 0.13, y - 0.23);
        ink.quadraticCurveTo(x + 0.02, y - 0.34, x + 0.17, y - 0.23);
      });
      return;
    case 'javelin':
      return shaft(ink, { x: x + 0.06, y: y + 0.16 }, { x: x + 0.24, y: y - 0.26 }, 0.028);
    case 'javelins':
      shaft(ink, { x: x + 0.02, y: y + 0.18 }, { x: x + 0.2, y: y - 0.28 }, 0.026);
      return shaft(ink, { x: x + 0.1, y: y + 0.2 }, { x: x + 0.28, y: y - 0.24 }, 0.026);
    case 'sling':
      ink.lineCap = 'round';
      stroked(ink, stuff.leather, 1, 0.03, () => {
        ink.moveTo(x + 0.14, y);
        ink.quadraticCurveTo(x + 0.34, y - 0.02, x + 0.26, y - 0.24);
      });
      return;
    case 'sword':
      return blade(ink, { x: x + 0.16, y: y - 0.04 }, { x: x + 0.2 + lean * 0.06, y: y - 0.32 }, 0.036);
    case 'sabre':
      stroked(ink, stuff.ink, 0.8, 0.075, () => {
        ink.moveTo(x + 0.14, y - 0.02);
        ink.quadraticCurveTo(x + 0.34, y - 0.14, x + 0.22, y - 0.34);
      });
      return stroked(ink, stuff.steel, 1, 0.042, () => {
        ink.moveTo(x + 0.14, y - 0.02);
        ink.quadraticCurveTo(x + 0.34, y - 0.14, x + 0.22, y - 0.34);
      });
    case 'axe':
      shaft(ink, { x: x + 0.06, y: y + 0.12 }, { x: x + 0.2, y: y - 0.3 }, 0.036, false);
      return shape(ink, stuff.steel, () =>
        polygon(ink, [
          { x: x + 0.15, y: y - 0.26 },
          { x: x + 0.33, y: y - 0.36 },
          { x: x + 0.36, y: y - 0.2 },
          { x: x + 0.22, y: y - 0.16 },
        ]),
      );
    case 'fork':
      shaft(ink, { x: x + 0.1, y: y + 0.16 }, { x: x + 0.16, y: y - 0.24 }, 0.03, false);
      ink.lineCap = 'round';
      return stroked(ink, stuff.ink, 0.9, 0.03, () => {
        for (const tine of [-0.06, 0, 0.06]) upright(ink, x + 0.16 + tine, y - 0.24, y - 0.36);
      });
    default:
      kind satisfies never;
  }
};
