import { isPlayer, type Json, type SideId, type Snapshot } from '@vexillum/model';
import type { Answer, LiveTable } from '@vexillum/table';
import { createToasts } from '@vexillum/ui';
import type { WritableAtom } from 'nanostores';
import { sentenceText } from '../sentences/sentence-text.ts';

/** What every table's screen has before it, whichever game is played there. */
export abstract class TableDesk {
  /** The table as this screen shows it. */
  abstract readonly live: LiveTable;
  readonly toasts = createToasts();
  /** Whose view the reader's camera follows; not every game's board can. */
  declare readonly $following?: WritableAtom<string | undefined>;
  protected stops: (() => void)[] = [];

  /** Does it at once; a refusal is told by a toast, whoever gives it. */
  abstract act(name: string, args: Json): Promise<Answer>;
  /** Who plays a seat where no person sits, as a game with machines calls it. */
  machineIn?(seat: string): string | undefined;

  /** What the table says to this seat alone is told by toasts, until `close`. */
  protected listen(): void {
    this.stops.push(
      this.live.onRefused(({ message }) => this.toasts.add(sentenceText(message), 'warning')),
      this.live.onNotice((message) => this.toasts.add(sentenceText(message), 'warning')),
    );
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  get snapshot(): Snapshot {
    return this.live.$snapshot.get();
  }

  get side(): SideId | undefined {
    return this.live.seat.side;
  }

  get isPlayer(): boolean {
    return isPlayer(this.live.seat);
  }

  get isSpectator(): boolean {
    return this.live.seat.kind === 'spectator';
  }

  nameOfSeat(seat: string | undefined): string {
    return (seat === undefined ? undefined : this.snapshot.public.seat.get(seat)?.name) ?? seat ?? '';
  }
}
