import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { alwaysAtWork, alwaysInUse } from '../cards/card-codes.ts';
import { profiles } from '../profiles/profile-of.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { withValues } from '../profiles/house/with-values.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { FightsAs, Knowledge } from './answer.ts';
import { fightsAs } from './fights-as.ts';
import { asSeenBy, boardWith, inBattle } from '../testing/index.ts';
import { fightsAsAt } from './fights-as-at.ts';
import { apparentCost, apparentPoints } from './stand-loss.ts';
import { showersOf } from './shower-shooting.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Stand } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';

const standOf = (troopType: string, uses: readonly string[] = [], was?: string): Stand => ({
  side: 'red',
  troopType,
  place: 'board',
  ...(was === undefined ? {} : { was }),
  ...(uses.length > 0 ? { uses: Object.fromEntries(uses.map((card) => [card, 7])) } : {}),
});

/** The answer in a few words: numbers without their sources. */
const plain = (so: FightsAs | undefined) =>
  so && {
    is: `${so.order} ${so.category}`,
    move: so.moveMu.value,
    slow: so.difficultMoveMu.value,
    free: so.freeIn,
    points: so.commandPoints.value,
    shoots: so.shoots && [so.shoots.factor.value, so.shoots.rangeMu.value, so.shoots.isAllRound],
    zone: so.controlsAllRound ? 'all round' : 'front',
    shotAt: so.shotAt.value,
    fights: [so.againstFoot.value, so.againstMounted.value],
    depth: so.depthMu.value,
    loss: so.lossHalfPoints / 2,
  };

type Plain = NonNullable<ReturnType<typeof plain>>;

interface Scenario {
  readonly troopType: string;
  /** Cards in use for all to see, and cards that only its own side knows of. */
  readonly uses?: readonly string[];
  readonly cards?: readonly string[];
  readonly was?: string;
  readonly paid?: number;
  readonly isMasquerade?: true;
  readonly is: Partial<Plain>;
}

const askOf = ({ troopType, uses, was, cards, paid, isMasquerade }: Scenario) => {
  const knowledge: Knowledge = {
    ...(cards ? { cards } : {}),
    ...(paid === undefined ? {} : { halfPoints: paid * 2 }),
    ...(isMasquerade ? { isMasquerade } : {}),
  };
  return plain(fightsAs(grand, standOf(troopType, uses, was), knowledge));
};

const showers = [2, 3, false];

