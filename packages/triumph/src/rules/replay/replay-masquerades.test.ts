import { type ReplayEntry, plainText } from '@vexillum/model';
import { expect, describe, test } from 'vitest';
import { orderSlot, standSlot } from '../deployment/slots.ts';
import {
  type Faces,
  deceptiveArmy,
  facesOf,
  markerArgs,
  orderArgs,
  placesOf,
  placingArgs,
  RecordedMatch,
  splitArmy,
  truthsOf,
} from '../testing/index.ts';
import { replayMatch } from './replay-match.ts';

interface Played {
  readonly match: RecordedMatch;
  readonly faces: Faces;
}

/** Red places its army of many faces, shows one in its turn, has another shown by the umpire, and the rest at the end. */
const played = (): Played => {
  const match = new RecordedMatch();
  const brought = match.act('red-captain', 'bring-army', { side: 'red', army: deceptiveArmy });
  const faces = facesOf((brought.result as { stands: string[] }).stands);
  match.act('blue-captain', 'bring-army', { side: 'blue', army: splitArmy });
  match.act('umpire', 'set-roles', { advantaged: 'red' });
  match.act('umpire', 'advance-step', { to: 2 });
  match.act('red-captain', 'seal-orders', orderArgs(match.snapshot, 'red'));
  match.act('blue-captain', 'seal-orders', orderArgs(match.snapshot, 'blue', {}, 2));
  match.act('umpire', 'advance-step', { to: 6 });
  match.act('red-captain', 'seal-orders', markerArgs(match.snapshot, 'red'));
  match.act('umpire', 'advance-step', { to: 8 });
  const args = placingArgs(match.snapshot, placesOf(faces), truthsOf(faces));
  match.act('red-captain', 'place-stands', args);
  const keys = ([1, 2, 3] as const).map((command) => orderSlot(command, 'roster'));
  match.act('red-captain', 'reveal-secrets', { keys });
  match.act('umpire', 'advance-step', { to: 11 });
  match.act('red-captain', 'begin-turn', {});
  match.act('red-3', 'reveal-secrets', { keys: [standSlot(faces.axes)] });
  match.act('umpire', 'reveal-secrets', { keys: [standSlot(faces.herd[1])], side: 'red' });
  match.act('red-captain', 'return-stands', { stands: [faces.spears] });
  match.act('red-captain', 'place-stands', { stands: [{ id: faces.spears, pose: [22_000, 9_000, 0] }] });
  match.act('umpire', 'end-game', {});
  return { match, faces };
};

const { match, faces } = played();
const says = (entries: readonly ReplayEntry[]) => replayMatch(entries).faults.map((fault) => plainText(fault.says));
const entryOf = (slot: string): ReplayEntry =>
  match.entries.find(
    ({ name, changes }) =>
      name === 'reveal-secrets' && changes?.['seal'] !== undefined && `seal:red:${slot}` in (changes['seal'] as object),
  ) as ReplayEntry;
const instead = (entry: ReplayEntry, changes: (all: Changed) => Changed): ReplayEntry[] =>
  match.entries.map((each) =>
    each === entry ? { ...each, changes: changes(each.changes as unknown as Changed) } : each,
  );

type Pairs = Record<string, [unknown, unknown]>;
type Changed = Record<string, Pairs>;

const mapNew = (pairs: Pairs | undefined, change: (record: never) => unknown): Pairs =>
  Object.fromEntries(
    Object.entries(pairs ?? {}).map(([id, [before, after]]) => [
      id,
      [before, before === null ? change(after as never) : after],
    ]),
  );

describe('a match with masquerades', () => {
  test('can be played again from what everyone heard', () => {
    expect(says(match.entries)).toEqual([]);
  });

  const axes = entryOf(standSlot(faces.axes));
  const herd = entryOf(standSlot(faces.herd[1]));
  const other = /what comes in their place is something else/;

  test.each<[string, ReplayEntry[]]>([
    [
      'other troops than were sealed',
      instead(axes, (all) => ({
        ...all,
        stand: mapNew(all['stand'], (stand: object) => ({ ...stand, troopType: 'KNT' })),
      })),
    ],
    [
      'somewhere else',
      instead(axes, (all) => ({
        ...all,
        pose: mapNew(all['pose'], ([x, y, turn]: [number, number, number]) => [x + 1_000, y, turn]),
      })),
    ],
    [
      'in another command',
      instead(axes, (all) => ({ ...all, stand: mapNew(all['stand'], (stand: object) => ({ ...stand, command: 1 })) })),
    ],
  ])('is found out where they come as %s', (_what, entries) => {
    expect(says(entries)[0]).toMatch(other);
  });

  test('is found out where more come than were sealed', () => {
    const forged = instead(herd, (all) => ({
      ...all,
      stand: {
        ...all['stand'],
        'stand:smuggled': [null, { side: 'red', troopType: 'ELE', place: 'board', command: 2 }],
      },
      pose: { ...all['pose'], 'stand:smuggled': [null, [30_000, 9_000, 0]] },
    }));
    expect(says(forged)).toContainEqual(expect.stringMatching(other));
  });

  test('is found out where a masquerade stays after it was shown', () => {
    const forged = instead(herd, (all) => ({
      ...all,
      stand: Object.fromEntries(Object.entries(all['stand'] ?? {}).filter(([id]) => id !== faces.herd[0])),
    }));
    expect(says(forged)[0]).toMatch(other);
  });

  test('is found out where one stand came to the board unsealed', () => {
    const placing = match.entries.find(({ name }) => name === 'place-stands') as ReplayEntry;
    const forged = instead(placing, (all) => ({
      ...all,
      seal: Object.fromEntries(
        Object.entries(all['seal'] ?? {}).filter(([id]) => id !== `seal:red:${standSlot(faces.king)}`),
      ),
    }));
    expect(says(forged)[0]).toMatch(/unsealed, though its army has masquerades/);
  });
});
