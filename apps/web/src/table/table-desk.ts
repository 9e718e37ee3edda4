import type { Json, SideId, Snapshot } from '@vexillum/model';
import type { Answer, LiveTable } from '@vexillum/table';
import type { Toasts } from '@vexillum/ui';
import type { WritableAtom } from 'nanostores';

/** What every table's screen has before it, whichever game is played there. */
export interface TableDesk {
  readonly live: LiveTable;
  readonly toasts: Toasts;
  readonly snapshot: Snapshot;
  readonly side: SideId | undefined;
  readonly isPlayer: boolean;
  readonly isSpectator: boolean;
  /** Whose view the reader's camera follows; not every game's board can. */
  readonly $following?: WritableAtom<string | undefined>;
  /** Does it at once; a refusal is told by a toast, whoever gives it. */
  act(name: string, args: Json): Promise<Answer>;
  nameOfSeat(seat: string | undefined): string;
  /** Who plays a seat where no person sits, as a game with machines calls it. */
  machineIn?(seat: string): string | undefined;
}
