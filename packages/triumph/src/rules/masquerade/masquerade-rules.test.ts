import { plainText, type Pose, THIS_TABLE, withChanges } from '@vexillum/model';
import { assist, type Flag } from '@vexillum/rules-assist';
import { describe, expect, test } from 'vitest';
import { readArmyList } from '../armies/read-army-list.ts';
import { isProblem } from '../armies/problem.ts';
import type { ArmyList } from '../armies/army-list.ts';
import type { StandTruth } from '../deployment/payloads.ts';
import { sampleLists } from '../samples/sample-lists.ts';
import { createBattleFacts } from '../flags/battle-facts.ts';
import { masqueradeIsShownInTime } from '../flags/cards/masquerade-is-shown-in-time.ts';
import { withValues } from '../profiles/house/with-values.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { PhaseCode } from '../profiles/turn-rules.ts';
import { changed } from '../testing/changed.ts';
import { flagsOf } from '../testing/flags-of.ts';
import { battleCardOf } from '../profiles/rows-of.ts';
import { asSeenBy, behindPike, inBattle, play } from '../testing/index.ts';
import { DECEPTION } from './card.ts';
import { deceptionOffers, isOffered } from './deception-offers.ts';
import { masqueradeFlags } from './masquerade-flags.ts';
import { masqueradeHalfPoints } from './masquerade-points.ts';
import { masqueradeRemarks } from './masquerade-remarks.ts';
import { masqueradeKey, sealedPlacing, standBatchOf, truthsDrafted } from './masquerade-draft.ts';
import { testSealing, deceptiveTable, truthsOf } from '../testing/index.ts';
import { Edits, type Snapshot } from '../records/table.ts';

const { table, faces, truths } = inBattle();
const profile = profileAt(table);

describe('where the list offers it (BC-24-DECEPT-SELECT-1)', () => {
  const [sample] = sampleLists;
  const read = readArmyList(sample);
  if (isProblem(read)) throw new Error(plainText(read.says));
  const card = (note: string) => ({ battleCardCode: DECEPTION, min: 0, max: 2, note });
  const plain: ArmyList = {
    ...read,
    battleCardEntries: [],
    troopOptions: read.troopOptions.map((line) => ({ ...line, battleCardEntries: [] })),
  };
  const ofArmy: ArmyList = { ...plain, battleCardEntries: [card('Camp followers as Horde')] };
  const [first, ...rest] = plain.troopOptions as [ArmyList['troopOptions'][number]];
  const ofLine: ArmyList = { ...plain, troopOptions: [{ ...first, battleCardEntries: [card('as Horde')] }, ...rest] };
  const lineTypes = first.troopEntries.map(({ troopTypeCode }) => troopTypeCode);
  const posing = (...real: string[]): StandTruth => ({ m: 1, real, pair: null });

  test('a list without the card offers no masquerade, and real stands need none', () => {
    expect(deceptionOffers(plain)).toEqual([]);
    expect([isOffered(plain, posing()), isOffered(plain, posing(...lineTypes.slice(0, 1)))]).toEqual([false, false]);
    expect(isOffered(plain, { m: 0 })).toBe(true);
  });

  test('people who do not fight are listed for the army (BC-24-DECEPT-SELECT-2)', () => {
    expect([isOffered(ofArmy, posing()), isOffered(ofLine, posing())]).toEqual([true, false]);
  });

  test('troops that pose are listed for their line (BC-24-DECEPT-SELECT-4)', () => {
    const type = lineTypes[0] as string;
    expect([isOffered(ofLine, posing(type)), isOffered(ofArmy, posing(type))]).toEqual([true, false]);
    expect(isOffered(ofLine, posing(type, type))).toBe(true);
  });

  test('as what they pose, and who comes in their place, is read out in the list’s own words (BC-24-DECEPT-SELECT-3, BC-24-DECEPT-SELECT-5)', () => {
    expect(deceptionOffers(ofArmy)).toEqual([{ real: [], note: 'Camp followers as Horde', max: 2 }]);
    expect(deceptionOffers(ofLine)).toEqual([{ option: 0, real: lineTypes, note: 'as Horde', max: 2 }]);
  });
});

