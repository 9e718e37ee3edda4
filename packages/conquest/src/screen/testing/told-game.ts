import { conquest, type ToldEvent } from '../../rules/index.ts';
import { TestMatch, type TestMatchOptions } from '../../rules/testing/index.ts';
import type { LogLine, SeatRecord } from '@vexillum/model';

const people: Readonly<Record<string, string>> = {
  host: 'Hanno',
  'player-1': 'Ann',
  'player-2': 'Bob',
  'player-3': 'Carol',
};

/** For tests: a game by the real rules with a log, as the room writes it. */
export class ToldGame {
  readonly match: TestMatch;
  #seq = 0;

  constructor(options: TestMatchOptions = {}) {
    this.match = new TestMatch(options);
    const seats = this.match.snapshot.public.seat as Map<string, SeatRecord>;
    for (const { id, ...seat } of conquest.seats) {
      const name = people[id];
      const isThere = seat.side === undefined || seats.get(id)?.name !== undefined;
      seats.set(id, { ...seat, ...(name !== undefined && isThere ? { name } : {}) });
    }
  }

  /** By the rules, and a line about it. */
  act(seat: string, name: string, args: unknown = {}): this {
    this.match.act(seat, name, args);
    return this.log(seat, this.match.happened);
  }

  /** Only the line. */
  log(seat: string, event: ToldEvent): this {
    const seq = this.#seq++;
    const line: LogLine = { seq, at: this.match.now, seat, event };
    (this.match.snapshot.public.log as Map<string, LogLine>).set(`line:${seq}`, line);
    return this;
  }
}
