import { msg } from '@vexillum/ui/words';
import { icon } from '@vexillum/ui';
import { css, html } from 'lit';
import { EventPart } from './event-part.ts';
import { standingsStyles, standingsTable } from './standings-table.ts';

/** Who leads, and why. */
class StandingsTab extends EventPart {
  static override styles = [
    ...EventPart.styles,
    standingsStyles,
    css`
      .below {
        margin-top: var(--wa-space-s);
      }
    `,
  ];

  override render() {
    return html`${standingsTable(this.snapshot, this.live.seat.side)}
      <div class="row below"><button type="button" class="plain" @click=${() => window.print()}>${icon('print')}${msg('Print')}</button></div>`;
  }
}
customElements.define('vx-event-standings', StandingsTab);