/** As a referee would ask, one row of the seed or one meeting of two cards a line. */
const scenarios: readonly (readonly [asks: string, Scenario])[] = [
  [
    'what are knights without any card?',
    {
      troopType: 'KNT',
      is: {
        is: 'open mounted',
        move: 5,
        slow: 3,
        points: 0,
        shoots: null,
        zone: 'front',
        shotAt: 2,
        fights: [3, 4],
        depth: 1.5,
        loss: 4,
      },
    },
  ],
  [
    'what are war wagons?',
    { troopType: 'WWG', is: { move: 2, slow: 2, points: 1, shoots: [3, 3, true], zone: 'all round', shotAt: 4 } },
  ],
  ['and artillery?', { troopType: 'ART', is: { points: 1, shoots: [4, 8, false], zone: 'front' } }],
  [
    'are elephants dear to move, and behind a screen of elephants their troops not?',
    { troopType: 'ELE', is: { points: 1 } },
  ],
  [
    'does a screen before pikes cost or slow them?',
    { troopType: 'PIK', uses: ['ET'], is: { points: 0, move: 3, loss: 3 } },
  ],

  [
    'BC-01-DEPDIS-PLAY-1: knights who went on foot to the battle as elite foot?',
    {
      troopType: 'EFT',
      uses: ['DD'],
      was: 'KNT',
      paid: 4,
      is: { is: 'close foot', move: 3, slow: 2, fights: [5, 3], depth: 0.75, loss: 4 },
    },
  ],
  [
    'BC-01-DEPDIS-PLAY-1: and what do they count where nobody tells what was paid?',
    { troopType: 'WRR', uses: ['DD'], was: 'KNT', is: { loss: 4 } },
  ],
  [
    'BC-03-VALETS-PLAY-1: the foot of a pair that parted?',
    { troopType: 'EFT', uses: ['SV'], was: 'KNT', is: { is: 'close foot', move: 3 } },
  ],
  [
    'BC-03-VALETS-PLAY-1: and its riders?',
    { troopType: 'JCV', uses: ['SV'], was: 'KNT', is: { is: 'open mounted', move: 8 } },
  ],
  [
    'do shower shooters shower once they are on foot?',
    { troopType: 'EFT', uses: ['SS', 'MD'], was: 'ECV', is: { shoots: null, is: 'close foot', move: 3 } },
  ],
  [
    'does one with a sword go on as bad horse when it is on foot?',
    {
      troopType: 'WRR',
      uses: ['SF', 'MD'],
      cards: ['SF'],
      was: 'JCV',
      paid: 3.5,
      is: { move: 3, fights: [3, 2], loss: 3.5 },
    },
  ],
  [
    'is the desert open to camel riders on foot?',
    { troopType: 'ARC', uses: ['DD'], cards: ['LC'], was: 'BAD', is: { free: [], shoots: [3, 3, false] } },
  ],

  [
    'BC-04-LCAMEL-PLAY-1: light camels go and fight as bad horse',
    {
      troopType: 'BAD',
      uses: ['LC'],
      is: { is: 'open mounted', move: 6, slow: 3, shotAt: 2, fights: [2, 2], loss: 3 },
    },
  ],
  [
    'BC-04-LCAMEL-PLAY-2: but through dunes and oases as over open ground',
    { troopType: 'BAD', cards: ['LC'], is: { free: ['dunes', 'oasis'], depth: 1.5 } },
  ],
  [
    'BC-05-CCAMEL-PLAY-1: charging camels too',
    { troopType: 'KNT', uses: ['CC'], is: { free: ['dunes', 'oasis'], depth: 2, loss: 3 } },
  ],
  [
    'BC-05-CCAMEL-MODEL-2: armored camels stay in close order, and charging ones open',
    { troopType: 'CAT', uses: ['AC'], is: { is: 'close mounted', move: 4, free: ['dunes', 'oasis'], loss: 3 } },
  ],
  [
    'is the desert open to pikes who were given a camel card by mistake?',
    { troopType: 'PIK', cards: ['LC'], is: { free: [] } },
  ],
  [
    'BC-06-CAMELINF-MODEL-2: foot among camels keeps its order, on a square base',
    { troopType: 'LSP', uses: ['CF'], is: { is: 'open foot', move: 4, slow: null, free: [], depth: 2, loss: 3 } },
  ],

  [
    'BC-08-MOBINF-PLAY-1, BC-08-MOBINF-PLAY-2: spears on carts?',
    { troopType: 'SPR', uses: ['MI'], is: { is: 'open foot', move: 6, depth: 2, fights: [4, 4], loss: 4 } },
  ],
  ['BC-08-MOBINF-PLAY-3: and through a marsh?', { troopType: 'SPR', uses: ['MI'], is: { slow: 3 } }],
  [
    'are light foot on mules slowed too, who are not slowed on foot?',
    { troopType: 'LFT', uses: ['MI'], is: { move: 6, slow: 3 } },
  ],
  ['BC-08-MOBINF-PLAY-12: do archers shoot from horseback?', { troopType: 'ARC', uses: ['MI'], is: { shoots: null } }],
  ['BC-08-MOBINF-PLAY-13: and how are they shot at?', { troopType: 'ARC', uses: ['MI'], is: { shotAt: 3 } }],
  [
    'BC-08-MOBINF-PLAY-10: who has sent the carts away, or never brought them?',
    { troopType: 'ARC', cards: ['MI'], is: { is: 'open foot', move: 3, slow: null, shoots: [3, 3, false], depth: 1 } },
  ],
  [
    'spears with barriers on carts: which holds?',
    { troopType: 'SPR', uses: ['MI', 'PL'], is: { is: 'open foot', move: 6, slow: 3 } },
  ],
  [
    'foot among camels that rides to the battle?',
    { troopType: 'HFT', uses: ['CF', 'MI'], is: { is: 'open foot', move: 6, slow: 3, free: [] } },
  ],

  [
    'BC-09-PLAUST-PLAY-1: light spear with barriers go 2 MU, through woods as well',
    { troopType: 'LSP', uses: ['PL'], is: { move: 2, slow: null } },
  ],
  [
    'BC-09-PLAUST-PLAY-2: as close order foot, whatever they were',
    { troopType: 'LSP', uses: ['PL'], is: { is: 'close foot', depth: 2 } },
  ],
  ['BC-09-PLAUST-PLAY-3: shot at with 3, whatever they were', { troopType: 'HRD', uses: ['PL'], is: { shotAt: 3 } }],
  [
    'BC-09-PLAUST-PLAY-5: hand to hand they are heavy foot',
    { troopType: 'RBL', uses: ['PL'], is: { fights: [4, 3], loss: 4 } },
  ],
  [
    'do archers shoot over their barriers? Nobody says no',
    { troopType: 'ARC', uses: ['PL'], is: { shoots: [3, 3, false], move: 2, fights: [4, 3] } },
  ],
  [
    'who left the barriers at home?',
    { troopType: 'LSP', cards: ['PL'], paid: 4, is: { is: 'open foot', move: 4, loss: 3 } },
  ],

  [
    'BC-21-SHOWER-PLAY-1, BC-21-SHOWER-PLAY-2, BC-21-SHOWER-PLAY-5: elite cavalry that showers arrows',
    { troopType: 'ECV', uses: ['SS'], is: { shoots: showers, move: 6, fights: [3, 3], loss: 5 } },
  ],
  [
    'BC-21-SHOWER-PLAY-6: and is shot at as ever',
    { troopType: 'ECV', cards: ['SS'], is: { shotAt: 3, is: 'open mounted' } },
  ],
  [
    'charging camels that shower arrows: 3 points, and one more',
    {
      troopType: 'KNT',
      uses: ['CC'],
      cards: ['CC', 'SS'],
      paid: 4,
      is: { shoots: showers, free: ['dunes', 'oasis'], loss: 4 },
    },
  ],
  ['armored camels that shower arrows', { troopType: 'CAT', uses: ['AC', 'SS'], is: { shoots: showers, loss: 4 } }],
  [
    'swords and showers of arrows in one hand',
    { troopType: 'JCV', uses: ['SF', 'SS'], is: { shoots: showers, move: 6, fights: [3, 3], loss: 4.5 } },
  ],

  [
    'BC-22-CHAINED-PLAY-1, BC-22-CHAINED-PLAY-2: elite cavalry in chains',
    { troopType: 'ECV', uses: ['CH'], is: { is: 'close mounted', move: 5, slow: 3, depth: 2, loss: 4 } },
  ],
  ['BC-22-CHAINED-PLAY-3: they are dear to move', { troopType: 'ECV', uses: ['CH'], is: { points: 1 } }],
  [
    'BC-22-CHAINED-PLAY-4, BC-22-CHAINED-PLAY-5, BC-22-CHAINED-PLAY-8: and shoot',
    { troopType: 'KNT', uses: ['CH'], is: { shoots: showers } },
  ],
  ['BC-22-CHAINED-PLAY-9: shot at they are what they were', { troopType: 'KNT', uses: ['CH'], is: { shotAt: 2 } }],
  [
    'cataphracts in chains go faster than without: the card says 5',
    { troopType: 'CAT', uses: ['CH'], is: { move: 5 } },
  ],
  [
    'who may be chained and is not?',
    { troopType: 'ECV', cards: ['CH'], is: { is: 'open mounted', move: 6, shoots: null, points: 0 } },
  ],
  ['elephants in chains cost one point more and not two', { troopType: 'ELE', uses: ['CH'], is: { points: 1 } }],
  ['chains on those who shower anyway', { troopType: 'ECV', uses: ['CH', 'SS'], is: { shoots: showers, loss: 5 } }],

  [
    'BC-23-SWORD-PLAY-1, BC-23-SWORD-PLAY-3: javelin cavalry with swords go as bad horse',
    { troopType: 'JCV', uses: ['SF'], is: { is: 'open mounted', move: 6, slow: 3, loss: 3.5 } },
  ],
  [
    'BC-23-SWORD-PLAY-3: and knights with swords go farther than knights',
    { troopType: 'KNT', cards: ['SF'], is: { move: 6, loss: 3.5 } },
  ],
  ['BC-23-SWORD-PLAY-2: they fight with 3 and 3', { troopType: 'KNT', uses: ['SF'], is: { fights: [3, 3] } }],
  [
    'BC-23-SWORD-PLAY-4: elite cavalry with swords is shot at with 2',
    { troopType: 'ECV', uses: ['SF'], is: { shotAt: 2 } },
  ],
  [
    'cataphracts with swords are in open order',
    { troopType: 'CAT', uses: ['SF'], is: { is: 'open mounted', depth: 2 } },
  ],
  [
    'swords and chains',
    {
      troopType: 'ECV',
      uses: ['SF', 'CH'],
      is: { is: 'close mounted', move: 5, fights: [3, 3], shotAt: 2, shoots: showers },
    },
  ],

  [
    'BC-24-DECEPT-PLAY-1: what does one fight as who poses as a knight?',
    { troopType: 'KNT', isMasquerade: true, is: { is: 'open mounted', fights: [3, 4], shotAt: 2 } },
  ],
  ['BC-24-DECEPT-PLAY-2: how far does it go?', { troopType: 'KNT', isMasquerade: true, is: { move: 4, slow: 3 } }],
  ['BC-24-DECEPT-PLAY-13: and one who poses as light foot?', { troopType: 'LFT', isMasquerade: true, is: { move: 2 } }],
  ['one who poses as a horde, which is no faster itself', { troopType: 'HRD', isMasquerade: true, is: { move: 2 } }],
  [
    'BC-24-DECEPT-PLAY-13: on transports it is not faster either',
    { troopType: 'ARC', uses: ['MI'], isMasquerade: true, is: { move: 2, slow: 2 } },
  ],
];

