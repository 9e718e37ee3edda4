import { type ClockCredit, clockOf, creditFor, type Due, type Game, type Outage, type Snapshot } from '@vexillum/model';
import { AbsenceWatch } from './absence-watch.ts';
import type { Answer } from './answer.ts';
import { awaitedMover, dueAt } from './due-at.ts';
import { Steward } from './steward.ts';
import type { Surroundings } from './surroundings.ts';

/** Slow enough to follow, quick enough not to wait. */
const BOT_PACE = 900;

export interface TimekeeperOptions {
  readonly game: Game;
  readonly surroundings: Surroundings;
  readonly snapshot: () => Snapshot;
  readonly isEmpty: () => boolean;
  readonly isOnline: (seat: string) => boolean;
  readonly act: (due: Due, isStillDue: () => boolean) => Promise<Answer>;
  readonly credit: (credit: ClockCredit) => Promise<Answer>;
}

/** All that happens at a table by itself: machines move, time runs out, and time that nobody could use is given back. */
export class Timekeeper {
  readonly #options: TimekeeperOptions;
  readonly #steward: Steward;
  readonly #absences: AbsenceWatch;

  constructor(options: TimekeeperOptions) {
    const { game, surroundings, snapshot, isEmpty, isOnline, act, credit } = options;
    const { clock, botPace: pace = BOT_PACE, random = Math.random } = surroundings;
    this.#options = options;
    this.#steward = new Steward({
      clock,
      pace,
      random,
      due: (around) => dueAt(snapshot(), game, around),
      act,
      isEmpty,
    });
    this.#absences = new AbsenceWatch({
      clock,
      awaited: () => awaitedMover(snapshot(), game),
      isThere: (side) => game.seats.some((seat) => seat.side === side && isOnline(seat.id)),
      credit,
    });
  }

  /** Something will soon happen by itself. */
  get isWaiting(): boolean {
    return this.#steward.isWaiting;
  }

  /** An entry was shown. */
  somethingHappened(): void {
    this.#steward.stirred();
    this.#absences.look();
  }

  /** Somebody came or went. */
  peopleChanged(): void {
    this.#steward.peopleChanged();
    this.#absences.look();
  }

  /** Gives the mover back what he lost while there was no server; to be asked before anybody is let in. */
  async creditOutages(outages: readonly Outage[]): Promise<void> {
    const credit = creditFor(clockOf(this.#options.snapshot()), outages);
    if (credit) await this.#options.credit(credit);
  }

  /** The server's clock has jumped: nobody has had that time. */
  async creditJump(milliseconds: number): Promise<void> {
    const face = clockOf(this.#options.snapshot());
    if (face && face.deadlineAt !== null && face.pausedAt === undefined)
      await this.#options.credit({ milliseconds, why: 'jump' });
  }

  stop(): void {
    this.#steward.stop();
    this.#absences.stop();
  }
}
