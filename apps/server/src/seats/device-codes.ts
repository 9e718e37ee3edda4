import type { Clock } from '@vexillum/table/room';
import { type CodeFound, type CodeLost, type IssuedCode, type KeptCode, OneTimeCodes } from './one-time-codes.ts';
import { isLive, type Session } from './session.ts';

interface SeatOfCode {
  readonly table: string;
  readonly session: Session;
}

export interface DeviceCodesOptions {
  readonly clock: Pick<Clock, 'now'>;
  /** By which sessions end. */
  readonly lasting: Pick<Clock, 'now'>;
  /** What is kept of a code, where other servers take it up. */
  readonly hash?: ((code: string) => string) | undefined;
}

/** One-time codes that let a holder's second device in. */
export class DeviceCodes {
  readonly #codes: OneTimeCodes<SeatOfCode>;

  constructor({ clock, lasting, hash }: DeviceCodesOptions) {
    this.#codes = new OneTimeCodes({
      clock,
      hash,
      isStill: ({ session }) => isLive(session, lasting.now()),
      isSame: (a, b) => a.session === b.session,
    });
  }

  /** A session has one code at a time: a new one replaces it. `undefined` when too many are waiting. */
  issue(table: string, session: Session): IssuedCode | undefined {
    return this.#codes.issue({ table, session });
  }

  /** Takes up one as it is kept where all servers know it; what began with the same letters before is worth nothing any more. */
  adopt(said: unknown, table: string, session: Session, kept: KeptCode): void {
    this.#codes.adopt(said, { table, session }, kept);
  }

  /** Each wrong secret costs a try, and the fifth the code. */
  find(said: unknown): CodeFound<SeatOfCode> | CodeLost {
    return this.#codes.find(said);
  }
}