describe('what does this stand fight as?', () => {
  it.each(scenarios)('%s', (_, scenario) => expect(askOf(scenario)).toMatchObject(scenario.is));

  it('a type that the profile does not know has no answer', () =>
    expect(fightsAs(grand, standOf('XXX', ['MI']))).toBeUndefined());
});

describe('what everybody knows of it', () => {
  test('is what its type is, for who does not see its cards: only those in use are for all', () => {
    const secret = { cards: ['SS', 'SF', 'CC', 'MI', 'PL', 'CH'], halfPoints: 11, isMasquerade: true };
    expect(fightsAs(grand, standOf('KNT'))).not.toEqual(fightsAs(grand, standOf('KNT'), secret));
    expect(askOf({ troopType: 'KNT', is: {} })).toMatchObject({ move: 5, shoots: null, free: [], loss: 4 });
  });

  test('is the same as what its own side knows, once all its cards are in use for all to see', () => {
    for (const card of ['LC', 'CC', 'SS', 'SF'])
      expect(fightsAs(grand, standOf('KNT', [card]), { cards: [card] })).toEqual(
        fightsAs(grand, standOf('KNT', [card])),
      );
  });
});

describe('at a table', () => {
  const { table, faces } = inBattle();
  const moveOf = (snapshot: Snapshot, id: string) => fightsAsAt(snapshot, grand, id)?.moveMu.value;

  test('the same stand is answered anew for who knows that it poses, and for who does not', () => {
    const riding = inBattle((truths, { riders }) => truths.set(riders, { m: 1, real: [], pair: null }));
    const readers = ['red', 'blue', 'red', 'nobody', 'blue'].map((side) => asSeenBy(riding.table, side));
    expect(readers.map((seen) => moveOf(seen, riding.faces.riders))).toEqual([4, 8, 4, 8, 8]);
    expect(moveOf(table, faces.riders)).toBe(8);
    expect(fightsAsAt(table, grand, 'ghost')).toBeUndefined();
  });

  test('another profile is another answer', () => {
    const slow = withValues(grand, { 'troopTypes.JCV.moveMu': 5 });
    const answers = [grand, slow, grand].map((profile) => fightsAsAt(table, profile, faces.riders)?.moveMu.value);
    expect(answers).toEqual([8, 5, 8]);
  });
});

