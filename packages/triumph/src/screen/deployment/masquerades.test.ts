import type { Json } from '@vexillum/model';
import { masqueradeFlags, type Opened, profileAt, truthsDrafted, type StandTruth } from '../../rules/index.ts';
import { asSeenBy, deceptiveTable, inBattle, play, truthsOf } from '../../rules/testing/index.ts';
import { standNames } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { isHiddenMasquerade, masqueradeRows, matesFor, plainStands, truthChanges } from './masquerade-rows.ts';
import { masqueradeFlagText, masqueradeParts, truthText } from './masquerade-words.ts';

const { table, faces } = deceptiveTable();
const seen = asSeenBy(table, 'red');
const profile = profileAt(table);
const begun = truthsDrafted(seen, 'red', new Map());
const asPlan = (changes: ReadonlyMap<string, StandTruth>) =>
  new Map([...changes].map(([id, truth]) => [`masquerade:${id}`, truth as unknown as Json]));
const [one, two] = faces.herd;

describe('the list of masquerades', () => {
  it('begins with what the army file says', () => {
    const rows = masqueradeRows(seen, 'red', begun);
    expect(new Set(rows.map(({ stands }) => stands[0]))).toEqual(new Set([faces.axes, faces.cooks]));
    expect(rows.every(({ state }) => state === 'draft')).toBe(true);
    expect(plainStands(seen, 'red', begun)).toHaveLength(8);
  });

  it('pairs a stand with another of its type that poses not yet', () => {
    expect(matesFor(seen, 'red', begun, one).sort()).toEqual([two, faces.pikes].sort());
    const paired = truthsDrafted(seen, 'red', asPlan(truthChanges(begun, one, { m: 1, real: ['HRD'], pair: two })));
    expect(masqueradeRows(seen, 'red', paired)).toContainEqual({
      stands: [one, two].sort(),
      real: ['HRD'],
      state: 'draft',
    });
    expect(matesFor(seen, 'red', paired, one)).toEqual([two, faces.pikes]);
  });

  it('frees the mate when the pair is given up or made again', () => {
    const paired = truthsDrafted(seen, 'red', asPlan(truthChanges(begun, one, { m: 1, real: ['HRD'], pair: two })));
    expect(truthChanges(paired, one, { m: 0 }).get(two)).toEqual({ m: 0 });
    const anew = truthChanges(paired, one, { m: 1, real: ['HRD'], pair: faces.pikes });
    expect([anew.get(two), anew.get(faces.pikes)]).toEqual([{ m: 0 }, { m: 1, real: ['HRD'], pair: one }]);
  });

  it('shows what is sealed whatever was drafted later, and what is open as open', () => {
    const battle = inBattle();
    const own = asSeenBy(battle.table, 'red');
    const later = new Map<string, StandTruth>([[battle.faces.horde, { m: 1, real: ['KNT'], pair: null }]]);
    const rows = masqueradeRows(own, 'red', later);
    expect(rows.map(({ state }) => state)).toEqual(['sealed', 'sealed', 'sealed']);
    expect(plainStands(own, 'red', later)).toEqual([]);
    const keys = [`stand.${battle.faces.cooks}`];
    const shown = asSeenBy(play(battle.table, 'red-captain', 'reveal-secrets', { keys }).snapshot, 'red');
    expect(masqueradeRows(shown, 'red', later).find(({ stands }) => stands[0] === battle.faces.cooks)?.state).toBe(
      'open',
    );
    expect(isHiddenMasquerade(shown, battle.faces.cooks)).toBe(false);
  });
});

describe('the mark on a stand’s card', () => {
  const battle = inBattle();

  it('is there for its own side and nobody else', () => {
    const of = (snapshot: typeof battle.table) =>
      [battle.faces.cooks, battle.faces.horde].map((id) => isHiddenMasquerade(snapshot, id));
    expect(of(asSeenBy(battle.table, 'red'))).toEqual([true, false]);
    expect(of(asSeenBy(battle.table, 'blue'))).toEqual([false, false]);
    expect(of({ public: battle.table.public, sides: {} })).toEqual([false, false]);
  });

  it('says what the rules would say', () => {
    const moves = [{ id: battle.faces.cooks, to: [62_000, 11_000, 0] }];
    const far = play(battle.table, 'red-captain', 'move-stands', { moves }).snapshot;
    const said = masqueradeFlags(far, profile, 'red').map((flag) => masqueradeFlagText(flag, standNames(far)));
    expect(said).toEqual(['A masquerade moves 2 MU at most; this one has moved 3 MU.']);
  });
});

describe('words', () => {
  it('who comes in its place', () => {
    expect(truthText(profile, [])).toBe('people who do not fight');
    expect(truthText(profile, ['HRD'])).toBe('Horde');
    expect(truthText(profile, ['WRR', 'KNT'])).toBe('Warriors and Knights');
  });

  it('what the log tells of those that were shown, and nothing where none were', () => {
    const parts = (shown: Partial<Opened>) =>
      masqueradeParts({ posed: {}, real: {}, plain: 0, ...shown }, profile).map((text) =>
        text.replaceAll('\u00a0', ' '),
      );
    expect(parts({ posed: { PIK: 2 }, real: { HRD: 1 } })).toEqual(['2 × Pikes: in truth 1 × Horde']);
    expect(parts({ posed: { HRD: 1 }, real: {} })).toEqual(['1 × Horde: in truth people who do not fight']);
    expect(parts({ count: 1, side: 'red' })).toEqual([]);
    expect(parts({ plain: 2 })).toEqual(['stands that are what they seem: 2']);
    expect(truthsOf(faces).size).toBe(4);
  });
});
