import { plainText, type Pose, type ReplayEntry } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import type { StandTruth } from '../deployment/payloads.ts';
import { orderSlot, standSlot } from '../deployment/slots.ts';
import {
  asPlain,
  deceptiveArmy,
  type Faces,
  facesOf,
  markerArgs,
  orderArgs,
  placesOf,
  placingArgs,
  RecordedMatch,
  splitArmy,
  standsIn,
  truthsOf,
} from '../testing/index.ts';
import { replayMatch } from './replay-match.ts';

const rosters = ([1, 2, 3] as const).map((command) => orderSlot(command, 'roster'));

/** Both armies brought, orders and markers sealed: red is about to place its army of many faces. */
const prepared = (): { readonly match: RecordedMatch; readonly faces: Faces } => {
  const match = new RecordedMatch();
  const brought = match.act('red-captain', 'bring-army', { side: 'red', army: deceptiveArmy });
  const faces = facesOf((brought.result as { stands: string[] }).stands);
  match.act('blue-captain', 'bring-army', { side: 'blue', army: splitArmy });
  match.act('umpire', 'set-roles', { advantaged: 'red' });
  match.act('umpire', 'advance-step', { to: 2 });
  match.act('red-captain', 'seal-orders', orderArgs(match.snapshot, 'red', { 1: { mod: 1 }, 2: { mod: -1 } }));
  match.act('blue-captain', 'seal-orders', orderArgs(match.snapshot, 'blue', {}, 2));
  for (const [step, side] of [
    [5, 'blue'],
    [6, 'red'],
  ] as const) {
    match.act('umpire', 'advance-step', { to: step });
    match.act(`${side}-captain`, 'seal-orders', markerArgs(match.snapshot, side));
  }
  match.act('umpire', 'advance-step', { to: 8 });
  return { match, faces };
};

const { match: before, faces } = prepared();

/** The same beginning goes on in another way. */
const goingOn = (): RecordedMatch => {
  const match = new RecordedMatch();
  match.entries.splice(0, match.entries.length, ...before.entries);
  match.snapshot = before.snapshot;
  return match;
};

/** Fought with real dice, so that every evening has the same. */
const fight = (match: RecordedMatch, id: string, meeting: object, values: readonly [number, number]): void => {
  match.act('red-captain', 'take-up-combat', meeting);
  match.act('blue-captain', 'change-combat', { id, side: 'blue', code: 'by-hand', value: 1 });
  match.act('blue-captain', 'fight-combat', { id, values });
  match.act('red-captain', 'apply-combat', { id });
};

/** Two turns of a battle in which red's hordes, pikes and riders are not what they seem: points, a slip, a card, a volley, two combats, and a loss. */
const evening = (truths: ReadonlyMap<string, StandTruth>): { match: RecordedMatch; shownAt: number } => {
  const match = goingOn();
  match.act('red-captain', 'place-stands', placingArgs(match.snapshot, placesOf(faces), truths));
  match.act('red-captain', 'reveal-secrets', { keys: rosters });
  match.act('umpire', 'advance-step', { to: 9 });
  const [knights = '', spears = ''] = standsIn(match.snapshot, 'blue', 1);
  const [pikes = ''] = standsIn(match.snapshot, 'blue', 2);
  const [archers = ''] = standsIn(match.snapshot, 'blue', 3);
  const places: [string, Pose][] = [
    [knights, [64_000, 8_000, 18_000]],
    [spears, [62_000, 8_000, 18_000]],
    [pikes, [40_000, 8_000, 18_000]],
    [archers, [68_000, 10_500, 18_000]],
  ];
  match.act('blue-captain', 'place-stands', { stands: places.map(([id, pose]) => ({ id, pose })) });
  match.act('blue-captain', 'reveal-secrets', { keys: rosters });
  match.act('umpire', 'advance-step', { to: 11 });
  match.act('red-captain', 'begin-turn', {});
  match.act('red-captain', 'roll-command-points', { values: [4, 3, 5] });
  match.act('red-captain', 'move-stands', { moves: [{ id: faces.riders, to: [70_000, 9_000, 0] }] });
  match.act('red-captain', 'begin-phase', { phase: 'ranged' });
  fight(match, 'c1', { kind: 'ranged', attacker: archers, defender: faces.riders }, [6, 1]);
  match.act('red-captain', 'begin-phase', { phase: 'close' });
  fight(match, 'c2', { kind: 'close', attacker: faces.axes, defender: knights }, [2, 2]);
  match.act('blue-captain', 'play-card', { card: 'HL', on: [spears] });
  fight(match, 'c3', { kind: 'close', attacker: faces.cooks, defender: spears }, [1, 6]);
  match.act('red-captain', 'begin-phase', { isTurnOver: true });
  match.act('blue-captain', 'roll-command-points', { values: [6, 6, 6] });
  const shownAt = match.entries.length;
  match.act('red-captain', 'reveal-secrets', { keys: [standSlot(faces.herd[0]), standSlot(faces.herd[1])] });
  match.act('umpire', 'end-game', {});
  return { match, shownAt };
};