describe('where its number is from', () => {
  const equalIn = (troopType: string, isMasquerade = false) => fightsAs(grand, standOf(troopType), { isMasquerade });

  test('a limit that is no lower than what a stand has anyhow is not named as its source', () => {
    const horde = equalIn('HRD');
    expect(horde?.moveMu.value).toBe(2);
    expect(horde?.difficultMoveMu).toMatchObject({ value: 2, source: grand.difficultMoves.source });
    expect(horde?.moveMu.source).not.toBe(grand.difficultMoves.source);
    expect(equalIn('HRD', true)?.moveMu).toEqual(horde?.moveMu);
  });

  test('BC-24-DECEPT-PLAY-13: a lower limit is', () => {
    expect(equalIn('SPR', true)?.moveMu).toEqual(grand.cards.deceptiveDeployment.footMoveMu);
  });

  test('asked again of the same stand it is the very same answer, worked out once', () => {
    const table = boardWith({ one: { at: [40, 10, 0] } });
    const first = fightsAsAt(table, grand, 'one');
    expect(first?.moveMu.value).toBe(3);
    expect(fightsAsAt(table, grand, 'one')).toBe(first);
  });
});

describe('for all types and cards', () => {
  const codes = grand.battleCards.rows.map(({ code }) => code);
  const asked = fc.record({
    profile: fc.constantFrom(...profiles),
    troopType: fc.constantFrom(...grand.troopTypes.rows.map(({ code }) => code)),
    uses: fc.subarray(codes),
    cards: fc.subarray(codes),
    isMasquerade: fc.boolean(),
  });

  test('nobody is faster in difficult ground, nor a masquerade than what it poses as', () => {
    fc.assert(
      fc.property(asked, ({ profile, troopType, uses, cards, isMasquerade }) => {
        const so = fightsAs(profile, standOf(troopType, uses), { cards, isMasquerade });
        const open = fightsAs(profile, standOf(troopType, uses), { cards });
        expect(so?.difficultMoveMu.value ?? 0).toBeLessThanOrEqual(so?.moveMu.value ?? 0);
        expect(so?.moveMu.value).toBeLessThanOrEqual(open?.moveMu.value ?? 0);
      }),
    );
  });

  test('cards that must be said to be in use change nothing while they are not', () => {
    fc.assert(
      fc.property(asked, ({ profile, troopType, cards }) => {
        const works = [...alwaysInUse, ...alwaysAtWork, 'PL'];
        const idle = cards.filter((card) => !works.includes(card));
        expect(fightsAs(profile, standOf(troopType), { cards: idle })).toEqual(fightsAs(profile, standOf(troopType)));
      }),
    );
  });

  test('every number says where it is from', () => {
    fc.assert(
      fc.property(asked, ({ profile, troopType, uses }) => {
        const { moveMu, difficultMoveMu, depthMu, shotAt, againstFoot, againstMounted, commandPoints, shoots } =
          fightsAs(profile, standOf(troopType, uses)) as FightsAs;
        for (const number of [moveMu, difficultMoveMu, depthMu, shotAt, againstFoot, againstMounted, commandPoints])
          expect(number.source.length).toBeGreaterThan(8);
        for (const number of shoots ? [shoots.factor, shoots.rangeMu] : [])
          expect(number.source.length).toBeGreaterThan(8);
      }),
    );
  });
});

