import { type Leg, plan, seededRandom } from '@vexillum/geometry';
import { isRefusal, isSamePose, type Json, reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { expect, test } from 'vitest';
import { canBeTakenBack } from '../events/battle-events.ts';
import { moveArgsOf } from '../moves/move-args.ts';
import { moveRulesFor } from '../moves/move-rules-for.ts';
import { createWorldCache } from '../moves/create-world-cache.ts';
import { grand201706 as profile } from '../profiles/grand-2017-06.ts';
import { asPlain, asSeenBy, attempt, boardWith, eventHeard, lineOf, type Played } from '../testing/index.ts';
import type { Changes, Snapshot } from '../records/table.ts';

const DEEDS = 200;
const seats = ['red-captain', 'red-1', 'red-2', 'blue-captain', 'blue-1', 'blue-2'];

const opening = boardWith(
  {
    ...lineOf(6, [40, 8], { command: 1, troopType: 'KNT', secret: { cards: ['CC'] } }),
    ...lineOf(6, [40, 28], { side: 'blue', command: 2 }),
  },
  {
    wood: { type: 'woods', at: [42, 13, 20], size: [8, 6] },
    dunes: { type: 'dunes', at: [34, 14, 0], size: [6, 6] },
  },
);

/** One evening of random actions: all that happens follows from the seed. */
class Evening {
  readonly #random: () => number;
  readonly #worldAt = createWorldCache();
  readonly done: Changes[] = [];
  snapshot: Snapshot = opening;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.#random() * things.length)] as T;
  }

  #some(most: number): number {
    return (this.#random() * 2 - 1) * most;
  }

  #legs(): Leg[] {
    return Array.from({ length: 1 + Math.floor(this.#random() * 3) }, (): Leg => {
      switch (this.pick(['advance', 'wheel', 'slide', 'column'] as const)) {
        case 'advance':
          return { kind: 'advance', distance: this.#some(4) };
        case 'wheel':
          return { kind: 'wheel', side: this.pick(['left', 'right']), degrees: this.#some(30) };
        case 'slide':
          return { kind: 'slide', distance: this.#some(2) };
        case 'column':
          return { kind: 'column', distance: Math.abs(this.#some(3)), turn: { side: 'left', degrees: 20 } };
      }
    });
  }

  #group(side: string): string[] {
    return [...this.snapshot.public.stand]
      .filter(([, stand]) => stand.side === side && stand.place === 'board')
      .map(([id]) => id)
      .filter(() => this.#random() < 0.5);
  }

  #move(group: readonly string[]): Json | undefined {
    const legs = this.#legs();
    const rules = moveRulesFor(this.snapshot, profile, group);
    return moveArgsOf(this.snapshot, legs, plan(group, legs, this.#worldAt(this.snapshot, profile), rules));
  }

  #home(group: readonly string[]): Json {
    const { trail } = this.snapshot.public;
    return {
      moves: group.flatMap((id) => {
        const from = trail.get(id)?.from;
        return from ? [{ id, to: from }] : [];
      }),
    };
  }

  /** What some seat does next: its name, and its arguments. */
  next(seat: string): readonly [name: string, args: Json] | undefined {
    const group = this.#group(seat.startsWith('red') ? 'red' : 'blue');
    const choice = this.#random();
    if (choice < 0.15) return ['begin-turn', {}];
    if (choice < 0.19) return ['lose-stands', { stands: group.slice(0, 1) }];
    if (choice < 0.23) return ['return-stands', { stands: group.slice(0, 1) }];
    if (choice < 0.27)
      return ['place-stands', { stands: group.slice(0, 1).map((id) => ({ id, pose: [45_000, 18_000, 0] })) }];
    if (choice < 0.36) return ['move-stands', this.#home(group)];
    if (choice < 0.44) return ['move-stands', { moves: group.map((id) => ({ id, to: [40_000, 18_000, 100] })) }];
    if (choice < 0.58) return ['begin-phase', {}];
    const args = this.#move(group);
    return args === undefined ? undefined : ['move-stands', args];
  }

  /** Answers what the log hears of it; `undefined` where it was refused. */
  act(seat: string, name: string, args: Json): Played['event'] | undefined {
    const answer = attempt(this.snapshot, seat, name, args);
    const guess = attempt(asSeenBy(this.snapshot, seat.startsWith('red') ? 'red' : 'blue'), seat, name, args);
    expect(guess).toEqual(answer);
    if (isRefusal(answer)) return undefined;
    this.done.push(answer.changes);
    const event = eventHeard(this.snapshot, seat, name, args, answer);
    this.snapshot = withChanges(this.snapshot, answer.changes);
    return event;
  }

  undo(): void {
    const last = this.done.pop();
    if (last) this.snapshot = withChanges(this.snapshot, reverse(last));
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }
}

/** What is true of every table, whatever was done to it. */
const checkTable = ({ public: { stand, pose, trail, turn } }: Snapshot): void => {
  for (const [id, one] of stand) {
    expect(pose.has(id)).toBe(one.place === 'board');
    if (one.place !== 'board') expect(one.hinges).toBeUndefined();
  }
  if (!turn.has(THIS_TABLE)) expect(trail.size).toBe(0);
  for (const [id, { from, cost, budget }] of trail) {
    expect(pose.has(id)).toBe(true);
    expect(isSamePose(from, pose.get(id))).toBe(false);
    for (const number of [cost, budget ?? 0]) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
  }
};

test.each([1, 2, 3])(
  'whatever six players do, every browser foresees it, and all of it can be taken back: seed %i',
  (seed) => {
    const evening = new Evening(seed);
    const names = new Map<string, number>();
    const settled: string[] = [];
    let largest = 0;
    for (let deed = 0; deed < DEEDS; deed++) {
      if (evening.chance(0.2)) evening.undo();
      else {
        const seat = evening.pick(seats);
        const next = evening.next(seat);
        const event = next && evening.act(seat, ...next);
        if (event) names.set(next[0], (names.get(next[0]) ?? 0) + 1);
        if (event && !canBeTakenBack(event)) settled.push(event.kind);
        largest = Math.max(largest, JSON.stringify(event ?? {}).length);
      }
      checkTable(evening.snapshot);
    }
    expect(largest).toBeLessThan(600);
    expect(settled).toEqual([]);
    expect(names.get('move-stands')).toBeGreaterThan(20);
    expect(names.get('begin-turn')).toBeGreaterThan(2);
    expect(names.get('begin-phase')).toBeGreaterThan(2);
    while (evening.done.length > 0) evening.undo();
    expect(asPlain(evening.snapshot)).toEqual(asPlain(opening));
  },
);
