import type { OrderWords } from '../order.ts';

const stand = (id: string, side: 'Red' | 'Blue', short: string, long: string, isOnBoard = true) => ({
  id,
  names: [short, `${side} ${short}`, long, `${side} ${long}`],
  isOwn: side === 'Red',
  isOnBoard,
});

const red = [
  stand('r-sp1', 'Red', 'Sp1', 'Spear 1'),
  stand('r-sp2', 'Red', 'Sp2', 'Spear 2'),
  stand('r-sp3', 'Red', 'Sp3', 'Spear 3'),
  stand('r-sp4', 'Red', 'Sp4', 'Spear 4'),
  stand('r-sp12', 'Red', 'Sp12', 'Spear 12', false),
  stand('r-kn1', 'Red', 'Kn1', 'Knights 1'),
  stand('r-kn2', 'Red', 'Kn2', 'Knights 2', false),
  stand('r-lft1', 'Red', 'LFt1', 'Light Foot 1'),
  stand('r-wr3', 'Red', 'Wr3', 'Warriors 3'),
];

const blue = [
  stand('b-sp3', 'Blue', 'Sp3', 'Spear 3'),
  stand('b-bw4', 'Blue', 'Bw4', 'Bow Levy 4'),
  stand('b-el1', 'Blue', 'El1', 'Elephants 1'),
];

const idsOf = (stands: readonly { readonly id: string }[]) => stands.map(({ id }) => id);

/** What red may name: a small army of each side, two commands, a stored group; three spear are selected. */
export const littleWords: OrderWords = {
  stands: [...red, ...blue],
  groups: [
    { ids: ['r-sp1', 'r-sp2', 'r-sp12'], names: ['Red 1', 'Red command 1'] },
    { ids: ['r-sp3', 'r-sp4', 'r-kn2'], names: ['Red 2', 'Red command 2'] },
    { ids: idsOf(red), names: ['Red'] },
    { ids: idsOf(blue), names: ['Blue'] },
    { ids: ['r-kn1', 'r-lft1'], names: ['group 3'] },
  ],
  cards: [
    { code: 'HL', names: ['Hold the Line'], isHeld: true },
    { code: 'CT', names: ['Charge Through'], isHeld: false },
  ],
  selection: ['r-sp1', 'r-sp2', 'r-sp3'],
  side: 'red',
  board: { width: 90, depth: 36 },
};
