import { msg, str } from '@vexillum/ui/words';
import type { Seat } from '@vexillum/model';
import { icon } from '@vexillum/ui';
import { html, nothing } from 'lit';
import type { MySeat } from '../../memory/my-tables.ts';
import { tablePath, type Router } from '../../router.ts';
import { seatTitle } from '../../seat-title.ts';

export interface SeatsHeld {
  readonly table: string;
  readonly seat: Seat;
  readonly mySeats: readonly MySeat[];
  readonly go: Router['go'];
}

/**
 * Which seat this is, and the way to the others that this browser holds; goes with `tableBarStyles` and `sideStyles`. The menu itself
 * comes with `vx-settings-menu`, after the board, which would else wait for it.
 */
export const mySeat = ({ table, seat, mySeats, go }: SeatsHeld) => {
  const title = seatTitle(seat);
  if (mySeats.length < 2)
    return seat.kind === 'spectator'
      ? nothing
      : html`<span class="who wide small" style="cursor:default"><span class="side ${seat.side ?? ''}"></span>${title}</span>`;
  return html`<wa-dropdown placement="bottom-end" @wa-select=${(event: CustomEvent<{ item: { value: string } }>) => go(tablePath(table, event.detail.item.value))}>
      <button slot="trigger" type="button" class="who small" aria-label=${msg(str`Your seat: ${title}. Change seat`)} title=${msg('You hold several seats in this browser')}>
        <span class="side ${seat.side ?? ''}"></span><span class="wide">${title}</span>${icon('chevron-down')}
      </button>
      ${mySeats.map((mine) => html`<wa-dropdown-item type="checkbox" value=${mine.seat} ?checked=${mine.seat === seat.id}>${seatTitle(mine)}</wa-dropdown-item>`)}
    </wa-dropdown>`;
};
