import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { boardWith, emptyTable, type LaidStand, type LaidTerrain } from '../../testing/index.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { withCards } from '../../testing/with-cards.ts';
import { deploysWithinBand } from '../deployment/deploys-within-band.ts';
import { ambushIsSmall } from './ambush-is-small.ts';
import { ambushLiesHidden } from './ambush-lies-hidden.ts';

const field: LaidTerrain = { type: 'prepared-defenses', at: [45, 18, 0], size: [30, 20] };

/** An army with the card, a large square of difficult terrain in the middle of the board, from 8 to 28 MU. */
const waiting = (
  stands: Readonly<Record<string, LaidStand>>,
  terrain: Readonly<Record<string, LaidTerrain>> = { field },
  cards: Readonly<Record<string, number>> = { AM: 1 },
) => boardWith(stands, terrain, withCards(cards, emptyTable()));

const archer = (x: number, y: number): LaidStand => ({ troopType: 'ARC', at: [x, y, 0] });

describe('who may lie in ambush', () => {
  const said = (stand: LaidStand, cards?: Record<string, number>) =>
    saidOf(deploysWithinBand, waiting({ s: stand }, { field }, cards));

  it('BC-13-AMBUSH-DEPLOY-1: with the card open order foot may be beyond the strip, without it not', () => {
    expect(said(archer(45, 14))).toEqual([]);
    expect(said(archer(45, 14), {})).toEqual(['Arc1 is 14 MU from its base edge; 8 MU are allowed.']);
    expect(said(archer(45, 14), { AM: 0 })).toHaveLength(1);
  });

  it('BC-13-AMBUSH-DEPLOY-2: close order and mounted troops are flagged beyond the strip, card or not', () => {
    expect(said({ troopType: 'SPR', at: [45, 8, 0] })).toEqual([]);
    for (const troopType of ['SPR', 'ELE', 'JCV']) expect(said({ troopType, at: [45, 8.001, 0] })).toHaveLength(1);
  });
});

describe('who is open order foot as it comes to the board', () => {
  const said = (stand: LaidStand) => saidOf(deploysWithinBand, waiting({ s: { ...stand, at: [45, 14, 0] } }));

  it.each<readonly [asks: string, stand: Partial<LaidStand>, isFine: boolean]>([
    ['BC-08-MOBINF-PLAY-1: spears on their transports', { uses: { MI: 7 } }, true],
    ['BC-01-DEPDIS-PLAY-1: bad horse on foot as archers', { troopType: 'ARC', was: 'BAD', uses: { DD: 7 } }, true],
    ['BC-09-PLAUST-PLAY-2: but not light foot behind barriers', { troopType: 'LFT', uses: { PL: 7 } }, false],
    ['BC-13-AMBUSH-DEPLOY-2: nor riders who might have dismounted', { troopType: 'BAD' }, false],
  ])('%s', (_asks, stand, isFine) => expect(said({ at: [45, 14, 0], ...stand })).toHaveLength(isFine ? 0 : 1));
});

describe('where an ambush lies', () => {
  const said = (stands: Record<string, LaidStand>, terrain?: Record<string, LaidTerrain>) =>
    saidOf(ambushLiesHidden, waiting(stands, terrain));

  it('BC-13-AMBUSH-DEPLOY-3: partly in difficult terrain it is fine, beside it flagged', () => {
    expect(said({ s: archer(30, 14) })).toEqual([]);
    expect(said({ s: archer(29.001, 14) })).toEqual([]);
    expect(said({ s: archer(29, 14) })).toEqual(['Arc1 lies in ambush, and no part of it is in difficult terrain.']);
  });

  it('BC-13-AMBUSH-DEPLOY-3: good going hides nobody, and within the strip nobody hides', () => {
    const hill: LaidTerrain = { type: 'gentle-hills', at: [45, 14, 0], size: [16, 8] };
    expect(said({ s: archer(45, 14) }, { hill })).toHaveLength(1);
    expect(said({ s: archer(45, 8) }, {})).toEqual([]);
    expect(said({ s: archer(45, 8.01) }, {})).toHaveLength(1);
  });

  it('BC-13-AMBUSH-DEPLOY-4: 8 MU from the enemy’s base edge is enough, a hair less is flagged', () => {
    expect(said({ s: archer(45, 28) })).toEqual([]);
    expect(said({ s: archer(45, 28.01) })).toEqual([
      'Arc1 lies in ambush 7.99 MU from the enemy’s base edge; it keeps 8 MU away.',
    ]);
  });

  it('BC-13-AMBUSH-DEPLOY-5: just as far as 2 MU from an enemy is too near, a hair farther is fine', () => {
    const enemy = (y: number): LaidStand => ({ side: 'blue', at: [45, y, 180] });
    expect(said({ s: archer(45, 20), e: enemy(22.001) })).toEqual([]);
    const [flag] = flagsOf(ambushLiesHidden, waiting({ s: archer(45, 20), e: enemy(22) }));
    expect(flag && plainText(flag.says)).toBe(
      'Arc1 lies in ambush 2 MU from Sp1; it has to be farther than 2 MU from every enemy.',
    );
    expect(flag).toMatchObject({ weight: 'illegal', about: ['s', 'e'] });
    expect(said({ s: archer(45, 20), e: { at: [45, 22, 180] } })).toEqual([]);
  });
});

describe('how many lie in ambush', () => {
  const line = (count: number, y = 14): Record<string, LaidStand> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, archer(40 + 2 * index, y)]));
  const said = (stands: Record<string, LaidStand>, terrain?: Record<string, LaidTerrain>) =>
    saidOf(ambushIsSmall, waiting(stands, terrain));

  it('BC-13-AMBUSH-DEPLOY-6: two in a piece of terrain are fine, three are flagged', () => {
    expect(said(line(2))).toEqual([]);
    expect(said(line(3))).toEqual(['3 stands lie in ambush in one piece of terrain (Prepared defenses); 2 may.']);
    expect(flagsOf(ambushIsSmall, waiting(line(3)))[0]?.about).toEqual(['s0', 's1', 's2', 'field']);
  });

  it('BC-13-AMBUSH-DEPLOY-6: two in each of two pieces are fine, and those within the strip do not count', () => {
    const halves = {
      west: { type: 'woods', at: [41, 14, 0] as const, size: [4, 6] as const },
      east: { type: 'woods', at: [60, 14, 0] as const, size: [4, 6] as const },
    };
    expect(said({ a: archer(41, 14), b: archer(41, 13), c: archer(60, 14), d: archer(60, 13) }, halves)).toEqual([]);
    expect(said({ ...line(2), near: { troopType: 'ARC', at: [50, 8, 0] } })).toEqual([]);
  });
});
