import {
  type ClockCredit,
  clockOf,
  clockRuleOf,
  creditFor,
  type Due,
  type Game,
  GRACE_MS,
  isRunning,
  type Outage,
  plainClock,
  type SideId,
  type Snapshot,
} from '@vexillum/model';
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
  /** Milliseconds to a side's browser and back, as far as it has told. */
  readonly delayOf: (side: SideId) => number;
  readonly act: (due: Due, isStillDue: () => boolean) => Promise<Answer>;
  readonly credit: (credit: ClockCredit) => Promise<Answer>;
  /** Hears when something is next due by itself, milliseconds since 1970. */
  readonly expects?: (at: number) => void;
}

/** All that happens at a table by itself: machines move, time runs out, and time that nobody could use is given back. */
export class Timekeeper {
  readonly #options: TimekeeperOptions;
  readonly #steward: Steward;
  readonly #absences: AbsenceWatch;
  readonly #sidesHere: () => string;
  #sidesWereHere = '';
  /** Since the last entry; asked every second, of tables that sleep, too. */
  #runs: boolean | undefined;

  constructor(options: TimekeeperOptions) {
    const { game, surroundings, snapshot, isEmpty, isOnline, act, credit } = options;
    const { clock, botPace: pace = BOT_PACE, random = Math.random } = surroundings;
    const isThere = (side: string): boolean => game.seats.some((seat) => seat.side === side && isOnline(seat.id));
    this.#options = options;
    this.#sidesHere = () => game.sides.filter(isThere).join();
    this.#steward = new Steward({
      clock,
      pace,
      random,
      due: (around) => dueAt(snapshot(), game, { ...around, isThere }),
      graceFor: (due) => this.#graceFor(due),
      act,
      isEmpty,
      expects: (at) => options.expects?.(at),
    });
    this.#absences = new AbsenceWatch({
      clock,
      awaited: () => awaitedMover(snapshot(), game),
      isThere,
      credit,
    });
  }

  /** Something will soon happen by itself. */
  get isWaiting(): boolean {
    return this.#steward.isWaiting;
  }

  /** When something is next due by itself, milliseconds since 1970. */
  get nextAt(): number | undefined {
    return this.#steward.nextAt;
  }

  /** An entry was shown. */
  somethingHappened(): void {
    this.#runs = undefined;
    this.#steward.stirred();
    this.#absences.look();
  }

  /** Somebody came or went. */
  peopleChanged(): void {
    this.#steward.peopleChanged();
    const sidesHere = this.#sidesHere();
    if (sidesHere !== this.#sidesWereHere) {
      this.#sidesWereHere = sidesHere;
      this.#steward.stirred();
    }
    this.#absences.look();
  }

  /** Somebody's time runs. */
  get isRunning(): boolean {
    return (this.#runs ??= isRunning(clockOf(this.#options.snapshot())));
  }

  /** Gives the mover back what they lost while there was no server; to be asked before anybody is let in. */
  async creditOutages(outages: readonly Outage[]): Promise<void> {
    const snapshot = this.#options.snapshot();
    const rule = clockRuleOf(snapshot, this.#options.game.clock ?? plainClock);
    const credit = creditFor(clockOf(snapshot), outages, rule);
    if (credit) await this.#options.credit(credit);
  }

  /**
   * The server's clock has jumped: nobody has had that time; below 0, nobody gets it twice. Of a clock that stands still its times move along.
   * `at`: the time that the jump led to, ISO 8601 UTC.
   */
  async creditJump(milliseconds: number, at: string): Promise<void> {
    this.#steward.jumped(milliseconds);
    const face = clockOf(this.#options.snapshot());
    // A table that was being opened has been told of it already, among the times that the server was away.
    if (!face || (milliseconds > 0 && (face.creditedUntil ?? '') >= at)) return;
    await this.#options.credit({ milliseconds, why: 'jump', ...(milliseconds > 0 ? { until: at } : {}) });
  }

  /** What the mover sent in time is still under way for so long, as their own browser says; nobody else's time is as short as that. */
  #graceFor({ at }: Due): number {
    const face = clockOf(this.#options.snapshot());
    return isRunning(face) && face.deadlineAt === at ? Math.min(this.#options.delayOf(face.side), GRACE_MS) : 0;
  }

  stop(): void {
    this.#steward.stop();
    this.#absences.stop();
  }
}
