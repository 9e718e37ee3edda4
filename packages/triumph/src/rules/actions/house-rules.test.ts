import { type House, isRefusal, plainText, words } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { profileAt } from '../profiles/profile-of.ts';
import { replayMatch } from '../replay/replay-match.ts';
import { answerTo, asPlain, attempt, emptyTable, play, RecordedMatch } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

const propose = (table: Snapshot, seat: string, values: object): Snapshot =>
  play(table, seat, 'propose-house-rule', { values }).snapshot;
const answer = (table: Snapshot, seat: string, values: object): string =>
  answerTo(table, seat, 'propose-house-rule', { values });
const houseOf = (table: Snapshot): Record<string, House> => Object.fromEntries(table.public.house);
const RED = 'ask:deploymentBandMu@red';

describe('a house rule', () => {
  test('is a proposal until the other side agrees, and in force from then on', () => {
    const asked = propose(emptyTable(), 'red-captain', { deploymentBandMu: 10 });
    expect(houseOf(asked)).toEqual({
      [RED]: { values: { deploymentBandMu: 10 }, proposedBy: 'red', agreed: { red: true } },
    });
    expect(profileAt(asked).deploymentBandMu.value).toBe(8);
    const { snapshot, event } = play(asked, 'blue-captain', 'agree-house-rule', { proposal: RED });
    expect(houseOf(snapshot)).toEqual({
      deploymentBandMu: { values: { deploymentBandMu: 10 }, proposedBy: 'red', agreed: { red: true, blue: true } },
    });
    expect(profileAt(snapshot).deploymentBandMu.value).toBe(10);
    expect(event).toEqual({ kind: 'house-rule-agreed', values: { deploymentBandMu: 10 }, isInForce: true });
  });

  test('is agreed, too, when both sides propose the same', () => {
    const asked = propose(emptyTable(), 'red-captain', { deploymentBandMu: 10 });
    const other = propose(asked, 'blue-captain', { deploymentBandMu: 9 });
    expect(Object.keys(houseOf(other))).toEqual([RED, 'ask:deploymentBandMu@blue']);
    const same = propose(other, 'blue-captain', { deploymentBandMu: 10 });
    expect(Object.keys(houseOf(same))).toEqual(['deploymentBandMu']);
    expect(profileAt(same).deploymentBandMu.value).toBe(10);
  });

  test('cannot be agreed to by the side that proposes it', () => {
    const asked = propose(emptyTable(), 'red-captain', { deploymentBandMu: 10 });
    expect(answerTo(asked, 'red-captain', 'agree-house-rule', { proposal: RED })).toBe('already-agreed');
    expect(answerTo(asked, 'blue-captain', 'agree-house-rule', { proposal: 'deploymentBandMu' })).toBe(
      'no-such-proposal',
    );
  });

  test('is in force at once where the umpire says so, in their own words or to a proposal', () => {
    const ruled = propose(emptyTable(), 'umpire', { commandRangeMu: [8, 20] });
    expect(profileAt(ruled).commandRangeMu.value).toEqual([8, 20]);
    const asked = propose(ruled, 'red-captain', { deploymentBandMu: 10 });
    expect(
      profileAt(play(asked, 'umpire', 'agree-house-rule', { proposal: RED }).snapshot).deploymentBandMu.value,
    ).toBe(10);
  });

  test('is taken back by its own side, or declined by the other', () => {
    const asked = propose(emptyTable(), 'red-captain', { deploymentBandMu: 10 });
    for (const [seat, isDeclined] of [
      ['red-captain', false],
      ['blue-captain', true],
    ] as const) {
      const { snapshot, event } = play(asked, seat, 'withdraw-house-rule', { proposal: RED });
      expect(houseOf(snapshot)).toEqual({});
      expect(event).toMatchObject({ isDeclined });
    }
  });

  test('ends when the profile’s own value is agreed on again', () => {
    const ruled = propose(emptyTable(), 'umpire', { deploymentBandMu: 10 });
    const back = propose(ruled, 'red-captain', { deploymentBandMu: 8 });
    const { snapshot } = play(back, 'blue-captain', 'agree-house-rule', { proposal: RED });
    expect(houseOf(snapshot)).toEqual({});
    expect(profileAt(snapshot)).toBe(profileAt(emptyTable()));
  });

  test('may be of several values that belong together', () => {
    const values = { 'zones.left.toMu': 40, 'zones.center.fromMu': 40 };
    expect(answer(emptyTable(), 'red-captain', { 'zones.left.toMu': 40 })).toBe('contradiction');
    const asked = propose(emptyTable(), 'red-captain', values);
    const { snapshot } = play(asked, 'blue-captain', 'agree-house-rule', {
      proposal: 'ask:zones.center.fromMu@red',
    });
    expect(Object.keys(houseOf(snapshot))).toEqual(['zones.left.toMu', 'zones.center.fromMu']);
    expect(profileAt(snapshot).zones.value.map(({ toMu }) => toMu)).toEqual([18, 40, 54, 72, 90]);
  });

  test('that can no longer be played is not agreed to', () => {
    const asked = propose(emptyTable(), 'red-captain', { commandRangeMu: [8, 24] });
    const changed = propose(asked, 'umpire', { commandRangeMu: [8, 16, 24], moveCosts: [1, 2, 3, 4] });
    expect(Object.keys(houseOf(changed))).toEqual(['commandRangeMu', 'moveCosts']);
    const other = propose(changed, 'red-captain', { commandRangeMu: [4, 8, 16] });
    const less = propose(other, 'umpire', { commandMinimumHalfPoints: 40 });
    expect(answerTo(less, 'blue-captain', 'agree-house-rule', { proposal: 'ask:commandRangeMu@red' })).toBe('done');
  });

  test.each([
    ['red-1', { deploymentBandMu: 10 }, 'not-allowed'],
    ['host', { deploymentBandMu: 10 }, 'not-allowed'],
    ['spectator', { deploymentBandMu: 10 }, 'not-allowed'],
    ['red-captain', {}, 'bad-arguments'],
    ['red-captain', { deploymentBandMu: 8 }, 'nothing-changed'],
    ['red-captain', { deploymentBandMu: 'far' }, 'bad-value'],
    ['red-captain', { deploymentBandMu: 30 }, 'contradiction'],
    ['red-captain', { heightMu: 3 }, 'no-such-value'],
    ['umpire', { mainCampZones: ['nowhere'] }, 'contradiction'],
  ])('by %s of %j: %s', (seat, values, code) => expect(answer(emptyTable(), seat, values)).toBe(code));

  test('says which value is wrong', () => {
    const refusal = attempt(emptyTable(), 'red-captain', 'propose-house-rule', { values: { deploymentBandMu: 30 } });
    expect(refusal).toMatchObject({ field: 'values.deploymentBandMu' });
    expect(isRefusal(refusal) && plainText(refusal.words)).toContain('36 MU deep');
  });
});

