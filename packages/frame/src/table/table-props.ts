import type { LiveTable } from '@vexillum/table';
import type { GameScreen } from '../game-screen.ts';
import type { MySeat } from '../memory/my-tables.ts';
import type { Router } from '../router.ts';
import type { Verdict } from '../verify/check-match.ts';

/** What a game's table is given. It tells `shown` once its board has been painted. */
export interface TableProps {
  readonly live: LiveTable;
  readonly table: string;
  readonly mySeats: readonly MySeat[];
  readonly go: Router['go'];
  /** All games that the app shows: a table may speak of tables of other games. */
  readonly screens: readonly GameScreen[];
  /** Checks a match file whole, in a worker: whoever runs the games knows how. */
  readonly verdictOn: (file: Blob) => Promise<Verdict>;
}
