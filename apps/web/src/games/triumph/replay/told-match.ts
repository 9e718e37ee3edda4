import type { Snapshot } from '@vexillum/model';
import { type Profile, profileAt } from '@vexillum/triumph';
import type { Pace } from '../../../replay/playback.ts';
import type { Timeline, Viewer } from '../../../replay/timeline.ts';
import { type Motion, motionOf } from './motion.ts';
import { type StepLine, stepLine } from './step-line.ts';

/** With whose eyes a match is seen; with hindsight, everything that is known by now. */
export interface Eyes {
  readonly as: Viewer;
  readonly isHindsight: boolean;
}

const MS_PER_MU = 220;
const SHORTEST_MOTION = 350;
const LONGEST_MOTION = 1800;
const REST = 900;
/** Where nothing moves, what is said is read more quickly. */
const SHORT_REST = 600;

/** Keeps what was worked out, up to so many things. */
const remembered = <Answer>(most: number, work: (seq: number) => Answer): ((seq: number) => Answer) => {
  const known = new Map<number, Answer>();
  return (seq) => {
    if (!known.has(seq)) known.set(seq, work(seq));
    if (known.size > most) known.delete(known.keys().next().value as number);
    return known.get(seq) as Answer;
  };
};

/** A match as somebody sees it: its tables, its sentences, its movements. Made anew for other eyes or another language. */
export class ToldMatch {
  readonly profile: Profile;
  readonly lineAt: (seq: number) => StepLine | undefined;
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