describe('what it costs', () => {
  test('one point for each removal or exchange (BC-24-DECEPT-COST-1)', () => {
    expect(battleCardOf(profile, DECEPTION)?.cost).toEqual({ per: 'card', halfPoints: 2 });
    expect(battleCardOf(profile, DECEPTION)?.cost).toMatchObject({ halfPoints: 2 });
  });

  test.each<[string, string[], number]>([
    ['people who do not fight as one stand (BC-24-DECEPT-COST-2, BC-24-DECEPT-COST-6)', [], 1],
    ['one stand as another (BC-24-DECEPT-COST-3)', ['WRR'], 4],
    ['two stands as one (BC-24-DECEPT-COST-4, BC-24-DECEPT-COST-6)', ['WRR', 'WRR'], 7],
    ['one stand as two (BC-24-DECEPT-COST-5, BC-24-DECEPT-COST-6)', ['HRD'], 3],
  ])('%s: the real troops and one point', (_what, real, points) => {
    expect(masqueradeHalfPoints(profile, real)).toBe(2 * points);
  });
});

describe('what there is to say before it is sealed', () => {
  const made = deceptiveTable();
  const remarks = (change: Map<string, StandTruth>) => masqueradeRemarks(change, made.table, profile, 'red');

  test('nothing when as many pose as were paid for, at the price of the real troops', () => {
    expect(remarks(truthsOf(made.faces))).toEqual([]);
  });

  test('that more or fewer pose than were paid for (BC-24-DECEPT-COST-1)', () => {
    const fewer = new Map([...truthsOf(made.faces)].filter(([id]) => id !== made.faces.cooks));
    expect(remarks(fewer)).toEqual([{ code: 'exchanges', bought: 3, used: 2 }]);
    const more = truthsOf(made.faces).set(made.faces.horde, { m: 1, real: ['HRD'], pair: null });
    expect(remarks(more)).toEqual([{ code: 'exchanges', bought: 3, used: 4 }]);
  });

  test('that stands cost something else than who is behind them (BC-24-DECEPT-COST-6)', () => {
    const dear = truthsOf(made.faces).set(made.faces.cooks, { m: 1, real: ['KNT'], pair: null });
    expect(remarks(dear)).toEqual([
      { code: 'masquerade-points', stands: [made.faces.cooks], halfPoints: 0, expected: 8 },
    ]);
  });
});

describe('a team’s draft', () => {
  const made = deceptiveTable();
  const { herd, cooks, horde, axes } = made.faces;
  const drafted = (...plan: [string, unknown][]) =>
    truthsDrafted(made.table, 'red', new Map(plan.map(([id, truth]) => [masqueradeKey(id), truth])));

  test('begins as the army file has it', () => {
    const begun = drafted();
    expect(begun.size).toBe(10);
    expect([begun.get(cooks), begun.get(axes), begun.get(horde)]).toEqual([
      { m: 1, real: [], pair: null },
      { m: 1, real: ['WRR', 'WRR'], pair: null },
      { m: 0 },
    ]);
  });

  test('is what the team says, as far as that can be sealed', () => {
    const truth = { m: 1, real: ['HRD'] };
    const [one, two] = herd;
    const paired = drafted([one, { ...truth, pair: two }], [two, { ...truth, pair: one }], [cooks, { m: 0 }]);
    expect([paired.get(one), paired.get(cooks)]).toEqual([{ ...truth, pair: two }, { m: 0 }]);
    const pose: Pose = [42_000, 8_000, 0];
    const placed = (...ids: string[]) =>
      sealedPlacing(
        made.table,
        profile,
        ids.map((id) => ({ id, pose })),
        paired,
        testSealing('red'),
      );
    expect(placed(one, cooks).stands.map(({ id }) => id)).toEqual([one, two, cooks]);
    expect(placed(one).stands[1]?.pose).toEqual(behindPike(pose));
    expect(placed(one).batch).toHaveLength(2);
    expect(placed(one, two).stands).toHaveLength(2);
    expect(drafted([one, { ...truth, pair: two }]).get(one)).toEqual({ m: 0 });
    expect(drafted([horde, { m: 2, evil: true }]).get(horde)).toEqual({ m: 0 });
  });

  test('becomes a batch with a fresh salt for every stand, real ones too', () => {
    const ids = [...drafted().keys()];
    const batch = standBatchOf(made.table, ids, drafted(), testSealing('red')) ?? [];
    expect(batch).toHaveLength(10);
    expect(new Set(batch.map(({ salt }) => salt)).size).toBe(10);
    expect(standBatchOf(made.table, ids, drafted(), testSealing('blue'))).toBeUndefined();
  });
});

