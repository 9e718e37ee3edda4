import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/details/details.js';
import { msg } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { invitesOf } from '../../../memory/my-invites.ts';
import type { Router } from '../../../router.ts';
import '../../../screens/invite-list.ts';
import type { Desk } from '../desk.ts';
import { seatLines } from '../seat-lines.ts';

/** Who sits where; and for whoever set the table up, the links again. */
export class SeatsDialog extends VxElement {
  static override properties = {
    desk: { attribute: false },
    table: { attribute: false },
    go: { attribute: false },
    isOpen: { state: true },
  };
  declare desk: Desk;
  declare table: string;
  declare go: Router['go'];
  declare isOpen: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);

  static override styles = [
    baseStyles,
    css`
      wa-dialog {
        --width: 44rem;
      }
      wa-details {
        margin-top: 1em;
      }
    `,
  ];

  open() {
    this.isOpen = true;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('desk')) return;
    this.#snapshot.watch(this.desk.live.$snapshot);
    this.#online.watch(this.desk.live.$online);
  }

  override render() {
    if (!this.isOpen) return nothing;
    const kept = invitesOf(this.table);
    return html`<wa-dialog label=${msg('Seats')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <vx-seat-list .seats=${seatLines(this.desk.snapshot, this.#online.value ?? new Set(), this.desk.live.seat)}></vx-seat-list>
      ${kept ? html`<wa-details summary=${msg('Invite links')}><vx-invite-list .kept=${kept} .go=${this.go}></vx-invite-list></wa-details>` : nothing}
    </wa-dialog>`;
  }
}
customElements.define('vx-seats-dialog', SeatsDialog);
