import type { Game, Snapshot } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { css, type TemplateResult } from 'lit';
import { eventLine } from '../replay/event-line.ts';
import { remembered } from '../replay/remembered.ts';
import type { Pace } from '../replay/playback.ts';
import type { StepRow } from '../replay/step-list.ts';
import { talkTold } from '../replay/talk-told.ts';
import type { Timeline, Viewer } from '../replay/timeline.ts';
import type { Eyes, ToldMatch } from '../replay/told-match.ts';
import { type Place, WatchedMatch } from '../replay/watched-match.ts';
import { plainLine, playerName, type Telling } from './telling.ts';

/** Milliseconds that an entry is looked at. */
const REST = 900;

/** A match as somebody sees it, told as at its table. */
export class PlainMatch implements ToldMatch {
  readonly lineAt: (seq: number) => StepRow | undefined;
  readonly #timeline: Timeline;
  readonly #eyes: Eyes;

  constructor(timeline: Timeline, eyes: Eyes, game: Game, telling: Telling) {
    this.#timeline = timeline;
    this.#eyes = eyes;
    this.lineAt = remembered(300, (seq) => lineAt(timeline, game, telling, eyes.as, seq));
  }

  tableAt(seq: number): Snapshot {
    const { as, isHindsight } = this.#eyes;
    return isHindsight ? this.#timeline.hindsightAt(seq) : this.#timeline.seenAt(seq, as);
  }

  paceOf(): Pace {
    return { motion: 0, rest: REST };
  }
}

const lineAt = (timeline: Timeline, game: Game, telling: Telling, as: Viewer, seq: number): StepRow | undefined => {
  const entry = timeline.entries[seq];
  if (!entry) return undefined;
  const { at } = entry;
  const line = eventLine(timeline, game, seq);
  if (!line)
    return {
      seq,
      at,
      ...(talkTold(timeline, seq, as) ?? { who: '', text: msg('Something that only one side knows') }),
    };
  // A player's name is known from the entry in which they sit down.
  const table = timeline.seenAt(line.event.kind === 'seat-freed' ? seq - 1 : seq, 'spectator');
  const { isSeat: _isSeat, ...told } = plainLine(table, line, telling);
  return { seq, at, ...told };
};

/** A match of a game that brings its board and how it tells what happens, and nothing else. */
export abstract class PlainReplay extends WatchedMatch<PlainMatch> {
  static override styles = [
    ...WatchedMatch.styles,
    css`
      .board {
        overflow: auto;
      }
    `,
  ];

  protected abstract readonly game: Game;
  protected abstract readonly telling: Telling;
  /** The board as this viewer sees it; nothing on it can be touched. */
  protected abstract renderStill(snapshot: Snapshot, as: Viewer): TemplateResult;

  protected override get sides(): readonly Viewer[] {
    return this.game.sides;
  }

  protected override tellWith(timeline: Timeline, eyes: Eyes): PlainMatch {
    return new PlainMatch(timeline, eyes, this.game, this.telling);
  }

  protected override sideTitle(side: Viewer, table: Snapshot): string {
    return playerName(table, side);
  }

  protected override factsOf(): readonly string[] {
    return [];
  }

  protected override renderBoard(told: PlainMatch, { at }: Place) {
    return this.renderStill(told.tableAt(at), this.as);
  }
}
