import { ToldAgain } from '@vexillum/conquest';
import { commitTo } from '@vexillum/ledger';
import { type LogLine, type ReplayEntry, type Snapshot, tableOf } from '@vexillum/model';
import type { Pace } from '../../../replay/playback.ts';
import { remembered } from '../../../replay/remembered.ts';
import type { StepRow } from '../../../replay/step-list.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import type { Eyes, ToldMatch } from '../../../replay/told-match.ts';
import { lineOf, stepLine } from './step-line.ts';

/** Milliseconds at plain speed. */
const REST = 700;
/** Dice want to be read, and what they did to be seen. */
const AFTER_ATTACK = 1300;
/** A claim or a single army among dozens. */
const AFTER_ONE_ARMY = 300;

const restAfter = (name: string | undefined): number => {
  if (name === 'attack-territory') return AFTER_ATTACK;
  return name === 'claim-territory' || name === 'place-army' ? AFTER_ONE_ARMY : REST;
};

/** A game of conquest as somebody sees it: its tables and its sentences. */
export class ToldConquest implements ToldMatch {
  readonly lineAt: (seq: number) => StepRow | undefined;
  readonly tableAt: (seq: number) => Snapshot;
  readonly #timeline: Timeline;
  readonly #eyes: Eyes;
  readonly #told: ToldAgain;

  constructor(timeline: Timeline, eyes: Eyes) {
    this.#timeline = timeline;
    this.#eyes = eyes;
    const gameId = tableOf(timeline.snapshotAt(0))?.gameId ?? '';
    this.#told = new ToldAgain(timeline.entries as readonly ReplayEntry[], commitTo(gameId));
    this.lineAt = remembered(300, (seq) => stepLine(timeline, this.#told, seq));
    this.tableAt = remembered(8, (seq) => this.#tableAt(seq));
  }

  paceOf(seq: number): Pace {
    return { motion: 0, rest: restAfter(this.#timeline.entries[seq]?.name) };
  }

  /** With the log's line about this very entry, out of which the board draws arrows and dice as it does at the table. */
  #tableAt(seq: number): Snapshot {
    const seen = this.#seenAt(seq);
    const entry = this.#timeline.entries[seq];
    const line = entry && lineOf(this.#timeline, this.#told, entry);
    const log = new Map<string, LogLine>(line ? [[`line:${seq}`, line]] : []);
    return { ...seen, public: { ...seen.public, log } };
  }

  #seenAt(seq: number): Snapshot {
    const { as, isHindsight } = this.#eyes;
    if (!isHindsight) return this.#timeline.seenAt(seq, as);
    return this.#told.inHindsight(this.#timeline.hindsightAt(seq));
  }
}
