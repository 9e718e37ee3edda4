import {
  asSeen,
  attackIn,
  conquest,
  type ConquestEvent,
  eventIn,
  LaterKnown,
  type Snapshot,
} from '../../rules/index.ts';
import { commitTo } from '@vexillum/ledger';
import { type LogLine, type ReplayEntry, tableOf } from '@vexillum/model';
import type { Pace } from '@vexillum/frame/replay/playback';
import { remembered } from '@vexillum/frame/replay/remembered';
import type { StepRow } from '@vexillum/frame/replay/step-list';
import { talkTold } from '@vexillum/frame/replay/talk-told';
import type { Viewer } from '@vexillum/frame/replay/timeline';
import type { Eyes, ToldMatch } from '@vexillum/frame/replay/told-match';
import { msg } from '@vexillum/ui/words';
import { eventLine } from '@vexillum/frame/replay/event-line';
import { briefAttack } from '../log/attack-sentence.ts';
import { diceOf } from '../log/log-entries.ts';
import { subjectOf } from '../log/subject-of.ts';
import { logSentence } from '../log/tell-conquest.ts';
import type { Timeline } from '../live-table.ts';

/** Milliseconds at plain speed. */
const REST = 700;
/** Dice want to be read, and what they did to be seen. */
const AFTER_ATTACK = 1300;
/** A claim or a single army among dozens. */
const AFTER_ONE_ARMY = 300;

const rests: Readonly<Partial<Record<string, number>>> = {
  attacked: AFTER_ATTACK,
  'territory-claimed': AFTER_ONE_ARMY,
  'army-placed': AFTER_ONE_ARMY,
} satisfies Partial<Record<ConquestEvent['kind'], number>>;

/** A game of conquest as somebody sees it: its tables and its sentences. */
export class ToldConquest implements ToldMatch {
  readonly lineAt: (seq: number) => StepRow | undefined;
  readonly tableAt: (seq: number) => Snapshot;
  readonly #timeline: Timeline;
  readonly #eyes: Eyes;
  readonly #known: LaterKnown;
  /** The match as it would be without fog, where its fog has lifted and the reader looks back from there. */
  readonly #lifted: Timeline | undefined;
  readonly #lineAt: (seq: number) => LogLine | undefined;

  constructor(timeline: Timeline, eyes: Eyes, lifted?: Timeline) {
    this.#timeline = timeline;
    this.#eyes = eyes;
    const gameId = tableOf(timeline.snapshotAt(0))?.gameId ?? '';
    this.#known = new LaterKnown(timeline.entries as readonly ReplayEntry[], commitTo(gameId));
    this.#lifted = eyes.isHindsight && timeline.isFinished ? lifted : undefined;
    this.#lineAt = remembered(8, (seq) => this.#toldLine(seq));
    this.lineAt = remembered(300, (seq) => stepLine(timeline, eyes.as, seq, this.#lineAt(seq)));
    this.tableAt = remembered(8, (seq) => this.#tableAt(seq));
  }

  paceOf(seq: number): Pace {
    return { motion: 0, rest: rests[this.#lineAt(seq)?.event.kind ?? ''] ?? REST };
  }

  /** With the log's line about this very entry, out of which the board draws arrows and dice as it does at the table. */
  #tableAt(seq: number): Snapshot {
    const seen = this.#seenAt(seq);
    const line = this.#lineAt(seq);
    const log = new Map<string, LogLine>(line ? [[`line:${seq}`, line]] : []);
    return asSeen({ ...seen, public: { ...seen.public, log } });
  }

  #seenAt(seq: number): Snapshot {
    const { as, isHindsight } = this.#eyes;
    if (!isHindsight) return this.#timeline.seenAt(seq, as);
    const known = this.#known.inHindsight(this.#timeline.hindsightAt(seq));
    const lifted = this.#lifted?.snapshotAt(seq).public;
    if (!lifted) return known;
    const { game, territory } = lifted;
    return { ...known, public: { ...known.public, game, territory, fog: new Map() } };
  }

  /** Of what was done in the fog, what the reader saw of it. */
  #toldLine(seq: number): LogLine | undefined {
    const line = lineOf(this.#lifted ?? this.#timeline, seq);
    if (!line) return undefined;
    const seen = this.#timeline.seenAt(seq, this.#eyes.as);
    return asSeen({ ...seen, public: { ...seen.public, log: new Map([['line', line]]) } }).public.log.get('line');
  }
}

/** The line that the room wrote about this entry; of what a side did in secret there was none. */
const lineOf = (timeline: Timeline, seq: number): LogLine | undefined => eventLine(timeline, conquest, seq);

/** Tells an entry in the log’s sentence. */
const stepLine = (timeline: Timeline, as: Viewer, seq: number, line: LogLine | undefined): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const { at } = entry;
  if (!line)
    return {
      seq,
      at,
      ...(talkTold(timeline, seq, as) ?? { who: '', text: msg('Something that only one side knows') }),
    };
  // A player's name is known from the entry in which they sit down, and no longer once the game is cleared.
  const table = timeline.seenAt(line.event.kind === 'seat-freed' ? seq - 1 : seq, 'spectator');
  const side = table.public.seat.get(line.seat)?.side;
  const { who } = subjectOf(table, line);
  const attack = attackIn(line);
  return {
    seq,
    at,
    who,
    text: logSentence(table, line),
    ...(attack ? { brief: briefAttack(table, attack) } : {}),
    ...(side === undefined || who === '' ? {} : { side }),
    ...diceOf(eventIn(line)),
  };
};
