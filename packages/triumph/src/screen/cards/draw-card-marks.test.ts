import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { cardCodes, type Snapshot } from '../../rules/index.ts';
import { momentOf } from '../testing/moment-of.ts';
import { redsView } from '../testing/reds-view.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { createBoardView } from '../view/board-view-of.ts';
import { cardMarks } from './card-marks.ts';
import './draw-card-marks.ts';

const RIDING = { [cardCodes.mobileInfantry]: 7 };
const SCREENED = { [cardCodes.screenable]: 7 };

const withUses = (snapshot: Snapshot, uses: Readonly<Record<string, Readonly<Record<string, number>>>>): Snapshot => ({
  ...snapshot,
  public: {
    ...snapshot.public,
    stand: new Map(
      [...snapshot.public.stand].map(([id, stand]) => [id, uses[id] ? { ...stand, uses: uses[id] } : stand]),
    ),
  },
});

const viewOf = (snapshot: Snapshot, parts: Partial<BoardMoment> = {}) => createBoardView()(momentOf(snapshot, parts));

const signsIn = (snapshot: Snapshot) =>
  Object.fromEntries(viewOf(snapshot).stands.map(({ id, signs = [] }) => [id, signs.join(' ')]));

describe('stands that scythed chariots have marked', () => {
  const table = redsView({
    mine: { troopType: 'KNT', at: [45_000, 6000, 0] },
    one: { side: 'blue', troopType: 'SPR', at: [45_000, 20_000, 18_000] },
    other: { side: 'blue', troopType: 'SPR', at: [47_000, 20_000, 18_000] },
  });
  const inPhase = (phase: 'cards' | 'close' | 'end', isOver = false): Snapshot => ({
    ...table,
    public: {
      ...table.public,
      turn: new Map([[THIS_TABLE, { number: 2, side: 'red', phase }]]),
      played: new Map([
        ['red:SC:1', { side: 'red', card: 'SC', turn: 2, on: ['one', 'other'], ...(isOver ? { isOver } : {}) }],
      ]),
    },
  });

  it('BC-15-SCYTHED-MODEL-1: wear a wheel with blades as long as the mark counts, and nobody else does', () => {
    expect(signsIn(inPhase('cards'))).toEqual({ mine: '', one: 'marked', other: 'marked' });
    expect(signsIn(inPhase('close'))).toMatchObject({ one: 'marked' });
    expect(signsIn(inPhase('end'))).toMatchObject({ one: '', other: '' });
    expect(signsIn(inPhase('close', true))).toMatchObject({ one: '' });
    expect(signsIn(table)).toEqual({ mine: '', one: '', other: '' });
  });

  it('are the same set as long as no card is played and the turn does not go on', () => {
    const now = inPhase('cards');
    const moved = { ...now, public: { ...now.public, pose: new Map(now.public.pose) } };
    expect(cardMarks.marked?.(moved)).toBe(cardMarks.marked?.(now));
  });
});

describe('stands with a card in use', () => {
  it.each([
    ['BC-04-LCAMEL-MODEL-2', 'BAD', cardCodes.lightCamelry, 2],
    ['BC-06-CAMELINF-MODEL-3', 'LSP', cardCodes.camelInfantry, 2],
    ['BC-07-BOWMEN-MODEL-2', 'HFT', cardCodes.supportable, 0.75],
    ['BC-09-PLAUST-MODEL-2', 'SPR', cardCodes.plaustrella, 2],
    ['BC-22-CHAINED-MODEL-2', 'ECV', cardCodes.chained, 2],
  ])('%s: %s wear a card (%s), on a base so deep, and their like without it none', (_row, troopType, card, deep) => {
    const table = withUses(
      redsView({ with: { troopType, at: [45_000, 6000, 0] }, without: { troopType, at: [48_000, 6000, 0] } }),
      { with: { [card]: 7 } },
    );
    expect(signsIn(table)).toEqual({ with: 'card', without: '' });
    expect(viewOf(table).stands[0]?.depth).toBe(deep);
  });

  it('BC-07-BOWMEN-MODEL-1: a line that is supported as a whole keeps its bases and its look', () => {
    const table = redsView({ one: { troopType: 'HFT', at: [45_000, 6000, 0] } });
    const [plain, supported] = [table, withUses(table, { one: { [cardCodes.supportable]: 7 } })].map((each) => {
      const { signs: _signs, ...look } = viewOf(each).stands[0] ?? {};
      return look;
    });
    expect(supported).toEqual(plain);
  });
});

describe('a screen of elephants', () => {
  it('BC-20-ESCREEN-MODEL-3, BC-20-ESCREEN-MODEL-1: lies across the front of each screened stand, and of no other', () => {
    const table = redsView({
      screened: { troopType: 'PIK', at: [45_000, 6000, 0] },
      bare: { troopType: 'PIK', at: [47_000, 6000, 0] },
    });
    expect(signsIn(withUses(table, { screened: SCREENED }))).toEqual({ screened: 'screened', bare: '' });
  });
});

describe('the band that transports keep from enemies', () => {
  const table = withUses(
    redsView({
      carts: { troopType: 'SPR', at: [45_000, 6000, 0] },
      walkers: { troopType: 'SPR', at: [55_000, 6000, 0] },
      enemy: { side: 'blue', troopType: 'SPR', at: [45_000, 12_000, 18_000] },
    }),
    { carts: RIDING },
  );
  const keptBy = (parts: Partial<BoardMoment>) =>
    viewOf(table, parts).overlays.filter(({ id }) => id.startsWith('keep-off') || id.startsWith('too-near'));

  it('BC-08-MOBINF-PLAY-4: is drawn 4 MU round whoever rides, where they are picked', () => {
    expect(keptBy({})).toEqual([]);
    expect(keptBy({ selection: new Set(['walkers', 'enemy']) })).toEqual([]);
    const [band, ...more] = keptBy({ selection: new Set(['carts']) });
    expect(band).toMatchObject({ id: 'keep-off:carts', kind: 'keep-off', side: 'red', isClosed: true });
    expect(Math.max(...(band?.shapes[0] ?? []).map(({ y }) => y))).toBeCloseTo(10, 6);
    expect(more).toEqual([]);
  });

  it('BC-08-MOBINF-PLAY-4: goes along in the hand, and says how near the nearest enemy is where that is too near', () => {
    const parts = { hand: new Map([['carts', [45_000, 9000, 0] as const]]) };
    const [band, line] = keptBy(parts);
    expect(Math.max(...(band?.shapes[0] ?? []).map(({ y }) => y))).toBeCloseTo(13, 6);
    expect(line).toMatchObject({ id: 'too-near:carts', kind: 'sight-blocked' });
    expect(viewOf(table, parts).labels).toMatchObject([{ id: 'too-near:carts', text: '3.00 / 4.00 MU', tone: 'over' }]);
  });

  it('BC-08-MOBINF-PLAY-4: 4 MU are too near, a hair more is not; an enemy camp counts too', () => {
    const at = (y: number) => keptBy({ hand: new Map([['carts', [45_000, y, 0] as const]]) }).length;
    expect([at(8000), at(7999)]).toEqual([2, 1]);
    const camp = { side: 'blue', size: [4000, 2000] } as const;
    const withCamp: Snapshot = {
      ...table,
      public: {
        ...table.public,
        camp: new Map([['camp', camp]]),
        pose: new Map([...table.public.pose, ['camp', [40_000, 5500, 0]]]),
      },
    };
    const view = viewOf(withCamp, { selection: new Set(['carts']) });
    expect(view.labels).toMatchObject([{ id: 'too-near:carts', text: '2.00 / 4.00 MU' }]);
  });
});
