import type { Words } from '@vexillum/model';
import { msg, str, wordsText } from './words.ts';
import { css, html } from 'lit';
import { baseStyles } from './base-styles.ts';
import { VxElement } from './vx-element.ts';

/** How the line to the table stands, as this badge needs it. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' | 'reconnecting' | 'offline'; readonly waiting: number }
  | { readonly kind: 'refused'; readonly says: Words };

/** "1 move waiting", "3 moves waiting". */
export const waitingText = (waiting: number): string =>
  msg('{0, plural, one {# move waiting} other {# moves waiting}}', waiting);

export const lineText = (state: LineState): string => {
  switch (state.kind) {
    case 'connecting':
      return msg('Connecting …');
    case 'live':
      return msg('Live');
    case 'reconnecting':
      return state.waiting > 0 ? msg(str`Reconnecting, ${waitingText(state.waiting)}`) : msg('Reconnecting …');
    case 'offline':
      return state.waiting > 0 ? msg(str`Offline, ${waitingText(state.waiting)}`) : msg('Offline');
    case 'refused':
      return msg('Not connected');
    default:
      return state satisfies never;
  }
};

/** A lamp and a word: live, reconnecting, offline with what waits, or refused with the reason. */
export class ConnectionBadge extends VxElement {
  static override properties = { state: { attribute: false } };
  declare state: LineState;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: inline-flex;
      }
      div {
        display: inline-flex;
        align-items: center;
        gap: 0.45em;
        padding: 0.15em 0.7em;
        border-radius: 999px;
        background: var(--wa-color-neutral-fill-quiet);
        font-size: var(--vx-text-small);
        white-space: nowrap;
      }
      i {
        width: 0.6em;
        height: 0.6em;
        border-radius: 50%;
        background: var(--wa-color-neutral-border-loud);
      }
      .live i {
        background: var(--wa-color-success-fill-loud);
      }
      .reconnecting,
      .offline {
        background: var(--wa-color-warning-fill-normal);
        color: var(--wa-color-warning-on-normal);
      }
      .reconnecting i,
      .connecting i {
        border-radius: 2px;
        background: var(--wa-color-warning-fill-loud);
        animation: blink calc(1s * var(--vx-motion, 1)) infinite alternate;
      }
      .offline i,
      .refused i {
        border: 2px solid currentColor;
        background: transparent;
      }
      .refused {
        background: var(--wa-color-danger-fill-normal);
        color: var(--wa-color-danger-on-normal);
      }
      /* Where all is well, its light says it. */
      :host([brief]) .live {
        padding: 0.3em;
        background: none;
      }
      :host([brief]) .live span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      /* Beside the name of a table on a phone: two short lines, so that nothing else has to leave the bar for it. */
      @media (max-width: 34rem) {
        :host([brief]) {
          flex: none;
          max-width: 8.5rem;
        }
        :host([brief]) :is(.reconnecting, .offline, .connecting, .refused) {
          padding-inline: 0.5em;
          border-radius: 0.9em;
          font-size: var(--vx-text-tiny);
          line-height: 1.15;
          white-space: normal;
        }
        :host([brief]) i {
          flex: none;
        }
      }
      @keyframes blink {
        to {
          opacity: 0.3;
        }
      }
    `,
  ];

  override render() {
    const { state } = this;
    const why = state.kind === 'refused' ? wordsText(state.says) : explanation(state);
    return html`<div class=${state.kind} role="status" aria-label=${msg('Connection')} title=${why}>
      <i></i><span>${lineText(state)}</span>
    </div>`;
  }
}

const explanation = (state: LineState): string =>
  state.kind === 'live'
    ? msg('Everybody at the table sees what you do at once.')
    : msg('Go on playing: what you do is kept and sent when the connection is back.');

customElements.define('vx-connection-badge', ConnectionBadge);
