import { testDigest } from '@vexillum/model/testing';
import { type ReplayEntry, plainText } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { asPlain, orderArgs, RecordedMatch, splitArmy, standsIn } from '../testing/index.ts';
import { matchRules, replayMatch } from './replay-match.ts';

const flag = {
  id: 'deploys-within-band:stand:1',
  rule: 'deploys-within-band',
  about: ['stand:1'],
  says: { text: '{0} is {1} MU from its base edge.', values: ['Sp1', '9.2'] },
};

/** A short evening: an army, some moves, a flag talked about, an order sealed and everything opened at the end. */
const recorded = (): RecordedMatch => {
  const match = new RecordedMatch();
  for (const side of ['red', 'blue'] as const) match.act(`${side}-captain`, 'bring-army', { side, army: splitArmy });
  match.act('umpire', 'set-roles', { advantaged: 'red' });
  match.act('umpire', 'advance-step', { to: 2 });
  match.act('red-captain', 'seal-orders', orderArgs(match.snapshot, 'red'));
  const [id] = standsIn(match.snapshot, 'red', 1);
  match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
  match.act('red-1', 'move-stands', { moves: [{ id, to: [45_000, 8_000, 0] }] });
  match.act('umpire', 'draw', {
    shape: 'line',
    points: [
      [0, 0],
      [1_000, 1_000],
    ],
  });
  match.act('red-1', 'agree-flag', flag);
  match.act('blue-captain', 'ask-umpire', flag);
  match.act('blue-captain', 'ask-umpire', { ...flag, isSecret: true });
  match.act('umpire', 'rule-flag', { ...flag, verdict: 'allowed', scope: 'game', text: 'Once.' });
  match.act('umpire', 'end-game', {});
  return match;
};

const without = (match: RecordedMatch, change: (entry: ReplayEntry) => ReplayEntry) => match.entries.map(change);
const says = (entries: readonly ReplayEntry[]) => replayMatch(entries).faults.map((fault) => plainText(fault.says));
const onlyIn = (name: string, change: (entry: ReplayEntry) => ReplayEntry) => (entry: ReplayEntry) =>
  entry.name === name ? change(entry) : entry;

describe('a match that was played as it says', () => {
  test('has no faults, and the table can be looked at as each entry left it', () => {
    const match = recorded();
    const replay = replayMatch(match.entries);
    expect(replay.faults).toEqual([]);
    const last = replay.snapshotAt(match.entries.length - 1);
    expect(asPlain({ public: last.public, sides: {} })).toEqual(asPlain({ public: match.snapshot.public, sides: {} }));
    expect(replay.snapshotAt(2).public.step.size).toBe(0);
    expect(replay.snapshotAt(3).public.step.get('this')).toMatchObject({ number: 1 });
  });

  test('is looked at the same from far on as from near by', () => {
    const match = recorded();
    const entries = [...match.entries];
    for (let i = 0; i < 150; i++)
      entries.push({ seq: entries.length, at: '', seat: 'red-1', name: 'roll-dice', args: {}, changes: {} });
    const replay = replayMatch(entries);
    expect(replay.faults).toEqual([]);
    expect([...replay.snapshotAt(entries.length - 1).public.pose]).toEqual([...match.snapshot.public.pose]);
    expect([...replay.snapshotAt(140).public.seal.keys()]).toHaveLength(9);
  });
});

