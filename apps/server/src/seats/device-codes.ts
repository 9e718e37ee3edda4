import type { Clock } from '@vexillum/table/room';
import { type CodeFound, type CodeLost, OneTimeCodes } from './one-time-codes.ts';
import { isLive, type Session } from './session.ts';

interface SeatOfCode {
  readonly table: string;
  readonly session: Session;
}

/** One-time codes that let a holder's second device in. */
export class DeviceCodes {
  readonly #codes: OneTimeCodes<SeatOfCode>;

  /** Sessions end by `lasting`. */
  constructor(clock: Clock, lasting: Pick<Clock, 'now'> = clock) {
    this.#codes = new OneTimeCodes({
      clock,
      isStill: ({ session }) => isLive(session, lasting.now()),
      isSame: (a, b) => a.session === b.session,
    });
  }

  /** A session has one code at a time: a new one replaces it. `undefined` when too many are waiting. */
  issue(table: string, session: Session): { code: string; expires: number } | undefined {
    return this.#codes.issue({ table, session });
  }

  /** Each wrong secret costs a try, and the fifth the code. */
  find(said: unknown): CodeFound<SeatOfCode> | CodeLost {
    return this.#codes.find(said);
  }
}
