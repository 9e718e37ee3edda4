import { msg, str } from '@vexillum/ui/words';
import { type SideId, THIS_TABLE } from '@vexillum/model';
import { html } from 'lit';
import type { Viewer } from '@vexillum/frame/replay/timeline';
import type { Eyes, ToldMatch } from '@vexillum/frame/replay/told-match';
import { type Place, WatchedMatch } from '@vexillum/frame/replay/watched-match';
import { sideTitle } from '@vexillum/frame/seat-title';
import '../combat/tell-combat.ts';
import '../rules-of-table/tell-values.ts';
import { battleSides } from '../view/ground-view.ts';
import { wearColors } from '../view/wear-colors.ts';
import './replay-board.ts';
import type { ShownTable } from './replay-moment.ts';
import { LAST_STEP, type Profile, profileAt, type Snapshot, stepOf } from '../../rules/index.ts';
import type { Pace } from '@vexillum/frame/replay/playback';
import { remembered } from '@vexillum/frame/replay/remembered';
import type { StepRow } from '@vexillum/frame/replay/step-list';
import { type Motion, motionOf } from './motion.ts';
import { stepLine } from './step-line.ts';
import type { Timeline } from '../live-table.ts';

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
    const shown = this.#shown(told, place);
    wearColors(this, shown.snapshot);
    return html`<vx-replay-board .shown=${shown} .bottom=${this.as === 'blue' ? 'blue' : 'red'}></vx-replay-board>`;
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

/** Where a side's stands are, as far as this viewer knows it: "Red: 24 on the board, 12 in reserve, 3 lost"; '' where it has none. */
const forcesText = (table: Snapshot, side: SideId): string => {
  const counts = { board: 0, reserve: 0, flank: 0, lost: 0, undeployed: 0 };
  for (const [id, stand] of table.public.stand)
    if (stand.side === side) counts[table.sides[side]?.stand.get(id)?.place ?? stand.place] += 1;
  const parts = [
    counts.board > 0 ? msg(str`${counts.board} on the board`) : '',
    counts.reserve > 0 ? msg(str`${counts.reserve} in reserve`) : '',
    counts.flank > 0 ? msg(str`${counts.flank} on a flank march`) : '',
    counts.lost > 0 ? msg(str`${counts.lost} lost`) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${sideTitle(side)}: ${parts.join(', ')}`;
};

const MS_PER_MU = 220;
const SHORTEST_MOTION = 350;
const LONGEST_MOTION = 1800;
const REST = 900;
/** Where nothing moves, what is said is read more quickly. */
const SHORT_REST = 600;

/** A battle as somebody sees it: its tables, its sentences, its movements. */
class ToldBattle implements ToldMatch {
  readonly profile: Profile;
  readonly lineAt: (seq: number) => StepRow | undefined;
  readonly motionAt: (seq: number) => Motion | undefined;
  readonly #timeline: Timeline;
  readonly #eyes: Eyes;

  constructor(timeline: Timeline, eyes: Eyes) {
    this.#timeline = timeline;
    this.#eyes = eyes;
    this.profile = profileAt(timeline.snapshotAt(0));
    this.lineAt = remembered(300, (seq) => stepLine(timeline, seq, eyes.as, this.profile));
    this.motionAt = remembered(100, (seq) => this.#motionAt(seq));
  }

  tableAt(seq: number): Snapshot {
    const { as, isHindsight } = this.#eyes;
    return isHindsight ? this.#timeline.hindsightAt(seq) : this.#timeline.seenAt(seq, as);
  }

  /** How long an entry is looked at. Nothing moves for a reader who wants it still. */
  paceOf(seq: number, isStill: boolean): Pace {
    const motion = this.motionAt(seq);
    if (!motion) return { motion: 0, rest: SHORT_REST };
    const time = Math.min(LONGEST_MOTION, Math.max(SHORTEST_MOTION, motion.length * MS_PER_MU));
    return { motion: isStill ? 0 : time, rest: REST };
  }

  #motionAt(seq: number): Motion | undefined {
    const entry = this.#timeline.entries[seq];
    return entry && motionOf(this.#timeline.snapshotAt(seq - 1), this.profile, entry);
  }
}
