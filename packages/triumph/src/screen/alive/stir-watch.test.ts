import { frontCornersOf, type Leg, placementOf, plan } from '@vexillum/geometry';
import { isRefusal, type Pose, withChanges } from '@vexillum/model';
import { entryOf } from '@vexillum/model/testing';
import type { LedgerEntry } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Edits,
  moveArgsOf,
  moveRulesFor,
  profileAt,
  type Snapshot,
  standSize,
  type ToldEvent,
  worldOfTable,
} from '../../rules/index.ts';
import { attempt, boardWith, lineOf, play } from '../../rules/testing/index.ts';
import { nothingStirs, type Stir } from '../view/board-moment.ts';
import { StirWatch } from './stir-watch.ts';

const board = boardWith({
  ...lineOf(2, [40, 10]),
  ...lineOf(1, [40, 30], { side: 'blue' }),
});
const started = play(board, 'red-captain', 'begin-turn', {}).snapshot;

const placeOf = (snapshot: Snapshot, id: string): Pose => snapshot.public.pose.get(id) ?? [0, 0, 0];
const ahead = (snapshot: Snapshot, id: string, mu: number): Pose => {
  const [x, y, heading] = placeOf(snapshot, id);
  return [x, y + mu * 1000, heading];
};
const moveTo = (snapshot: Snapshot, to: Pose, id = 'red0') => ({ moves: [{ id, from: placeOf(snapshot, id), to }] });

/** Its right front corner stays where it is. */
const wheeled = (snapshot: Snapshot, id: string, degrees: number) => {
  const legs: readonly Leg[] = [{ kind: 'wheel', side: 'right', degrees }];
  const profile = profileAt(snapshot);
  const planned = plan([id], legs, worldOfTable(snapshot, profile), moveRulesFor(snapshot, profile, [id]));
  const args = moveArgsOf(snapshot, legs, planned);
  const [move] = args?.moves ?? [];
  return { to: move?.to ?? placeOf(snapshot, id), legs: args?.legs ?? [] };
};

const watching = (from = started, isStill = false) => {
  const $snapshot = atom(from);
  const $held = atom<ReadonlyMap<string, Pose>>(new Map());
  const $stir = atom<Stir>(nothingStirs);
  const hearers: ((entries: readonly LedgerEntry[]) => void)[] = [];
  const watch = new StirWatch({
    battle: {
      $snapshot,
      get profile() {
        return profileAt($snapshot.get());
      },
    },
    hand: { shows: { $held } },
    overlays: { $stir },
    live: { onEntries: (hearer) => (hearers.push(hearer), () => {}) },
    isStill: () => isStill,
  });
  const does = (name: string, args: unknown) => {
    const before = $snapshot.get();
    const outcome = attempt(before, 'red-captain', name, args);
    if (isRefusal(outcome)) throw new Error(outcome.code);
    $snapshot.set(withChanges(before, outcome.changes));
    const entry = entryOf({ seat: 'red-captain', name, args }, outcome);
    return () => {
      for (const hear of hearers) hear([{ ...entry, prev: '', hash: '' } as LedgerEntry]);
    };
  };
  return { $snapshot, $held, $stir, watch, does };
};

describe('stands that somebody else moved', () => {
  test('walk from where they stood to where they lie, once, for 0.4 to 0.8 seconds', () => {
    const { $stir, does } = watching();
    does('move-stands', moveTo(started, ahead(started, 'red0', 2)));
    const [march, ...others] = $stir.get().marches;
    expect(others).toEqual([]);
    expect(march).toMatchObject({ stand: 'red0', way: [placeOf(started, 'red0'), ahead(started, 'red0', 2)] });
    expect(march?.milliseconds).toBeGreaterThanOrEqual(400);
    does('move-stands', moveTo(started, ahead(started, 'red1', 14), 'red1'));
    const marches = $stir.get().marches;
    expect(marches.map(({ stand }) => stand)).toEqual(['red0', 'red1']);
    expect(marches[0]).toBe(march);
    expect(marches[1]?.milliseconds).toBe(800);
  });

  test('go along the legs that the entry tells, on the same march', () => {
    const { $stir, does } = watching();
    const { to, legs } = wheeled(started, 'red1', 40);
    const hear = does('move-stands', { ...moveTo(started, to, 'red1'), legs });
    const [straight] = $stir.get().marches;
    expect(straight?.way).toEqual([placeOf(started, 'red1'), to]);
    hear();
    const [march] = $stir.get().marches;
    expect(march?.id).toBe(straight?.id);
    const width = standSize(profileAt(started), 'SPR')[0];
    const corners = march?.way.map((pose) => frontCornersOf(placementOf(pose), width)[1]) ?? [];
    expect(corners.length).toBeGreaterThan(10);
    for (const corner of corners) {
      expect(corner.x).toBeCloseTo(corners[0]?.x ?? 0, 1);
      expect(corner.y).toBeCloseTo(corners[0]?.y ?? 0, 1);
    }
  });

  test('do not walk where the reader carried them there, and walk back where that is taken back', () => {
    const { $held, $snapshot, $stir, does } = watching();
    const to = ahead(started, 'red0', 2);
    $held.set(new Map([['red0', to]]));
    does('move-stands', moveTo(started, to));
    $held.set(new Map());
    expect($stir.get().marches).toEqual([]);
    $snapshot.set(started);
    expect($stir.get().marches).toMatchObject([{ stand: 'red0', way: [to, placeOf(started, 'red0')] }]);
  });

  test('are where they are for those who want no motion', () => {
    const { $stir, does } = watching(started, true);
    does('move-stands', moveTo(started, ahead(started, 'red0', 2)));
    expect($stir.get()).toBe(nothingStirs);
  });
});

describe('a blow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const fought = (kind: 'beaten' | 'tie'): Snapshot => {
    const result = kind === 'tie' ? ({ kind } as const) : ({ kind, loser: 'blue0', outcome: 'falls-back' } as const);
    const combat = {
      turn: 1,
      kind: 'close',
      attacker: 'red0',
      defender: 'blue0',
      edge: 'front',
      terms: {},
      result,
    } as const;
    return withChanges(started, new Edits(started).put('combat', 'c1', combat).changes());
  };
  const applied = {
    kind: 'combat-applied' as const,
    id: 'c1',
    fight: 'close' as const,
    side: 'red',
    attacker: 'SPR',
    defender: 'SPR',
    end: 'beaten' as const,
    isByHand: false,
    lost: 0,
    moved: 1,
    demoralized: [],
  } satisfies ToldEvent;

  test('is an arrow from whoever won to whoever lost, in the winner’s colour, for a moment', () => {
    const { $stir, watch } = watching(fought('beaten'));
    watch.tell(applied);
    const [blow] = $stir.get().blows;
    expect(blow).toMatchObject({ kind: 'blow', side: 'red', isClosed: false });
    const [[from, to] = []] = blow?.shapes ?? [];
    expect(from?.y).toBeLessThan(10);
    expect(to?.y).toBeGreaterThan(29);
    vi.advanceTimersByTime(3000);
    expect($stir.get().blows).toEqual([]);
  });

  test('is none where nobody won, nor for those who want no motion', () => {
    const tied = watching(fought('tie'));
    tied.watch.tell(applied);
    expect(tied.$stir.get()).toBe(nothingStirs);
    const still = watching(fought('beaten'), true);
    still.watch.tell(applied);
    expect(still.$stir.get()).toBe(nothingStirs);
  });
});
