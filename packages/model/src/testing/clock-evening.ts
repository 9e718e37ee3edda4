import type { Context } from '../action.ts';
import { clockActions } from '../actions/clock-actions.ts';
import { type Changes, Edits, withChanges } from '../changes.ts';
import { withClock } from '../clock/clock-changes.ts';
import { CLOCK_CREDIT, type ClockCredit, creditClock } from '../clock/credit-clock.ts';
import { plainClock } from '../clock/game-clock.ts';
import { leftOf } from '../clock/times.ts';
import { isRefusal } from '../refusal.ts';
import type { ReplayEntry } from '../replay/replay-entry.ts';
import type { Seat } from '../seat.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';

const seats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  { id: 'red', kind: 'captain', side: 'red' },
  { id: 'blue', kind: 'captain', side: 'blue' },
  { id: 'umpire', kind: 'umpire' },
];

/** A table that is nothing but seats, turns and a clock, with the ledger that comes of it. */
export class ClockEvening {
  snapshot: Snapshot = emptySnapshot([]);
  readonly entries: ReplayEntry[] = [];
  now = Date.UTC(2026, 0, 1);

  constructor(rule: object) {
    const edits = new Edits(this.snapshot);
    for (const { id, kind, side } of seats) edits.put('seat', id, { kind, ...(side ? { side } : {}), name: id });
    this.take('host', 'create-table', {}, edits.changes());
    this.act('host', 'set-clock', rule);
    this.pass();
  }

  get at(): string {
    return new Date(this.now).toISOString();
  }

  get side(): string {
    return this.snapshot.public.turn.get('this')?.side ?? '';
  }

  left(side = this.side): number {
    return leftOf(this.snapshot, side, this.at) ?? Infinity;
  }

  /** They have left the table. */
  unseat(id: string): void {
    const { name: _name, ...free } = this.snapshot.public.seat.get(id) ?? { kind: 'umpire' as const };
    this.take('host', 'rotate-seat', {}, new Edits(this.snapshot).put('seat', id, free).changes());
  }

  pass(): void {
    const now = this.snapshot.public.turn.get('this');
    const turn = { number: (now?.number ?? 0) + 1, side: now?.side === 'red' ? 'blue' : 'red' };
    this.take(now?.side ?? 'host', 'pass-turn', {}, new Edits(this.snapshot).put('turn', 'this', turn).changes());
  }

  /** Whether it was done. */
  act(seatId: string, name: string, args: object = {}): boolean {
    const seat = seats.find(({ id }) => id === seatId) as Seat;
    const action = clockActions.find((one) => one.name === name);
    const outcome =
      action?.mayAct(seat, this.snapshot) ?? action?.run(this.snapshot, args as never, this.#context(seat));
    if (!outcome || isRefusal(outcome)) return false;
    this.take(seatId, name, args, outcome.changes);
    return true;
  }

  credit(credit: ClockCredit): void {
    const outcome = creditClock(this.snapshot, credit);
    if (!isRefusal(outcome)) this.take('host', CLOCK_CREDIT, { ...credit }, outcome.changes);
  }

  take(seat: string, name: string, args: object, asked: Changes): void {
    const { side } = seats.find(({ id }) => id === seat) ?? {};
    const changes = withClock(this.snapshot, asked, { at: this.at, side, name }, plainClock);
    const entry = { seq: this.entries.length, at: this.at, seat, name, args, changes: changes.public ?? {} };
    this.entries.push(JSON.parse(JSON.stringify(entry)) as ReplayEntry);
    this.snapshot = withChanges(this.snapshot, changes);
  }

  #context(seat: Seat): Context {
    return { seat, name: seat.id, id: 'id', at: this.at } as unknown as Context;
  }
}
