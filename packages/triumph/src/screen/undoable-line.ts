import type { Json, LogLine } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';
import { canBeTakenBack, type ToldEvent } from '../rules/index.ts';

/** The line that can be taken back, or the one that could until somebody else came. */
export interface UndoableLine {
  readonly seq: number;
  /** The seat that has touched the same pieces since. */
  readonly touchedBy?: string;
}

type Step = Pick<LogLine<ToldEvent>, 'seq' | 'seat' | 'event'>;
type Touched = ReadonlySet<string>;

interface Deed {
  readonly seq: number;
  /** Records by kind and id; `undefined` where the entry was not heard. */
  readonly touched: Touched | undefined;
  /** Whose stands it was about, where it was about one side's. */
  readonly side: string | undefined;
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which records an entry changed, as far as everyone knows: `pose/stand:1`. */
const touchedBy = ({ changes }: LedgerEntry): Touched =>
  new Set(
    isObject(changes)
      ? Object.entries(changes).flatMap(([kind, records]) =>
          isObject(records) ? Object.keys(records).map((id) => `${kind}/${id}`) : [],
        )
      : [],
  );

/** What was not heard is known by whose stands it was about: nobody's are another side's. */
const meets = (a: Deed, b: Deed): 'yes' | 'no' | 'unknown' => {
  const { touched } = b;
  if (a.touched && touched) return [...a.touched].some((record) => touched.has(record)) ? 'yes' : 'no';
  return a.side !== undefined && b.side !== undefined && a.side !== b.side ? 'no' : 'unknown';
};

const sideOf = ({ event }: Step): string | undefined => ('troops' in event ? event.side : undefined);

class Stack {
  readonly done: Deed[] = [];
  readonly undone: Deed[] = [];
  /** What nobody can take back, and what it touched. */
  readonly settled: Deed[] = [];

  take(step: Step, touched: Touched | undefined): void {
    if (step.event.kind === 'undone') move(this.done, this.undone);
    else if (step.event.kind === 'redone') move(this.undone, this.done);
    else if (canBeTakenBack(step.event)) {
      this.undone.length = 0;
      this.done.push({ seq: step.seq, touched, side: sideOf(step) });
    } else this.settled.push({ seq: step.seq, touched: touched ?? new Set(), side: undefined });
  }
}

const move = (from: Deed[], to: Deed[]): void => {
  const deed = from.pop();
  if (deed) to.push(deed);
};

/**
 * The own line that “Undo” would take back: the last own action that was not taken back, unless somebody else has touched one of its
 * pieces since. Where this page has not heard enough to know (it was opened later), there is none: no button promises what the table
 * would refuse, and none says what nobody knows.
 */
export const undoableLine = (
  lines: readonly Step[],
  entries: ReadonlyMap<number, LedgerEntry>,
  seat: string,
): UndoableLine | undefined => {
  const stacks = new Map<string, Stack>();
  // A line comes a moment before its entry: until then it is taken to touch nothing, so that the button does not flicker.
  const newest = Math.max(...entries.keys());
  const isComing = (seq: number) => entries.size > 0 && seq > newest;
  for (const line of lines.toSorted((a, b) => a.seq - b.seq)) {
    // What was done before the table went back is done with.
    if (line.event.kind === 'went-back') stacks.clear();
    const entry = entries.get(line.seq);
    const stack = stacks.get(line.seat) ?? new Stack();
    stacks.set(line.seat, stack);
    stack.take(line, entry ? touchedBy(entry) : isComing(line.seq) ? new Set() : undefined);
  }
  const last = stacks.get(seat)?.done.at(-1);
  if (!last) return undefined;
  // A player who took their own action back has left no trace on the pieces.
  const since = [...stacks].flatMap(([other, { done, settled }]) =>
    [...(other === seat ? [] : done), ...settled].flatMap((deed) =>
      deed.seq > last.seq ? [{ seat: other, meets: meets(deed, last) }] : [],
    ),
  );
  const touched = since.find((deed) => deed.meets === 'yes');
  if (touched) return { seq: last.seq, touchedBy: touched.seat };
  return since.some((deed) => deed.meets === 'unknown') ? undefined : { seq: last.seq };
};