/** As everybody else hears it: what is sealed is a digest, and none looks like another's. */
const heard = (told: unknown): string => JSON.stringify(told).replaceAll(/[0-9a-f]{64}/g, 'sealed');

const plain = evening(truthsOf(faces));
const says = (entries: readonly ReplayEntry[]) => replayMatch(entries).faults.map((fault) => plainText(fault.says));

describe('a match with masquerades, sealed orders, combats and cards', () => {
  test('can be played again from what everybody heard', () => {
    expect(says(plain.match.entries)).toEqual([]);
    const kinds = new Set(plain.match.entries.map(({ name }) => name));
    for (const name of ['fight-combat', 'apply-combat', 'play-card', 'reveal-secrets', 'roll-command-points'])
      expect(kinds).toContain(name);
    const lost = [...plain.match.snapshot.public.stand.values()].filter(({ place }) => place === 'lost');
    expect(lost).not.toEqual([]);
  });

  test('names nobody who poses, in no entry and no moment, until they are shown', () => {
    const told = plain.match.entries.slice(0, plain.shownAt);
    expect(heard(told)).not.toContain('WRR');
    const replay = replayMatch(plain.match.entries);
    expect(heard(asPlain(replay.snapshotAt(plain.shownAt - 1)))).not.toContain('WRR');
    expect(heard(plain.match.entries)).toContain('WRR');
  });

  const nobody: StandTruth = { m: 1, real: [], pair: null };

  test.each<readonly [string, (truths: Map<string, StandTruth>) => unknown]>([
    ['the men with axes are nobody', (truths) => truths.set(faces.axes, nobody)],
    ['the cooks are elephants', (truths) => truths.set(faces.cooks, { m: 1, real: ['ELE'], pair: null })],
    ['the riders are what they seem no more', (truths) => truths.set(faces.riders, nobody)],
    ['nobody poses but the herd', (truths) => [faces.axes, faces.cooks].map((id) => truths.delete(id))],
  ])('is the same evening for everybody else where %s', (_what, change) => {
    const truths = truthsOf(faces);
    change(truths);
    const twin = evening(truths);
    expect(says(twin.match.entries)).toEqual([]);
    expect(twin.shownAt).toBe(plain.shownAt);
    const [one, other] = [plain, twin].map(({ match }) => replayMatch(match.entries));
    for (let seq = before.entries.length; seq < plain.shownAt; seq += 1) {
      expect(heard(twin.match.entries[seq])).toBe(heard(plain.match.entries[seq]));
      expect(heard(asPlain(other!.snapshotAt(seq)))).toBe(heard(asPlain(one!.snapshotAt(seq))));
    }
  });
});
