import { disc, filled, lighter, oval, polygon, stroked, type Ink, type Spot } from '../ink.ts';
import { anyHorse, head, plume, shadeOf, shadowOf, shape, stuff, upright, type Dress } from './dress.ts';
import type { Soldier } from './foot.ts';
import { drawShield } from './shields.ts';
import { drawWeapon } from './weapons.ts';

export type Barding = 'none' | 'cloth' | 'scales';

const armour = 0xa9aeb0;

/** A horse from above, who looks up the picture; nearly an MU long. */
export const drawHorse = (ink: Ink, dress: Dress, { x, y }: Spot, barding: Barding, size = 1): void => {
  const coat = anyHorse(dress);
  const at = (dx: number, dy: number): Spot => ({ x: x + dx * size, y: y + dy * size });
  shadowOf(ink, dress, at(0, 0.02), 0.19 * size, 0.42 * size, 0.1);
  ink.lineCap = 'round';
  stroked(ink, shadeOf(coat), 1, 0.06 * size, () => {
    ink.moveTo(x, y + 0.3 * size);
    ink.quadraticCurveTo(x + 0.05 * size, y + 0.4 * size, x - 0.02 * size, y + 0.5 * size);
  });
  const neck = () =>
    polygon(ink, [at(-0.1, -0.16), at(-0.055, -0.4), at(-0.04, -0.5), at(0.04, -0.5), at(0.055, -0.4), at(0.1, -0.16)]);
  shape(ink, barding === 'scales' ? armour : coat, neck);
  shape(ink, coat, () => oval(ink, x, y + 0.06 * size, 0.145 * size, 0.3 * size));
  shape(ink, barding === 'scales' ? armour : lighter(coat, 0.12), () =>
    oval(ink, x, y - 0.5 * size, 0.052 * size, 0.1 * size),
  );
  stroked(ink, shadeOf(shadeOf(coat)), 0.9, 0.036 * size, () => upright(ink, x, y - 0.18 * size, y - 0.44 * size));
  if (barding !== 'none') drawBarding(ink, dress, { x, y }, barding, size);
};

const drawBarding = (ink: Ink, dress: Dress, { x, y }: Spot, barding: 'cloth' | 'scales', size: number): void => {
  const cover = () => {
    ink.moveTo(x - 0.13 * size, y - 0.2 * size);
    ink.quadraticCurveTo(x - 0.23 * size, y + 0.1 * size, x - 0.19 * size, y + 0.36 * size);
    ink.lineTo(x + 0.19 * size, y + 0.36 * size);
    ink.quadraticCurveTo(x + 0.23 * size, y + 0.1 * size, x + 0.13 * size, y - 0.2 * size);
    ink.closePath();
  };
  shape(ink, barding === 'cloth' ? dress.base : armour, cover);
  if (barding === 'scales') {
    stroked(ink, 0x5f666a, 0.7, 0.02, () => {
      for (const row of [-0.08, 0.02, 0.12, 0.22, 0.31]) {
        ink.moveTo(x - 0.18 * size, y + row * size);
        ink.lineTo(x + 0.18 * size, y + row * size);
      }
    });
    return;
  }
  stroked(ink, dress.trim, 1, 0.035, () => {
    ink.moveTo(x - 0.18 * size, y + 0.3 * size);
    ink.lineTo(x + 0.18 * size, y + 0.3 * size);
  });
  if (dress.isNear)
    filled(ink, dress.trim, 1, () => {
      disc(ink, x - 0.13 * size, y + 0.16 * size, 0.03);
      disc(ink, x + 0.13 * size, y + 0.16 * size, 0.03);
    });
};

/** A horse and who sits on it. */
export const drawRider = (
  ink: Ink,
  rider: Soldier,
  barding: Barding,
  dress: Dress,
  at: Spot,
  front: number,
  size = 1,
): void => {
  drawHorse(ink, dress, at, barding, size);
  const seat = { x: at.x, y: at.y + 0.06 };
  if (rider.weapon === 'lance') drawWeapon(ink, dress, 'lance', seat, front);
  const coat =
    rider.coat === 'side'
      ? dress.base
      : rider.coat === 'mail'
        ? 0x8f979c
        : rider.coat === 'any'
          ? stuff.linen
          : stuff.leather;
  shape(ink, barding === 'cloth' ? dress.trim : coat, () => oval(ink, seat.x, seat.y, 0.175, 0.1));
  if (rider.weapon !== 'lance') drawWeapon(ink, dress, rider.weapon, seat, front);
  drawShield(ink, dress, rider.shield, { x: seat.x - 0.06, y: seat.y + 0.06 });
  head(
    ink,
    dress,
    seat,
    rider.head === 'hair' ? stuff.hair : rider.head === 'cap' ? dress.trim : stuff[rider.head],
    0.082,
  );
  if (rider.hasPlume) plume(ink, dress, seat, 0.2);
};
