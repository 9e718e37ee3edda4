import { css, html, type PropertyValues } from 'lit';
import type { Viewer } from '@vexillum/frame/replay/timeline';
import type { Eyes } from '@vexillum/frame/replay/told-match';
import { type Place, WatchedMatch } from '@vexillum/frame/replay/watched-match';
import { ownerName } from '../names.ts';
import './conquest-replay-board.ts';
import { gameFacts } from './game-facts.ts';
import { playersIn } from './players-in.ts';
import './replay-players.ts';
import { ToldConquest } from './told-conquest.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { Timeline } from '../live-table.ts';

/** A game that was played, to be watched again: as one of its players knew it, or as those did who only watched. */
export class ConquestReplay extends WatchedMatch<ToldConquest> {
  protected override sides: readonly Viewer[] = [];

  static override styles = [
    ...WatchedMatch.styles,
    css`
      .board {
        grid-template-rows: auto minmax(0, 1fr);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('timeline')) this.sides = playersIn(this.timeline.entries);
    super.willUpdate(changed);
  }

  protected override tellWith(timeline: Timeline, eyes: Eyes): ToldConquest {
    return new ToldConquest(timeline, eyes);
  }

  protected override sideTitle(side: Viewer, table: Snapshot): string {
    return ownerName(table, side);
  }

  protected override factsOf(table: Snapshot): readonly string[] {
    return gameFacts(table);
  }

  protected override renderBoard(told: ToldConquest, { at }: Place) {
    const snapshot = told.tableAt(at);
    return html`<vx-replay-players .snapshot=${snapshot} .side=${this.as}></vx-replay-players>
      <vx-conquest-replay-board .snapshot=${snapshot}></vx-conquest-replay-board>`;
  }
}
customElements.define('vx-conquest-replay', ConquestReplay);
