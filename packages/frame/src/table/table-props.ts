import type { LiveTable } from '@vexillum/table';
import type { WordsByLanguage } from '../language.ts';
import type { MySeat } from '../memory/my-tables.ts';
import type { SetupOf } from '../new-table/table-wish.ts';
import type { Router } from '../router.ts';
import type { Verdict } from '../verify/check-match.ts';

/** What a game's table is given. It tells `shown` once its board has been painted. */
export interface TableProps {
  readonly live: LiveTable;
  readonly table: string;
  readonly mySeats: readonly MySeat[];
  readonly go: Router['go'];
  /** The words of all games that the app shows: a table may speak of tables of other games. */
  readonly allWords: readonly WordsByLanguage[];
  /** The part of a game's own of setting a table up; none where that game has none, and where it does not come. */
  readonly setupOf: SetupOf;
  /** Checks a match file whole, in a worker: whoever runs the games knows how. */
  readonly verdictOn: (file: Blob) => Promise<Verdict>;
}
