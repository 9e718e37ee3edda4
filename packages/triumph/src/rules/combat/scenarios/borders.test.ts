import { describe, expect, test } from 'vitest';
import { type CombatScenario, expected, playedOut } from '../../testing/combat-with.ts';

const red = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 0], ...more }) as const;
const blue = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 180], side: 'blue', ...more }) as const;
const uses = (...cards: string[]) => ({ uses: Object.fromEntries(cards.map((card) => [card, 7])) });

const play = (scenario: CombatScenario) => {
  const out = playedOut(scenario);
  expect(out).toMatchObject(expected(scenario));
  if (scenario.moves) expect(out.moves).toEqual(scenario.moves);
};

describe('a standard wagon at the rear edge: Battle Cards 1.0, card 19, notes on the advantage', () => {
  const wagon = (x: number, y: number, more = {}) =>
    ({ wagon: { side: 'blue', at: [x, y, 0], as: 'wagon', ...more } }) as CombatScenario['camps'] & object;
  const behind = (camps: CombatScenario['camps'] & object, defender: string): CombatScenario => ({
    stands: { a: red('KNT'), d: blue('HFT') },
    camps,
    defender,
  });
  /** Blue looks east; its rear edge is in the west. */
  const eastward = (y: number, defender: string): CombatScenario => ({
    stands: {
      a: { troopType: 'KNT', at: [45, 18, 270] },
      d: { troopType: 'HFT', side: 'blue', at: [45, 18, 90] },
    },
    camps: { wagon: { side: 'blue', at: [43.25, y, 90], as: 'wagon' } },
    defender,
  });

  test.each<readonly [asks: string, CombatScenario]>([
    ['a tenth of an MU of the edge is enough, at its one end', behind(wagon(42.1, 19.75), 'close +3, wagon-behind +1')],
    ['and at its other', behind(wagon(47.9, 19.75), 'close +3, wagon-behind +1')],
    ['nothing of it but the corner is not', behind(wagon(42, 19.75), 'close +3')],
    ['at either end', behind(wagon(48, 19.75), 'close +3')],
    ['whichever way the stand looks: at the end in the south', eastward(15.1, 'close +3, wagon-behind +1')],
    ['in the north', eastward(20.9, 'close +3, wagon-behind +1')],
    ['and at corners', eastward(21, 'close +3')],
    ['a little behind it is not at it', behind(wagon(45, 19.8), 'close +3')],
    ['the enemy’s wagon helps nobody', behind(wagon(45, 19.75, { side: 'red' }), 'close +3')],
    ['an ordinary camp helps no foot', behind({ camp: { side: 'blue', at: [45, 19.75, 0] } }, 'close +3')],
    ['nor does one that was sacked', behind(wagon(45, 19.75, { sacked: true }), 'close +3')],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('which combats there are, and in what order', () => {
  const camp = { side: 'red', at: [45, 1, 0] } as const;
  const raider = (at: readonly [number, number, number]) => ({ troopType: 'JCV', side: 'blue', at }) as const;
  const archers = { troopType: 'ARC', at: [45, 18, 0] } as const;
  const target = { troopType: 'HFT', side: 'blue', at: [45, 20, 180] } as const;

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'from left to right as red sees them',
      {
        stands: {
          a: red('HFT', { at: [60, 18, 0] }),
          b: red('HFT', { at: [30, 18, 0] }),
          d: blue('HFT', { at: [60, 18, 180] }),
          e: blue('HFT', { at: [30, 18, 180] }),
        },
        meets: ['close b e front', 'close a d front'],
      },
    ],
    [
      'one behind the other by their names',
      {
        stands: {
          z: red('HFT', { at: [45, 10, 0] }),
          b: red('HFT', { at: [45, 25, 0] }),
          d: blue('HFT', { at: [45, 10, 180] }),
          e: blue('HFT', { at: [45, 25, 180] }),
        },
        meets: ['close b e front', 'close z d front'],
      },
    ],
    [
      'a camp is attacked with any part of a front, be it at its right corner',
      { stands: { a: raider([47.9, 2, 180]) }, camps: { camp }, meets: ['close a camp camp'] },
    ],
    ['or its left', { stands: { a: raider([42.1, 2, 180]) }, camps: { camp }, meets: ['close a camp camp'] }],
    ['never with the rear', { stands: { a: raider([45, 3.5, 0]) }, camps: { camp }, meets: [] }],
    [
      'nobody shoots with an enemy on the right flank',
      {
        stands: { s: archers, e: blue('LFT', { at: [46, 17, 270] }), d: target },
        meets: ['close e s right'],
      },
    ],
    [
      'on the left',
      { stands: { s: archers, e: blue('LFT', { at: [44, 17, 90] }), d: target }, meets: ['close e s left'] },
    ],
    [
      'or behind',
      { stands: { s: archers, e: blue('LFT', { at: [45, 17, 0] }), d: target }, meets: ['close e s rear'] },
    ],
    [
      'two who are named are shot at from where the shooter is',
      {
        stands: { a: archers, d: { ...target, at: [45, 19.25, 0] } },
        fight: 'ranged a d',
        defender: 'shot-at +3, shot-from-behind −1',
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('on a wooded hill', () => {
  const hill = { hill: { type: 'wooded-hills', at: [45, 23, 0], size: [14, 10] } } as const;
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'riders above are slowed by the trees, and above',
      {
        stands: { a: red('HFT'), d: blue('KNT') },
        terrain: hill,
        defender: 'close +3, mounted-in-difficult −1, uphill ?',
      },
    ],
    [
      'close order foot too',
      {
        stands: { a: red('HFT'), d: blue('HFT') },
        terrain: hill,
        defender: 'close +4, close-foot-in-difficult −2, uphill ?',
      },
    ],
    [
      'where both are on it nobody is above',
      {
        stands: { a: red('LFT'), d: blue('LFT') },
        terrain: { hill: { type: 'wooded-hills', at: [45, 18, 0], size: [14, 14] } },
        attacker: 'close +3',
        defender: 'close +3',
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('a camp of allies', () => {
  test('is not fortified by the card of the army, as we read it', () =>
    play({
      stands: { a: { troopType: 'JCV', side: 'blue', at: [45, 2, 180] } },
      camps: { camp: { side: 'red', at: [45, 1, 0], ally: true } },
      cards: { red: ['FC'] },
      defender: 'camp +2',
    }));

  test('whose army has a pack train beside the fortified camp, and says nothing, has no walls', () =>
    play({
      stands: { a: { troopType: 'JCV', side: 'blue', at: [45, 2, 180] } },
      camps: { camp: { side: 'red', at: [45, 1, 0] } },
      cards: { red: ['FC', 'PT'] },
      defender: 'camp +2',
    }));
});

describe('going back, to a hair', () => {
  const back = (degrees: number) => blue('HFT', { at: [45.4, 19, degrees] });
  const column = (friends: number) =>
    Object.fromEntries(
      Array.from({ length: friends }, (_, index) => [
        `f${index}`,
        blue('HFT', { at: [45, 18.75 * 1 + 0.75 * index, 180] }),
      ]),
    );

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'a friend who looks half aside is pushed',
      { stands: { a: red('HFT'), d: blue('HFT'), b: back(136) }, dice: [4, 3], lost: [] },
    ],
    [
      'one who looks farther aside goes down with it',
      { stands: { a: red('HFT'), d: blue('HFT'), b: back(134) }, dice: [4, 3], lost: ['d', 'b'] },
    ],
    ['eight friends are pushed', { stands: { a: red('HFT'), d: blue('HFT'), ...column(8) }, dice: [4, 3], lost: [] }],
    ['nine are too many', { stands: { a: red('HFT'), d: blue('HFT'), ...column(9) }, dice: [4, 3], lost: ['d', 'f8'] }],
    [
      'whoever is as far behind as it goes stays',
      {
        stands: { a: red('HFT'), d: blue('HFT'), b: blue('HFT', { at: [45, 19.5, 180] }) },
        dice: [4, 3],
        moves: { d: [45, 18.75, 180] },
      },
    ],
    [
      'an enemy on its right leaves no way back',
      {
        stands: { a: red('HFT'), f: { troopType: 'LFT', at: [44, 19, 90] }, d: blue('HFT') },
        dice: [4, 3],
        proposes: { cornered: 'enemy-around' },
      },
    ],
    [
      'nor one who touches it from behind',
      {
        stands: { a: red('HFT'), f: { troopType: 'LFT', at: [45, 18.75, 180] }, d: blue('HFT') },
        dice: [5, 3],
        proposes: { cornered: 'enemy-around' },
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('when a screen of elephants goes: Battle Cards 1.0, card 20', () => {
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'of the attacker too, after a fight with close order troops',
      {
        stands: { a: red('HFT', uses('ET')), d: blue('HFT') },
        dice: [3, 4],
        result: 'tie',
        proposes: { unscreened: ['a'] },
      },
    ],
    [
      'not by arrows that miss, whoever shoots',
      {
        stands: { a: red('ART'), d: blue('PIK', { at: [45, 24, 180], ...uses('ET') }) },
        dice: [1, 6],
        result: 'missed',
        proposes: { unscreened: [] },
      },
    ],
    [
      'not in a fight on the flank',
      {
        stands: { f: { troopType: 'HFT', at: [46, 19, 270] }, d: blue('HFT', uses('ET')) },
        dice: [3, 4],
        result: 'tie',
        proposes: { unscreened: [] },
      },
    ],
    [
      'not before a camp',
      {
        stands: { a: { troopType: 'HFT', side: 'blue', at: [45, 2, 180], ...uses('ET') } },
        camps: { camp: { side: 'red', at: [45, 1, 0] } },
        dice: [1, 4],
        result: 'tie',
        proposes: { unscreened: [] },
      },
    ],
    [
      'not of the winner, where only the loser goes back',
      {
        stands: { a: red('HFT', uses('ET')), d: blue('RDR') },
        dice: [4, 3],
        result: 'd beaten: falls-back',
        proposes: { unscreened: [] },
      },
    ],
    [
      'not of friends who are pushed',
      {
        stands: { a: red('RDR'), d: blue('HFT'), b: blue('HFT', { at: [45, 18.75, 180], ...uses('ET') }) },
        dice: [6, 2],
        proposes: { unscreened: [] },
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});
