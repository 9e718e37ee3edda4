const DICE_LIMIT = 12;
const SIDES_LIMIT = 100;

/**
 * The dice that a player wrote: "3d6", "d20 2d6", "2d6+1d10". `undefined` where it cannot be read or is more than the table throws
 * at once (12 dice of 2 to 100 sides).
 */
export const readDice = (text: string): readonly number[] | undefined => {
  const parts = text
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter((part) => part !== '');
  const dice: number[] = [];
  for (const part of parts) {
    const match = /^(\d{0,2})[dw](\d{1,3})$/.exec(part);
    if (!match) return undefined;
    const count = match[1] === '' ? 1 : Number(match[1]);
    const sides = Number(match[2]);
    if (count < 1 || sides < 2 || sides > SIDES_LIMIT || dice.length + count > DICE_LIMIT) return undefined;
    for (let k = 0; k < count; k++) dice.push(sides);
  }
  return dice.length > 0 ? dice : undefined;
};
