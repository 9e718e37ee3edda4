import { gameOf, playerOf, type Snapshot } from '../../rules/index.ts';
import type { LogLine, SideId } from '@vexillum/model';
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { SpokenRegion } from '@vexillum/frame/table/spoken-region';
import { spokenLine } from './spoken-line.ts';
import { msg, str } from '@vexillum/ui/words';
import { recruitsText } from '../count-texts.ts';
import type { LiveTable } from '../live-table.ts';

/** Says what happens to whoever does not see it: a turn of somebody else in one sentence, and that one's own has come. */
export class ConquestLiveRegion extends SpokenRegion {
  declare live: LiveTable;
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

/** What a player hears when their turn begins; '' while it is not theirs. */
export const yourTurnText = (snapshot: Snapshot, side: SideId | undefined): string => {
  const game = gameOf(snapshot);
  if (!game || side === undefined || game.mover !== side) return '';
  switch (game.phase) {
    case 'assignment':
      return msg('Your turn: claim a territory.');
    case 'amassing':
      return msg(str`Your turn: place an army. You have ${playerOf(snapshot, side)?.armiesLeft ?? 0} left.`);
    case 'conquer':
      return game.recruits > 0
        ? msg(str`Your turn: place ${recruitsText(game.recruits)}.`)
        : msg('Your turn: attack, move or end it.');
    case 'over':
      return '';
    default:
      return game.phase satisfies never;
  }
};
