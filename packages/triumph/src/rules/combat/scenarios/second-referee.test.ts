import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedOut } from '../../testing/combat-with.ts';

/**
 * A second referee, who knows the cards and the 26 types by heart and nothing of the tables of the profile. Whoever meets whom, with whatever cards, in the open
 * or in a wood, front to front or on a flank: both come to the same sums, the same result and the same end of the loser.
 */
type Kind = readonly [
  category: 'foot' | 'mounted',
  order: 'open' | 'close',
  againstFoot: number,
  againstMounted: number,
];

const kinds: Readonly<Record<string, Kind>> = {
  ARC: ['foot', 'open', 2, 4],
  BLV: ['foot', 'open', 2, 3],
  LFT: ['foot', 'open', 3, 2],
  LSP: ['foot', 'open', 3, 3],
  RBL: ['foot', 'open', 2, 1],
  RDR: ['foot', 'open', 4, 2],
  SKM: ['foot', 'open', 2, 1],
  WBD: ['foot', 'open', 3, 2],
  ART: ['foot', 'close', 2, 2],
  EFT: ['foot', 'close', 5, 3],
  HFT: ['foot', 'close', 4, 3],
  HRD: ['foot', 'close', 3, 2],
  PAV: ['foot', 'close', 3, 4],
  PIK: ['foot', 'close', 3, 4],
  SPR: ['foot', 'close', 4, 4],
  WWG: ['foot', 'close', 3, 4],
  WRR: ['foot', 'close', 3, 2],
  BAD: ['mounted', 'open', 2, 2],
  BTX: ['mounted', 'open', 2, 2],
  CHT: ['mounted', 'open', 2, 3],
  ECV: ['mounted', 'open', 3, 3],
  HBW: ['mounted', 'open', 2, 3],
  JCV: ['mounted', 'open', 3, 2],
  KNT: ['mounted', 'open', 3, 4],
  CAT: ['mounted', 'close', 4, 4],
  ELE: ['mounted', 'close', 5, 4],
};

interface Fighter {
  readonly type: string;
  readonly cards: readonly string[];
  readonly isGeneral: boolean;
  /** Scythed chariots have gone through it (card 15). */
  readonly isMarked: boolean;
}

interface Ground {
  readonly isWood: boolean;
  /** The defender has the enemy on its flank. */
  readonly isFlank: boolean;
}

/** What it fights as, hand to hand: bad horse with a sword (card 23), heavy foot behind barriers (card 9), without its transports (card 8). */
const fightsAs = ({ type, cards }: Fighter) => {
  const like = cards.includes('SF') ? 'BAD' : cards.includes('PL') ? 'HFT' : type;
  const [category, order, foot, mounted] = kinds[like] as Kind;
  const isSword = cards.includes('SF');
  return {
    like,
    isMounted: category === 'mounted',
    isClose: order === 'close' || cards.includes('CH'),
    againstFoot: isSword ? 3 : foot,
    againstMounted: isSword ? 3 : mounted,
  };
};

/** Bowmen and screens ward off chariots (BC-15-SCYTHED-PLAY-11), which work on close order foot alone (BC-15-SCYTHED-PLAY-5). */
const isHurtByChariots = (me: Fighter): boolean => {
  const { isMounted, isClose } = fightsAs(me);
  return me.isMarked && !isMounted && isClose && !me.cards.some((card) => card === 'SP' || card === 'ET');
};

const byCard = (card: string, enemy: Fighter, isFront: boolean): number => {
  const its = fightsAs(enemy);
  const isCamelry = enemy.cards.includes('CC') || enemy.cards.includes('AC');
  switch (card) {
    case 'LC':
    case 'CF':
      return ['KNT', 'ELE', 'CAT'].includes(its.like) && !isCamelry ? 1 : 0;
    case 'CC':
    case 'AC':
    case 'MI':
      return -1;
    case 'SP':
      return isFront && (its.isMounted || its.like === 'WBD' || its.like === 'WRR') ? 1 : 0;
    case 'ET':
      return isFront ? 1 : 0;
    case 'PL':
      return isFront && its.isMounted ? 2 : 0;
    case 'CH':
      return { KNT: 2, JCV: 1, RBL: -1, SKM: -1 }[its.like] ?? 0;
    default:
      return 0;
  }
};

const sumOf = (me: Fighter, enemy: Fighter, isWood: boolean, isFront: boolean): number => {
  const [mine, its] = [fightsAs(me), fightsAs(enemy)];
  const byGround = mine.isMounted ? -1 : mine.isClose && !its.isMounted ? -2 : 0;
  return [
    its.isMounted ? mine.againstMounted : mine.againstFoot,
    isFront ? 0 : -1,
    me.isGeneral ? 1 : 0,
    isWood ? byGround : 0,
    isHurtByChariots(me) && ['HBW', 'KNT', 'CAT'].includes(its.like) ? -1 : 0,
    ...me.cards.map((card) => byCard(card, enemy, isFront)),
  ].reduce((sum, value) => sum + value, 0);
};

