import { describe, expect, test } from 'vitest';
import { type CombatScenario, expected, playedOut } from '../../testing/combat-with.ts';

/** Red comes from the south, front to front with blue at (45, 18). */
const red = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 0], ...more }) as const;
const blue = (troopType: string, more = {}) => ({ troopType, at: [45, 18, 180], side: 'blue', ...more }) as const;
/** On the left flank of the blue stand, on its right, and behind it (of foot three quarters of an MU deep). */
const onItsLeft = { at: [46, 19, 270] } as const;
const onItsRight = { at: [44, 19, 90] } as const;
const behindIt = { at: [45, 18.75, 180] } as const;
/** A wood under both fronts, and one under blue alone. */
const woods = { wood: { type: 'woods', at: [45, 18, 0], size: [12, 12] } } as const;
const stakesUnderBlue = { stakes: { type: 'prepared-defenses', at: [45, 18.5, 0], size: [2, 1] } } as const;

const play = (scenario: CombatScenario) => {
  const out = playedOut(scenario);
  expect(out).toMatchObject(expected(scenario));
  if (scenario.moves) expect(out.moves).toEqual(scenario.moves);
};

/** Base factors and what the board adds: FACTS 2, 3.4 and 3.6 in our words. */
describe('what the board makes of two sums', () => {
  test.each<readonly [asks: string, CombatScenario]>([
    [
      'heavy foot on spears, front to front',
      {
        stands: { a: red('HFT'), d: blue('SPR') },
        meets: ['close a d front'],
        attacker: 'close +4',
        defender: 'close +4',
      },
    ],
    [
      'spears against knights: each by what the other is',
      { stands: { a: red('SPR'), d: blue('KNT') }, attacker: 'close +4', defender: 'close +3' },
    ],
    [
      'of two fronts the attacker is of the side whose turn it is',
      {
        stands: { a: red('HFT'), d: blue('SPR') },
        turnOf: 'blue',
        meets: ['close d a front'],
      },
    ],
    [
      'a general adds 1 for its own stand',
      {
        stands: { a: red('KNT', { general: true }), d: blue('HFT') },
        attacker: 'close +3, own-general +1',
        defender: 'close +3',
      },
    ],
    [
      'an enemy on its flank takes 1, and fights no combat of its own',
      {
        stands: { a: red('HFT'), f: { troopType: 'LFT', ...onItsLeft }, d: blue('HFT') },
        meets: ['close a d front'],
        attacker: 'close +4',
        defender: 'close +4, enemy-on-flank f −1',
      },
    ],
    [
      'one on each flank takes 2',
      {
        stands: {
          a: red('HFT'),
          f: { troopType: 'LFT', ...onItsLeft },
          g: { troopType: 'LFT', ...onItsRight },
          d: blue('HFT'),
        },
        defender: 'close +4, enemy-on-flank f −1, enemy-on-flank g −1',
      },
    ],
    [
      'one behind takes 1: knights in difficult terrain, hit in the rear, are at +1',
      {
        stands: {
          a: red('HFT'),
          b: { troopType: 'LFT', at: [45, 19.5, 180] },
          d: blue('KNT'),
        },
        terrain: woods,
        defender: 'close +3, enemy-behind b −1, mounted-in-difficult −1',
      },
    ],
    [
      'a stand hit on its flank alone fights whoever came',
      {
        stands: { f: { troopType: 'KNT', ...onItsLeft }, d: blue('ARC') },
        meets: ['close f d left'],
        attacker: 'close +3',
        defender: 'close +4, enemy-on-flank f −1',
      },
    ],
    [
      'and on its right',
      { stands: { f: { troopType: 'HFT', ...onItsRight }, d: blue('ARC') }, meets: ['close f d right'] },
    ],
    [
      'or from behind',
      {
        stands: { f: { troopType: 'HFT', ...behindIt }, d: blue('SPR') },
        meets: ['close f d rear'],
        defender: 'close +4, enemy-behind f −1',
      },
    ],
    [
      'close order foot against foot in a wood takes 2, open order foot nothing',
      {
        stands: { a: red('WBD'), d: blue('PIK') },
        terrain: woods,
        attacker: 'close +3',
        defender: 'close +3, close-foot-in-difficult −2',
      },
    ],
    [
      'close order foot against mounted in a wood takes nothing, the riders 1',
      {
        stands: { a: red('KNT'), d: blue('PIK') },
        terrain: woods,
        attacker: 'close +3, mounted-in-difficult −1',
        defender: 'close +4',
      },
    ],
    [
      'BC-14-DEFENSES-PLAY-1: what counts is the ground under the edge that fights: blue’s alone is behind stakes',
      {
        stands: { a: red('HFT'), d: blue('HFT') },
        terrain: stakesUnderBlue,
        attacker: 'close +4',
        defender: 'close +4, close-foot-in-difficult −2',
      },
    ],
    [
      'a gentle hill is not difficult; how much the upper one gains nobody has said',
      {
        stands: { a: red('HFT'), d: blue('HFT') },
        terrain: { hill: { type: 'gentle-hills', at: [45, 23, 0], size: [14, 10] } },
        attacker: 'close +4',
        defender: 'close +4, uphill ?',
      },
    ],
    [
      'an overlap is named and counts nothing until people say how much',
      {
        stands: { a: red('HFT'), o: { troopType: 'HFT', at: [47, 18, 0] }, d: blue('HFT') },
        defender: 'close +4, overlap o ?',
      },
    ],
    [
      'a friend of its own type behind it is named, with no number of anybody’s',
      {
        stands: { a: red('PIK'), b: { troopType: 'PIK', at: [45, 17.25, 0] }, d: blue('HFT') },
        attacker: 'close +3, rear-support b ?',
      },
    ],
    [
      'GT-DEMOR-001: stands of a demoralized command take 1',
      {
        stands: { a: red('HFT'), d: blue('HFT', { command: 1 }) },
        blueLost: 1,
        defender: 'close +4, demoralized −1',
      },
    ],
    [
      'a command that has lost nothing is steady',
      { stands: { a: red('HFT'), d: blue('HFT', { command: 1 }) }, defender: 'close +4' },
    ],
    [
      'who only touches at a slant is in no combat',
      { stands: { a: red('HFT'), d: { troopType: 'HFT', side: 'blue', at: [45, 18, 200] } }, meets: [] },
    ],
    ['who stands apart is in none', { stands: { a: red('HFT'), d: blue('HFT', { at: [45, 19, 180] }) }, meets: [] }],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('what battle cards make of two sums', () => {
  const uses = (...cards: string[]) => ({ uses: Object.fromEntries(cards.map((card) => [card, 7])) });

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'BC-04-LCAMEL-PLAY-4: light camels against cataphracts',
      { stands: { a: red('BAD', uses('LC')), d: blue('CAT') }, attacker: 'close +2, light-camelry +1' },
    ],
    [
      'light camels against foot have nothing of it',
      { stands: { a: red('BAD', uses('LC')), d: blue('HFT') }, attacker: 'close +2' },
    ],
    [
      'BC-04-LCAMEL-PLAY-5: nor against other camels',
      {
        stands: { a: red('BAD', uses('LC')), d: blue('KNT', uses('CC')) },
        attacker: 'close +2',
        defender: 'close +4, charging-camelry −1',
      },
    ],
    [
      'BC-05-CCAMEL-PLAY-3: armored camels take 1, whoever the enemy is',
      { stands: { a: red('CAT', uses('AC')), d: blue('HFT') }, attacker: 'close +4, armored-camelry −1' },
    ],
    [
      'BC-06-CAMELINF-PLAY-1: foot among camels against elephants',
      { stands: { a: red('LSP', uses('CF')), d: blue('ELE') }, attacker: 'close +3, camel-infantry +1' },
    ],
    [
      'BC-06-CAMELINF-PLAY-2: but not against armored camels',
      { stands: { a: red('LSP', uses('CF')), d: blue('CAT', uses('AC')) }, attacker: 'close +3' },
    ],
    [
      'BC-07-BOWMEN-PLAY-1: bowmen behind heavy foot help it against warband',
      { stands: { a: red('HFT', uses('SP')), d: blue('WBD') }, attacker: 'close +4, bowmen-behind +1' },
    ],
    [
      'BC-07-BOWMEN-PLAY-1: and against any riders',
      { stands: { a: red('HFT', uses('SP')), d: blue('JCV') }, attacker: 'close +3, bowmen-behind +1' },
    ],
    [
      'bowmen help nobody against heavy foot',
      { stands: { a: red('HFT', uses('SP')), d: blue('HFT') }, attacker: 'close +4' },
    ],
    [
      'BC-07-BOWMEN-PLAY-2: nor a stand that is hit on its flank',
      {
        stands: { f: { troopType: 'KNT', ...onItsLeft }, d: blue('HFT', uses('SP')) },
        defender: 'close +3, enemy-on-flank f −1',
      },
    ],
    [
      'BC-08-MOBINF-PLAY-19, BC-08-MOBINF-PLAY-17: spears caught on their carts',
      {
        stands: { a: red('KNT'), d: blue('SPR', uses('MI')) },
        meets: ['close a d front'],
        defender: 'close +4, caught-on-transports −1',
      },
    ],
    [
      'BC-08-MOBINF-PLAY-18, BC-08-MOBINF-PLAY-19: as the dice fall they are on foot and in close order again, so a wood takes 2 from them',
      {
        stands: { a: red('HFT'), d: blue('SPR', uses('MI')) },
        terrain: woods,
        defender: 'close +4, close-foot-in-difficult −2, caught-on-transports −1',
      },
    ],
    [
      'BC-08-MOBINF-PLAY-19, BC-06-CAMELINF-PLAY-1: camels protect foot that was caught on its carts',
      {
        stands: { a: red('KNT'), d: blue('LSP', uses('CF', 'MI')) },
        defender: 'close +3, camel-infantry +1, caught-on-transports −1',
      },
    ],
    [
      'BC-09-PLAUST-PLAY-5, BC-09-PLAUST-PLAY-6: archers behind barriers fight knights as heavy foot, with 2 more',
      { stands: { a: red('KNT'), d: blue('ARC', uses('PL')) }, defender: 'close +3, barriers +2' },
    ],
    [
      'BC-09-PLAUST-PLAY-6: but not on their flank',
      {
        stands: { f: { troopType: 'KNT', ...onItsLeft }, d: blue('ARC', uses('PL')) },
        defender: 'close +3, enemy-on-flank f −1',
      },
    ],
    [
      'barriers help nobody against foot',
      { stands: { a: red('HFT'), d: blue('SPR', uses('PL')) }, defender: 'close +4' },
    ],
    [
      'BC-11-HOPLITE-PLAY-2, BC-11-HOPLITE-PLAY-1: hoplites with hoplites behind them',
      {
        stands: { a: red('HFT', uses('HD')), b: { troopType: 'HFT', at: [45, 17.25, 0] }, d: blue('SPR') },
        attacker: 'close +4, deep-formation +1',
      },
    ],
    [
      'BC-11-HOPLITE-PLAY-3, BC-11-HOPLITE-PLAY-4: but not with another type behind them',
      {
        stands: { a: red('EFT', uses('HD')), b: { troopType: 'HFT', at: [45, 17.25, 0] }, d: blue('SPR') },
        attacker: 'close +5',
      },
    ],
    [
      'BC-19-STANDARD-PLAY-3, BC-19-STANDARD-PLAY-1: foot with its rear edge on its own standard wagon',
      {
        stands: { a: red('KNT'), d: blue('HFT') },
        camps: { wagon: { side: 'blue', at: [45, 19.75, 0], as: 'wagon' } },
        defender: 'close +3, wagon-behind +1',
      },
    ],
    [
      'BC-19-STANDARD-PLAY-4: a corner alone is not enough',
      {
        stands: { a: red('KNT'), d: blue('HFT') },
        camps: { wagon: { side: 'blue', at: [48, 19.75, 0], as: 'wagon' } },
        defender: 'close +3',
      },
    ],
    [
      'BC-19-STANDARD-PLAY-5: who has the wagon at its back is no garrison, and fights as itself',
      {
        stands: { a: red('KNT'), d: blue('HFT') },
        camps: { wagon: { side: 'blue', at: [45, 19.75, 0], as: 'wagon' } },
        meets: ['close a d front'],
      },
    ],
    [
      'BC-19-STANDARD-PLAY-6: whoever is in the wagon has nothing of it, though its rear edge is on it too',
      {
        stands: { a: red('KNT'), d: blue('HFT') },
        camps: { wagon: { side: 'blue', at: [45, 19, 0], as: 'wagon' } },
        fight: 'close a d',
        defender: 'close +3',
      },
    ],
    [
      'riders have nothing of a wagon, and an ordinary camp helps nobody',
      {
        stands: { a: red('KNT'), d: blue('KNT') },
        camps: {
          wagon: { side: 'blue', at: [45, 20.5, 0], as: 'wagon' },
          camp: { side: 'red', at: [45, 15.5, 0] },
        },
        attacker: 'close +4',
        defender: 'close +4',
      },
    ],
    [
      'BC-20-ESCREEN-PLAY-1: pikes behind a screen of elephants',
      { stands: { a: red('HFT'), d: blue('PIK', uses('ET')) }, defender: 'close +3, elephant-screen +1' },
    ],
    [
      'BC-20-ESCREEN-PLAY-2: the screen is before them, not beside them',
      {
        stands: { f: { troopType: 'HFT', ...onItsLeft }, d: blue('PIK', uses('ET')) },
        defender: 'close +3, enemy-on-flank f −1',
      },
    ],
    [
      'BC-22-CHAINED-PLAY-11: chains against knights',
      { stands: { a: red('KNT'), d: blue('ECV', uses('CH')) }, defender: 'close +3, chained-knights +2' },
    ],
    [
      'BC-22-CHAINED-PLAY-12: and against javelin cavalry',
      { stands: { a: red('JCV'), d: blue('ECV', uses('CH')) }, defender: 'close +3, chained-javelins +1' },
    ],
    [
      'BC-22-CHAINED-PLAY-13: and against skirmishers, who dodge them',
      { stands: { a: red('SKM'), d: blue('ECV', uses('CH')) }, defender: 'close +3, chained-loose −1' },
    ],
    [
      'BC-15-SCYTHED-PLAY-6: foot that chariots have gone through, against knights',
      { stands: { a: red('KNT'), d: blue('SPR') }, marked: ['d'], defender: 'close +4, scythed-chariots −1' },
    ],
    [
      'but not against other riders',
      { stands: { a: red('ECV'), d: blue('SPR') }, marked: ['d'], defender: 'close +4' },
    ],
    [
      'BC-15-SCYTHED-PLAY-11: bowmen before it keep them off',
      { stands: { a: red('KNT'), d: blue('SPR', uses('SP')) }, marked: ['d'], defender: 'close +4, bowmen-behind +1' },
    ],
    [
      'BC-15-SCYTHED-PLAY-5: open order foot lets them through',
      { stands: { a: red('KNT'), d: blue('LSP') }, marked: ['d'], defender: 'close +3' },
    ],
    [
      'BC-20-ESCREEN-PLAY-7: who has lost its screen has nothing of it any more',
      { stands: { a: red('HFT'), d: blue('PIK') }, defender: 'close +3' },
    ],
    [
      'BC-07-BOWMEN-PLAY-1, BC-20-ESCREEN-PLAY-1: bowmen behind and a screen before add up',
      {
        stands: { a: red('KNT'), d: blue('HFT', uses('SP', 'ET')) },
        defender: 'close +3, bowmen-behind +1, elephant-screen +1',
      },
    ],
    [
      'BC-23-SWORD-PLAY-1: camels frighten no knight with a sword, who is bad horse',
      { stands: { a: red('LSP', uses('CF')), d: blue('KNT', uses('SF')) }, attacker: 'close +3', defender: 'close +3' },
    ],
    [
      'BC-22-CHAINED-PLAY-12, BC-23-SWORD-PLAY-1: nor do chains keep off javelin cavalry that fights with swords',
      { stands: { a: red('JCV', uses('SF')), d: blue('ECV', uses('CH')) }, defender: 'close +3' },
    ],
    [
      'BC-22-CHAINED-PLAY-11, BC-05-CCAMEL-PLAY-3: knights on camels are knights to chains',
      {
        stands: { a: red('KNT', uses('CC')), d: blue('ECV', uses('CH')) },
        attacker: 'close +4, charging-camelry −1',
        defender: 'close +3, chained-knights +2',
      },
    ],
    [
      'BC-22-CHAINED-PLAY-13, BC-09-PLAUST-PLAY-5: rabble behind barriers is heavy foot to chains',
      {
        stands: { a: red('RBL', uses('PL')), d: blue('ECV', uses('CH')) },
        attacker: 'close +3, barriers +2',
        defender: 'close +3',
      },
    ],
    [
      'BC-07-BOWMEN-PLAY-1, BC-09-PLAUST-PLAY-5: and so is warband behind barriers to bowmen',
      { stands: { a: red('WBD', uses('PL')), d: blue('HFT', uses('SP')) }, defender: 'close +4' },
    ],
    [
      'BC-04-LCAMEL-PLAY-2: dunes are open to camels that move; who fights in them is mounted in difficult ground',
      {
        stands: { a: red('BAD', uses('LC')), d: blue('KNT') },
        terrain: { dunes: { type: 'dunes', at: [45, 18, 0], size: [12, 12] } },
        attacker: 'close +2, mounted-in-difficult −1, light-camelry +1',
      },
    ],
    [
      'BC-09-PLAUST-PLAY-2: light foot behind barriers is close order foot in a wood too',
      {
        stands: { a: red('LSP'), d: blue('LFT', uses('PL')) },
        terrain: woods,
        attacker: 'close +3',
        defender: 'close +4, close-foot-in-difficult −2',
      },
    ],
    [
      'BC-23-SWORD-PLAY-2: swords fight with 3 against everybody',
      { stands: { a: red('JCV', uses('SF')), d: blue('HFT') }, attacker: 'close +3', defender: 'close +3' },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('camps', () => {
  /** Red's camp with its front to the north, at whose edge a blue stand is. */
  const camp = { side: 'red', at: [45, 1, 0] } as const;
  const raider = { troopType: 'JCV', side: 'blue', at: [45, 2, 180] } as const;

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'an empty camp has 2',
      {
        stands: { a: raider },
        camps: { camp },
        meets: ['close a camp camp'],
        attacker: 'close +3',
        defender: 'camp +2',
      },
    ],
    [
      'BC-17-FORTCAMP-PLAY-2, BC-18-PACK-DEPLOY-5: with a garrison it has 1 and what the garrison costs',
      {
        stands: { a: raider, g: { troopType: 'HRD', at: [45, 2, 0] } },
        camps: { camp },
        meets: ['close a camp camp'],
        defender: 'camp +3',
      },
    ],
    [
      'BC-17-FORTCAMP-PLAY-1: fortified it has 2 more',
      { stands: { a: raider }, camps: { camp: { ...camp, as: 'fortified' } }, defender: 'camp +2, fortified +2' },
    ],
    [
      'BC-17-FORTCAMP-PLAY-1: whose army has the card has no need to say so',
      { stands: { a: raider }, camps: { camp }, cards: { red: ['FC'] }, defender: 'camp +2, fortified +2' },
    ],
    [
      'BC-19-STANDARD-PLAY-9, BC-19-STANDARD-PLAY-11, BC-19-STANDARD-DEPLOY-8, BC-19-STANDARD-PLAY-7: a standard wagon is fought as a camp, with its garrison',
      {
        stands: { a: raider, g: { troopType: 'SPR', at: [45, 2, 0] } },
        camps: { camp: { ...camp, as: 'wagon' } },
        defender: 'camp +5',
      },
    ],
    [
      'BC-23-SWORD-COST-2: a garrison of cavalry with swords costs 3 ½ points, so its camp has 4 ½',
      {
        stands: { a: raider, g: { troopType: 'JCV', at: [45, 2, 0], uses: { SF: 7 } } },
        camps: { camp },
        defender: 'camp +4.5',
      },
    ],
    [
      'BC-05-CCAMEL-COST-1: and one of charging camels 3',
      {
        stands: { a: raider, g: { troopType: 'KNT', at: [45, 2, 0], uses: { CC: 7 } } },
        camps: { camp },
        defender: 'camp +4',
      },
    ],
    [
      'BC-01-DEPDIS-COST-2: one that went on foot costs what the dearer of its types does',
      {
        stands: { a: raider, g: { troopType: 'WRR', was: 'KNT', at: [45, 2, 0], uses: { DD: 7 } } },
        camps: { camp },
        defender: 'camp +5',
      },
    ],
    [
      'a sacked camp is fought no more',
      { stands: { a: raider }, camps: { camp: { ...camp, sacked: true } }, meets: [] },
    ],
    [
      'BC-18-PACK-PLAY-1: a pack train is fought as any camp',
      { stands: { a: raider }, camps: { camp: { ...camp, as: 'pack-train' } }, defender: 'camp +2' },
    ],
    [
      'BC-18-PACK-PLAY-1: nor is it fortified, where the army has that card too',
      {
        stands: { a: raider },
        camps: { camp: { ...camp, as: 'pack-train' } },
        cards: { red: ['FC', 'PT'] },
        defender: 'camp +2',
      },
    ],
    [
      'BC-16-NOCAMP-PLAY-1: where there is no camp there is nothing to fight on the base edge',
      { stands: { a: raider }, cards: { red: ['NC'] }, meets: [] },
    ],
    ['nobody fights their own camp', { stands: { a: { ...raider, side: 'red' } }, camps: { camp }, meets: [] }],
  ])('%s', (_asks, scenario) => play(scenario));
});

describe('shooting', () => {
  /** Red shoots north at blue, 2 MU ahead. */
  const archers = { troopType: 'ARC', at: [45, 18, 0] } as const;
  const target = (troopType: string, more = {}) => ({ troopType, side: 'blue', at: [45, 20, 180], ...more }) as const;

  test.each<readonly [asks: string, CombatScenario]>([
    [
      'archers on heavy foot: three against three',
      {
        stands: { a: archers, d: target('HFT') },
        meets: ['ranged a d front'],
        attacker: 'shooting +3',
        defender: 'shot-at +3',
      },
    ],
    [
      'both sides’ archers shoot, each a combat of its own',
      { stands: { a: archers, d: target('ARC') }, meets: ['ranged a d front', 'ranged d a front'] },
    ],
    [
      'shot at from behind takes 1',
      {
        stands: { a: archers, d: target('HFT', { at: [45, 19.25, 0] }) },
        meets: ['ranged a d rear'],
        defender: 'shot-at +3, shot-from-behind −1',
      },
    ],
    [
      'on its flank a target takes nothing',
      {
        stands: { a: archers, d: target('HFT', { at: [46.5, 19.5, 90] }) },
        meets: ['ranged a d right'],
        defender: 'shot-at +3',
      },
    ],
    [
      'shooting at a general takes 1',
      {
        stands: { a: archers, d: target('KNT', { general: true }) },
        attacker: 'shooting +3, general-as-target −1',
        defender: 'shot-at +2',
      },
    ],
    [
      'GT-DEMOR-002: the demoralized take 1 when they are shot at',
      {
        stands: { a: archers, d: target('HFT', { command: 1 }) },
        blueLost: 1,
        defender: 'shot-at +3, demoralized −1',
      },
    ],
    [
      'GT-DEMOR-002: and when they shoot, as we read it',
      {
        stands: { a: archers, d: target('ARC', { command: 1 }) },
        blueLost: 1,
        fight: 'ranged d a',
        attacker: 'shooting +3, demoralized −1',
      },
    ],
    [
      'GT-DEMOR-009: who has routed this turn shoots at nobody',
      { stands: { a: { ...archers, routed: 2 }, d: target('HFT') }, meets: [] },
    ],
    [
      'GT-DEMOR-013: but may be shot at, and answers nothing',
      { stands: { a: archers, d: target('ARC', { routed: 2 }) }, meets: ['ranged a d front'] },
    ],
    [
      'BC-08-MOBINF-PLAY-20, BC-08-MOBINF-PLAY-21: on transports a target takes 1',
      {
        stands: { a: archers, d: target('SPR', { uses: { MI: 7 } }) },
        meets: ['ranged a d front'],
        defender: 'shot-at +3, transports-shot-at −1',
      },
    ],
    [
      'BC-08-MOBINF-PLAY-12: from transports nobody shoots',
      { stands: { a: { ...archers, uses: { MI: 7 } }, d: target('HFT') }, meets: [] },
    ],
    [
      'BC-09-PLAUST-PLAY-3, BC-09-PLAUST-PLAY-4: barriers stop arrows',
      { stands: { a: archers, d: target('HRD', { uses: { PL: 7 } }) }, defender: 'shot-at +3, barriers-shot-at +1' },
    ],
    [
      'BC-09-PLAUST-PLAY-4: but not from behind',
      {
        stands: { a: archers, d: target('HRD', { uses: { PL: 7 }, at: [45, 20.25, 0] }) },
        defender: 'shot-at +3, shot-from-behind −1',
      },
    ],
    [
      'BC-19-STANDARD-PLAY-2: a standard wagon behind the target takes 1 from the shooter',
      {
        stands: { a: archers, d: target('HFT') },
        camps: { wagon: { side: 'blue', at: [45, 21.75, 0], as: 'wagon' } },
        attacker: 'shooting +3, wagon-behind-target −1',
      },
    ],
    [
      'BC-21-SHOWER-PLAY-2, BC-21-SHOWER-PLAY-6: showers of arrows have 2, and are answered as ever',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { SS: 7 } }, d: target('HFT') },
        attacker: 'shooting +2',
        defender: 'shot-at +3',
      },
    ],
    [
      'BC-21-SHOWER-PLAY-7: whatever else counts among shooters counts for showers too',
      {
        stands: {
          a: { troopType: 'ECV', at: [45, 18, 0], uses: { SS: 7 } },
          d: target('HFT', { general: true, at: [45, 19.25, 0] }),
        },
        attacker: 'shooting +2, general-as-target −1',
        defender: 'shot-at +3, shot-from-behind −1',
      },
    ],
    [
      'BC-21-SHOWER-PLAY-7: and in contact they fight as what they are, and shoot at nobody',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { SS: 7 } }, d: blue('HFT') },
        meets: ['close a d front'],
        attacker: 'close +3',
        defender: 'close +3',
      },
    ],
    [
      'BC-21-SHOWER-PLAY-3: not in its own turn after a move',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { SS: 7 } }, d: target('HFT') },
        moved: ['a'],
        meets: [],
      },
    ],
    [
      'BC-21-SHOWER-PLAY-3, BC-08-MOBINF-PLAY-8: nor in the turn in which it comes in with a flank march, which is a tactical move',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], command: 1, uses: { SS: 7 } }, d: target('HFT') },
        isMarchingIn: true,
        meets: [],
      },
    ],
    [
      'archers who have just come in with a flank march shoot',
      { stands: { a: { ...archers, command: 1 }, d: target('HFT') }, isMarchingIn: true, meets: ['ranged a d front'] },
    ],
    [
      'BC-21-SHOWER-PLAY-4: in the enemy’s turn it may, moved or not',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { SS: 7 } }, d: target('HFT') },
        moved: ['a'],
        turnOf: 'blue',
        meets: ['ranged a d front'],
      },
    ],
    [
      'BC-22-CHAINED-PLAY-6, BC-22-CHAINED-PLAY-10: so with chains',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { CH: 7 } }, d: target('HFT') },
        moved: ['a'],
        meets: [],
      },
    ],
    [
      'BC-22-CHAINED-PLAY-7: which shoot in the enemy’s turn',
      {
        stands: { a: { troopType: 'ECV', at: [45, 18, 0], uses: { CH: 7 } }, d: target('HFT') },
        moved: ['a'],
        turnOf: 'blue',
        meets: ['ranged a d front'],
        attacker: 'shooting +2',
      },
    ],
    [
      'archers who have moved shoot: nobody says that they may not',
      { stands: { a: archers, d: target('HFT') }, moved: ['a'], meets: ['ranged a d front'] },
    ],
    [
      'BC-14-DEFENSES-PLAY-2: stakes hide nobody',
      {
        stands: { a: archers, d: target('HFT') },
        terrain: { stakes: { type: 'prepared-defenses', at: [45, 19, 0], size: [2, 1] } },
        meets: ['ranged a d front'],
      },
    ],
    [
      'BC-08-MOBINF-PLAY-15: who left its carts in this turn’s movement shoots',
      { stands: { a: archers, d: target('HFT') }, moved: ['a'], meets: ['ranged a d front'] },
    ],
    [
      'nobody shoots through a friend',
      {
        stands: { a: archers, f: { troopType: 'HFT', at: [45, 19, 0] }, d: target('HFT', { at: [45, 20.5, 180] }) },
        meets: [],
      },
    ],
    [
      'BC-19-STANDARD-PLAY-12: camps and their garrisons are not shot at',
      {
        stands: { a: archers, d: target('HRD', { at: [45, 19.5, 180] }) },
        camps: { camp: { side: 'blue', at: [45, 20.5, 0] } },
        meets: [],
      },
    ],
    [
      'beyond its range nobody is a target',
      { stands: { a: archers, d: target('HFT', { at: [45, 21.2, 180] }) }, meets: [] },
    ],
    [
      'who is in contact neither shoots nor is shot at, until the rules are known',
      {
        stands: { a: archers, s: { troopType: 'ARC', at: [47, 18, 0] }, d: target('HFT', { at: [45, 18, 180] }) },
        meets: ['close a d front'],
      },
    ],
  ])('%s', (_asks, scenario) => play(scenario));
});