describe('what the owner and the umpire are told in play, and nobody else', () => {
  const moved = (from: Snapshot, ...moves: [string, Pose][]) =>
    play(from, 'red-captain', 'move-stands', { moves: moves.map(([id, to]) => ({ id, to })) }).snapshot;
  const flags = (snapshot: Snapshot) => masqueradeFlags(snapshot, profile, 'red');

  test('nothing while all is well', () => {
    expect(flags(table)).toEqual([]);
  });

  test('as foot it has gone farther than 2 MU (BC-24-DECEPT-PLAY-13)', () => {
    expect(flags(moved(table, [faces.cooks, [62_000, 10_000, 0]]))).toEqual([]);
    expect(flags(moved(table, [faces.cooks, [62_000, 10_100, 0]]))).toEqual([
      { code: 'too-far', stand: faces.cooks, moved: 2.1, most: 2 },
    ]);
    expect(flags(moved(table, [faces.horde, [66_000, 12_000, 0]]))).toEqual([]);
  });

  test('as horsemen farther than 4 MU (BC-24-DECEPT-PLAY-2)', () => {
    const riding = inBattle((all, { riders }) => all.set(riders, { m: 1, real: [], pair: null }));
    const { riders } = riding.faces;
    expect(flags(moved(riding.table, [riders, [68_000, 12_000, 0]]))).toEqual([]);
    expect(flags(moved(riding.table, [riders, [68_000, 12_500, 0]]))).toMatchObject([{ code: 'too-far', most: 4 }]);
  });

  test('an enemy stand is 8 MU away or nearer (BC-24-DECEPT-PLAY-5)', () => {
    const [enemy] = [...table.public.stand].filter(([, { side }]) => side === 'blue').map(([id]) => id);
    const facing = (y: number) =>
      play(table, 'blue-captain', 'place-stands', { stands: [{ id: enemy, pose: [62_000, y, 18_000] }] }).snapshot;
    const near = flags(facing(16_000)).filter(({ code }) => code === 'show-now');
    expect(near).toContainEqual({ code: 'show-now', stand: faces.cooks, within: 8 });
    expect(flags(facing(40_000))).toEqual([]);
  });

  test('what they are told goes by the house rules of the table', () => {
    const slow = withValues(profile, {
      'cards.deceptiveDeployment.footMoveMu': 1,
      'cards.deceptiveDeployment.revealAtMu': 40,
    });
    const said = masqueradeFlags(moved(table, [faces.cooks, [62_000, 10_000, 0]]), slow, 'red');
    expect(said).toContainEqual({ code: 'too-far', stand: faces.cooks, moved: 2, most: 1 });
    const [enemy] = [...table.public.stand].filter(([, { side }]) => side === 'blue').map(([id]) => id);
    const far = play(table, 'blue-captain', 'place-stands', {
      stands: [{ id: enemy, pose: [62_000, 35_000, 18_000] }],
    });
    expect(masqueradeFlags(far.snapshot, slow, 'red')).toContainEqual({
      code: 'show-now',
      stand: faces.cooks,
      within: 40,
    });
  });

  describe('once the movement of a turn is over', () => {
    const [enemy] = [...table.public.stand].filter(([, { side }]) => side === 'blue').map(([id]) => id);
    /** An enemy so far from where the cooks' front looks, in a phase of a side's turn; with house rules. */
    const after = (y: number, phase: PhaseCode, side: 'red' | 'blue' = 'red') => {
      const near = play(table, 'blue-captain', 'place-stands', { stands: [{ id: enemy, pose: [62_000, y, 18_000] }] });
      return changed(near.snapshot, (edits) => edits.put('turn', THIS_TABLE, { number: 2, side, phase }));
    };
    const ofCooks = (flags: readonly Flag[]) => flags.filter(({ about }) => about.includes(faces.cooks));
    const said = (...at: Parameters<typeof after>) => ofCooks(flagsOf(masqueradeIsShownInTime, after(...at), 'red'));

    test('its owner is told which are to be shown, with one click (BC-24-DECEPT-PLAY-5)', () => {
      const [flag, ...more] = said(16_000, 'rout');
      expect(more).toEqual([]);
      expect(flag).toMatchObject({ weight: 'illegal', side: 'red', secretOf: 'red', about: [faces.cooks] });
      expect(flag && plainText(flag.says)).toContain('an enemy within 8 MU of it');
      const shown = play(after(16_000, 'rout'), 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
      expect(ofCooks(flagsOf(masqueradeIsShownInTime, shown, 'red'))).toEqual([]);
    });

    test('not while stands still move, nor with the enemy farther away (BC-24-DECEPT-PLAY-5)', () => {
      expect([said(16_000, 'command'), said(16_000, 'movement'), said(16_100, 'rout')]).toEqual([[], [], []]);
    });

    test('after the enemy’s movement as well, as we read it (BC-24-DECEPT-PLAY-5)', () => {
      expect(said(16_000, 'ranged', 'blue')).toMatchObject([{ weight: 'doubtful', isUnverified: true }]);
    });

    test('not then, where the table reads it otherwise', () => {
      const own = withValues(profile, { 'cards.deceptiveDeployment.revealAfter': 'own' });
      const found = (side: 'red' | 'blue') =>
        assist(createBattleFacts()(after(16_000, 'ranged', side), own, { side: 'red' }), [masqueradeIsShownInTime]);
      expect([found('blue'), ofCooks(found('red'))]).toMatchObject([[], [{ weight: 'illegal' }]]);
    });

    test('nobody else is told', () => {
      expect(flagsOf(masqueradeIsShownInTime, after(16_000, 'rout'), 'blue')).toEqual([]);
      const nobody = { ...after(16_000, 'rout'), sides: {} };
      expect(flagsOf(masqueradeIsShownInTime, nobody)).toEqual([]);
    });
  });

  test('a pair has come apart (BC-24-DECEPT-PLAY-6, BC-24-DECEPT-PLAY-15)', () => {
    const [one, two] = faces.herd;
    const together = moved(table, [one, [42_000, 9_000, 0]], [two, behindPike([42_000, 9_000, 0])]);
    expect(flags(together)).toEqual([]);
    const [first, second] = [...faces.herd].sort();
    expect(flags(moved(table, [one, [42_000, 9_500, 0]]))).toEqual([{ code: 'pair-apart', stands: [first, second] }]);
  });

  test('of what is shown or gone there is nothing more to say', () => {
    const far = moved(table, [faces.cooks, [62_000, 11_000, 0]]);
    expect(flags(play(far, 'red-captain', 'lose-stands', { stands: [faces.cooks] }).snapshot)).toEqual([]);
    const keys = [`stand.${faces.cooks}`];
    expect(flags(play(far, 'red-captain', 'reveal-secrets', { keys }).snapshot)).toEqual([]);
  });

  test('whoever does not know the side’s secrets is told nothing', () => {
    const far = moved(table, [faces.cooks, [62_000, 11_000, 0]]);
    expect(flags(asSeenBy(far, 'red'))).toHaveLength(1);
    expect(flags(asSeenBy(far, 'blue'))).toEqual([]);
    const nothing = withChanges(far, new Edits(far).changes());
    expect(flags({ public: nothing.public, sides: {} })).toEqual([]);
    expect(truths.size).toBe(4);
  });
});