const looseFoot = ['LFT', 'LSP', 'RBL', 'RDR', 'WBD', 'WRR'];
const closeFoot = ['EFT', 'HFT', 'HRD', 'PAV', 'PIK', 'SPR'];

const isShattered = (loser: Fighter, winner: Fighter, isWood: boolean): boolean => {
  const [{ like }, by] = [fightsAs(loser), fightsAs(winner)];
  const isBy = (...codes: string[]) => codes.includes(by.like);
  if (loser.cards.some((card) => card === 'CC' || card === 'AC') && isBy('ELE')) return false;
  if (loser.cards.includes('PL') && isBy('ELE')) return true;
  if (isHurtByChariots(loser) && isBy('JCV', 'ECV')) return true;
  if (!isWood && [...looseFoot, ...closeFoot].includes(like) && isBy('KNT', 'CHT')) return true;
  if (!isWood && closeFoot.includes(like) && isBy('WRR', 'WBD')) return true;
  switch (like) {
    case 'ARC':
    case 'BLV':
      return by.isMounted;
    case 'WWG':
    case 'CAT':
      return isBy('ELE');
    case 'ELE':
      return isBy('SKM', 'LFT');
    case 'KNT':
      return isWood || isBy('ELE');
    default:
      return false;
  }
};

const whenDoubled = (loser: Fighter, winner: Fighter, isWood: boolean): string => {
  const { like } = fightsAs(loser);
  if (like === 'HBW') return 'evades';
  return like === 'RBL' && isWood && fightsAs(winner).isMounted ? 'panics' : 'destroyed';
};

const lossOf = (id: string, loser: Fighter, winner: Fighter, isDoubled: boolean, isWood: boolean): string => {
  if (isDoubled) return `${id} doubled: ${whenDoubled(loser, winner, isWood)}`;
  return `${id} beaten: ${isShattered(loser, winner, isWood) ? 'destroyed' : 'falls-back'}`;
};

type Dice = readonly [number, number];

const ruled = (a: Fighter, d: Fighter, { isWood, isFlank }: Ground, dice: Dice) => {
  const sums = [sumOf(a, d, isWood, true), sumOf(d, a, isWood, !isFlank)] as const;
  const [mine, theirs] = [sums[0] + dice[0], sums[1] + dice[1]];
  if (mine === theirs) return { sums, result: 'tie' };
  const result =
    mine > theirs ? lossOf('d', d, a, mine >= 2 * theirs, isWood) : lossOf('a', a, d, theirs >= 2 * mine, isWood);
  return { sums, result };
};

const looks = ({ type, cards, isGeneral }: Fighter) => ({
  troopType: type,
  ...(cards.length > 0 ? { uses: Object.fromEntries(cards.map((card) => [card, 7])) } : {}),
  ...(isGeneral ? { general: true as const } : {}),
});

const played = (a: Fighter, d: Fighter, { isWood, isFlank }: Ground, dice: Dice) =>
  playedOut({
    stands: {
      a: { at: isFlank ? [46, 19, 270] : [45, 18, 0], ...looks(a) },
      d: { at: [45, 18, 180], side: 'blue', ...looks(d) },
    },
    ...(isWood ? { terrain: { wood: { type: 'woods', at: [45, 18, 0], size: [12, 12] } } } : {}),
    ...(d.isMarked ? { marked: ['d'] } : {}),
    dice,
  });

const onFoot = [
  [],
  ['CF'],
  ['SP'],
  ['ET'],
  ['MI'],
  ['PL'],
  ['HD'],
  ['SP', 'ET'],
  ['CF', 'MI'],
  ['SP', 'MI'],
  ['SP', 'PL'],
];
const onHorses = [[], ['SF'], ['SS'], ['CH'], ['SF', 'CH']];
const onCamels: Readonly<Record<string, readonly string[][]>> = {
  BAD: [['LC']],
  KNT: [['CC'], ['CC', 'SS'], ['CC', 'CH']],
  CAT: [['AC']],
};

const fighter = (isMarked: fc.Arbitrary<boolean>): fc.Arbitrary<Fighter> =>
  fc.constantFrom(...Object.keys(kinds)).chain((type) =>
    fc.record({
      type: fc.constant(type),
      cards: fc.constantFrom(...(kinds[type]?.[0] === 'foot' ? onFoot : onHorses), ...(onCamels[type] ?? [])),
      isGeneral: fc.boolean(),
      isMarked,
    }),
  );

const die = fc.integer({ min: 1, max: 6 });

test('BC-00-FORMAT-7: a second referee comes to the same sums and results, whoever meets whom with whatever cards', () => {
  fc.assert(
    fc.property(
      fighter(fc.constant(false)),
      fighter(fc.boolean()),
      fc.record({ isWood: fc.boolean(), isFlank: fc.boolean() }),
      fc.tuple(die, die),
      (a, d, ground, dice) => {
        const { sums, result } = played(a, d, ground, dice);
        expect({ sums, result }).toEqual(ruled(a, d, ground, dice));
      },
    ),
    { numRuns: 300 },
  );
});
