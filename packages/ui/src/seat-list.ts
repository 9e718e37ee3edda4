import { msg } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { sideStyles } from './side-styles.ts';
import { VxElement } from './vx-element.ts';

export interface SeatLine {
  readonly id: string;
  /** What the seat is called: "Red captain". */
  readonly title: string;
  readonly side?: string;
  /** Who sits there, where somebody does. */
  readonly name?: string;
  readonly isOnline: boolean;
  readonly isMine: boolean;
}

/** The seats of a table: who sits where, who is here now. */
export class SeatList extends VxElement {
  static override properties = { seats: { attribute: false } };
  declare seats: readonly SeatLine[];

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      li {
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: 0.6em;
        padding: 0.3em 0;
      }
      li + li {
        border-top: 1px solid var(--vx-line);
      }
      .lamp {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
      }
      .lamp::before {
        content: '';
        width: 0.6em;
        height: 0.6em;
        border: 2px solid var(--wa-color-neutral-border-loud);
        border-radius: 50%;
      }
      .online::before {
        border-color: var(--wa-color-success-fill-loud);
        background: var(--wa-color-success-fill-loud);
      }
    `,
  ];

  override render() {
    return html`<ul aria-label=${msg('Seats')}>
      ${this.seats.map(
        (seat) => html`<li>
          <span class="side ${seat.side ?? ''}"></span>
          <span class="grow">
            <strong class="one-line">${seat.name ?? msg('free')}</strong>
            <span class="quiet small">${seat.title}${seat.isMine ? html` · ${msg('you')}` : nothing}</span>
          </span>
          ${
            seat.name === undefined
              ? nothing
              : html`<span class="lamp small quiet ${seat.isOnline ? 'online' : ''}">${seat.isOnline ? msg('here') : msg('away')}</span>`
          }
        </li>`,
      )}
    </ul>`;
  }
}
customElements.define('vx-seat-list', SeatList);
