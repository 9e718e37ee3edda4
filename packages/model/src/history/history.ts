import { type Changes, reverse } from '../changes.ts';
import { withoutClock } from '../clock/clock-changes.ts';
import { CONTINUED, REDO_ACTION, UNDO_ACTION } from '../records/steward-entries.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { forEachTouched, type SavedTouches, type Touch, Touches } from './touches.ts';

/** An action that its seat may still take back. */
interface Deed {
  /** The entry that did it: the action, or its latest redo. */
  readonly seq: number;
  /** The entry that did it first. A redo puts the same records back, so it is the same touch: others' redos can build on it. */
  readonly touch: number;
  readonly name: string;
  readonly changes: Changes;
  /** Who had touched each record before, in the order of `forEachTouched`. */
  readonly earlier: readonly (Touch | null)[];
}

interface Stacks {
  done: Deed[];
  undone: Deed[];
}

/** What undo would do: the changes, and the entry that they take back. */
export interface Undoing {
  readonly changes: Changes;
  readonly seq: number;
  readonly name: string;
}

/** Which entry of the ledger. */
export interface Noted {
  readonly seat: string;
  readonly seq: number;
  readonly name: string;
}

const DEEDS_KEPT = 50;

/** What seals or opens something is never taken back, whatever else it did. */
const isBinding = (changes: Changes): boolean => changes.public?.seal !== undefined;

/**
 * Undo per seat. An action can be taken back while its seat has nothing newer left to take back and nobody has touched the same
 * records since; taking it back gives the records' earlier touches back too, so that undo reaches through undone work of others.
 */
export class History {
  readonly #touches: Touches;
  readonly #stacks: Map<string, Stacks>;

  constructor(saved?: SavedHistory) {
    this.#touches = new Touches(saved?.touches);
    this.#stacks = new Map(
      saved?.stacks.map(([seat, done, undone]) => [seat, { done: [...done], undone: [...undone] }]),
    );
  }

  /** Takes note of an entry, whatever it is; `isUndoable`: as its action says. */
  note({ seat, seq, name }: Noted, changes: Changes, isUndoable: boolean): void {
    if (name === UNDO_ACTION) this.undid(seat);
    else if (name === REDO_ACTION) this.redid(seat, seq);
    else if (name === CONTINUED) this.forget();
    // Time that has passed does not come back, whatever is undone.
    else this.did(seat, seq, name, withoutClock(changes), isUndoable && !isBinding(changes));
  }

  /** Takes note of an ordinary action. */
  did(seat: string, seq: number, name: string, changes: Changes, isUndoable: boolean): void {
    const touch = { seq, seat };
    const earlier: (Touch | null)[] = [];
    forEachTouched(changes, (place, id) => {
      if (isUndoable) earlier.push(this.#touches.get(place, id) ?? null);
      this.#touches.set(place, id, touch);
    });
    if (!isUndoable) return;
    const stacks = this.#stacksOf(seat);
    stacks.undone = [];
    stacks.done.push({ seq, touch: seq, name, changes, earlier });
    if (stacks.done.length > DEEDS_KEPT) stacks.done.shift();
  }

  undoing(seat: string): Undoing | Refusal {
    const deed = this.#stacks.get(seat)?.done.at(-1);
    if (!deed) return refuse('nothing-to-undo', 'You have done nothing that can be undone.');
    const other = this.#touchesOf(deed).find((touch) => touch && touch.seq !== deed.touch);
    if (other)
      return refuse('touched-since', words('{0} has moved or changed it since, so it cannot be undone.', other.seat));
    return { changes: reverse(deed.changes), seq: deed.seq, name: deed.name };
  }

  redoing(seat: string): Undoing | Refusal {
    const deed = this.#stacks.get(seat)?.undone.at(-1);
    if (!deed) return refuse('nothing-to-undo', 'There is nothing to do again.');
    const other = this.#touchesOf(deed)
      .map((now, i) => [now, deed.earlier[i]] as const)
      .find(([now, then]) => now?.seq !== then?.seq);
    if (other)
      return refuse(
        'touched-since',
        words('{0} has moved or changed it since, so it cannot be done again.', other[0]?.seat ?? words('Somebody')),
      );
    return { changes: deed.changes, seq: deed.seq, name: deed.name };
  }

  /** Nobody can take back any more what was done up to now. */
  forget(): void {
    this.#touches.clear();
    this.#stacks.clear();
  }

  undid(seat: string): void {
    const stacks = this.#stacksOf(seat);
    const deed = stacks.done.pop();
    if (!deed) throw new Error('undid without a deed');
    let i = 0;
    forEachTouched(deed.changes, (place, id) => this.#touches.set(place, id, deed.earlier[i++] ?? null));
    stacks.undone.push(deed);
  }

  redid(seat: string, seq: number): void {
    const stacks = this.#stacksOf(seat);
    const deed = stacks.undone.pop();
    if (!deed) throw new Error('redid without a deed');
    const touch = { seq: deed.touch, seat };
    forEachTouched(deed.changes, (place, id) => this.#touches.set(place, id, touch));
    stacks.done.push({ ...deed, seq });
  }

  /** Plain data, for a stored snapshot. */
  save(): SavedHistory {
    return {
      touches: this.#touches.save(),
      stacks: [...this.#stacks].map(([seat, { done, undone }]) => [seat, [...done], [...undone]]),
    };
  }

  #stacksOf(seat: string): Stacks {
    let stacks = this.#stacks.get(seat);
    if (!stacks) this.#stacks.set(seat, (stacks = { done: [], undone: [] }));
    return stacks;
  }

  /** Who has touched what the action changed, as of now. */
  #touchesOf({ changes }: Deed): (Touch | undefined)[] {
    const touches: (Touch | undefined)[] = [];
    forEachTouched(changes, (place, id) => touches.push(this.#touches.get(place, id)));
    return touches;
  }
}

export interface SavedHistory {
  readonly touches: SavedTouches;
  readonly stacks: readonly (readonly [seat: string, done: readonly Deed[], undone: readonly Deed[]])[];
}
