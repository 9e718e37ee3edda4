import type { TableSounds } from '@vexillum/frame/alive/table-sounds';
import { notifyAway } from '@vexillum/frame/alive/turn-notice';
import { PlainSitting } from '@vexillum/frame/plain/plain-table';
import type { Telling } from '@vexillum/frame/plain/telling';
import { type CallsTo, summonsText } from '@vexillum/frame/push/turn-calls';
import { type Summons, tableOf } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { type Snapshot, summonsIn } from '../rules/index.ts';

/** One reader's time at an event: what they are called for is told on the page too, once, and not what was before they came. */
export class EventSitting extends PlainSitting {
  readonly callsTo: CallsTo = 'rounds';
  readonly #sounds: () => TableSounds | undefined;
  #before: readonly Summons[] | undefined;

  constructor(live: LiveTable, telling: Telling, sounds: () => TableSounds | undefined) {
    super(live, telling);
    this.#sounds = sounds;
    this.stops.push(
      live.$isLoaded.subscribe(() => this.#look()),
      live.$snapshot.listen(() => this.#look()),
    );
  }

  #look(): void {
    const { live } = this;
    if (!live.$isLoaded.get()) return;
    const snapshot = live.$snapshot.get() as Snapshot;
    const own = summonsIn(snapshot).filter(({ seat }) => seat === live.seat.id);
    const fresh = newSummons(this.#before, own);
    this.#before = own;
    if (fresh.length > 0) this.#sounds()?.play(['turn']);
    for (const { kind } of fresh) {
      this.toasts.add(summonsText(kind), 'success');
      notifyAway(summonsText(kind), tableOf(snapshot)?.name ?? '');
    }
  }
}

/** What was not there before; nothing where nobody knows what was. */
export const newSummons = (before: readonly Summons[] | undefined, now: readonly Summons[]): readonly Summons[] =>
  before ? now.filter(({ mark }) => !before.some((one) => one.mark === mark)) : [];
