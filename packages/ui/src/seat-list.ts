import { msg, str } from './words.ts';
import type { AskedAbout } from './chat-box.ts';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { icon } from './icon.ts';
import { lampStyles } from './lamp-styles.ts';
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
  /** What they say to the whole table is not heard just now. */
  readonly isSilenced?: boolean;
  /** Somebody sits there whose talk can be muted, or who can be reported. */
  readonly isAskable?: boolean;
  /** The reader may give this seat a new link: as any other, or as its captain, who invites commanders and takes their seats back. */
  readonly renewal?: 'renew' | 'invite' | 'take-back';
}

type Renewal = NonNullable<SeatLine['renewal']>;

const renewalText = (renewal: Renewal): string => {
  switch (renewal) {
    case 'renew':
      return msg('New invite');
    case 'invite':
      return msg('Invite');
    case 'take-back':
      return msg('Take back');
    default:
      return renewal satisfies never;
  }
};

/** The seats of a table: who sits where, who is here now. Tells `renew` with the seat's line, and `ask-about` with `{seat}`. */
export class SeatList extends VxElement {
  static override properties = { seats: { attribute: false } };
  declare seats: readonly SeatLine[];

  static override styles = [
    baseStyles,
    sideStyles,
    lampStyles,
    buttonStyles,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.6em;
        padding: 0.3em 0;
      }
      li + li {
        border-top: 1px solid var(--vx-line);
      }
    `,
  ];

  #renderRenew(seat: SeatLine, renewal: Renewal) {
    return html`<button type="button" class="plain small" aria-label=${`${renewalText(renewal)}: ${seat.title}`} @click=${() => this.tell('renew', seat)}>${icon('link')}${renewalText(renewal)}</button>`;
  }

  #renderAbout({ id, name = '' }: SeatLine) {
    return html`<button type="button" class="plain small" aria-label=${msg(str`${name}: mute, report`)} @click=${() => this.tell<AskedAbout>('ask-about', { seat: id })}>${icon('ellipsis')}</button>`;
  }

  override render() {
    return html`<ul aria-label=${msg('Seats')}>
      ${this.seats.map(
        (seat) => html`<li>
          <span class="side ${seat.side ?? ''}"></span>
          <span class="grow">
            <strong class="one-line">${seat.name ?? seat.title}</strong>
            <span class="quiet small"
              >${seat.name === undefined ? msg('free') : seat.title}${seat.isMine ? html` · ${msg('you')}` : nothing}${seat.isSilenced ? html` · ${msg('silenced')}` : nothing}</span
            >
          </span>
          <span class="row">
            ${
              seat.name === undefined
                ? nothing
                : html`<span class="lamp small quiet ${seat.isOnline ? 'online' : ''}">${seat.isOnline ? msg('here') : msg('away')}</span>`
            }
            ${seat.renewal ? this.#renderRenew(seat, seat.renewal) : nothing}
            ${seat.isAskable ? this.#renderAbout(seat) : nothing}
          </span>
        </li>`,
      )}
    </ul>`;
  }
}
customElements.define('vx-seat-list', SeatList);
