import { gameOf } from '../../rules/index.ts';
import type { LogLine } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { SpokenRegion } from '@vexillum/frame/table/spoken-region';
import { spokenLine } from './spoken-line.ts';
import { yourTurnText } from './your-turn-text.ts';

/** Says what happens to whoever does not see it: a turn of somebody else in one sentence, and that one's own has come. */
export class ConquestLiveRegion extends SpokenRegion {
  #turn: number | undefined;
  #yourTurn = '';

  protected override sentenceOf({ $snapshot, seat }: LiveTable, line: LogLine): string {
    return spokenLine($snapshot.get(), line, seat.side);
  }

  /** Said once a turn: what changes during it is no news. */
  #callFor(): string {
    const { $snapshot, seat } = this.live;
    const snapshot = $snapshot.get();
    const turn = gameOf(snapshot)?.turn;
    if (turn === this.#turn) return this.#yourTurn;
    this.#turn = turn;
    return (this.#yourTurn = yourTurnText(snapshot, seat.side));
  }

  override render() {
    const text = this.#callFor();
    return html`${super.render()}
      <div class="for-readers" aria-live="assertive">${text === '' ? '' : keyed(this.#turn, html`<p>${text}</p>`)}</div>`;
  }
}
customElements.define('vx-conquest-live-region', ConquestLiveRegion);
