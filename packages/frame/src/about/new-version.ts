import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { passingStyles } from '../alive/passing-styles.ts';

/**
 * Says that the server is of another version than this page, which goes on as it is. It lies at an edge of the board, catches no pointer beside its
 * own buttons, and once it was put away it stays away until there is yet another version.
 */
export class NewVersion extends VxElement {
  static override properties = { version: { attribute: false }, putAway: { state: true } };
  /** Of the server. */
  declare version: string;
  declare putAway: string | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    passingStyles,
    css`
      :host {
        --passing-top: 0.6rem;
      }
      .strip {
        display: flex;
        align-items: center;
        gap: 0.25rem 0.5rem;
        max-width: min(100% - 1rem, 30rem);
        padding: 0.15rem 0.25rem 0.15rem 0.9rem;
        border: 1px solid var(--vx-line);
        border-radius: 0.5rem;
        background: var(--wa-color-surface-raised);
        color: var(--wa-color-text-normal);
        font-size: var(--vx-text-small);
        pointer-events: auto;
      }
      button {
        flex: none;
        min-width: var(--vx-target);
        min-height: var(--vx-target);
      }
      /* Where whose turn it is, and what is asked, stands at the board's upper edge. */
      @media (min-width: 56.01rem) {
        :host {
          top: auto;
          bottom: calc(var(--room-bottom, 0px) + 0.6rem);
        }
      }
      /* Where the head lies across the whole board. */
      @media (max-width: 56rem) {
        :host {
          top: max(calc(var(--room-top, 0px) + var(--passing-top)), calc(var(--head-bottom, 0px) + 0.4rem));
        }
      }
    `,
  ];

  override render() {
    if (this.putAway === this.version) return nothing;
    return html`<div class="strip" role="status">
      <span>${msg('A new version is here. Reload when you like.')}</span>
      <button type="button" class="plain" @click=${() => location.reload()}>${msg('Reload')}</button>
      <button type="button" class="plain" aria-label=${msg('Not now')} title=${msg('Not now')} @click=${() => (this.putAway = this.version)}>${icon('xmark')}</button>
    </div>`;
  }
}

// Last: a page that waits for its element makes one here, at once.
customElements.define('vx-new-version', NewVersion);
