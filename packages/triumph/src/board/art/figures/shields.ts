import { disc, filled, lighter, oval, stroked, type Ink, type Spot } from '../ink.ts';
import { shape, stuff, upright, type Dress } from './dress.ts';

export type Shield = 'round' | 'great' | 'buckler' | 'oval' | 'tall' | 'pavise' | 'crescent' | 'none';

const gleam = (ink: Ink, { light }: Dress, { x, y }: Spot, radius: number): void =>
  filled(ink, 0xffffff, 0.32, () => disc(ink, x + light.x * radius * 0.4, y + light.y * radius * 0.4, radius * 0.34));

const disk = (ink: Ink, dress: Dress, at: Spot, radius: number): void => {
  shape(ink, dress.base, () => disc(ink, at.x, at.y, radius));
  stroked(ink, dress.trim, 1, radius * 0.24, () => disc(ink, at.x, at.y, radius * 0.84));
  filled(ink, stuff.bronze, 1, () => disc(ink, at.x, at.y, radius * 0.28));
  gleam(ink, dress, at, radius);
};

/** How each shield is held before its bearer; `x` and `y` are the middle of the bearer. */
export const drawShield = (ink: Ink, dress: Dress, kind: Shield, { x, y }: Spot): void => {
  switch (kind) {
    case 'none':
      return;
    case 'round':
      return disk(ink, dress, { x: x - 0.09, y: y - 0.1 }, 0.135);
    case 'great':
      return disk(ink, dress, { x: x - 0.05, y: y - 0.09 }, 0.185);
    case 'buckler':
      return disk(ink, dress, { x: x - 0.13, y: y - 0.08 }, 0.09);
    case 'oval':
      shape(ink, dress.base, () => oval(ink, x - 0.08, y - 0.1, 0.165, 0.1));
      stroked(ink, dress.trim, 1, 0.03, () => oval(ink, x - 0.08, y - 0.1, 0.135, 0.072));
      filled(ink, stuff.bronze, 1, () => disc(ink, x - 0.08, y - 0.1, 0.035));
      return;
    case 'tall':
      shape(ink, dress.base, () => ink.rect(x - 0.2, y - 0.2, 0.32, 0.15));
      stroked(ink, stuff.gold, 1, 0.03, () => ink.rect(x - 0.175, y - 0.175, 0.27, 0.1));
      filled(ink, stuff.gold, 1, () => disc(ink, x - 0.04, y - 0.125, 0.042));
      return;
    case 'crescent':
      shape(ink, dress.base, () => {
        ink.moveTo(x - 0.22, y - 0.2);
        ink.quadraticCurveTo(x - 0.08, y - 0.13, x + 0.06, y - 0.2);
        ink.quadraticCurveTo(x + 0.05, y - 0.01, x - 0.08, y - 0.01);
        ink.quadraticCurveTo(x - 0.21, y - 0.01, x - 0.22, y - 0.2);
      });
      filled(ink, dress.trim, 1, () => disc(ink, x - 0.08, y - 0.08, 0.036));
      return;
    case 'pavise':
      shape(ink, dress.base, () => ink.rect(x - 0.21, y - 0.3, 0.42, 0.15));
      filled(ink, dress.trim, 1, () => ink.rect(x - 0.05, y - 0.285, 0.1, 0.12));
      filled(ink, lighter(dress.base, 0.4), 0.8, () => ink.rect(x - 0.2, y - 0.29, 0.4, 0.03));
      stroked(ink, stuff.ink, 0.5, 0.02, () => upright(ink, x, y - 0.15, y - 0.08));
      return;
    default:
      kind satisfies never;
  }
};
