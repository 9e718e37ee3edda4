import { filled, lighter, oval, type Ink, type Spot } from '../ink.ts';
import { anyCoat, head, plume, shape, shadowOf, stuff, type Dress } from './dress.ts';
import { drawShield, type Shield } from './shields.ts';
import { drawWeapon, type Weapon } from './weapons.ts';

export interface Soldier {
  readonly weapon: Weapon;
  readonly shield: Shield;
  /** In the side's colour, in mail, or in whatever he had. */
  readonly coat: 'side' | 'mail' | 'any' | 'leather';
  readonly head: 'steel' | 'bronze' | 'cap' | 'hair';
  readonly hasPlume?: boolean;
}

const coatOf = (soldier: Soldier, dress: Dress): number => {
  if (soldier.coat === 'any') return anyCoat(dress);
  if (soldier.coat === 'leather') return stuff.leather;
  return soldier.coat === 'mail' ? 0x8f979c : dress.base;
};

const headOf = ({ head: worn }: Soldier, dress: Dress): number => {
  if (worn === 'cap') return dress.random() < 0.5 ? dress.trim : 0xb08a52;
  return worn === 'hair' ? stuff.hair : stuff[worn];
};

/** A man on foot from above, who looks up the picture. `front` is as far as his weapon may reach. */
export const drawSoldier = (ink: Ink, soldier: Soldier, dress: Dress, at: Spot, front: number): void => {
  const { x, y } = at;
  const coat = coatOf(soldier, dress);
  shadowOf(ink, dress, at, 0.2, 0.14);
  const isLong = soldier.weapon === 'pike' || soldier.weapon === 'long-spear';
  if (isLong) drawWeapon(ink, dress, soldier.weapon, at, front);
  shape(ink, coat, () => oval(ink, x, y, 0.185, 0.115));
  filled(ink, lighter(coat, 0.3), 0.55, () =>
    oval(ink, x + dress.light.x * 0.05, y + dress.light.y * 0.04, 0.1, 0.055),
  );
  if (!isLong) drawWeapon(ink, dress, soldier.weapon, at, front);
  drawShield(ink, dress, soldier.shield, at);
  head(ink, dress, { x, y: y + 0.01 }, headOf(soldier, dress));
  if (soldier.hasPlume) plume(ink, dress, { x, y });
};
