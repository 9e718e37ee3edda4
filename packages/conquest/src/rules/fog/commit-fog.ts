import type { Chance, DigestOf, Json, Throw } from '@vexillum/model';
import { drawnNumber } from '../missions/drawn-number.ts';
import { BANK } from '../state/sides.ts';
import type { Deed } from './fog.ts';

/** The commitment to the secret that all dice of a game under fog will follow from. */
export const fogDigest = (digestOf: DigestOf, secret: string): string => digestOf(BANK, 'fog', {}, secret);

/** The commitment to a deed: its salt follows from the game's secret, so that whoever is told that can check every deed. */
export const deedDigest = (digestOf: DigestOf, secret: string, number: number, [name, args]: Deed): string =>
  digestOf(BANK, `deed.${number}`, { name, args }, digestOf(BANK, 'deed.salt', { number }, secret));

/**
 * Dice out of the game's secret and the id of the action that throws them. A seat's own chain would tell with every throw how many came before, and
 * how many armies stood there.
 */
export const fogChance = (chance: Chance, digestOf: DigestOf, secret: string, drawnBy: string): Chance => ({
  newId: (kind) => chance.newId(kind),
  shuffled: (things) => chance.shuffled(things),
  roll: ({ dice, why }: Throw) => {
    const values = dice.map((sides, at) => 1 + drawnNumber(digestOf, `fog.die.${at}`, drawnBy, secret, sides));
    return { values, draw: { req: { d: [...dice], why }, values } satisfies Json };
  },
});
