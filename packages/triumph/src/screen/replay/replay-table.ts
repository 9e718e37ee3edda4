import { msg, str } from '@vexillum/ui/words';
import { LAST_STEP, type Snapshot, stepOf, THIS_TABLE } from '@vexillum/model';
import { html } from 'lit';
import type { Timeline, Viewer } from '@vexillum/frame/replay/timeline';
import type { Eyes } from '@vexillum/frame/replay/told-match';
import { type Place, WatchedMatch } from '@vexillum/frame/replay/watched-match';
import { sideTitle } from '@vexillum/frame/seat-title';
import '../rules-of-table/tell-values.ts';
import { battleSides } from '../view/ground-view.ts';
import { forcesText } from './forces-text.ts';
import './replay-board.ts';
import type { ShownTable } from './replay-moment.ts';
import { ToldBattle } from './told-battle.ts';

const EMPTY_HAND: ShownTable['hand'] = new Map();

/** A battle that was played, to be watched again: as red knew it, as blue did, or as those did who only watched. */
export class ReplayTable extends WatchedMatch<ToldBattle> {
  protected override readonly sides: readonly Viewer[] = battleSides;

  protected override tellWith(timeline: Timeline, eyes: Eyes): ToldBattle {
    return new ToldBattle(timeline, eyes);
  }

  protected override sideTitle(side: Viewer): string {
    return sideTitle(side);
  }

  protected override factsOf(table: Snapshot): readonly string[] {
    return [timeText(table), ...battleSides.map((side) => forcesText(table, side))];
  }

  #shown(told: ToldBattle, { at, underWay }: Place): ShownTable {
    const motion = underWay && told.motionAt(underWay.seq);
    return {
      snapshot: told.tableAt(at),
      profile: told.profile,
      side: this.as === 'spectator' ? undefined : this.as,
      hand: motion ? motion.at(underWay.part) : EMPTY_HAND,
      shownMove: motion ?? told.motionAt(at),
    };
  }

  protected override renderBoard(told: ToldBattle, place: Place) {
    return html`<vx-replay-board .shown=${this.#shown(told, place)} .bottom=${this.as === 'blue' ? 'blue' : 'red'}></vx-replay-board>`;
  }
}

/** Where in the game this is. */
const timeText = (table: Snapshot): string => {
  const step = stepOf(table)?.number ?? 0;
  if (step === LAST_STEP) return msg('the game is over');
  const turn = table.public.turn.get(THIS_TABLE);
  if (turn) return msg(str`Turn ${turn.number}: ${sideTitle(turn.side)}`);
  return step > 0 && step < LAST_STEP - 1 ? msg(str`step ${step} of the deployment`) : '';
};

customElements.define('vx-replay-table', ReplayTable);
