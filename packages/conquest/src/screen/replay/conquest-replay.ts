import type { ReplayEntry } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { css, html, type PropertyValues } from 'lit';
import { Timeline as WholeTimeline, type Viewer } from '@vexillum/frame/replay/timeline';
import type { Eyes } from '@vexillum/frame/replay/told-match';
import { type Place, WatchedMatch } from '@vexillum/frame/replay/watched-match';
import { ownerName } from '../names.ts';
import './conquest-replay-board.ts';
import { gameFacts } from './game-facts.ts';
import { playersIn } from './players-in.ts';
import './replay-players.ts';
import { ToldConquest } from './told-conquest.ts';
import { conquest, type ConquestKinds, fogsIn, type Snapshot } from '../../rules/index.ts';
import { liftApart } from '../fog/lift-apart.ts';
import type { Timeline } from '../live-table.ts';

/** A game that was played, to be watched again: as one of its players knew it, or as those did who only watched. */
export class ConquestReplay extends WatchedMatch<ToldConquest> {
  static override properties = { ...WatchedMatch.properties, lifted: { state: true }, isLifting: { state: true } };
  protected override sides: readonly Viewer[] = [];
  /** The match as it would be without fog; none until a reader has looked back at one whose fog has lifted. */
  declare lifted: Timeline | undefined;
  declare isLifting: boolean;
  /** The match that has been looked through for fog. */
  #asked: WatchedMatch<ToldConquest>['timeline'] | undefined;

  static override styles = [
    ...WatchedMatch.styles,
    css`
      .board {
        grid-template-rows: auto minmax(0, 1fr);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('timeline')) {
      this.sides = playersIn(this.timeline.entries);
      [this.lifted, this.isLifting] = [undefined, false];
    }
    super.willUpdate(changed);
    if (this.isHindsight && this.#asked !== this.timeline) void this.#lift();
  }

  /** Once a match, and away from the page: every deed is done again for it. */
  async #lift() {
    const { timeline } = this;
    const entries = timeline.entries as readonly ReplayEntry[];
    this.#asked = timeline;
    if (!timeline.isFinished || !fogsIn(entries).some(({ isLifted }) => isLifted)) return;
    this.isLifting = true;
    const lifted = (await liftApart(entries)) as Timeline['entries'];
    if (timeline !== this.timeline) return;
    this.lifted = new WholeTimeline<ConquestKinds>({ ledger: lifted }, conquest);
    this.isLifting = false;
  }

  protected override get edition(): string {
    return this.lifted ? 'lifted' : '';
  }

  protected override tellWith(timeline: Timeline, eyes: Eyes): ToldConquest {
    return new ToldConquest(timeline, eyes, this.lifted);
  }

  protected override sideTitle(side: Viewer, table: Snapshot): string {
    return ownerName(table, side);
  }

  protected override factsOf(table: Snapshot): readonly string[] {
    return [...gameFacts(table), this.isLifting ? msg('Lifting the fog …') : ''];
  }

  protected override renderBoard(told: ToldConquest, { at }: Place) {
    const snapshot = told.tableAt(at);
    return html`<vx-replay-players .snapshot=${snapshot} .side=${this.as}></vx-replay-players>
      <vx-conquest-replay-board .snapshot=${snapshot}></vx-conquest-replay-board>`;
  }
}
customElements.define('vx-conquest-replay', ConquestReplay);