describe('a match with house rules', () => {
  const match = new RecordedMatch();
  match.act('red-captain', 'propose-house-rule', { values: { deploymentBandMu: 10, 'troopTypes.SPR.moveMu': 4 } });
  match.act('blue-captain', 'agree-house-rule', { proposal: RED });
  match.act('red-captain', 'propose-house-rule', { values: { commandRangeMu: [6, 12] } });
  match.act('blue-captain', 'withdraw-house-rule', { proposal: 'ask:commandRangeMu@red' });

  test('is played again without a fault, by the rules that held at each moment', () => {
    const { faults, snapshotAt } = replayMatch(match.entries);
    expect(faults).toEqual([]);
    const last = snapshotAt(match.entries.length - 1);
    expect(asPlain({ public: last.public, sides: {} })).toEqual(asPlain({ public: match.snapshot.public, sides: {} }));
    expect([1, 2].map((seq) => profileAt(snapshotAt(seq)).deploymentBandMu.value)).toEqual([8, 10]);
  });

  test('that puts a rule in force nobody agreed to has a fault', () => {
    const forged = match.entries.map((entry) =>
      entry.name === 'agree-house-rule' ? { ...entry, seat: 'red-captain' } : entry,
    );
    expect(plainText(replayMatch(forged).faults[0]?.says ?? words(''))).toContain('would be refused');
  });
});
