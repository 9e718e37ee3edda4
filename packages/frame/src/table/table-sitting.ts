import { wordsText } from '@vexillum/ui/words';
import type { LiveTable } from '@vexillum/table';
import { createToasts } from '@vexillum/ui';
import type { Words } from '@vexillum/model';
import type { Actions } from './actions.ts';
import { nameOfSeat } from './name-of-seat.ts';

/**
 * One reader's time at a table, from sitting down to standing up. Elements below a table's element ask for what of it they need, by
 * name (`given`): `live`, `actions`, `toasts`, and whatever their game adds.
 */
export abstract class TableSitting {
  /** The table as this screen shows it. */
  abstract readonly live: LiveTable;
  abstract readonly actions: Actions;
  readonly toasts = createToasts();
  protected stops: (() => void)[] = [];

  /** What the table says to this seat alone is told by toasts, until `close`. */
  protected listen(): void {
    this.stops.push(
      this.live.onRefused(({ words }) => this.toasts.add(wordsText(this.#withNames(words)), 'warning')),
      this.live.onNotice((said) => this.toasts.add(wordsText(said), 'warning')),
    );
  }

  /** A refusal names seats; whoever reads it knows people: "Bruno has moved or changed it since". */
  #withNames({ text, values }: Words): Words {
    const snapshot = this.live.$snapshot.get();
    const named = values.map((value) =>
      typeof value === 'string' && snapshot.public.seat.has(value) ? nameOfSeat(snapshot, value) : value,
    );
    return { text, values: named };
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
