import type { Snapshot } from '@vexillum/model';
import { type Profile, profileAt } from '../../rules/index.ts';
import type { Pace } from '@vexillum/frame/replay/playback';
import { remembered } from '@vexillum/frame/replay/remembered';
import type { StepRow } from '@vexillum/frame/replay/step-list';
import type { Timeline } from '@vexillum/frame/replay/timeline';
import type { Eyes, ToldMatch } from '@vexillum/frame/replay/told-match';
import { type Motion, motionOf } from './motion.ts';
import { stepLine } from './step-line.ts';

const MS_PER_MU = 220;
const SHORTEST_MOTION = 350;
const LONGEST_MOTION = 1800;
const REST = 900;
/** Where nothing moves, what is said is read more quickly. */
const SHORT_REST = 600;

/** A battle as somebody sees it: its tables, its sentences, its movements. */
export class ToldBattle implements ToldMatch {
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