describe('at a table with house rules', () => {
  test.each([
    ['cards.mobileInfantry.moveMu', 7, 'ARC', 'MI', { move: 7 }],
    ['cards.plaustrella.shotAt', 5, 'ARC', 'PL', { shotAt: 5 }],
    ['cards.plaustrella.troopType', 'SPR', 'ARC', 'PL', { fights: [4, 4] }],
    ['cards.showerShooting.shooting', 4, 'ECV', 'SS', { shoots: [4, 3, false] }],
    ['cards.showerShooting.troopType', 'ART', 'ECV', 'SS', { shoots: [2, 8, false] }],
    ['cards.swordCavalry.troopType', 'HBW', 'KNT', 'SF', { move: 8 }],
    ['cards.swordCavalry.againstMounted', 5, 'KNT', 'SF', { fights: [3, 5] }],
    ['cards.ownMoves.chainedMoveMu', 3, 'ECV', 'CH', { move: 3, slow: 3 }],
    ['dearToMoveCost', 2, 'ECV', 'CH', { points: 2 }],
    ['dearToMove', ['ECV'], 'ECV', 'DD', { points: 1 }],
    ['troopTypes.KNT.moveMu', 7, 'KNT', 'CC', { move: 7 }],
  ] as const)('%s at %s holds', (path, value, troopType, card, is) => {
    const played = withValues(grand, { [path]: value });
    expect(plain(fightsAs(played, standOf(troopType, [card])))).toMatchObject(is);
  });

  test('a range that nobody is sure of is in doubt for whoever borrows it', () => {
    expect(fightsAs(grand, standOf('ECV', ['SS']))?.shoots?.rangeMu.isVerified).toBe(false);
    expect(troopTypeOf(grand, 'ARC')?.rangeMu).toBe(3);
  });

  test('and is sure where both the range and whose it is are', () => {
    const sureOf = (isType: boolean, isRange: boolean) => {
      const { showerShooting } = grand.cards;
      const profile: Profile = {
        ...grand,
        cards: {
          ...grand.cards,
          showerShooting: { ...showerShooting, troopType: { ...showerShooting.troopType, isVerified: isType } },
        },
        troopTypes: {
          ...grand.troopTypes,
          cells: [{ code: 'ARC', column: 'rangeMu', source: 'a test', isVerified: isRange }],
        },
      };
      return showersOf(profile)?.rangeMu.isVerified;
    };
    expect([sureOf(true, true), sureOf(true, false), sureOf(false, true), sureOf(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('who has an arc and no range, or a range and no factor, does not shoot', () => {
    const shooterWith = (column: 'rangeMu' | 'shooting') => {
      const rows = grand.troopTypes.rows.map((row) => (row.code === 'ARC' ? { ...row, [column]: null } : row));
      return fightsAs({ ...grand, troopTypes: { ...grand.troopTypes, rows } }, standOf('ARC'))?.shoots;
    };
    expect([shooterWith('rangeMu'), shooterWith('shooting')]).toEqual([null, null]);
  });
});

describe('what everybody sees that a stand is worth', () => {
  test('the dearer of two types, nothing for none that is known, and less where a card made it cheaper', () => {
    expect(apparentPoints(grand, standOf('EFT', [], 'KNT'))).toBe(8);
    expect(apparentPoints(grand, standOf('HRD', [], 'KNT'))).toBe(8);
    expect(apparentPoints(grand, standOf('XXX'))).toBe(0);
    expect(apparentCost(grand, standOf('KNT', ['SF']))).toBe(7);
    expect(apparentCost(grand, standOf('KNT', ['CC']))).toBe(6);
    // What shows itself only in use changes what is lost, not what was paid.
    expect(apparentCost(grand, standOf('LSP', ['PL']))).toBe(apparentPoints(grand, standOf('LSP')));
  });
});
