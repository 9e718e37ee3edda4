import { type PlainSitting, PlainTable } from '@vexillum/frame/plain/plain-table';
import type { TableProps } from '@vexillum/frame/table/table-props';
import { choiceOf } from '@vexillum/model';
import { buttonStyles } from '@vexillum/ui';
import { msg, wordsText } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { LINE_POINTS, mayBid, mayMark, MOST_POINTS, type Table } from '../rules/index.ts';
import './nine-squares.ts';
import { stateStyles, stateView } from './state.ts';
import { telling } from './telling.ts';

export { games } from '../rules/index.ts';

/** 32 bytes from the system's generator, as hex. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const everyBid = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);

/** The table: what stands round the board is the platform's. */
export class NoughtsTable extends PlainTable {
  protected override readonly telling = telling;

  static override styles = [
    ...PlainTable.styles,
    buttonStyles,
    stateStyles,
    css`
      .bids {
        display: grid;
        gap: var(--wa-space-s);
        justify-items: center;
        text-align: center;
      }
      .bids button {
        min-width: 2.75rem;
        min-height: 2.75rem;
      }
    `,
  ];

  protected override renderBoard({ live, actions }: PlainSitting, snapshot: Table) {
    const { seat } = live;
    const marking = choiceOf(mayMark, snapshot, seat);
    const whyNot = (square: number) => {
      const why = marking.whyNot({ square });
      return why ? wordsText(why.words) : '';
    };
    return html`<div class="game">
      ${stateView(snapshot, seat.side)}
      ${choiceOf(mayBid, snapshot, seat).ok ? this.#renderBids() : nothing}
      <vx-nine-squares
        .snapshot=${snapshot}
        .whyNot=${whyNot}
        @mark=${({ detail }: CustomEvent<number>) => void actions.act(mayMark.action, { square: detail })}
      ></vx-nine-squares>
      <p class="small quiet">
        ${msg('The higher bid begins and is paid to the other player. Three in a row bring {0} points; whoever has more points in the end wins. Equal bids cost nothing, and Player A begins.', LINE_POINTS)}
      </p>
    </div>`;
  }

  #renderBids() {
    return html`<div class="bids" role="group" aria-label=${msg('Your bid')}>
      <span>${msg('How many points do you bid for beginning?')}</span>
      <div class="row">
        ${everyBid.map((points) => html`<button type="button" class="plain" aria-label=${msg('Bid {0}', points)} @click=${() => this.#bid(points)}>${points}</button>`)}
      </div>
    </div>`;
  }

  #bid(points: number) {
    void this.sitting?.actions.act(mayBid.action, { points, salt: newSalt() });
  }
}
customElements.define('vx-noughts-table', NoughtsTable);

export const table = ({ live, table: id, mySeats, go, verdictOn }: TableProps) =>
  html`<vx-noughts-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .verdictOn=${verdictOn}></vx-noughts-table>`;
