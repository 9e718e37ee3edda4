import type { Point } from '@vexillum/geometry';
import type { Flag } from '@vexillum/rules-assist';
import type { LiveTable } from '@vexillum/table';
import { atom } from 'nanostores';
import { TableSitting } from '@vexillum/frame/table/table-sitting';
import { Battle } from './battle.ts';
import { BattleActions } from './battle-actions.ts';
import { Overlays } from './board/overlays.ts';
import { Hand } from './hand/hand.ts';
import { Pings } from './hand/pings.ts';
import { Privacy } from './umpire/privacy.ts';
import { seenTable } from './umpire/seen-table.ts';

/** All that a battle's table gives its elements; each of them asks for the parts that it needs. */
export class BattleSitting extends TableSitting {
  /** What is private may be under the shade. */
  override readonly live: LiveTable;
  override readonly actions: BattleActions;
  readonly battle: Battle;
  readonly hand: Hand;
  readonly overlays = new Overlays();
  readonly pings: Pings;
  readonly privacy = new Privacy();
  /** The rules' remarks for this reader; none yet before the table has been looked at. They come after the board. */
  readonly $flags = atom<readonly Flag[] | undefined>(undefined);
  /** Whose view the reader's camera follows. */
  readonly $following = atom<string | undefined>(undefined);

  constructor(table: LiveTable, askNote: (at: Point) => void) {
    super();
    this.live = seenTable(table, this.privacy);
    this.actions = new BattleActions(table);
    this.battle = new Battle(this.live);
    this.listen();
    this.pings = new Pings(this.live, (point) => this.hand.port?.lookAt(point));
    const { live, actions, battle, pings, toasts, $following } = this;
    this.hand = new Hand({ live, actions, battle, pings, toasts, $following, askNote });
    this.stops.push(this.pings.close, () => this.hand.close());
  }
}
