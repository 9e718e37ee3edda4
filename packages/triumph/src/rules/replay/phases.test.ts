import { plainText, type ReplayEntry, THIS_TABLE } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { orderArgs, RecordedMatch, splitArmy, standsIn } from '../testing/index.ts';
import { replayMatch } from './replay-match.ts';

const evening = (): RecordedMatch => {
  const match = new RecordedMatch();
  match.act('red-captain', 'begin-turn', {});
  match.act('red-captain', 'begin-phase', { phase: 'movement' });
  match.act('blue-captain', 'ask-for-turn', {});
  match.act('red-captain', 'begin-phase', { isTurnOver: true });
  match.act('umpire', 'begin-turn', {});
  return match;
};

/** The name that somebody takes who sits down, in the entry of that number. */
const seatedIn = (entries: readonly ReplayEntry[], seq: number): ReplayEntry[] =>
  entries.map((entry) => {
    const seats = entry.changes?.['seat'] as Record<string, [unknown, object | null]> | undefined;
    const named = Object.fromEntries(
      Object.entries(seats ?? {}).map(([id, [was, is]]) => [id, [was, { ...is, name: id }]]),
    );
    return entry.seq === seq && seats
      ? ({ ...entry, changes: { ...entry.changes, seat: named } } as ReplayEntry)
      : entry;
  });

const turn = (was: object | null, is: object): Pick<ReplayEntry, 'changes'> =>
  ({ changes: { turn: { [THIS_TABLE]: [was, is] } } }) as Pick<ReplayEntry, 'changes'>;

/** A match from before turns had phases: whoever liked began the next turn. */
const ofOld = (second: object): readonly ReplayEntry[] => {
  const match = evening();
  const [genesis, begun] = seatedIn(match.entries, 0) as [ReplayEntry, ReplayEntry];
  const first = { number: 1, side: 'red' };
  return [
    genesis,
    { ...begun, ...turn(null, first) },
    { ...begun, seq: 2, seat: 'blue-captain', ...turn(first, second) },
  ];
};

describe('a match whose turns have phases', () => {
  test('verifies, each of them begun again', () => {
    expect(replayMatch(evening().entries).faults).toEqual([]);
  });

  test('does not where a phase is another than the one that follows', () => {
    const forged = evening().entries.map((entry) =>
      entry.seq === 2
        ? { ...entry, ...turn({ number: 1, side: 'red', phase: 'cards' }, { number: 1, side: 'red', phase: 'close' }) }
        : entry,
    );
    expect(replayMatch(forged).faults[0]).toMatchObject({ seq: 2, kind: 'rules' });
  });

  test('does not where the enemy took the turn away', () => {
    const taken = evening()
      .entries.slice(0, 3)
      .map((entry) => (entry.seq === 2 ? { ...entry, seat: 'blue-captain' } : entry));
    expect(replayMatch(seatedIn(taken, 0)).faults[0]).toMatchObject({ seq: 2, kind: 'rules' });
  });
});

describe('command points in a match that is verified', () => {
  const rolled = (): RecordedMatch => {
    const match = new RecordedMatch();
    match.act('red-captain', 'bring-army', { side: 'red', army: splitArmy });
    match.act('umpire', 'set-roles', { advantaged: 'red' });
    match.act('umpire', 'advance-step', { to: 2 });
    match.act('red-captain', 'seal-orders', orderArgs(match.snapshot, 'red', { 1: { mod: 1 }, 2: { mod: -1 } }));
    match.act('umpire', 'advance-step', { to: 11 });
    for (const command of [1, 2] as const) {
      const stands = standsIn(match.snapshot, 'red', command).map((id, index) => ({
        id,
        pose: [30_000 + 2_000 * index, 2_000 * command, 0],
      }));
      match.act('red-captain', 'place-stands', { stands });
      match.act('red-captain', 'reveal-secrets', { keys: [`cmd.${command}.roster`] });
    }
    match.act('red-captain', 'begin-turn', {});
    match.act('red-captain', 'roll-command-points', {});
    return match;
  };

  test('are what was rolled; what changes a die opens with its first roll', () => {
    const match = rolled();
    expect(replayMatch(match.entries).faults).toEqual([]);
    expect(match.entries.at(-1)?.openings).toMatchObject({ slots: [{ k: 'cmd.1.cp' }, { k: 'cmd.2.cp' }] });
    const next = match.act('red-captain', 'begin-phase', { isTurnOver: true });
    expect(next.openings).toBeUndefined();
  });

  test('are not where somebody wrote more of them', () => {
    const forged = rolled().entries.map((entry) => {
      if (entry.name !== 'roll-command-points') return entry;
      const points = { 'red:1': [null, { turn: 1, die: 6, terms: [], points: 6 }] };
      return { ...entry, changes: { ...entry.changes, points } } as ReplayEntry;
    });
    expect(replayMatch(forged).faults.map(({ says }) => plainText(says))).toEqual([
      expect.stringContaining('the command points are not what was rolled'),
    ]);
  });
});

describe('a match from before', () => {
  test('verifies as it is, whichever captain began the next turn', () => {
    expect(replayMatch(ofOld({ number: 2, side: 'blue' })).faults).toEqual([]);
  });

  test('has no phases from one turn to the next', () => {
    const entries = ofOld({ number: 2, side: 'blue', phase: 'cards' });
    expect(replayMatch(entries).faults).not.toEqual([]);
  });
});
