import type { Kinds, NoKinds } from './kinds.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

type AnyArgs = { readonly [key: string]: Json };

/**
 * What one seat may do with one action now: to what, or why not. `Target` has the action's arguments, as far as a target decides them, and
 * the terms on which it would be done: how many armies, what it brings.
 */
export type Choice<Args = AnyArgs, Target = Args> = {
  readonly action: string;
  /**
   * The refusal that the action itself would give; `undefined` where it would not. Of arguments that are left out it asks whether there is
   * anything to fill them with: `{}` is the whole action, `{ from }` whether anything leads from there.
   */
  whyNot(args: Partial<Args>): Refusal | undefined;
  /** What it may be done to, with these arguments given. Worked out when asked; empty too where anything may be said, as with a text. */
  targets(within?: Partial<Args>): readonly Target[];
} & ({ readonly ok: true } | { readonly ok: false; readonly why: Refusal });

/** What makes an action lawful, in one place: the action refuses with it, and whoever offers the action asks it first. */
export interface Question<Args = AnyArgs, Target = Args, K extends Kinds = NoKinds> {
  readonly action: string;
  /** Whether this seat may do this at all; the action's own `mayAct`. */
  mayAct(seat: Seat, snapshot: Snapshot<K>): Refusal | undefined;
  /** As in `Choice`; asked of a seat that may act. */
  whyNot(snapshot: Snapshot<K>, seat: Seat, args: Partial<Args>): Refusal | undefined;
  /** As in `Choice`; asked where there is nothing against the whole action. */
  targets(snapshot: Snapshot<K>, seat: Seat, within: Partial<Args>): readonly Target[];
}

/** The answer for this seat now. */
export const choiceOf = <Args, Target>(
  question: Question<Args, Target>,
  snapshot: Snapshot,
  seat: Seat,
): Choice<Args, Target> => {
  const never = question.mayAct(seat, snapshot);
  const why = never ?? question.whyNot(snapshot, seat, {});
  return why ? new Refused(question, snapshot, seat, never, why) : new Allowed(question, snapshot, seat);
};

/** Classes, since machines and laws ask millions of times: no function is made for an answer. */
class Allowed<Args, Target> {
  readonly action: string;
  readonly ok = true;
  readonly #question: Question<Args, Target>;
  readonly #snapshot: Snapshot;
  readonly #seat: Seat;

  constructor(question: Question<Args, Target>, snapshot: Snapshot, seat: Seat) {
    this.action = question.action;
    this.#question = question;
    this.#snapshot = snapshot;
    this.#seat = seat;
  }

  whyNot(args: Partial<Args>): Refusal | undefined {
    return this.#question.whyNot(this.#snapshot, this.#seat, args);
  }

  targets(within: Partial<Args> = {}): readonly Target[] {
    return this.#question.targets(this.#snapshot, this.#seat, within);
  }
}

class Refused<Args, Target> {
  readonly action: string;
  readonly ok = false;
  readonly why: Refusal;
  readonly #question: Question<Args, Target>;
  readonly #snapshot: Snapshot;
  readonly #seat: Seat;
  /** Holds whatever it is to be done to. */
  readonly #never: Refusal | undefined;

  constructor(
    question: Question<Args, Target>,
    snapshot: Snapshot,
    seat: Seat,
    never: Refusal | undefined,
    why: Refusal,
  ) {
    this.action = question.action;
    this.why = why;
    this.#question = question;
    this.#snapshot = snapshot;
    this.#seat = seat;
    this.#never = never;
  }

  whyNot(args: Partial<Args>): Refusal | undefined {
    return this.#never ?? this.#question.whyNot(this.#snapshot, this.#seat, args);
  }

  targets(): readonly Target[] {
    return [];
  }
}
