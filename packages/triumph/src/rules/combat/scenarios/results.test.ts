import { describe, expect, test } from 'vitest';
import { type CombatScenario, expected, playedOut } from '../../testing/combat-with.ts';

const red = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 0], ...more }) as const;
const blue = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 180], side: 'blue', ...more }) as const;
const woods = { wood: { type: 'woods', at: [45, 18, 0], size: [12, 12] } } as const;
const uses = (...cards: string[]) => ({ uses: Object.fromEntries(cards.map((card) => [card, 7])) });

const play = (scenario: CombatScenario) => {
  const out = playedOut(scenario);
  expect(out).toMatchObject(expected(scenario));
  if (scenario.moves) expect(out.moves).toEqual(scenario.moves);
};

describe('who has won, and what becomes of the loser', () => {
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'equal totals do nothing',
      { stands: { a: red('HFT'), d: blue('HFT') }, dice: [3, 3], result: 'tie', moves: {}, lost: [] },
    ],
    [
      'one more is enough to beat',
      { stands: { a: red('HFT'), d: blue('HFT') }, dice: [4, 3], result: 'd beaten: falls-back' },
    ],
    [
      'one less than twice as much beats',
      { stands: { a: red('EFT'), d: blue('RDR') }, dice: [6, 2], result: 'd beaten: falls-back' },
    ],
    [
      'twice as much doubles and destroys',
      {
        stands: { a: red('EFT'), d: blue('RDR') },
        dice: [5, 1],
        result: 'd doubled: destroyed',
        lost: ['d'],
        moves: {},
      },
    ],
    [
      'the attacker loses by the same measure',
      { stands: { a: red('RDR'), d: blue('EFT') }, dice: [1, 5], result: 'a doubled: destroyed', lost: ['a'] },
    ],
    [
      'knights in the open shatter close order foot that they only beat',
      { stands: { a: red('KNT'), d: blue('SPR') }, dice: [6, 4], result: 'd beaten: destroyed', lost: ['d'] },
    ],
    ['and open order foot', { stands: { a: red('CHT'), d: blue('RDR') }, dice: [4, 3], result: 'd beaten: destroyed' }],
    [
      'in a wood they do not',
      { stands: { a: red('KNT'), d: blue('WBD') }, terrain: woods, dice: [4, 3], result: 'd beaten: falls-back' },
    ],
    [
      'where knights themselves shatter',
      { stands: { a: red('KNT'), d: blue('WBD') }, terrain: woods, dice: [1, 3], result: 'a beaten: destroyed' },
    ],
    [
      'warriors shatter close order foot',
      { stands: { a: red('WRR'), d: blue('PIK') }, dice: [5, 3], result: 'd beaten: destroyed' },
    ],
    [
      'but not other warriors',
      { stands: { a: red('WRR'), d: blue('WRR') }, dice: [5, 3], result: 'd beaten: falls-back' },
    ],
    [
      'any riders shatter archers, in a wood too',
      { stands: { a: red('BAD'), d: blue('ARC') }, terrain: woods, dice: [6, 1], result: 'd beaten: destroyed' },
    ],
    [
      'elephants shatter war wagons',
      { stands: { a: red('ELE'), d: blue('WWG') }, dice: [4, 3], result: 'd beaten: destroyed' },
    ],
    [
      'skirmishers shatter elephants',
      { stands: { a: red('SKM'), d: blue('ELE') }, dice: [6, 1], result: 'd beaten: destroyed' },
    ],
    [
      'elephants shatter knights',
      { stands: { a: red('ELE'), d: blue('KNT') }, dice: [4, 3], result: 'd beaten: destroyed' },
    ],
    [
      'BC-05-CCAMEL-PLAY-4: who charge on camels fall back from elephants',
      { stands: { a: red('ELE'), d: blue('KNT', uses('CC')) }, dice: [4, 3], result: 'd beaten: falls-back' },
    ],
    [
      'BC-05-CCAMEL-PLAY-4: and are destroyed when they are doubled',
      { stands: { a: red('ELE'), d: blue('KNT', uses('CC')) }, dice: [6, 1], result: 'd doubled: destroyed' },
    ],
    [
      'BC-15-SCYTHED-PLAY-7: foot that chariots have gone through is destroyed where javelin cavalry beats it',
      { stands: { a: red('JCV'), d: blue('SPR') }, marked: ['d'], dice: [5, 3], result: 'd beaten: destroyed' },
    ],
    [
      'BC-15-SCYTHED-PLAY-7: and elite cavalry',
      { stands: { a: red('ECV'), d: blue('SPR') }, marked: ['d'], dice: [5, 3], result: 'd beaten: destroyed' },
    ],
    [
      'but bad horse drives it back',
      { stands: { a: red('BAD'), d: blue('SPR') }, marked: ['d'], dice: [6, 3], result: 'd beaten: falls-back' },
    ],
    [
      'BC-09-PLAUST-PLAY-7: elephants shatter whoever stands behind barriers',
      { stands: { a: red('ELE'), d: blue('RBL', uses('PL')) }, dice: [3, 2], result: 'd beaten: destroyed' },
    ],
    [
      'BC-23-SWORD-PLAY-5: cavalry with swords fares as bad horse does, not as knights',
      { stands: { a: red('ELE'), d: blue('KNT', uses('SF')) }, dice: [3, 2], result: 'd beaten: falls-back' },
    ],
    [
      'BC-23-SWORD-PLAY-5: and horse bow with swords evades nobody',
      { stands: { a: red('ELE'), d: blue('HBW', uses('SF')) }, dice: [6, 1], result: 'd doubled: destroyed' },
    ],
    [
      'BC-15-SCYTHED-PLAY-7, BC-23-SWORD-PLAY-5: javelin cavalry with swords is bad horse, which destroys no marked foot',
      {
        stands: { a: red('JCV', uses('SF')), d: blue('SPR') },
        marked: ['d'],
        dice: [6, 2],
        result: 'd beaten: falls-back',
      },
    ],
    [
      'BC-15-SCYTHED-PLAY-11: nor does anybody whom a screen keeps off',
      {
        stands: { a: red('JCV'), d: blue('SPR', uses('ET')) },
        marked: ['d'],
        dice: [6, 2],
        result: 'd beaten: falls-back',
      },
    ],
    [
      'BC-15-SCYTHED-PLAY-7, BC-09-PLAUST-PLAY-2: bow levy behind barriers is close order foot, and may be marked',
      {
        stands: { a: red('JCV'), d: blue('BLV', uses('PL')) },
        marked: ['d'],
        dice: [6, 2],
        result: 'd beaten: destroyed',
      },
    ],
    [
      'BC-09-PLAUST-PLAY-5: riders do not shatter bow levy behind barriers, which is heavy foot',
      { stands: { a: red('ECV'), d: blue('BLV', uses('PL')) }, dice: [6, 1], result: 'd beaten: falls-back' },
    ],
    [
      'BC-09-PLAUST-PLAY-5: but warriors do, as they shatter heavy foot',
      { stands: { a: red('WRR'), d: blue('LFT', uses('PL')) }, dice: [6, 1], result: 'd beaten: destroyed' },
    ],
    [
      'BC-05-CCAMEL-PLAY-4: in a wood too camels fall back from elephants',
      {
        stands: { a: red('ELE'), d: blue('KNT', uses('CC')) },
        terrain: woods,
        dice: [4, 3],
        result: 'd beaten: falls-back',
      },
    ],
    [
      'horse bow evades where others would be destroyed',
      { stands: { a: red('ELE'), d: blue('HBW') }, dice: [6, 1], result: 'd doubled: evades' },
    ],
    [
      'rabble panics in a wood before riders',
      { stands: { a: red('ECV'), d: blue('RBL') }, terrain: woods, dice: [6, 1], result: 'd doubled: panics' },
    ],
    [
      'in the open it is destroyed',
      { stands: { a: red('ECV'), d: blue('RBL') }, dice: [6, 1], result: 'd doubled: destroyed' },
    ],
    [
      'artillery shatters war wagons by shooting',
      {
        stands: { a: red('ART'), d: blue('WWG', { at: [45, 24, 180] }) },
        dice: [5, 2],
        result: 'd beaten: destroyed',
      },
    ],
    [
      'six to one kills by shooting at three against three',
      {
        stands: { a: red('ARC'), d: blue('HFT', { at: [45, 20, 180] }) },
        dice: [6, 1],
        result: 'd doubled: destroyed',
      },
    ],
    [
      'and five to one, but six to two does not',
      {
        stands: { a: red('ARC'), d: blue('HFT', { at: [45, 20, 180] }) },
        dice: [6, 2],
        result: 'd beaten: falls-back',
      },
    ],
    [
      'who shoots worse than its target does no harm and takes none',
      {
        stands: { a: red('ARC'), d: blue('HFT', { at: [45, 20, 180] }) },
        dice: [1, 6],
        result: 'missed',
        moves: {},
        lost: [],
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('going back', () => {
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'a beaten stand goes straight back by its own depth, still looking at the enemy',
      { stands: { a: red('HFT'), d: blue('HFT') }, dice: [4, 3], moves: { d: [45, 18.75, 180] }, lost: [] },
    ],
    ['riders by theirs', { stands: { a: red('HFT'), d: blue('KNT') }, dice: [6, 3], moves: { d: [45, 19.5, 180] } }],
    ['the attacker too', { stands: { a: red('HFT'), d: blue('HFT') }, dice: [3, 4], moves: { a: [45, 17.25, 0] } }],
    [
      'friends behind who look the same way are pushed as far',
      {
        stands: {
          a: red('HFT'),
          d: blue('HFT'),
          b: blue('HFT', { at: [45, 18.75, 180] }),
          c: blue('HFT', { at: [45, 19.5, 180] }),
        },
        dice: [4, 3],
        moves: { d: [45, 18.75, 180], b: [45, 19.5, 180], c: [45, 20.25, 180] },
      },
    ],
    [
      'a friend who looks another way goes down with it',
      {
        stands: { a: red('HFT'), d: blue('HFT'), b: blue('HFT', { at: [46, 19.5, 90] }) },
        dice: [4, 3],
        moves: {},
        lost: ['d', 'b'],
        proposes: { cornered: 'friend-in-the-way' },
      },
    ],
    [
      'an enemy on its flank leaves it no way back',
      {
        stands: { a: red('HFT'), f: { troopType: 'LFT', at: [46, 19, 270] }, d: blue('HFT') },
        dice: [4, 3],
        moves: {},
        lost: ['d'],
        proposes: { cornered: 'enemy-around' },
      },
    ],
    [
      'nor does one behind it a little apart',
      {
        stands: { a: red('HFT'), f: { troopType: 'LFT', at: [45, 19, 180] }, d: blue('HFT') },
        dice: [4, 3],
        lost: ['d'],
        proposes: { cornered: 'enemy-in-the-way' },
      },
    ],
    [
      'nor the edge of the board',
      {
        stands: { a: red('HFT', { at: [45, 35, 0] }), d: blue('KNT', { at: [45, 35, 180] }) },
        dice: [6, 3],
        lost: ['d'],
        proposes: { cornered: 'off-the-board' },
      },
    ],
    [
      'a stand a little farther back is in nobody’s way',
      {
        stands: { a: red('HFT'), d: blue('HFT'), b: blue('HFT', { at: [45, 19.5, 180] }) },
        dice: [4, 3],
        moves: { d: [45, 18.75, 180] },
      },
    ],
    [
      'hit on its flank alone it goes back by its own rear',
      {
        stands: { f: { troopType: 'HFT', at: [46, 19, 270] }, d: blue('RDR') },
        dice: [4, 3],
        moves: { d: [45, 19, 180] },
      },
    ],
    [
      'who evades goes 4 MU farther, still looking at the enemy',
      {
        stands: { a: red('ELE'), d: blue('HBW') },
        dice: [6, 1],
        moves: { d: [45, 23.5, 180] },
      },
    ],
    [
      'as far as there is room',
      {
        stands: { a: red('ELE'), d: blue('HBW'), b: blue('HFT', { at: [45, 22, 180] }) },
        dice: [6, 1],
        moves: { d: [45, 20.5, 180] },
      },
    ],
    [
      'who panics turns round and runs its whole move',
      {
        stands: { a: red('ECV'), d: blue('RBL') },
        terrain: woods,
        dice: [6, 1],
        moves: { d: [45, 24, 0] },
      },
    ],
    [
      'BC-08-MOBINF-PLAY-14: arrows make a stand on carts go back, and leave them',
      {
        stands: { a: red('ARC'), d: blue('SPR', { at: [45, 20, 180], ...uses('MI') }) },
        dice: [4, 3],
        moves: { d: [45, 22, 180] },
        proposes: { dropped: ['d'] },
      },
    ],
    [
      'BC-08-MOBINF-PLAY-14: not where it is not beaten',
      {
        stands: { a: red('ARC'), d: blue('SPR', { at: [45, 20, 180], ...uses('MI') }) },
        dice: [2, 5],
        result: 'missed',
        proposes: { dropped: [] },
      },
    ],
    [
      'BC-08-MOBINF-PLAY-18: hand to hand the carts are gone, whoever wins',
      {
        stands: { a: red('HFT'), d: blue('SPR', uses('MI')) },
        dice: [3, 4],
        result: 'tie',
        proposes: { dropped: ['d'] },
      },
    ],
    [
      'BC-08-MOBINF-PLAY-18: on foot again it goes back by the depth of foot, not of its carts',
      {
        stands: { a: red('HFT'), d: blue('SPR', uses('MI')) },
        dice: [3, 3],
        result: 'd beaten: falls-back',
        moves: { d: [45, 18.75, 180] },
        proposes: { dropped: ['d'] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-4, BC-08-MOBINF-PLAY-18: spears caught on their carts are close order troops as they fight, and tread a screen down',
      {
        stands: { a: red('SPR', uses('MI')), d: blue('SPR', uses('ET')) },
        dice: [4, 2],
        result: 'tie',
        proposes: { dropped: ['a'], unscreened: ['d'] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-4, BC-22-CHAINED-PLAY-2: so do horse bow in chains',
      {
        stands: { a: red('HBW', uses('CH')), d: blue('SPR', uses('ET')) },
        dice: [4, 1],
        result: 'tie',
        proposes: { unscreened: ['d'] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-4, BC-05-CCAMEL-MODEL-2: but not charging camels, which stay in open order',
      {
        stands: { a: red('KNT', uses('CC')), d: blue('SPR', uses('ET')) },
        dice: [4, 1],
        proposes: { unscreened: [] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-3: a screen is gone where its stand falls back',
      {
        stands: { a: red('RDR'), d: blue('HFT', uses('ET')) },
        dice: [6, 4],
        result: 'd beaten: falls-back',
        proposes: { unscreened: ['d'] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-4: and after a fight with close order troops, however it ended',
      {
        stands: { a: red('HFT'), d: blue('HFT', uses('ET')) },
        dice: [4, 3],
        result: 'tie',
        proposes: { unscreened: ['d'] },
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-4: open order troops leave it where it is',
      {
        stands: { a: red('RDR'), d: blue('HFT', uses('ET')) },
        dice: [4, 3],
        result: 'tie',
        proposes: { unscreened: [] },
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('going after the enemy', () => {
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'knights go after whom they have beaten, by their own depth and until they touch somebody',
      {
        stands: { a: red('KNT'), d: blue('KNT') },
        dice: [4, 3],
        pursuit: 'a pursues',
        pursuesTo: [45, 19.5, 0],
      },
    ],
    [
      'whom they have destroyed too, as far as they are deep',
      { stands: { a: red('KNT'), d: blue('SPR') }, dice: [6, 4], pursuit: 'a pursues', pursuesTo: [45, 19.5, 0] },
    ],
    [
      'they stop at the first whom they touch',
      {
        stands: { a: red('KNT'), d: blue('SPR'), b: blue('SPR', { at: [45, 18.75, 180] }) },
        dice: [6, 4],
        pursuit: 'a pursues',
        pursuesTo: [45, 18.75, 0],
      },
    ],
    [
      'GT-DEMOR-003: artillery stays where it is, whomever it doubles',
      { stands: { a: red('ART'), d: blue('RBL') }, dice: [6, 1], pursuit: 'a stays' },
    ],
    [
      'whether others go after whom they have only beaten nobody has said',
      { stands: { a: red('HFT'), d: blue('HFT') }, dice: [4, 3], pursuit: 'a unknown' },
    ],
    [
      'GT-DEMOR-003: they do after the demoralized, as though they had doubled them',
      {
        stands: { a: red('HFT'), d: blue('HFT', { command: 1 }) },
        blueLost: 1,
        dice: [4, 3],
        result: 'd beaten: falls-back',
        pursuit: 'a pursues',
      },
    ],
    [
      'GT-DEMOR-003: but not war wagons',
      {
        stands: { a: red('WWG'), d: blue('HFT', { command: 1 }) },
        blueLost: 1,
        dice: [5, 3],
        pursuit: 'a stays',
      },
    ],
    [
      'BC-22-CHAINED-PLAY-14: chains keep whoever has doubled',
      { stands: { a: red('ECV', uses('CH')), d: blue('RBL') }, dice: [6, 1], pursuit: 'a stays' },
    ],
    [
      'BC-08-MOBINF-PLAY-18: who was caught on carts and doubles the enemy goes after it by the depth of foot',
      {
        stands: { a: red('KNT'), d: blue('SPR', uses('MI')) },
        dice: [1, 6],
        result: 'a doubled: destroyed',
        pursuit: 'd pursues',
        pursuesTo: [45, 17.25, 180],
      },
    ],
    [
      'GT-DEMOR-003, BC-22-CHAINED-PLAY-14: chains keep whoever has only beaten the demoralized, for that is as doubling',
      {
        stands: { a: red('ECV', uses('CH')), d: blue('HFT', { command: 1 }) },
        blueLost: 1,
        dice: [5, 3],
        result: 'd beaten: falls-back',
        pursuit: 'a stays',
      },
    ],
    [
      'nobody goes after whom they shot at',
      { stands: { a: red('ARC'), d: blue('HFT', { at: [45, 20, 180] }) }, dice: [6, 1], pursuit: null },
    ],
    [
      'nor after an enemy who was at its flank',
      { stands: { f: { troopType: 'HFT', at: [46, 19, 270] }, d: blue('RDR') }, dice: [1, 6], pursuit: null },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('a camp', () => {
  const camp = { side: 'red', at: [45, 1, 0] } as const;
  const raider = { troopType: 'JCV', side: 'blue', at: [45, 2, 180] } as const;

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'BC-17-FORTCAMP-PLAY-3: that loses is sacked, and its garrison lost with it',
      {
        stands: { a: raider, g: { troopType: 'HRD', at: [45, 2, 0] } },
        camps: { camp },
        dice: [5, 2],
        result: 'camp beaten: sacked',
        lost: ['g'],
        proposes: { sacked: 'camp' },
      },
    ],
    [
      'that is doubled too',
      { stands: { a: raider }, camps: { camp }, dice: [6, 1], result: 'camp doubled: sacked', lost: [] },
    ],
    [
      'that wins sends the attacker back',
      {
        stands: { a: raider },
        camps: { camp },
        dice: [1, 4],
        result: 'a beaten: falls-back',
        moves: { a: [45, 3.5, 180] },
        pursuit: null,
      },
    ],
    ['that holds stands', { stands: { a: raider }, camps: { camp }, dice: [2, 3], result: 'tie', proposes: {} }],
  ])('%s', (_asks, scenario) => play(scenario));
});