describe('a match that cannot have been played so', () => {
  test('a move that ends elsewhere than it says', () => {
    const entries = without(
      recorded(),
      onlyIn('move-stands', (entry) => {
        const [id] = Object.keys(entry.changes?.['pose'] ?? {}) as [string];
        return { ...entry, args: { moves: [{ id, to: [45_000, 9_000, 0] }] } };
      }),
    );
    expect(says(entries)).toEqual([expect.stringMatching(/move-stands does not do what the entry says/)]);
  });

  test('a change that does not follow from what was there', () => {
    const entries = without(
      recorded(),
      onlyIn('move-stands', (entry) => {
        const [id] = Object.keys(entry.changes?.['pose'] ?? {}) as [string];
        return {
          ...entry,
          changes: {
            pose: {
              [id]: [
                [1, 2, 3],
                [45_000, 8_000, 0],
              ],
            },
          },
        };
      }),
    );
    expect(says(entries)).toEqual([expect.stringMatching(/was otherwise/)]);
  });

  test('a seat that does what it may not', () => {
    const entries = without(
      recorded(),
      onlyIn('move-stands', (entry) => ({ ...entry, seat: 'blue-captain' })),
    );
    expect(says(entries)).toEqual([expect.stringMatching(/would be refused/)]);
    const spectator = without(
      recorded(),
      onlyIn('move-stands', (entry) => ({ ...entry, seat: 'nobody' })),
    );
    expect(says(spectator)).toEqual([expect.stringMatching(/a seat that this game does not have/)]);
  });

  test('an opening that the board does not show, or that is shown and not made', () => {
    const hidden = without(
      recorded(),
      onlyIn('end-game', (entry) => {
        const { stand: _, ...changes } = entry.changes ?? {};
        return { ...entry, changes };
      }),
    );
    expect(says(hidden)).toEqual([expect.stringMatching(/the board shows something else/)]);
    const unmade = without(
      recorded(),
      onlyIn('end-game', ({ openings: _openings, ...entry }) => entry),
    );
    expect(says(unmade)).toEqual([expect.stringMatching(/opens it nowhere/)]);
  });

  test('a ruling that nobody gave', () => {
    const entries = without(
      recorded(),
      onlyIn('rule-flag', (entry) => ({ ...entry, args: { ...(entry.args as object), verdict: 'not-allowed' } })),
    );
    expect(says(entries)).toEqual([expect.stringMatching(/rule-flag does not do what the entry says/)]);
  });

  test('another game', () => {
    expect(says([])).toEqual(['The first entry names no game of ours.']);
    expect(matchRules.replay([{ seq: 0, at: '', changes: { table: {} } }], () => testDigest)).toMatchObject([
      { seq: 0, kind: 'rules' },
    ]);
  });

  test('records of a kind that no table has', () => {
    const entries = without(
      recorded(),
      onlyIn('draw', (entry) => ({ ...entry, changes: { secret: {} } })),
    );
    expect(says(entries)[0]).toMatch(/no table has/);
  });
});

test('open orders are shown when a stand is placed, and the replay knows', () => {
  const match = new RecordedMatch({ 'sealed-orders': false });
  match.act('red-captain', 'bring-army', { side: 'red', army: splitArmy });
  const [id] = standsIn(match.snapshot, 'red', 2);
  match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
  expect(match.snapshot.public.stand.get(id as string)).toHaveProperty('command', 2);
  expect(replayMatch(match.entries).faults).toEqual([]);
});

test('where a lost stand stood is kept; a match that did not keep it verifies, and one that says another place does not', () => {
  const match = new RecordedMatch({ 'sealed-orders': false });
  match.act('red-captain', 'bring-army', { side: 'red', army: splitArmy });
  const [id = ''] = standsIn(match.snapshot, 'red', 2);
  match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
  match.act('red-captain', 'lose-stands', { stands: [id] });
  expect(match.snapshot.public.stand.get(id)).toMatchObject({ place: 'lost', fell: [45_000, 5_000, 0] });
  expect(says(match.entries)).toEqual([]);
  const saying = (fell: object) =>
    without(
      match,
      onlyIn('lose-stands', (entry) => {
        const { stand, ...others } = entry.changes as { stand: Record<string, [object, { fell?: unknown }]> };
        const [before, { fell: _, ...after }] = stand[id] ?? [{}, {}];
        return { ...entry, changes: { ...others, stand: { [id]: [before, { ...after, ...fell }] } } as never };
      }),
    );
  expect(says(saying({}))).toEqual([]);
  expect(says(saying({ fell: [45_000, 9_000, 0] }))).toEqual([
    expect.stringMatching(/lose-stands does not do what the entry says/),
  ]);
});
